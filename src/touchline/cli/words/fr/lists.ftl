bots-game = Les bots de ce jeu seulement.

games-line = { $id } : { $title }, { $fewest } à { $most } managers
