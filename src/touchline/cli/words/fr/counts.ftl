# Tant de choses.
count-game = { $n ->
    [one] { $n } partie
   *[other] { $n } parties
  }
count-decision = { $n ->
    [one] { $n } décision
   *[other] { $n } décisions
  }
count-redealt-world = { $n ->
    [one] { $n } monde redistribué
   *[other] { $n } mondes redistribués
  }
count-leak = { $n ->
    [one] { $n } fuite
   *[other] { $n } fuites
  }
count-hostile-option = { $n ->
    [one] { $n } option hostile
   *[other] { $n } options hostiles
  }
count-other-order = { $n ->
    [one] { $n } autre ordre
   *[other] { $n } autres ordres
  }
count-pair = { $n ->
    [one] { $n } paire
   *[other] { $n } paires
  }
count-unnoticed-move = { $n ->
    [one] { $n } coup inaperçu
   *[other] { $n } coups inaperçus
  }
count-failure = { $n ->
    [one] { $n } échec
   *[other] { $n } échecs
  }
count-seat = { $n ->
    [one] { $n } place
   *[other] { $n } places
  }
count-bot = { $n ->
    [one] { $n } bot
   *[other] { $n } bots
  }
count-deal = { $n ->
    [one] { $n } donne
   *[other] { $n } donnes
  }
count-seating = { $n ->
    [one] { $n } répartition des places
   *[other] { $n } répartitions des places
  }
count-problem = { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
  }
count-table = { $n ->
    [one] { $n } table
   *[other] { $n } tables
  }
count-row = { $n ->
    [one] { $n } ligne
   *[other] { $n } lignes
  }
count-process = { $n ->
    [one] { $n } processus
   *[other] { $n } processus
  }
count-point = { $n ->
    [one] { $n } point
   *[other] { $n } points
  }
count-puzzle = { $n ->
    [one] { $n } problème
   *[other] { $n } problèmes
  }
