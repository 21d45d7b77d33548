"""Many games at once: tournaments, and how fair the games are."""
