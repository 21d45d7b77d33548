# The match of the day, and puzzles.

daily-lead = One deal of each game a day, the same for everybody on this server, against bots of the level Captain. You have one try: no undo, no coach, no bot that plays for you. Cards, dice and record stay under wraps until the day ends at midnight UTC.
daily-honest = One try for each browser: we cannot stop anybody from using a second one, or friends from talking. Every record in the table was replayed and checked.
daily-of = Match of the day, { $day }
daily-today = Today
daily-seats = { $n } managers; Captain plays the others
daily-name = Your name in the table
daily-begin = Play your one try
    .at = Play the match of the day in { $game }
daily-go-on = Go on playing
    .at = Go on with the match of the day in { $game }
daily-result = { $place ->
    [1] Won
   *[other] Place { $place } of { $seats }
  }
daily-line = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $margin ->
    [0] level with the best rival
   *[other] { $ahead ->
        [yes] { $margin } ahead of the best rival
       *[no] { $margin } behind the best rival
      }
  }
daily-copy = Copy a text to share
daily-share = Touchline, match of the day: { $game }, { $day }
    { $place ->
        [1] Won against { $rivals ->
            [one] one Captain
           *[other] { $rivals } Captains
          }
       *[other] Place { $place } of { $seats }
      }, { $points ->
        [one] { $points } point
       *[other] { $points } points
      } ({ $difference })
    { $url }
daily-nobody = Nobody has finished yet.
daily-ranking = Ranking of the day
daily-rank = Rank
daily-manager = Manager
daily-you = you
daily-place = Place
daily-points = Points
daily-margin = Margin
daily-replay = Replay
    .of = Replay of { $name }
daily-secret = Secret of the deal
daily-more = { $n ->
    [one] and { $n } more
   *[other] and { $n } more
  }
daily-days = Earlier days
daily-no-days = No earlier day has been played on this server yet.
home-more = More to play
home-daily = Match of the day
    .text = One deal for everybody, one try. How far do you get?
home-puzzles = Puzzles
    .text = One decision, one best answer. Can you find what Captain missed?

puzzles-title = Puzzles
puzzles-lead = Positions from bot games in which one answer is clearly better than all the others. You see what the manager could see, and have one answer.
puzzles-solved = { $tried ->
    [0] { $count } puzzles for you
   *[other] { $solved } of { $tried } solved, { $count } puzzles in all
  }
puzzles-rating = Your rating: { $rating }
puzzles-solve = Solve
    .at = Solve puzzles of { $game }
puzzles-all-done = All solved or tried
puzzle = Puzzle
puzzle-of = A puzzle of { $game }
puzzle-rated = Rated { $rating }
puzzle-yours = You: { $rating }
puzzle-right = Right!
puzzle-wrong = Not the best
puzzle-gained = { $up ->
    [yes] Your rating rises by { $n }.
   *[no] Your rating falls by { $n }.
  }
puzzle-worth = What the options are worth
puzzle-best = best
puzzle-chosen = your answer
puzzle-chance = { $n } % to win
puzzle-quoted = “{ $option }”
puzzle-sure = The best answer wins { $gap } games in 100 more than the next best (95 % interval: { $low } to { $high }), as tried in { $n } imagined worlds.
puzzle-rules = Rules
puzzle-next = Next puzzle
puzzle-list = All puzzles
puzzle-finished = That was the last one of this game.
