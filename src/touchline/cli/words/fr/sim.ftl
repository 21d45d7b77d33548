sim-games = Combien de parties.
sim-processes = Combien de processus jouent ; 0 en fait un par cœur.

column-seat = place
column-bot = bot
sim-wins = victoires
sim-share = de toutes les parties
sim-mean = score moyen
sim-won = Victoires en { $games } : { $wins }. Première place partagée : { $shared }.
sim-speed = { $games } parties/s et { $decisions } décisions/s dans { $processes }.
