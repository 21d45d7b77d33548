bots-game = Only the bots of this game.

games-line = { $id }: { $title }, { $fewest } to { $most } managers
