bots-game = Les robots de ce jeu seulement.

games-line = { $id } : { $title }, { $fewest } à { $most } managers
