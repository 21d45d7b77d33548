# What the pages of Best 11 say around questions and events.

# What is answered for a manager
order-late = Add no late cards in this round
    .text = Late bids pass by themselves until the round is over. Your sealed bids count as they are.
order-late-round = Late cards are kept for the round that is being played.

stage = Round { $round } · { $phase }
chapter-round = Round { $n } · { $day }, { $title }
chapter-full_time = Full time

# The phases of a round. .waiting: what others see somebody do; .next: what follows. Where all choose at once, .busy and
# .ready say in a word how far a manager is, .done what one has done oneself, .after what comes when all are ready.

phase-manager-draft = Manager draft
    .waiting = { $who } chooses a manager board
    .next = Then hands and tactical cards are dealt.
phase-tactical-cards = Tactical cards
    .waiting = { $who } returns a tactical card
    .next = Then the round goes on.
    .busy = choosing
    .ready = chosen
    .done = Your tactical cards are chosen
    .after = Then the first round begins.
phase-nominations = Nominations
    .busy = choosing
    .ready = nominated
    .done = Your nomination is made
    .after = Then the market is shown, and everybody bids in secret.
phase-sealed-bids = Sealed bids
    .busy = bidding
    .ready = sealed
    .done = Your bids are sealed
    .after = Then the slots are revealed one by one.
phase-reveal = Reveal
    .waiting = { $who } is choosing
phase-handicap = Handicap
    .waiting = { $who } won nothing and chooses a consolation
    .next = Signing bonuses, boards and keepers come next.
phase-signing-bonuses = Signing bonuses
    .waiting = { $who } uses a signing bonus
    .next = Then boards are adjusted and keepers signed.
phase-adjust-the-board = Adjust the board
    .waiting = { $who } makes room on the board
    .next = Keepers, income and new cards come next.
phase-keepers = Keepers
    .waiting = { $who } may sign a keeper
    .next = Then income, new cards and the next round.
phase-full-time = Full time

choosing = choosing
ready = { $name } { $state }
waiting-together = { $who } { $n ->
    [one] is
   *[other] are
} choosing in secret
waiting-nobody = The table plays on
waiting-all-ready = Everybody has chosen
waiting-secret = Nothing is shown until everybody is ready. { $after }
waiting-slot = Slot { $slot } is being resolved
resolving = The next slot follows.
resolving-last = Consolations and signing bonuses come next.
resolving-tied = The highest bids are tied at { $value }. The whistle decides, unless a late card does.

# Marks on the line of a replay
mark-keeper_taken = A keeper is signed
mark-tied = A tie
mark-late_added = A late bid
mark-tax = The Collector collects

# Slots and bids
slot = Slot { $slot }
slot-bid = Slot { $slot }, your bid is { $value }
slot-closed = sealed
slot-open = all bids open
slot-unsold = nobody bid; discarded
slot-sold = { who } for { $value }, { $origin }
owner-not-known = owner not known
own-nomination = own nomination
bid-none = no bid
bid-wins = wins
bid-wins-tie = wins the tie
bid-tied = tied
bid-leads = leads
bid-paid = { $who ->
    [you] You receive { $things }.
   *[other] { $who-name } receives { $things }.
}
bid-spent = { $things } { $n ->
    [one] goes
   *[other] go
} to the discard pile.
bid-shown = { $who } { $value }.
draft-seal-nothing = Seal without a bid
draft-nothing-sure = You bid on nothing in this round. Press once more to seal without a bid.

# The end
part = { $points } from { $part }
part-money = Money
    .from = money
part-tactics = Tactics
    .from = tactics
part-base = Base
    .from = base
part-symbols = Symbols
    .from = symbols
result = { $total ->
    [one] 1 point
   *[other] { $total } points
}: { $parts }.
result-tie-broken = { result } The higher base values decided the tie.
victory-shared = { $winners } share the victory
victory = { $who ->
    [you] You win{ lead }
   *[other] { $name } wins{ lead }
}
lead = { $lead ->
    [0] {""}
   *[other] {" "}by { $lead }
}

# Tabs, and bids while they are edited
tab-table = Market
tab-mine = My eleven
tab-rivals = Rivals
draft-places = Slots
draft-clear = Take this bid back
draft-cleared = Slot { $place } stays without your bid
draft-clear-all = Clear all

# Where the game is, and the seats
progress = { $round ->
    [0] Setting up
   *[other] Round { $round } of { $rounds }
}
rounds = Rounds
round-of-the-week = { $day }: { $title }
you = You
managers = Managers
seat-away = away
seat-bot = { $bot } bot
seat-whistle = Whistle
seat-no-board = no board yet
counter-money = money
counter-hand = cards in hand
counter-tactics = tactical cards
counter-filled = spaces filled
counter-symbols = points for symbols so far
formation-filled = { $formation }, { $filled } of 11 spaces filled
free-formation = free formation

# The market
round-sold = Round { $round }, sold
last-round = Last round
pile-top = The top { $n } of the discard pile
slots-in-short = Slots in short
slot-edit = Slot { $slot }: edit your bid
slot-editing = editing
slot-yours = Your nomination
bid-on-slot = Your bid on slot { $slot }
bid-sealed-on-slot = Your sealed bid on slot { $slot }
bid-take-back = Take { $thing } back from slot { $slot }
bid-minimum = min { $need }
bid-nothing-yet = No bid
bid-sealed = sealed bid
bids-sealed = Bids are sealed
lot-title = Slot { $slot } of { $slots }, revealed
lot-base = Base { $base }
lot-owner = Base { $base }, { $owner }
only-you = Only you see this
deck-cards = { $n ->
    [one] 1 card
   *[other] { $n } cards
}
from-the-deck = { $cards } from the deck
setup-kick-off = Kick-off
setup-title = Seven rounds, one eleven
setup-tactics = Look at your hand and your board, then choose the objective that you keep in secret.
setup-tactics-others = Everybody chooses a tactical card in secret.
setup-chosen = Tactical cards are chosen
setup-chosen-text = Each manager draws, keeps and returns in secret.
draft = Draft
draft-text = The last in whistle order chooses first.

# The board and the hand
your-board = Your board
no-board = No manager board yet
no-board-sentence = No manager board yet.
no-board-text = Its formation will be shown here.
board = { $manager }, { $formation }. { $ability }
team = { $who ->
    [you] Your team, { $filled } of 11
   *[other] { $name }’s team, { $filled } of 11
}
space-boxed = Boxed
keeper-yours = Keeper: yours to sign
keeper-missing = Keeper: { $missing } to go
missing-D = { $n ->
    [one] 1 defender
   *[other] { $n } defenders
}
missing-M = { $n ->
    [one] 1 midfielder
   *[other] { $n } midfielders
}
missing-F = { $n ->
    [one] 1 forward
   *[other] { $n } forwards
}
touchline = On the touchline
too-many = { $n } too many
token-money = 3 money
    .text = from the bank
token-tactic = Tactic
    .text = draw 2, return 1
token-discard = Discard
    .text = up to 2 from hand
special-keep = Keep
special-cash = 2 money
your-hand = Your hand
hand-empty = No cards in hand.
hand-in-bid = It is in your bid on slot { $slot }
hand-in-bid-short = In bid { $slot }
purse = { $money } money
purse-left = { $left } of { $money } money left to bid. Your bids hold { $bids }.
income-for = For { $filled ->
    [one] 1 filled space
   *[other] { $filled } filled spaces
}
income-now = Income this round: { $income }
income-none = Last round: no income
secret = secret
return-this = Return this one
keep-this = Keep this one
your-tactics = { $n ->
    [one] Your tactical card
   *[other] Your tactical cards
}
tactics-none = None yet.
your-symbols = Your symbols
symbols-title = Symbols and their points
track = { $symbol }: { $n }, { $points }
keepers-on-offer = Keepers on offer
keepers-for-others = Keepers on offer for others
decks = Decks
deck = Deck { $n }
deck-tactics = Tactical deck { $n }
pile = Discard pile { $n }
pile-newest = The newest card first.
pile-empty = Discard pile empty

# Other boards, the end, and replays
back = Back to the table
public = Public
public-money = { $money } money, income { $income }
public-hand = { $n ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
public-tactics = { $n ->
    [one] { $count } tactical card, face down
   *[other] { $count } tactical cards, face down
}
public-points = { $base } base and { $symbols } symbol points
public-known = Seen going back to hand
secrets = Secrets, now open
final-board = { $manager }, { $formation }. Base { $base }, symbols { $symbols }.
hands = Hands at this moment
hands-count = { $n } in hand
hands-none = No card free
hands-nominated = Nominated { $card }

# Cards
card-base = base { $base }
card-in-short = { $card }, base { $base }
card-in-short-late = { $card }, base { $base }, joined late
card-extra = { $extra }: { $rule }
coin = money
any-line = any line
line-D = defender
    .letter = D
line-M = midfielder
    .letter = M
line-F = forward
    .letter = F
line-K = keeper
    .letter = GK
a-line-D = a defender
a-line-M = a midfielder
a-line-F = a forward
colour-yellow = yellow
colour-teal = teal
colour-orange = orange
colour-red = red
colour-purple = purple
colour-kit = { $colour } kit
symbol-skill = skill
    .short = Sk
symbol-savvy = savvy
    .short = Sa
symbol-speed = speed
    .short = Sp
symbol-strength = strength
    .short = St
symbol-count = { $n } { $symbol }

# How far a tactical card is
points = { $n ->
    [one] 1 point
   *[other] { $n } points
}
progress-open = You have { $count } of { $least } { $cards } for { $points }.
progress-open-now = You have { $count } of { $least } { $cards } for { $points }, now { $now }.
progress-most = You have { $count } { $cards }: { $points }, the maximum.
progress-per-card = You have { $count } { $cards }: { $points }.
progress-sets = You have { $n ->
    [one] 1 set
   *[other] { $n } sets
}: { $points }.
progress-sets-open = { progress-sets } Still open: { $missing }.
progress-such-sets = You have { $n ->
    [one] 1 such set
   *[other] { $n } such sets
}: { $points }.
progress-void = No { $symbol } so far: { $points }, if it stays that way.
progress-void-broken = You have { $n ->
    [one] 1 card
   *[other] { $n } cards
} with { $symbol }: no points.
progress-money = You have { $money } money: { $points }.
progress-hand = Your hand gives { $points } now.
progress-no-keeper = You have no keeper yet.
cards-colour = { $n ->
    [one] { $colour } card
   *[other] { $colour } cards
}
cards-outfield = { $n ->
    [one] { $colour } outfield card
   *[other] { $colour } outfield cards
}
cards-bonus = { $n ->
    [one] card with a signing bonus
   *[other] cards with a signing bonus
}
cards-no-symbol = { $n ->
    [one] card without a symbol
   *[other] cards without a symbol
}
cards-lines = { $n ->
    [one] card for two or three lines
   *[other] cards for two or three lines
}
cards-base-1 = { $n ->
    [one] card of base value 1
   *[other] cards of base value 1
}
cards-the = { $n ->
    [one] name that starts with “The”
   *[other] names that start with “The”
}
cards-hand = { $n ->
    [one] free agent in hand
   *[other] free agents in hand
}

# What can be owned, for statistics
goods-free-agents = Free agents
goods-keepers = Keepers
goods-tactics = Tactical cards
goods-boards = Manager boards

# What the coach says that an option promises more or less from
promise-cards = cards and symbols
promise-tactics = tactical cards
promise-money = money
promise-hand = hand

# On the first page, for whoever does not know which game to begin with
taste = I like bluffing
