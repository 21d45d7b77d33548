# Numbers of things.
count-game = { $n ->
    [one] { $n } game
   *[other] { $n } games
  }
count-decision = { $n ->
    [one] { $n } decision
   *[other] { $n } decisions
  }
count-redealt-world = { $n ->
    [one] { $n } redealt world
   *[other] { $n } redealt worlds
  }
count-leak = { $n ->
    [one] { $n } leak
   *[other] { $n } leaks
  }
count-hostile-option = { $n ->
    [one] { $n } hostile option
   *[other] { $n } hostile options
  }
count-other-order = { $n ->
    [one] { $n } other order
   *[other] { $n } other orders
  }
count-pair = { $n ->
    [one] { $n } pair
   *[other] { $n } pairs
  }
count-unnoticed-move = { $n ->
    [one] { $n } unnoticed move
   *[other] { $n } unnoticed moves
  }
count-failure = { $n ->
    [one] { $n } failure
   *[other] { $n } failures
  }
count-seat = { $n ->
    [one] { $n } seat
   *[other] { $n } seats
  }
count-bot = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
  }
count-deal = { $n ->
    [one] { $n } deal
   *[other] { $n } deals
  }
count-seating = { $n ->
    [one] { $n } seating
   *[other] { $n } seatings
  }
count-problem = { $n ->
    [one] { $n } problem
   *[other] { $n } problems
  }
count-table = { $n ->
    [one] { $n } table
   *[other] { $n } tables
  }
count-row = { $n ->
    [one] { $n } row
   *[other] { $n } rows
  }
count-process = { $n ->
    [one] { $n } process
   *[other] { $n } processes
  }
count-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
count-puzzle = { $n ->
    [one] { $n } puzzle
   *[other] { $n } puzzles
  }
