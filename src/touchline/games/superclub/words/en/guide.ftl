# The symbols of the game, by the name of their icon, as the guide explains them.

legend-star = Star
    .text = A full star is what a player is worth now, an empty one what training may add.
legend-link = Chemistry
    .text = Two neighbours whose half stars meet add a star.
legend-cup = SuperCup card
    .text = The champion of a season draws one. Three of them open the final.
legend-bino = Scouting
    .text = Turn over the top card of a continent, and sign the player for his scouting price.
legend-fit = Training
    .text = You roll a die for each player whom you train.
legend-stand = Stadium
    .text = Brings income every season.
legend-handshake = Trade
    .text = Players, key staff and money change hands between two managers.
legend-lock = Secret
    .text = Only you see this.
