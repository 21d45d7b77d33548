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
    .text = Travel, sign, haggle; then race and play. From here on you play for real against two Starter bots. Deals and the match have lessons of their own.

lesson-deals = Deals
    .text = Answer a swap, ask a rival for somebody, and sell one of your own.

lesson-deals-swap = A swap
    .text = Odo offers { $card } for { $own }. A green footballer is worth 3 stars, a red one 5; three red ones may play, and this would be your third.
    .goal = Accept: two stars more, and no money changes hands.
    .wrong = It is a good swap: you lose 3 stars on post 7 and gain 5 on post 4. Accept.

lesson-deals-swap-bank = The bank can wait. Answer the offer first: accept.

lesson-deals-ask = Your offers
    .text = Now it is your turn to speak. You may make two offers in each window. With two managers, deals end when the matches begin.
    .goal = Buy from Odo.
    .wrong = Possible, but you have five gaps to fill: buy from Odo.

lesson-deals-ask-done = You have five gaps to fill, and Odo may have somebody to spare. Buy from him.

lesson-deals-ask-bank = The bank pays the devalued price only. Buy from Odo.

lesson-deals-post = Ask for a post
    .text = You can ask for a card that you have seen, or for anybody who plays a certain post. Then Odo chooses whom to show you.
    .goal = Ask for somebody for post 6.
    .wrong = Hakan Demirtepe plays post 4 or 6, not both. Ask for somebody for post 6.

lesson-deals-post-bank = First say what you want: somebody for post 6.

lesson-deals-more = Several cards in one deal
    .text = Each side may give up to three footballers and sponsors. Loans are not allowed. { $card } pays 300k each time you stop at boots.
    .goal = On the offer itself, ask for { $card } as well.
    .wrong = Not that one: ask for { $card }.

lesson-deals-more-pay = Not yet. First ask for { $card } as well: the price is for both together.

lesson-deals-more-bank = You have enough money. Ask for { $card } as well.

lesson-deals-price = One price for everything
    .text = Odo would get 600k for his sponsor from the bank, so he wants more than that. You pay only if you both agree.
    .goal = Offer 800k.
    .wrong = Two things are enough. Offer 800k.

lesson-deals-price-pay = There is no need to pay more. Offer 800k.

lesson-deals-price-bank = You have 2,750k. Offer 800k.

lesson-deals-shown = He shows you one
    .text = Odo shows { $card }, and only you see him. You may still cancel; then nothing changes, but the offer is used up.
    .goal = Confirm the deal.
    .wrong = 2 stars instead of a trainee, and a sponsor: that is worth 800k. Confirm.

lesson-deals-shown-bank = First confirm the deal.

lesson-deals-sell = Sell what you can spare
    .text = { $card } plays posts 2, 3 and 5, and you have somebody as good on each. Perhaps Odo has a gap there.
    .goal = Offer { $card } for sale.
    .wrong = You need him. Offer { $card } for sale.

lesson-deals-sell-done = You have one offer left, and one footballer too many: offer { $card } for sale.

lesson-deals-sell-bank = Odo will pay more than the bank does. Offer { $card } to him.

lesson-deals-asking = Your price
    .text = His price on the card is 950k, and the bank pays 550k. Anything between the two is good for you both.
    .goal = Ask for 950k, or less.
    .wrong = Nobody pays more than the price on the card unless he must. Ask for 950k, or less.

lesson-deals-asking-bank = The bank would pay 550k only. Ask Odo for 950k.

lesson-deals-end = You know how to deal
    .text = In each window there is a sheet for every rival: cards of both sides and money, sent as a whole. You can also auction a card of your own. From here on you play against a Starter bot.

lesson-match = A matchday
    .text = A line-up, plus cards, an injury, a red card and two points.

lesson-match-lineup = Your line-up
    .text = The first pawn home has ended the lap, and the match begins. Your strongest eleven is laid out: 42 stars. A trainee on an empty post would cost one.
    .goal = Send it as it is.
    .wrong = Possible, but the strongest team is laid out already. Send it as it is.

lesson-match-weaken = Plus cards
    .text = You act in turn, the home team first, and may play three cards each. Odo has played one for two stars and leads 43 to 42.
    .goal = Play { $card }: Odo loses two stars.
    .wrong = Keep that for later. First play { $card }: Odo loses two stars.

lesson-match-protect = An attack on you
    .text = Odo wants to injure { $card }, your best man. Whoever is attacked may reply at once with a protection that fits.
    .goal = Reply with { $plus }.
    .wrong = Without a reply you lose six stars. Play { $plus }.

lesson-match-attack = Your attack
    .text = Odo’s attack had no effect, and his card is gone. { $card } takes an international, a blue footballer, off the pitch; a trainee comes on for him.
    .goal = Play { $card }.
    .wrong = You lead by one star, and one attack can take six. Play { $card }.

lesson-match-target = Choose the target
    .text = Two of Odo’s men are blue. Whoever goes takes his stars with him, and the trainee costs one more.
    .goal = Choose one of the two.
    .wrong = Choose one of the two.

lesson-match-red = A red card
    .text = Odo’s red card names a line, the defence, and you choose who goes. His post stays empty until the end.
    .goal = Send off { $card }: he has the fewest stars.
    .wrong = Another man has fewer stars. Send off { $card }.

lesson-match-song = A free card
    .text = You have played three cards, but { $card } is free: it does not count. You could also make two substitutions.
    .goal = Play { $card }.
    .wrong = It costs nothing and brings a star. Play { $card }.

lesson-match-pass = Two passes end the match
    .text = You are ahead, and Odo has passed. If you pass too, it is over. More stars win, and a win is 2 points.
    .goal = Pass.
    .wrong = You are ahead: pass.

lesson-match-end = You know Footmania
    .text = Every lap ends with a matchday. European clubs on the way bring money and pennants; the most points win the title. From here on you play against a Starter bot.
