# What the pages of Time of Soccer say around questions and events.

# What is answered for a manager
order-eleven = Keep this line-up in my matches
    .text = Until somebody joins or leaves your squad, or points are counted: then you are asked again.
order-eleven-squad = A line-up is kept for the squad that you have now.
order-dice = Roll again when more is likelier than not
    .text = With your starting manager, until you switch it off. Otherwise your roll is kept.

# The phases of the season
stage = { $week ->
    [0] Pre-season · { $phase }
   *[other] Week { $week } · { $phase }
}
chapter-week = { $n ->
    [0] Pre-season · { $title }
   *[other] Week { $n } · { $title }
}
phase-setup = Setup
phase-full-time = Full time
phase-day = { $day }
phase-market = { $day } market
phase-cup-and-market = { $day } cup and market
phase-cup = { $day } cup
phase-league = { $day } league

# What others see somebody do; .next: what follows.
waiting-nobody = The table plays on
waiting-club = { $who } takes a club
    .next = Then football players and cars are placed.
waiting-unique = { $who } keeps a unique starter
    .next = Then the other clubs draw theirs.
waiting-joining = { $who } finds a place for { $tile }
waiting-car = { $who } places the car
    .next = Then the pre-season begins with Monday's money.
waiting-dice = { $who } looks at the dice
    .next = { at-home }
waiting-line-up = { $who } lines up
    .next = { at-home }
waiting-driving = { $who } is at the market with { points-left }
    .next = { in-turn }
waiting-market = { $who } is at the market
    .next = { in-turn }
waiting-recovery = { $who } recovers
    .next = Then the market opens.
waiting-last-line-up = { $who } lines up for the last time
    .next = Then the points are counted.
at-home = { $home } are at home to { $away }.
in-turn = Every club drives once a day, in turn.

# Views of the phone, the drawer, and the line-up while it is edited
tab-table = Market
tab-mine = My club
tab-league = League
draft-places = Positions
draft-clear = Leave it empty
draft-cleared = { $place } counts −2
draft-clear-all = Clear all
draft-context = { $context } This eleven: { $levels }.
draft-position = { $position }: { $who }, { $value }
draft-play-this = Play this eleven

# Marks on the line of a replay
mark-cup_won = The cup is won
mark-press_true = A promise kept
mark-press_false = A promise broken
mark-short_of_money = Short of money

# Seats and clubs
you = You
no-club = no club yet
no-club-crest = No club yet
state-driving = driving
state-choosing = choosing

# The small squares of tiles
kind-players = Player
kind-managers = Manager
kind-scouts = Scout
kind-secretaries = Secretary
kind-community_managers = Community
kind-advertising = Advertising
kind-tv = TV
kind-friendlies = Friendly
kind-press = Press
kind-sales = Sales
skill-short-shot = shot
skill-short-pass = pass
skill-short-cross = cross
skill-short-tackle = tackle
skill-short-team = team
switched-short = { $role ->
    [defence] { $n ->
        [one] { $places } defends
       *[other] { $places } defend
    }
   *[attack] { $n ->
        [one] { $places } attacks
       *[other] { $places } attack
    }
}
reroll-short = one reroll a match
scout-short = { $points } points a day
friendly-short = +${ $money }{ $cheer ->
    [0] {""}
   *[other] , satisfaction +{ $cheer }
}, energy −{ $energy }
press-short = { $promise }: { $won } or { $lost }
press-won-short = +${ $money }{ $cheer ->
    [0] {""}
   *[other] , crowd +{ $cheer }
}
promise-win_cup = win the cup
promise-win_league = win the league
promise-league_top2 = finish in the top two
promise-win_weekend = win on Sunday
promise-not_lose_weekend = do not lose on Sunday
promise-score_1 = score on Sunday
promise-score_2 = score twice on Sunday
promise-clean_sheet = concede nothing on Sunday
icons-on-T = { $skills } on the top
icons-on-R = { $skills } on the right
icons-on-B = { $skills } on the bottom
icons-on-L = { $skills } on the left

# Streets
whereabouts = { $who ->
    [you] Your car is on { $street }, where traffic flows { way }.
   *[other] { $who-name }'s car is on { $street }, where traffic flows { way }.
}
shots-fate = { $shots ->
    [one] 1 shot
   *[other] { $shots } shots
}, { $goals } went in
told-others = The other matches
new-tiles = New in row { $row }: { $tiles }.
new-tile = { $tile } on { $space }

# League and cup
score = { $home }–{ $away }{ on-penalties }
score-clash-home = home{ on-penalties }
score-clash-away = away{ on-penalties }
score-clash-draw = draw
on-penalties = { $penalties ->
    [0] {""}
   *[other] {" "}p
}
cup-round-0 = Quarter-finals, week { $week }
cup-round-1 = Semi-finals, week { $week }
cup-round-2 = Final, week { $week }
cup-won = You won the cup.
cup-over = You are out of the cup.
cup-next-0 = Cup quarter-final in week { $week }{ cup-against }.
cup-next-1 = Cup semi-final in week { $week }{ cup-against }.
cup-next-2 = Cup final in week { $week }{ cup-against }.
cup-against = { $rival ->
    [none] {""}
   *[other] {" "}against { $rival }
}

# The end
part = { $points } from { $part }
part-league = League
    .from = the league
part-rank = Rank
    .from = the final rank
part-cup = Cup
    .from = the cup
part-fans = Fans
    .from = fans
part-level = Level
    .from = the lower level
part-gaps = Gaps
    .from = empty positions
part-press = Press
    .from = press releases
part-money = Money
    .from = money
result = { $n ->
    [one] { $total } victory point
   *[other] { $total } victory points
}: { $parts }.
result-tie-broken = The tie-breaks decided.
result-best-club = { $who ->
    [you] Among the clubs you are the best, with { $total }.
   *[other] Among the clubs { $name } is the best, with { $total }.
}
victory-shared = { $winners } share the victory
victory = { $who ->
    [you] You win{ lead }
    [team] { $name } win{ lead }
   *[other] { $name } wins{ lead }
}
lead = { $lead ->
    [0] {""}
   *[other] {" "}by { $lead }
}

# What can be owned, for statistics
goods-unique = Unique starters
goods-clubs = Clubs

# The pitch
spot-empty = empty
spot = { spot-role }: { $tile }, { $facts }, counts { $value }
spot-nobody = { spot-role }: empty, counts { $value }
spot-role = { $position }, { $role ->
    [attack] attack
   *[defence] defence
}{ $formation ->
    [switched] {" "}(switched by the formation)
   *[usual] {""}
}
spot-edit = Edit { $spot }
your-eleven = Your eleven
eleven-own = Your eleven: attack { $attack }, level { $attack_level }, defence { $defence }, level { $defence_level }
eleven-of = { $name }'s eleven: attack { $attack }, level { $attack_level }, defence { $defence }, level { $defence_level }
no-letter = no letter
near-link = { $position }, { $who }: { $own } meets { $other }, +{ $gain } each
near-none = { $position }, { $who }: { $own } meets { $other }, no link
near-empty = { $position }, empty: a link needs the letter { $own } there
would-be = As { $position }: worth { $value }{ $instead ->
    [none] {""}
   *[other] {" "}in place of { $instead }
}{ $change ->
    [none] {""}
   *[other] ; level of { $change }
}
link = Link: one each
link-bonus = Link: { $bonus }
best-for-a-match = Best for a match
best-for-points = Best for points
nobody-else = Nobody else can.
or-buy = Or buy from the pile
joins = Joins you
bench = Bench

# Where the season is, and the seats
days-of-the-week = Days of the week
day-letter-0 = M
day-letter-1 = T
day-letter-2 = W
day-letter-3 = T
day-letter-4 = F
day-letter-5 = S
day-letter-6 = S
progress = { $week ->
    [0] Pre-season
   *[other] Week { $week } of { $weeks }
}
week = Week { $week }
seat-away = away
seat-bot = { $bot } bot
seat-first = First
seat-league = { $team } · { rank }, { $points } pts
rank = { $rank ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $rank }th
}
counter-cash = cash
counter-fans = fans
counter-players = football players
counter-levels = attack and defence level
counter-attack = attack level
counter-defence = defence level

# The market
stage-clubs = Clubs
stage-drawn = Unique starters
stage-match = Match
stage-market = Market
gaps-title = Parking gaps
gaps-text = You buy a tile from the street that its gap faces; from any other side you have to force it.
points = Points
points-of = { $left } of { $most } operation points left
decks-title = Tiles still to come, deck by deck
street-way = { $street }, one way { way }
space-empty = empty
space-tile = Space { $space }: { $tile }, parking on the { side } side
space-old = Space { $space }: { $tile }, parking on the { side } side, leaves on Saturday
space-new = Space { $space }: { $tile }
space-answer = { $answer }, space { $space }: { $detail }
gap-side = { $colour } gap: parking on the { side } side
side = { $side ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
market-leaving = Leaving the market
market-after = The market afterwards
verb-park = Park
verb-force = Force
verb-take = Take
verb-again = Roll again
talks-about = Talks about { $tile }
talks-cost = Price ${ $price } and ${ $amount } for the talks: { $sum }
talks-break = The talks break down
talks-break-sale = The talks break down: ${ $crosses }, one for each ✕, saves the deal for ${ $price }
talks-leave = Leave the tile
talks-pay = Pay for the talks
talks-refuse = Let it fail

# Tiles
tile-described = { $tile }, { $kind }{ $price ->
    [0] {""}
   *[other] , price ${ $price }
}: { $facts }
tile-free = free
tile-salary = salary { $salary } a week
tile-a-week = a week
tile-price = { $tile } (${ $price })
tile-old = Old tile: it leaves on Saturday
tile-old-short = old
tile-last-week = last week
slip-facts = { $text }{ $salary ->
    [0] {""}
   *[other] {" "}· salary { $salary }
}
tile-about = { $kind }{ $price ->
    [0] {""}
   *[other] , price ${ $price }
}{ $salary ->
    [0] {""}
   *[other] , salary { $salary } a week
}
tile-plays = Plays { $positions }
icons-letters = { $letters }: { $told }
legend = Links: two neighbours play better together where the same letter meets.
note-principal = principal ·
note-just-hired = just hired ·
note-friendly = friendly ·
note-won = won ·
note-lost = lost ·

# A match
match-cup = Cup match
match-clash = Clash of neutral teams
match-league = League match
match-over = full time
match-score = { $home } { $home_goals }, { $away } { $away_goals }
match-penalties = Penalties { $home }–{ $away }
match-best-dice = The best die of each team.
side-levels = attack { $attack }, defence { $defence }
side-home = at home
side-away = away
roll-attack = { $team } attack at level { $level }
roll-defence = { $team } defend at level { $level }
impacts-caption = What each number of fives and sixes is worth at level { $level }
impacts = Fives and sixes
impacts-shots = Shots
impacts-saves = Saves
energy-cost = { $cost ->
    [0] no energy lost
   *[other] energy −{ $cost }
}
promise-kept = promise kept
promise-broken = promise broken

# The club
club-title = Levels and crowd
season-title = The season
neutral-this-week = Neutral teams play at level { $level } this week.
neutral-level = neutral level { $level }
track-attack = Attack
track-defence = Defence
track-balance = Balance
track-satisfaction = Satisfaction
track-energy = Energy
track-fatigue = Fatigue
track-level = { $track } level { $level }
track-level-was = { $track } level { $level }, was { $was }
track-at = { $track } { $value }
satisfaction-steps = Satisfaction: { $steps } of 4 steps to the next fan
balance = { fans }{ $contracts ->
    [0] {""}
   *[other] {" "}+ { $contracts } from contracts
} − { $salaries } in salaries
fans = { $fans ->
    [one] 1 fan
   *[other] { $fans } fans
}
staff-title = Staff and contracts
has-cash = { $cash } cash
has-reroll = has its starting manager's reroll
has-free-traffic = drives in any direction
has-handicap = started { fans } short

# Sundays, the league and the rivals
sunday-title = Next matches
sunday = Sunday, week { $week }
season-over = The season is over
fixtures = Fixtures
fixtures-later = They are drawn once all clubs have their football players.
fixtures-to-come = Fixtures to come
versus = v
the-cup = The cup
cup = Cup
goes-on = goes on
tie-open = open
league-now = The table now
league-place = Place
league-team = Team
league-levels = A/D
league-form = Form
league-pts = Pts
league-you = you
form-W = W
form-D = D
form-L = L
second-market = Second market
left-the-game = Left the game
rivals = Rivals
board-league = { $team }, { rank } with { $points ->
    [one] 1 point
   *[other] { $points } points
}
back = Back to the table
cup-and-press = The cup and the press
press-chip-won = won
press-chip-lost = lost
final-club = { $team }: attack { $attack }, defence { $defence }, { fans }, ${ $cash }.

# What the coach says that an option promises more or less from
promise-league = league and cup
promise-team = the team
promise-fans = fans
promise-contracts = contracts and money
promise-press = press releases

# On the first page, for whoever does not know which game to begin with
taste = I like to plan ahead
