bench-game = Only this game.
bench-seconds = Time for each game in each build.
bench-only-self = Measure the running build alone, in this process.

measuring = Measuring
column-game = game
column-build = build
speed-decisions = decisions/s
speed-games = games/s
speed-copy = µs/copy
speed-looks = looks/s
speed-worlds = worlds/s
speed-trials = trials/s
bench-note = Play, copies and observations (looks) with { $seats } seats; worlds and trials of a search with 2.
