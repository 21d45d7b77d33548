# The lessons of Superclub. A step: its title, .text (one idea), .goal (what to do), .wrong (why not now).

lesson-first = An off-season
    .text = The last pick of the draft, training, scouting, investments and Deadline Day.

lesson-first-draft = Stars now, stars later
    .text = You draft 16 players. Filled stars are what a player is worth now, empty ones what training may add. All full stars together are your squad strength.
    .goal = Draft { $card }: 1 star, potential 4.
    .wrong = Fine, but { $card } can grow by three stars, the others by less.

lesson-first-trades = Trades
    .text = Before each step of the off-season everybody may offer trades, and sell players abroad whenever they have a decision to make.
    .goal = Say done: nobody wants to trade today.
    .wrong = Trades are for later: say done.

lesson-first-trades-sell = Selling brings money and costs stars, and you have 120M. Say done.

lesson-first-train = Training
    .text = One die for each player whom you may train: he reaches the number on the die, up to his potential, and one star more than he has.
    .goal = Train { $card }: a 2 or more will do.
    .wrong = A star player needs a high die. Somebody with one star needs only a 2: train { $card }.

lesson-first-train-sell = Not now: train somebody first.

lesson-first-window = A window again
    .text = An offer is seen by the two parties alone: up to three players or staff on each side, and money.
    .goal = Say done.
    .wrong = Nothing to trade yet: say done.

lesson-first-window-sell = Keep your players: say done.

lesson-first-scout = Scouting
    .text = Turn over the top card of a continent: a scouted star costs 5 to 7M, far less than at auction.
    .goal = Turn over a card from Oceania.
    .wrong = Any continent will do, but our scout has heard of somebody in Oceania.

lesson-first-sign = Sign him?
    .text = You see the player and his price, and may turn him down.
    .goal = Sign { $card } for 20M: 3 stars, potential 5.
    .wrong = For 20M he is a bargain: on Deadline Day he would cost 30M or more.

lesson-first-pass = On to the investments
    .text = Money not spent is kept. Wages are 1M a star, from the second off-season on.
    .goal = Say done.
    .wrong = Say done: the investments come next.

lesson-first-pass-sell = No need to sell: say done.

lesson-first-invest = Investments
    .text = Two actions in different departments: a facility one level up, or two key-staff cards, of which you may hire one.
    .goal = Upgrade training: better dice from next season on.
    .wrong = Good later. Training pays longest, so it comes first.

lesson-first-invest-sell = You can afford it without selling. Upgrade training.

lesson-first-stadium = The second action
    .text = The stadium brings income every season, more when you are high in the table.
    .goal = Upgrade the stadium.
    .wrong = One action is left, and money every season is worth it: upgrade the stadium.

lesson-first-stadium-sell = You can afford it without selling. Upgrade the stadium.

lesson-first-deadline = Before Deadline Day
    .text = One player more than there are managers comes up for auction.
    .goal = Say done.
    .wrong = Say done: the auctions come next.

lesson-first-deadline-sell = Keep your players: say done.

lesson-first-turn = Deadline Day
    .text = You turn over a card; then everybody may bid for the player.
    .goal = Turn over a card from South America.
    .wrong = Any continent will do, but try South America.

lesson-first-bid = Bid
    .text = Open at the minimum price or higher. Then raise, match, or pass for good. Level bids go to the stronger squad.
    .goal = Open at 25M for { $card }.
    .wrong = Passing is for good, and 25M for potential 5 is fair. Open the bidding.

lesson-first-bid-sell = You have the money: open the bidding.

lesson-first-outbid = Outbid
    .text = Your rival offers 45M, which is a lot. 100 points at the end of a season win the game, and so does the SuperCup: money is for stars.
    .goal = Pass, or go on bidding, as you like.
    .wrong = Bid or pass.

lesson-first-outbid-sell = Bid or pass first.

lesson-first-end = You know the off-season
    .text = From here on you play for real against a Starter bot. The match has a lesson of its own.

lesson-match = A match
    .text = A line-up, three thirds, dice and an injury.

lesson-match-lineup = The line-up
    .text = A goalkeeper and ten players in three thirds. Half a star is lost for each third that a player stands away from his own; neighbours whose half stars meet add one.
    .goal = Take the automatic line-up, or one of your own, and send it.
    .wrong = Send a line-up.

lesson-match-injury = Doubles hurt
    .text = Midfield against midfield, then each attack against a defence: stars and two dice, the higher total wins the third. Doubles injured your defender.
    .goal = Bring on a substitute; Ned Vasquez-Thorpe has 2 stars.
    .wrong = Bring somebody on.

lesson-match-season = The season goes on
    .text = A win is 6 points, a draw 2. In other rounds your match is simulated with two dice. The highest marker is champion.
    .goal = Send a line-up for the next match.
    .wrong = Send a line-up.

lesson-match-end = You know Superclub
    .text = Build stars, win thirds, reach 100 points or win the SuperCup. From here on you play against a Starter bot.
