# The symbols of the game, by the name of their icon, as the guide explains them.

legend-coin = Cash
    .text = Pays for hiring, building and upkeep. Worth nothing at the end.
legend-fans = Fans
    .text = Take a seat on match day for 1 € each, and buy rerolls of dice.
legend-ops = Operations
    .text = Two of them pay for a second action on a day.
legend-fit = Fitness
    .text = One for each Player whom you send out.
legend-shirt = Jersey
    .text = A place on the pitch. Plain ones have Strength 1.
legend-glove = Gloves
    .text = How many shots a Goalkeeper can save.
legend-ball = Attack
    .text = A shot that nobody blocks or saves is a goal.
legend-shield = Defence
    .text = Blocks one attacker who is not stronger.
legend-ad = Adboard
    .text = A place for a Sponsor.
legend-stand = Stands
    .text = Seats for your fans.
legend-star = VP
    .text = Victory points. The most of them win.
legend-lock = Secret
    .text = Only you see this.
