# What the pages of Footmania say around questions and events.

stage = Phase { $phase } · { $step }
chapter-turns = Phase 1, turns { $first }–{ $last }
chapter-laps = Phase 2, lap 1

# The parts of a game. .state: what a manager is doing, in a word for the seat; .waiting: what others see
# somebody do; .next: what follows.

phase =
    .waiting = { $who } decides
phase-transfer-window = Transfer window
    .state = speaks
    .waiting = { $who } speaks in the transfer window
    .next = Then the next manager speaks; then the die is rolled.
phase-offer = Offer
    .state = deals
    .waiting = { $who } thinks about an offer
    .next = Then the transfer window goes on.
phase-roll = Roll
    .state = rolls
    .waiting = { $who } may sell to the bank, then rolls
phase-move = Move
    .state = moves
    .waiting = { $who } chooses a route
    .next = Then the square is resolved.
phase-footballer-square = Footballer square
    .state = at the deck
    .waiting = { $who } looks at the deck
    .next = A refused card is auctioned among the others.
phase-auction = Auction
    .state = bids
    .waiting = { $who } thinks about a bid
    .next = Bidding goes on clockwise.
phase-plus-cards = Plus cards
    .state = returns
    .waiting = { $who } returns a plus card
phase-forced-payment = Forced payment
    .state = pays
    .waiting = { $who } raises money for a payment
    .next = It goes into the jackpot.
phase-euromatch = Euromatch
    .state = euromatch
    .waiting = { $who } plays a euromatch
phase-line-ups = Line-ups
    .state = lines up
    .waiting = { $who } { $n ->
        [one] chooses a line-up
       *[other] choose their line-ups
    } in secret
    .next = Both are shown at the same time.
phase-match = Match
    .state = acts
    .waiting = { $who } acts in the match
    .next = The match ends when both pass one after the other.
phase-full-time = Full time

waiting-for-nobody = The table plays on
waiting-passed-over = You are passed over in windows until you say otherwise.
misses = misses a turn
ready = { $name } is ready
chooses = { $name } is choosing
away-from-table = away
bot = { $bot } bot

# Tabs and folds
tab-table = Board
tab-mine = My club
tab-league = League
side = Letters and windows
group-sell = Offer for sale
group-buy_from = Buy from a manager
group-swap = Offer a swap
group-own_auction = Put up for auction
group-bank_sell = Sell to the bank
group-sub = Substitute
group-letter = Letter
group-auto_done = In windows
group-offer_for = Ask for

# Line-ups while they are edited
drafting = Choose your line-up
    .match = This team has { stars }. Nobody sees it before both are shown.
    .euromatch = This team has { stars }. { $club } has { $need }: you need more.
slot = Post { $post }: { $who }, { $worth }
a-trainee = a trainee
draft-field = Field this team
draft-places = Posts
draft-clear = A trainee instead
draft-cleared = Post { $place } counts −1
draft-clear-all = All trainees

# Marks on the line of a replay
mark-complete = A complete team
mark-euro_won = A European club is beaten
mark-matchday = A matchday
mark-sent_off = A red card
mark-play_off = The play-off

# The reports of what others do
told-others = The other matches
told-meanwhile = Meanwhile
told-complete = { $who ->
    [you] You have a complete team and collect { $money }.
   *[other] { $who-name } has a complete team and collects { $money }.
}
told-moved = { $who ->
    [you] You move to { $square } { $id } with a { $die }.
   *[other] { $who-name } moves to { $square } { $id } with a { $die }.
}
told-kick-off = Kick-off: { home } { $ours } stars, { away } { $theirs }.
sum-pennants = Pennants
sum-cards = Plus cards
sum-keeper = GK
sum-defence = DEF
sum-midfield = MID
sum-attack = ATT
sum-total = Stars
score-over = full time
club-won = won
club-lost = lost
team-complete = The complete team

# Above the table
progress-build = Build
progress-phases = Phases
progress-phase-1 = Phase 1: team building
progress-first = Phase 1
progress-lap = Lap { $n }
progress-turn = Team building, turn { $n }
seat-turn = Turn
seat-posts = { $n } of 11 posts
seat-faces = { $known } of { $n } { $n ->
    [one] face
   *[other] faces
} known
seat-no-footballer = no footballer yet
seat-points = { points }{ $stars ->
    [0] {""}
   *[other] , +{ stars } for pennants
}
points = { $points } { $points ->
    [one] point
   *[other] points
}
count-cash = cash
count-footballers = footballers
count-plus-cards = plus cards
count-pennants = pennants
ranks = Ranks
rank-yellow = Yellow national
rank-green = Green national
rank-blue = Blue international
rank-red = Red foreign
rank-red-limited = Red foreign, max 3
rank-trainee = Trainee

# The board
board = Board
pawn-on = { $who ->
    [you] Your pawn is on { $square } { $id }.
   *[other] { $who-name }'s pawn is on { $square } { $id }.
}
board-square = { $square } { $id }: { $does }
board-answer = { $id }: { $does }
board-middle = Middle of the board
standings = Standings
building = Team building
championship = The championship
rolled = { $who ->
    [you] you rolled { $die }
   *[other] { $who-name } rolled { $die }
}
choose-square = Choose a square: the way is outlined
turn-of = { $who ->
    [you] Your turn
   *[other] { $who-name }’s turn
}
deck-letter-domestic = D
deck-letter-foreign = F
deck-empty = empty
deck-left = { $n } left
bonus-stars = { $n ->
    [0] no bonus stars
    [one] 1 bonus star
   *[other] { $n } bonus stars
}
deck-label = { $deck ->
    [foreign] Foreign deck
   *[other] Domestic deck
}: { $n ->
    [one] 1 card
   *[other] { $n } cards
}
deck-label-top = { deck-label }; the top one costs { $price } and has { $bonus }
jackpot = Jackpot: { $money }
jackpot-in = in the jackpot
strength-today = Strength today
strength-made-of = { $pitch } on the pitch{ $pennants ->
    [0] {""}
   *[other] , +{ $pennants } for pennants
}{ $trainees ->
    [0] {""}
   *[other] , −{ $trainees } for trainees
}
only-you-see = only you see this
alone-sees = Only { $name } sees the face.
price = Price
price-devalued = Devalued
price-cash = Your cash
price-bonus = Bonus stars
buy = Buy
buy-not = Buy: { $why }
auction = Auction
auction-own = Own auction
auction-terms = The money goes to { $seller }. Bidding opens at { $money }.
bidder-top = bids { $money }
bidder-out = out
bidder-open = may bid
must-pay = { $who ->
    [you] You must pay
   *[other] { $who-name } must pay
}
debt-cash = Cash
debt-missing = Missing
debt-jackpot = The money goes into the jackpot, which holds { $money }.

# Offers
offer-sell = For sale
offer-buy_from = Wanted
offer-swap = Swap
offer-own_auction = Own auction
offer-slip = Offer
offer-everybody = everybody
offer-to-whom = to whom?
offer-gives = Gives
offer-opening = Opening price
offer-price = For
offer-wants = Wants
offer-shown = shown to you alone
offer-paid-by = { $money } paid by { $payer }
offer-give-more = Give another card too
offer-ask-more = Ask for more
offer-any-post = Anybody for a post
offer-some-post = Somebody for a post
offer-for-post = Somebody for post { $post } ({ $name })
typed-pay = Pay
typed-ask = Ask for
typed-opening = Open at
typed-bid = Bid
typed-unit = k

sheet = A deal with { $to }, on one sheet
sheet-gives = You give
sheet-gets = { $to } gives
sheet-pay = You pay
sheet-ask = { $to } pays
sheet-send = Offer it to { $to }

# What is answered for a manager
order-windows = Pass the windows of the others for me
    .text = You are asked in your own turn and when an offer for you arrives. Letters still go out.
order-rolls = Roll at once in my turns
    .text = Switch this off to make an offer or to sell to the bank before you roll. You are asked anyway as soon as two footballers or fewer are missing. Letters still go out.
order-draws = Draw for me when I can pay
    .text = You still choose whether to buy the card. You are asked about a card that is too dear.
order-lots = Pass on those who add nothing to my team
    .text = In auctions. You are asked about all others, and about sponsors.
order-bids = Bid for me up to { $money }, then pass
    .text = One step at a time, never more than that; then you pass. Nobody else sees your maximum.
order-bids-typed = Bid up to this
maximum-no-auction = You can only set a maximum for the card that is being sold, while you may still bid.
maximum-too-low = A maximum is a multiple of 50k, from { $money } on.
maximum-too-high = You cannot pay more than { $money }.
window-title = Transfer window
window-until = until matchday { $n }
window-how = Sell, swap or auction with the buttons under your cards. Or buy from somebody:
window-knows = { $n ->
    [one] 1 footballer
   *[other] { $n } footballers
}, { $known } known to you
window-done = Done, no more offers
verb-sell = Sell
verb-swap = Swap
verb-own_auction = Auction
verb-bank_sell = Bank { $money }

# Matches
title-euromatch = Euromatch
title-matchday = Matchday { $n }
title-play-off = Play-off for the title
day-matchday = Matchday { $n }
day-play-off = Play-off
line-up-edited = The line-up that you edit
best-eleven = Your best eleven: { $n } of 11 posts filled, { stars }
team-label = { $name }: { stars }
team-ready = ready, line-up secret
team-choosing = line-up still to come
match-to-come = The match to come
against = against
this-line-up = This line-up
line-up-made-of = { $n ->
    [one] 1 footballer
   *[other] { $n } footballers
}{ $pennants ->
    [0] {""}
   *[other] , +{ $pennants } for pennants
}. The strongest has { $best }.
line-up-how = Secret until it is shown. Choose a post, then a footballer of your squad.
edit-post = Edit { $post }
post-line = Post { $post }, { $name }: { $who }, counts { $worth }
post-trainee = trainee
post-called_up = trainee for a footballer who was called up
post-vacant = vacant
post-open = open
on-post-shown = { $kind ->
    [trainee] trainee
    [called_up] trainee
    [vacant] vacant
   *[open] open
}
trainee-asked = trainee?
side-stars = { $pitch } on the pitch{ $pennants ->
    [0] {""}
   *[other] , +{ $pennants } for pennants
}{ $cards ->
    [none] {""}
   *[other] , { $cards } by cards
}
side-left = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} left
side-left-subs = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} and { $subs ->
    [one] 1 substitution
   *[other] { $subs } substitutions
} left
side-home = at home
side-away = away
score = { $home } { $ours }, { $away } { $theirs }
score-secret = secret
attack-at = against { $target }
injured-post = Injured: post { $post } needs somebody
cards-played = Played: { $cards }
euro-enough = { $who ->
    [you] You have { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } and need { $need }: enough.
   *[other] { $who-name } has { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } and needs { $need }: enough.
}
euro-short = { $who ->
    [you] You have { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } and need { $need }: { $missing } missing.
   *[other] { $who-name } has { $stars ->
        [one] 1 star
       *[other] { $stars } stars
    } and needs { $need }: { $missing } missing.
}
euro-best = Your strongest line-up has { $stars ->
    [one] 1 star
   *[other] { $stars } stars
}; you need { $need }. Plus cards marked euro may help.

# What is yours
squad = Your squad
squad-secret = only you see the faces
squad-empty = No footballer yet
squad-empty-how = Stop on a blue or red square to draw one, or buy from another manager.
known-to-all = known to all
on-pitch = on { $post }
off-pitch = off
on-bench = bench
hand = Plus cards and sponsors
hand-plus-cards = Plus cards, secret
hand-count = { $n } of 6
hand-no-plus-cards = None. They come from Plus squares and help in matches.
hand-no-sponsors = None. They come with question cards and pay on their squares.
sponsors = Sponsors
letters = Letters
letters-how = offers that go out when it is your turn to speak
letter-line = { $what }, to { $to }
letter-begin = Choose what to offer: the buttons under your cards, or somebody to buy from.

# League and rivals
league = League
league-place = Place
league-manager = Manager
league-played = P
    .title = matches played
league-form = Form
league-pennants = Pen
    .title = pennants
league-points = Pts
form-lost = L
form-drawn = D
form-won = W
day-bye = { $day }, bye: { $name }
versus = v
deals-none = Managers do not deal at this table.
deals-over = The transfer deadline has passed: no more deals.
deals-until = Transfer deadline: the start of matchday { $n }.
fixtures = Fixtures
decks = Decks
pile-plus = Plus { $n }
pile-question = Question { $n }
pile-euromatch = Euromatch { $n }
faces-known = Faces that you know
faces-hidden = Hidden, face down
none-yet = None yet.
none = None.
clubs-beaten = European clubs beaten
rivals = Rivals
managers = Managers
rival-has = { $cash }, { $footballers ->
    [one] 1 footballer
   *[other] { $footballers } footballers
}, { $plus ->
    [one] 1 plus card
   *[other] { $plus } plus cards
}, { pennants }, { points }.
back-to-table = Back to the table

# The end
all-results = All results
final-has = { points }, { pennants }, { $cash }.
open-hands = Squads and hands at this moment
open-no-footballer = No footballer
part-wins = Wins
part-draws = Draws
points-from-wins = { $points } from wins
points-from-draws = { $points } from draws
victory = { $who ->
    [you] you are champion
   *[other] { $who-name } is champion
}
    .points = { result }
    .pennants = { result } Level on points with { second }: { pennants } decided.
    .play-off = { result } Level on points and pennants with { second }: the play-off decided.
second = { $second ->
    [you] you
   *[other] { $second-name }
}
victory-shared = { $winners } share the title
result = { $total ->
    [one] 1 point
   *[other] { $total } points
}: { $parts }.

# Cards
footballer-line = { $name }: { $facts }{ $bonus ->
    [0] {""}
   *[other] , including a bonus of { $bonus }
}, price { $price }, devalued { $resale }
footballer-about = { $club }. { $flavour }
club-about = { $country }. { $flavour }
back-of = { $n ->
    [one] {""}
   *[other] { $n } cards,{" "}
}back of a { $deck ->
    [foreign] foreign
   *[other] domestic
} footballer, price { $price }, { $bonus }
bonus-title = bonus stars
price-title = purchase price
plus-euro = euro
plus-free = free
sponsor-pays = pays { $money }
goods-footballers = Footballers
goods-plus-cards = Plus cards
goods-sponsors = Sponsors

# What the coach says that an option promises more or less from
promise-points = points
promise-team = the team
promise-plus_cards = plus cards
promise-pennants = pennants
promise-money = money

# On the first page, for whoever does not know which game to begin with
taste = I like haggling
