# What all tables say, unless a game says it in its own way.

tab-table = Table
tab-mine = Mine
nothing-there = none
waiting-nobody = The table plays on
waiting-others = { $who } { $n ->
    [one] is
   *[other] are
} choosing

# A choice that is edited and sent once
draft-places = Places
draft-clear = Empty this place
draft-cleared = Nothing stays in place { $place }
draft-clear-all = Start again
draft-send = Send

# The end
result-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}.
result-shared = { $winners } share the victory
result-won = { $who ->
    [you] You win
   *[other] { $name } wins
}
