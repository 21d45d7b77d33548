# Leagues and cups.

nav-leagues = Leagues
leagues = Leagues and cups
leagues-list = Find a league
leagues-none = No league yet
    .text = Make the first one, and send its link to your friends.
leagues-new = Make your own
    .button = Make the league
leagues-kind = Kind
leagues-most = Managers at most
leagues-days = Days per round
leagues-seats = Seats at a table
leagues-rounds = Swiss rounds (0: automatic)
leagues-bot = Who plays on for the absent
leagues-starts = Begins
leagues-starts-in = { $n ->
    [0] when it is full
    [one] tomorrow at the latest
   *[other] in { $n } days at the latest
}
leagues-open = Everybody may join
    .text = Otherwise people join with your link or code.
leagues-about = Tables are opened and results recorded without you. Clocks and deadlines keep it going, even if somebody vanishes.
league-kind-round_robin = Round robin
    .text = Everybody meets everybody once.
league-kind-swiss = Swiss
    .text = Managers who are level meet, for a few rounds.
league-kind-knockout = Cup
    .text = Whoever loses is out. If two end level, the one drawn first goes on.
league-entrants = { $n } of { $most } managers
league-round = Round { $n } of { $of }
league-round-n = Round { $n }
league-status-open = Open
league-status-running = Running
league-status-over = Over
league-standings = Standings
league-place = #
league-manager = Manager
league-played = Played
league-won = Won
league-level = Level
league-lost = Lost
league-points = Points
league-out = out
league-winner = Winner
league-left = { $time } left
league-absent = did not turn up
league-bye = goes on without a game
league-play = Play
league-who = Who takes part
league-nobody = Nobody yet
    .text = Be the first.
league-leave = Withdraw
league-remove = Remove
league-join = Take part
    .text = No account is needed. Your seats at all tables of this league stay in this browser.
league-by-code = This league is joined with a link or a code of its organiser.
league-organise = You are the organiser
    .text = It runs by itself. Pairings, tables and results need nobody.
league-invite = Link to join
league-begin = Begin now
league-how = How it is played
league-starts = It begins in { $time } at the latest, or as soon as it is full.
league-rule-days = { $n ->
    [one] Each round lasts one day.
   *[other] Each round lasts { $n } days.
} Bots finish whatever is still open by then.
league-rule-points = For every other manager at the table: three points for ending ahead of them, one for ending level.
league-rule-away = Anybody who never made a decision at a table, nor agreed to end the game, counts as absent and loses that game. Twice in a row, and they are out.
league-said-made = Your league is ready. Send its link to everybody who should take part.
league-said-joined = You have joined. When a table is waiting for you, you will find it under “My turns”.
league-said-left = You have withdrawn.
league-said-begun = The first round has begun.

# Series
new-series = How many games
series-one = One game
series-best_of_3 = Best of three
series-best_of_5 = Best of five
series-season = A season: all games in a row
series-title = Series: game { $n } of { $of }
series-next = The next game starts by itself.
series-to = To the next game
series-over = { $name } has won the series.
