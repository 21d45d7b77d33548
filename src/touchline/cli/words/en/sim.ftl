sim-games = How many games.
sim-processes = How many processes play; 0 is one for each core.

column-seat = seat
column-bot = bot
sim-wins = wins
sim-share = of all games
sim-mean = mean score
sim-won = Wins in { $games }: { $wins }. First place was shared in { $shared }.
sim-speed = { $games } games/s and { $decisions } decisions/s in { $processes }.
