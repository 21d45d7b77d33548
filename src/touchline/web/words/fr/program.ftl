# Ce qui est dit à un programme sur sa ligne en direct.

program-unreadable = Ce message est inutilisable, ou arrive trop vite. Les actions et leurs champs sont décrits à /api/openapi.json.
