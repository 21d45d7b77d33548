# The symbols of the game, by the name of their icon, as the guide explains them.

legend-star = Stars
    .text = What a footballer is worth on the pitch. The team with more stars wins.
legend-pennant = Pennant
    .text = Won in a euromatch. Every five are worth a star for the rest of the game.
legend-q = Question card
    .text = Everybody reads it: money, a sponsor, help or trouble.
legend-plus = Plus card
    .text = A secret card for the matches.
legend-boots = Boots
    .text = Your sponsor of this item pays when you stop here; shirt, socks and shorts work the same way.
legend-shirt = Shirt
    .text = A sponsor’s item.
legend-socks = Socks
    .text = A sponsor’s item.
legend-shorts = Shorts
    .text = A sponsor’s item.
legend-pot = Jackpot
    .text = What others paid into it is yours when you stop here.
legend-globe = Euromatch
    .text = Phase 1: roll again. Phase 2: a match against a European club.
legend-handshake = Transfer window
    .text = Everybody may make offers.
legend-lock = Secret
    .text = Only you see this.
