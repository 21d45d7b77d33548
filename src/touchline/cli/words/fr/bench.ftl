bench-game = Ce jeu seulement.
bench-seconds = Temps pour chaque jeu et chaque version.
bench-only-self = Mesurer la version en marche seulement, dans ce processus.

measuring = Mesure
column-game = jeu
column-build = version
speed-decisions = décisions/s
speed-games = parties/s
speed-copy = µs/copie
speed-looks = vues/s
speed-worlds = mondes/s
speed-trials = essais/s
bench-note = Jeu, copies et observations (vues) avec { $seats } places ; mondes et essais d’une recherche avec 2.
