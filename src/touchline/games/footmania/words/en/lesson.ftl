# The lessons of Footmania. A step: its title, .text (one idea), .goal (what to do), .wrong (why not now).

lesson-first = A first lap
    .text = Move, draw a footballer, bid in an auction, answer an offer.

lesson-first-route = Roll and move
    .text = In the first phase you need eleven footballers for eleven posts. You move exactly what you rolled, and choose the way.
    .goal = Go to the talent scout P01.
    .wrong = Good squares too, but we need footballers, and P01 has domestic ones, which are cheap.

lesson-first-draw = The back tells the price
    .text = You may draw the top card of the deck. Its back shows price and bonus stars, not who it is.
    .goal = Draw the top card.
    .wrong = For 150k it costs almost nothing. Draw it.

lesson-first-buy = Buy or refuse
    .text = If you refuse, everybody sees him and the others bid. Post 1 is the goal, and every team needs somebody there.
    .goal = Buy { $card } for 150k.
    .wrong = If you refuse, he goes cheaply to a rival. Buy him.

lesson-first-window = Transfer windows
    .text = Before each turn everybody may make two offers: sell, buy, swap, or auction a card. Only the two parties know the terms.
    .goal = Say done: you have one footballer, and need him.
    .wrong = He is your only footballer. Say done.

lesson-first-window-bank = The bank pays the devalued price only. Keep him, and say done.

lesson-first-quiet = Sponsors
    .text = Odo stopped on a sponsor’s square and has no sponsor: nothing to collect. Sponsors come from question cards.
    .goal = Say done again.
    .wrong = Nothing to sell yet: say done.

lesson-first-quiet-bank = Keep him: say done.

lesson-first-bid = An auction
    .text = Wren refused { $card }: 5 stars, any post but the goal. Whoever bids most gets him, and the bank gets the money.
    .goal = Bid 600k.
    .wrong = That is more than you need to begin with. Bid 600k.

lesson-first-bid-pass = Passing is for good, and 5 stars for 600k are cheap. Bid.

lesson-first-bid-bank = You have 6,850k. No need to sell: bid.

lesson-first-higher = Higher
    .text = Odo offers 750k. His price on the card is 1,000k, so there is room.
    .goal = Bid 800k.
    .wrong = That is more than you need. Bid 800k.

lesson-first-higher-pass = For 800k he is still a bargain. Bid once more.

lesson-first-higher-bank = You have enough money: bid.

lesson-first-sell = He is yours
    .text = Your turn begins with a window. You could sell him at a profit, but stars win matches.
    .goal = Say done.
    .wrong = Keep him: you have eleven posts to fill. Say done.

lesson-first-sell-bank = The bank pays 600k for him, and you paid 800k. Say done.

lesson-first-offer = An offer
    .text = Wren asks for somebody for post 5 and pays 200k. You choose whom to show, and only the one who asks sees him.
    .goal = Refuse.
    .wrong = Refuse this time.

lesson-first-offer-show = { $card } is worth five times that. Refuse.

lesson-first-offer-bank = First answer: refuse.

lesson-first-again = Now it is your team
    .text = Eleven footballers on eleven posts end phase 1. Then come laps, each ending with a matchday. More stars win the match, a win is worth 2 points, and the most points win the title.
    .goal = Answer this offer as you like.
    .wrong = Answer the offer.

lesson-first-again-bank = Answer the offer first.

lesson-first-end = You know Footmania
    .text = Travel, sign, haggle; then race and play. From here on you play for real against two Starter bots.
