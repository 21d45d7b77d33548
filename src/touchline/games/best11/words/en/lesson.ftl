# The lessons of Best 11. A step: its title, .text (one idea), .goal (what to do), .wrong (why not now).

lesson-first = Your first two days
    .text = Sign players in sealed auctions, and learn where points come from.

lesson-first-tactic = Choose a secret aim
    .text = In seven rounds you fill an empty pitch with players, and the most points win. A tactical card is a secret aim that pays at the end.
    .goal = Keep { $keep }.
    .wrong = You may keep that one, but your hand is full of cheap players, and { $keep } pays for exactly those. Keep { $keep } this time.

lesson-first-nominate = Sell what others want
    .text = Everybody puts one card up for auction in secret. Whatever a rival pays for yours is yours: cards join your team, money fills your purse.
    .goal = Nominate { $card }.
    .wrong = That works too, but a card of value 3 brings a bid of at least 3, and cheap ones bring little. Nominate { $card }.

lesson-first-bid = A bid must reach the number on the card
    .text = { $target } asks for 3. Pay with cards from your hand, with money, or with both: a card is worth its own number.
    .goal = In slot 1 bid { $pay } (2) and 1 money, then seal all bids.
    .wrong = A legal bid, but keep your other cards for tomorrow. Slot 1 needs { $pay } and 1 money, nothing more.
lesson-first-bid-nothing = Without a bid you win nothing today, and an empty place on the pitch scores nothing. Bid { $pay } and 1 money on { $target } in slot 1.
lesson-first-bid-elsewhere = Nothing lies in slot 1. Choose slot 1, where { $target } waits, and bid { $pay } and 1 money there.

lesson-first-own = You bought, and you sold
    .text = You won { $won }, so { $paid } went to the seller. { $sold } was yours: the winner paid you with { $got }, who joined your team. A hand card plays for you only if you win it at auction.
    .goal = Nominate { $card }. { $aim } wants cards of value 1.
    .wrong = You could sell that one. Today we sign one of our own: { $card } has value 1 and a signing bonus.

lesson-first-both = Bid on two cards at once
    .text = You may bid on every slot, even on your own card. What you pay for your own card is gone; a losing bid comes back. The whistle decides ties.
    .goal = Slot 1: { $pay } for { $first }. Slot 3: 3 money for { $own }. Then seal.
    .wrong = Not quite the plan: { $pay } goes into slot 1, 3 money into slot 3, and nothing else anywhere. Take the rest back.
lesson-first-both-nothing = With nothing sealed you win nothing. Put { $pay } into slot 1 and 3 money into slot 3.

lesson-first-bonus = A signing bonus
    .text = You won both cards. Whoever wins nothing gets a consolation, such as 3 money. A card with a bonus uses it now, because you won it yourself: cards that you are paid with give none.
    .goal = Use the bonus of { $card }.
    .wrong = You may decline a bonus, but this one brings a player for nothing. Use it.

lesson-first-pile = A player from the discard pile
    .text = Points come from four places: base values, symbols, tactical cards and money left. 1, 2, 3, 4 … of one symbol score 1, 2, 4, 6 …, so the same symbol again is worth more than a new one.
    .goal = Take { $card }, the highest value.
    .wrong = Declining leaves a free player on the pile. Take somebody.

lesson-first-alone = Now it is your week
    .text = The emptier your board, the more income: fill it, but not too fast. With two defenders, two midfielders and two forwards you may take a keeper. After round 7 the most points win.
    .goal = Nominate whichever card you like.
    .wrong = Choose a card to put up.

lesson-first-end = You know Best 11
    .text = Nominate, bid, sign, seven times. From here on you play for real against two Starter bots.
