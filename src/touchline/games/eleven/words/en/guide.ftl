# The symbols of the game, by the name of their icon, as the guide explains them.

legend-coin = Cash
    .text = Pays for hiring, building and upkeep. Worth nothing at the end.
legend-fans = Fans
    .text = Each one seated on match day earns 1 €. Fans also pay for rerolls.
legend-ops = Operations
    .text = Two of them pay for a second action on a day.
legend-fit = Fitness
    .text = Each Player in your line-up needs one.
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
    .text = Victory points. Whoever has the most wins.
legend-lock = Secret
    .text = Only you see this.
