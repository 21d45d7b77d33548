# What the pages of Superclub say around questions and events.

tab-table = Table
tab-mine = My club
tab-league = Season
side = Sales and letters
group-sell_abroad = Sell abroad
group-fire = Fire key staff
group-pay = Pay money
group-ask_cash = Ask for money
group-formation = Formation
group-boost = Captain
group-best = Proposals
group-letter = Letters
group-auto_done = Trade windows
group-accept_letter = Accept a letter
group-decline_letter = Decline a letter
draft-places = Slots
draft-clear = Leave it empty
draft-cleared = { $place } counts for nothing
draft-clear-all = Clear all

you = You
no-club = No club yet
back = Back to the table

# How far the game is. .waiting: what others see somebody do; .next: what follows; .busy: the same in a word or two.

stage-season = Season { $n }
stage-round = Season { $n }, round { $round }
stage-off-season = Off-season { $n }
full-time = Full time
chapter-draft_board = Draft board { $n }
chapter-off_season = Off-season { $n }
chapter-season = Season { $n }
chapter-super_duper_cup = { phase-finals }
chapter-opponent = { phase-finals }

phase-setup = Clubs are chosen
    .waiting = { $who } { $n ->
        [one] chooses
       *[other] choose
    } a club
    .next = Then the draft begins.
    .busy = choosing
phase-draft = Player draft
    .waiting = { $who } { $n ->
        [one] drafts
       *[other] draft
    } a player
    .next = Picks go on clockwise until the board is empty.
    .busy = drafting
phase-finance = Finance
    .waiting = { $who } { $n ->
        [one] pays
       *[other] pay
    } wages
    .next = Training comes next.
    .busy = paying
phase-unhappy_players = Unhappy players
    .waiting = { $who } { $n ->
        [one] deals
       *[other] deal
    } with unhappy players
    .next = Training comes next.
    .busy = bidding
phase-training = Training
    .waiting = { $who } { $n ->
        [one] trains
       *[other] train
    } players
    .next = Scouting comes next.
    .busy = training
phase-scouting = Scouting
    .waiting = { $who } { $n ->
        [one] is
       *[other] are
    } scouting
    .next = Investments come next.
    .busy = scouting
phase-investments = Investments
    .waiting = { $who } { $n ->
        [one] invests
       *[other] invest
    }
    .next = Deadline Day comes next.
    .busy = investing
phase-deadline_day = Deadline Day
    .waiting = { $who } { $n ->
        [one] acts
       *[other] act
    } on Deadline Day
    .next = Then the season begins.
    .busy = bidding
phase-season = Season
    .waiting = { $who } { $n ->
        [one] decides
       *[other] decide
    } in the match
    .next = The match goes on at once.
    .busy = deciding
phase-line-ups = Line-ups
    .waiting = { $who } { $n ->
        [one] sets a line-up
       *[other] set their line-ups
    } in secret
    .next = They are shown at the same time.
    .busy = lining up
phase-finals = The final
    .waiting = { $who } { $n ->
        [one] plays
       *[other] play
    } the final
    .busy = playing
waiting-nobody = The table plays on
waiting-passed-over = You are passed over in trade windows until you say otherwise.
manager-ready = { $name } is ready
manager-busy = { $name } is lining up

# Marks on the line of a replay
mark-season = A season begins
mark-ranking = A season ends
mark-super_duper_cup = The Super-Duper-Cup
mark-opponent = A SuperCup final
mark-trade = A trade

# The head of the table, and the seats

steps-of-off-season = Steps of the off-season
rounds = Rounds
drafted-so-far = { $n } of { $most } drafted
match-in-thirds = Match in thirds
bot = { $level } bot
away = away
champion = Champion
last-season-place = { $club }, { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
} last season
counter-cash = cash
counter-squad = squad strength
counter-points = { $n ->
    [one] point
   *[other] points
}
counter-players = { $n ->
    [one] player
   *[other] players
}
counter-cups = { $n ->
    [one] SuperCup card
   *[other] SuperCup cards
}
counter-weapons = { $n ->
    [one] secret weapon
   *[other] secret weapons
}

# Cards

chemistry-left = half star on the left
chemistry-right = half star on the right
lowest-bid = Lowest bid
scout-price = Scouted, or sold abroad
attack = Attack
midfield = Midfield
defence = Defence
captain = captain
chances = Chances: { $home } { $win } %, draw { $draw } %, { $away } { $loss } %
chance-draw = draw
marker = { $name }: { $value }
token = { $name }, squad strength { $value }
card-line = { $name }, { $facts }
card-line-tag = { $name }, { $facts }, { $tag }
out = out
answer-detail = { $label }: { $detail }
answer-effect = { $label }, { $effect }
cup-line = { $country }. { $flavour }
job = { $job }.

# The squad and the line-up

your-squad = Your squad
squad-size = { $n } of { $most }
squad-facts = squad strength { $stars }, wages { $wages }
no-players = No players yet
    .text = You draft sixteen of them from the board.
bench = Bench
your-line-up = Your line-up
your-line-up-shape = Your line-up, { $formation }
formation = Formation
slot-edit = Edit { $third } { $n }: { $label }
slot-empty = empty
slot-vacant = vacant
slot-man = { $name }, { $facts }, counts { $stars }
slot-line = { $slot }: { $who }, { $stars }
slot-short = { $third ->
    [goal] GK
    [def] D{ $n }
    [mid] M{ $n }
   *[att] A{ $n }
}
slot-closed = no player: a double { $n } here draws a card
slot-swap = Move here
    .title = { $label } in the slot that you edit
beside-sell_abroad = Abroad
beside-give = Give
beside-fire = Fire
captain-stars = +{ $n } captain
captain-here = captain here
target-here = here
chemistry-pairs = { $n ->
    [one] 1 chemistry pair
   *[other] { $n } chemistry pairs
}
penalty-sure = sure
penalty-chance = { $n } %
draft-context = Attack { $attack }, midfield { $midfield }, defence { $defence }{ $pairs ->
    [0] .
    [one] , with 1 chemistry pair.
   *[other] , with { $pairs } chemistry pairs.
} Secret until everybody is ready.

# The club

your-club = Your club
key-staff = Key staff
staff-size = { $n } of { $most }
staff-none = Nobody yet. They come with investments.
staff-in-deck = { $detail }. { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the deck.
secret-weapons = Secret weapons
only-you = only you see them
weapons-none = None. Some doubles in a match draw a Game changer.
level-title = { $name }. { $detail }
brings-training = { $players } × up to +{ $gain }{ $sure ->
    [sure] , 1 star for sure
   *[no] { "" }
}
brings-scouting = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
}
brings-stadium = { $least }–{ $most }
detail-training = { $players ->
    [one] Train 1 player
   *[other] Train { $players } players
}, each by up to { $gain ->
    [one] 1 star
   *[other] { $gain } stars
}{ $sure ->
    [sure] ; one star is guaranteed
   *[no] { "" }
}
detail-scouting = Turn over { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in an off-season
detail-stadium = Pays { $paid }
detail-status = { $status } { $money }

# Letters and trades

letters = Letters
letters-text = trade offers out of turn
to-whom = To whom?
to-nobody-yet = to whom?
letter-waits = Waiting for an answer.
offer-label = Offer
trade-window = Trade window
trade-secret = only the two of you see an offer
offer-secret = only the two of you see it
partner = { $club }, { $players ->
    [one] 1 player
   *[other] { $players } players
}, { $cash }
gives = { $who ->
    [you] You give
    [nobody] The other manager gives
   *[other] { $name } gives
}
nothing-yet = nothing yet
sheet = A trade with { $to }
sheet-gives = You give
sheet-gets = { $to } gives
sheet-pay = You pay
sheet-ask = { $to } pays
sheet-send = Send to { $to }
amount-pay = You pay
amount-ask_cash = The other manager pays
millions = M

# The off-season

draft-board = Draft board
draft-left = { $n } left
cards-in-deck = { $n ->
    [one] 1 card
   *[other] { $n } cards
} in the deck
money-in-and-out = Money in and out
money-told = Money for last season.
told-trainings = The others train
told-signings = Who joins the others
told-matches = The other matches
book-nothing = Nothing yet in this off-season
book-sums = In { $gained }, out { $paid }.
book-trade = Trade
book-reward = For { nth-place }
book-stadium_income = Stadium
book-season_income = Key staff
book-wages = Wages
book-sold = { $player } sold
book-upgrade = { $facility } level { $level }
cash-now = Cash now
wages-later = Wages after the season
status-line = { $status }. Stadium level { $level }. { $detail }.
asked = { $who ->
    [you] It is your turn
   *[other] Waiting for { $names }
}
training-places = { $n ->
    [one] 1 training place
   *[other] { $n } training places
} left.
training-text = A player reaches as many stars as the die shows, within the potential on the card and your level: { $level }.
roll-gained = { $old } → { $new }
roll-failed = no progress
no-roll = No roll yet in this off-season.
cash = Cash
wages-due = Wages, { $price } for each star
left-after-wages = Left after wages
wages-text = Players whom you sell abroad below bring in their scouting price, and you pay no wages for them.
investments-text = Two actions in different departments: upgrade a facility by one level, or look at two key staff cards.
actions-taken = { $n ->
    [0] None taken yet.
    [one] 1 taken.
   *[other] { $n } taken.
}
inactive-players = { $n ->
    [0] No inactive players lie
    [one] 1 inactive player lies
   *[other] { $n } inactive players lie
} beside the board.
world-of-football = The world of football
cards-to-turn = { $n ->
    [one] 1 card
   *[other] { $n } cards
} to turn over
lot-unhappy = { $who ->
    [you] Your player is unhappy.
   *[other] An unhappy player of { $name }'s.
}
lot-highest = Highest bid { $bid }
lot-lowest = Bids start at { $bid }
bidder-squad = squad { $n }
bidder-top = bids { $bid }
bidder-out = out
bidder-in = may bid
level-bids = Level bids go to the stronger squad.
lot-you-have = You have { $cash } and { $n } of { $most } players.
unhappy-text = stars who have outgrown their club

# Matches

home = home
away-side = away
changers-put-aside = { $n ->
    [one] 1 Game changer
   *[other] { $n } Game changers
} put aside
score-line = { $home } { $ours }, { $away } { $theirs }
third-title = { $third ->
    [att] Attack v defence
    [def] Defence v attack
   *[mid] Midfield
}
third-unknown = Attack and defence
third-shared = shared
third-won = { $who ->
    [you] you won
   *[other] { $name } won
}
third-double = double
third-next = next
third-if-needed = if needed
third-later = midfield decides who attacks first
plus-captain = + captain
sum-stars = Stars
sum-chemistry = Chemistry
sum-captain = Captain
sum-staff = Staff and cards
sum-dice = Dice
sum-total = Total
sets-new-line-up = { $name } is setting a new line-up in secret.
penalties = Penalties
kick-rival = { $stars ->
    [one] 1-star player
   *[other] { $stars }-star player
}
kick-rolled = { $who }, rolled { $die }
kick-goal = goal
kick-missed = missed
against = against
rival-facts = { $name }: squad strength { $stars }
rival-facts-captain = { $name }: squad strength { $stars }, captain +{ $captain }
the-final = The final
the-final-text = without captain boosts and Game changers
is-ready = { $name }: ready
is-choosing = { $name }: choosing
the-supercup = The SuperCup
the-supercup-text = { $n ->
    [one] Your card, whose face nobody knows, is the opponent.
   *[other] One of your { $n } cards, drawn at random, is the opponent; nobody knows their faces.
} If you win, you win the game; if you lose, you lose all the cards.
outcome-loss = defeat
outcome-draw = draw
outcome-win = win
points-gained = +{ $n ->
    [one] 1 point
   *[other] { $n } points
}

# The season

season-table = Season table
season-table-tokens = squad strength plus match points; squad tokens below
season-table-squads = squad tokens
table-place = Place
table-club = Club
table-form = Form
table-squad = Squad
    .title = squad strength
table-points = Pts
form-loss = L
form-draw = D
form-win = W
round = Round { $n }
round-now = Round { $n }, now
versus = v
simulated = simulated
season-limit = { $n ->
    [0] No season limit.
    [one] At most 1 season.
   *[other] At most { $n } seasons.
} You win with 100 points at the end of a season, or with { $titles } titles and the SuperCup.
fixtures = Fixtures
next-fixtures = Next fixtures

# Other clubs, and the end

rivals = Rivals
clubs = Clubs
squad = Squad
nobody-yet = Nobody yet.
nobody = Nobody.
facilities = Facilities
facility-level = { $name } { $level }
facility-line = { $name }: { $brings }
club-head = { $name }, { $club }
club-facts = { $cash }, squad strength { $squad }, { $points ->
    [one] 1 point
   *[other] { $points } points
}, wages { $wages }, { $weapons ->
    [one] 1 secret weapon
   *[other] { $weapons } secret weapons
}, { $cups ->
    [one] 1 SuperCup card
   *[other] { $cups } SuperCup cards
}{ $captain ->
    [0] .
   *[other] , captain boost { $captain }.
}
last-season = The last season
open-hands = Line-ups and secret weapons at this moment
no-weapon = No secret weapon
victory = { $who ->
    [you] You win Superclub
   *[other] { $name } wins Superclub
}
victory-points = The only club with 100 points, at { $total }.
victory-supercup = The SuperCup is won.
victory-super_duper_cup = Two clubs had 100 points; the Super-Duper-Cup decided.
victory-season_limit = The highest marker after season { $season }: { $total ->
    [one] 1 point
   *[other] { $total } points
}.
victory-line = { $how } The marker: { $squad } for squad strength and { $points } match { $points ->
    [one] point
   *[other] points
}.

# Where points come from
part-squad = Squad strength
part-matches = Match points

# Kinds of things that a manager owns
goods-players = Players
goods-staff = Key staff
goods-weapons = Secret weapons
goods-clubs = Clubs
goods-facilities = Facilities

# What the coach says that an option promises more or less from
promise-squad = squad strength
promise-lineup = the line-up
promise-season = the season’s matches
promise-titles = titles
promise-facilities = facilities
promise-cash = cash

## The form for a new table

titled-cash = { $value ->
    [0] Usual: { $usual }M, quick game { $quick }M
   *[other] { $value }M
}
titled-season_limit = { $value ->
    [0] No limit
   *[other] { $value } seasons
}

order-bids = Bid for me up to { $money }, then pass
    .text = One step at a time, never more than that; then you pass. The next player is asked again, and nobody else sees your maximum.
order-bids-typed = Bid up to this
order-windows = Say “done” in trade windows for me
    .text = Until you switch it off. You are asked when an offer for you arrives, and letters still go out.
maximum-no-auction = You can only set a maximum for the player who is being sold, while you may still bid.
maximum-too-low = A maximum is { $money } or more.
maximum-too-high = You cannot pay more than { $money }.

# On the first page, for whoever does not know which game to begin with
taste = I like matches and dice
