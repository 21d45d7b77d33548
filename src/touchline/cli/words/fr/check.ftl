check-games = Combien de parties, réparties sur toutes les variantes.

checking = Vérification de { $game }
checked = { $title } : { $games }, { $decisions }, { $redealt-worlds }, { $leaks }, { $hostile-options } refusées, { $other-orders } de réponses simultanées, { $pairs } de mondes qui se ressemblent, { $unnoticed-moves }, { $failures }.
checked-endless = Non jouées, car une telle partie peut ne pas finir : { $games }.
