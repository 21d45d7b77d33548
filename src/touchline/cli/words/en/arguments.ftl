arguments-seats = How many managers play.
arguments-seats-default = one for each bot; all that the game has, if one bot plays them all
arguments-bots = A bot for each seat, by name or as ./mybot.py:mine; a single one plays all seats.
arguments-seed = The same seed gives the same games.
arguments-options = Switch an option of the game on, or set its value; may be given several times.
arguments-as-json = Print JSON for programs.

arguments-game = The game, for example best11, or an edition of it: best11@my-cards.
no-bots = Name at least one bot: --bots random. `touchline bots` lists them.
seats-and-bots = The table has { $seats } and { $bots }. Name one bot for each seat.
long-value = No option has a value as long as the one that '{ $name }' got.
more = … and { $n } more; --json prints all.
