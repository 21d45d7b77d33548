check-games = How many games, spread over all variants.

checking = Checking { $game }
checked = { $title }: { $games }, { $decisions }, { $redealt-worlds }, { $leaks }, { $hostile-options } refused, { $other-orders } of simultaneous answers, { $pairs } of worlds that look the same, { $unnoticed-moves }, { $failures }.
checked-endless = Not played, because such a game need not end: { $games }.
