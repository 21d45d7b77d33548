# The symbols of the game, by the name of their icon, as the guide explains them.

legend-star = Skill
    .text = A symbol. The more of one kind you have, the more each of them is worth.
legend-brain = Savvy
    .text = A symbol, like skill.
legend-diamond = Speed
    .text = A symbol, like skill.
legend-heart = Strength
    .text = A symbol, like skill.
legend-shirt = Kit
    .text = Colour, pattern and letter of a card (Y, T, O, R, P). Some tactical cards want one colour.
legend-bolt = Late
    .text = The card can join your bid after all bids on the slot are seen.
legend-cards = Hand
    .text = Free agents in hand. They are players and money at the same time.
legend-coin = Money
    .text = Pays in bids, and scores 1 point each at the end.
legend-seal = Tactical cards
    .text = Secret aims that pay at the end.
legend-whistle = Whistle
    .text = Its holder decides ties and acts first. It moves round the table.
legend-lock = Secret
    .text = Only you see this.
