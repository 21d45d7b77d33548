# What the pages of Eleven say around questions and events.

stage = Week { $week } · { $day }
phase-setup = Setup
phase-full-time = Full time
chapter = Week { $n }

# Options of the table that do not go together
incompatible-scenario = Option 'scenario' is for 1 manager, not { $seats }: leave it at 0 (EL-001).
incompatible-division = Scenario { $scenario } is played in Division { $division }: leave 'division' out (EL-299).
incompatible-transfers = Option 'player_transfers' is for 2 to 4 managers, not 1 (EL-333).

# Where points come from
part-league = League
part-vp-tokens = VP tokens
part-experience = Experience
part-staff-sets = Staff sets
part-infrastructure = Infrastructure
part-office = Office
part-suspensions = Suspensions
part-scenario = Scenario

# What a club can own
kind-regulars = Regular Players
kind-youngsters = Youngsters
kind-veterans = Veterans
kind-staff = Staff
kind-directors = Directors
kind-sponsors = Sponsors
kind-tactics = Tactics
kind-objectives = Objectives
kind-infrastructure = Infrastructure

# Who waits for whom. .next: what follows
waiting-nobody = The game goes on
waiting-setup = { $n ->
    [one] { $who } sets up the club
   *[other] { $who } set up their clubs
}
    .next = Then the first Week begins with Monday's production.
waiting-board = { $n ->
    [one] { $who } meets the board
   *[other] { $who } meet their boards
}
    .next = Then every club has three Days for actions.
waiting-actions = { $n ->
    [one] { $who } acts
   *[other] { $who } act
}
    .next = Every club has one turn a Day.
waiting-match = { $n ->
    [one] { $who } plays the Match
   *[other] { $who } play their Matches
}
    .next = Then the other teams of the league play.
waiting-end = { $n ->
    [one] { $who } closes the Week
   *[other] { $who } close the Week
}
    .next = Then upkeep is paid and the next Week begins.
choosing = { $name } is choosing
ready = { $name } is ready
state-chooses = choosing
state-board = at the board
state-acts = acting
state-match = match day
you = You
    .inside = you
away = away
bot = { $name } bot
first = First
back = Back to the table

# Marks on the line of a replay
mark-full_time = A Match
mark-objective = An Objective
mark-perfect = A perfect Objective
mark-sponsor_lost = A Sponsor is lost

# The end
points-from = { $points } { $part }
result-points = { $total } VP: { $parts }.
result-level = { result-points } Level with { $other ->
    [you] you
   *[other] { $other-name }
}: more league points decided.
result-shared = { result-points } Level on league points, too.
result-alone = { result-points } { $rank }
victory = { $who ->
    [you] You win{ lead }
   *[other] { $name } wins{ lead }
}
lead = { $lead ->
    [0] {""}
   *[other] {" "}by { $lead }
}
victory-shared = { $winners } share the victory
victory-rank = Rank: { $rank }
scenario-won = { $scenario } won. Rank: { $rank }
scenario-lost = { $scenario } lost. Rank: { $rank }
rank-next = { $flavour } The next rank begins at { $vp } VP.
objectives-and-results = Objectives and results
final-facts = { place } in the league with { points }, Office step { $office }, { $cash } € left.
final-player = { $name } ({ $line } { $strength })
final-player-trained = { $name } ({ $line } { $strength }, trained)

# What is told step by step
told-section = { $section }: { $shots }.
told-goal = { $who } scores
told-blocked = { $who } is blocked by { $by }
told-saved = the keeper saves from { $who }
told-league = The league after this round.

# The tabs of a phone, groups of options, the line-up that is edited
order-bonuses = Accept bonuses that only bring something
    .text = You are asked only where a bonus costs something or leaves you a choice.
order-wages = Choose all of them for me
    .text = Whoever has the fewest Suspension tokens goes without wages, the last one hired first. For this Week only.
order-wages-week = Wages are ordered for the Week that is being played.
order-sales = { $case ->
    [pass] Pass when others announce Players
   *[up-to] Buy announced Players for up to { $n } €, then pass
}
    .text = Until you switch it off. Nobody else sees your maximum, and you never pay more than was asked.
order-sales-typed = Buy up to this
order-sales-most = A maximum is a whole number of €, or 0 to pass always.
tab-table = Table
tab-mine = My club
tab-league = League
side = { "" }
group-hire = Hire
group-sell = Sell
group-one_off = One-off Sponsor
group-adboard = Adboard Sponsor
group-kit = Kit Sponsor
group-build = Build
group-card_action = Send a card to work
group-paid_action = Paid action
group-offer_for = Offer for a Player of another club
group-announce = Announce for sale
group-plan = Formation
group-shape = Shape of a row
group-put = Put a Player in
group-drop = Take a Player out
group-fund = Effects
group-bench = Send a Jersey to the Bench
group-plain = Turn a plain Jersey
group-effect_target = Targets
draft-places = Zones
draft-clear = { "" }
draft-cleared = { "" }
draft-clear-all = Start again
line-up-plan = Plan your line-up
    .context = { $players ->
        [one] 1 Player
       *[other] { $players } Players
    } in it, { $fitness } left. Nobody sees it before the Opponent is revealed.
line-up-send = Play this line-up

# Above the table
days = Days of the Week
day-0 = Mon
    .what = Board Meeting
day-1 = Tue
    .what = Actions
day-2 = Wed
    .what = Actions
day-3 = Thu
    .what = Actions
day-4 = Fri
    .what = Matchday
progress = Week { $week } of 6
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
seat-facts = { place }, { $points ->
    [one] 1 pt
   *[other] { $points } pts
} · { $vp ->
    [one] 1 VP token
   *[other] { $vp } VP tokens
}
resource-cash = cash
resource-fans = fans
resource-ops = operations
resource-fitness = fitness

# Scouts
scout-quote = “{ $report }”
scout-peeked = (only you saw this)
scout-report = Scout Report. { $left ->
    [one] 1 Match left.
   *[other] { $left } Matches left.
}
scout-nobody = nobody
scout-attackers = { $how } number of attackers ({ $n })
scout-strongest = strongest footballer: a { $line }
scout-section = strongest in their { $section }
scout-open = no defender in their { $section }
scout-closed = defenders in every Section

# The stage
area-draft = Draft
area-meeting = Board Meeting
area-market = Transfer Area
area-lineup = Line-up
area-match = Match
free-rerolls = { $n ->
    [one] 1 free reroll
   *[other] { $n } free rerolls
}
die-12 = { $n ->
    [12] twelve-sided die, shirt icon
   *[other] twelve-sided die, { $n }
}
amount = { $n } €
named = { $name }: { $text }
with-flavour = { $text }. { $flavour }
and-then = { $first }. { $then }
versus = v

# Draft and Board Meeting
draft-objective = Your Objective, secret
draft-directors = Directors to choose from
draft-secret = only you see these
draft-nothing = Nothing to choose now.
draft-in-secret = The clubs choose in secret.
draft-others = The other hands
draft-kept = Kept for your board
director-facts = { $name }: votes { $votes }, { $stats }. { $text }
meeting-of = Board Meeting: { $name }
votes-by-face = Votes for faces 1 to 6: { $letters }
votes-suspended = { $name } (suspended, still votes)
votes-for = votes { $letter }
letter-Y = Y
letter-B = B
letter-R = R
majority = majority
board-said = { $colour ->
    [yellow] The board said yellow.
    [blue] The board said blue.
   *[red] The board said red.
}

# The Transfer Area
slot-effects = card effects only
slot-open = open
slot-leaves = leaves on Friday
youth-deck = youth deck
row-players = Players
row-youngsters = Youngsters
row-veterans = Veterans
row-staff = Staff
row-sponsors = Sponsors
row-board_meetings = Board Meetings
deck-left = { $n } left
empty-slot = empty
discards = Discards
players-of = Players: { $name }
player-on-sale = { $name }, { $cost } €: { $facts }
staff-on-sale = { $name }, { $profession }, { $cost } €: { $text }
sponsor-on-sale = { $name }: one-off { $one_off }; adboard { $adboard }; kit { $kit }; bonus { $bonus }
    .title = Adboard: the effect or the bonus. Kit: both. Bonus: { $bonus } { $flavour }
contract-one-off = Once
contract-adboard = Board
contract-kit = Kit
basic = Basic action
paid = Paid action
small-sell = Sell
small-announce = Announce
small-one_off = One-off
small-adboard = Board
small-kit = Kit
small-card_action = Act
small-paid_action = Paid
small-offer_for = Offer

# Cards
card-goal = Goal
card-unknown = Number and effect unknown until trained.
card-no-effect = No effect.
card-bonus-title = Bonus
card-formations = Formations only.
card-funded = effect funded
task-a = attack
task-d = defence
task-keeper = keeper
badge = { $name }, { $task }, strength { $strength }
player-facts-named = { $name }, { $facts }
tactic-facts = { $name }, { $plans }: { $text }
formations-only = formations only
no-effect = no effect
objective-kind = Objective
objective-secret = Secret Objective
objective-hidden = The Objective is secret.
objective-scores = { $goal } { $vp } VP. Perfect: { $perfect } { $vp } more.
kind-youngster = youngster
kind-veteran = veteran
trained = trained
trained-side = Trained: { $facts }
token-strength = +{ $n } for a Match
token-strength-for-good = +{ $n } for good
token-weakness = −{ $n } for a Match
token-weakness-for-good = −{ $n } for good
token-injury = injured { $n }
token-suspension = suspended { $n }
token-experience = { $n } VP experience

# The line-up
line-up = Your line-up, { $formation }
line-up-nobody = No Player yet: ten plain Jerseys and a stand-in keeper.
line-up-hidden = { $formation }, line-up hidden
in-goal = In goal: { $name }
stand-in = stand-in 1×1
fitness-left = { $n } fitness left
fitness-each = 1 fitness each
formation-now = Formation { $formation }
row-0 = Defence
row-1 = Midfield
row-2 = Attack
row-stands = { $row }: { $shape }
plan-with = { $plan } with { $name }
plan-chosen = { $plan } with { $name }, chosen
in-zone = in { $zone }
fund = fund { $cost }
unfund = unfund
off-the-bench = Off the Bench
    .choose = choose which goes there
to-the-bench = To the Bench for Jersey { $number }, { $who }
comes-on-for = { $who } comes on for
goes-to-the-bench = { $jersey } goes to the Bench
jersey-shows = { $jersey }, { $task }
jersey-benched = { $jersey }, { $task }, on the Bench
spot = { $zone }: { $who }, { $task } { $strength }
spot-plain = plain Jersey
spot-opponent = Opponent

# The Match
score = { $name } { $own }, { $team } { $other }
the-opponent = The Opponent
the-pitch = The pitch
shot-blocked = Blocked
shot-blocked-by = Blocked by { $by }
shot-saved = Saved
shot-goal = Goal
shot-goal-ours = Your goal
shot-goal-theirs = Their goal
shot-of = { $who } { $what ->
    [goal] scores
    [saved] is denied
   *[blocked] is blocked
}
shirt-number = No. { $n }
shirt-plain = a plain shirt
shirt-theirs = their { $zone } ({ $strength })
goalkeeper = { $who }, strength { $strength }, { $gloves ->
    [one] 1 glove
   *[other] { $gloves } gloves
}
goalkeeper-stand-in = A stand-in
goalkeeper-unknown = not known before the Match
keepers-and-stands = Keepers and Stands
stands-now = Stands: { $crowd }
crowd-none = nobody yet
crowd-gone = gone home
crowd = { $n ->
    [one] 1 fan, +1 € after the Match
   *[other] { $n } fans, +{ $n } € after the Match
}
crowd-sold-out = { $n } fans, Sold Out, +{ $n } € after the Match
consequences = Match consequences: { result }
consequences-die = Match consequences: the die shows { $face }
other-matches = The other Matches
tactics-in-hand = Tactics in hand
secret = secret

# The club board
club-stats = Club stats
upkeep = upkeep { $cost } €
    .title = upkeep for { $players ->
        [one] 1 Player
       *[other] { $players } Players
    }, { $built } Infrastructure, { $staff } Staff
stat-row = { $name }: level { $level }, { $stock } in stock
stat-level = Stat { $n }
this-week = This Week
vp = VP
vp-count = { $n } VP
vp-tokens = { $drawn } { $n ->
    [one] VP token
   *[other] VP tokens
}
debt = debt { $n } €
board-and-staff = Board and staff
no-staff = No Staff yet.
used-card = { $name }: { $text }, used this Week
suspended-card = { $name }: { $text }, suspended { $n }
set-title = { $name }: { $n ->
    [one] 1 card
   *[other] { $n } cards
}, { $vp } VP
set-final = { $name } { $n }: { $vp } VP
stadium = Stadium
built = { $n } built
built-list = Built
built-nothing = nothing yet
stand = Stand { $n }
stand-closed = Stand { $n } closed
adboard-free = Free board
adboard-facts = { $name }, adboard: { $text }
kit-facts = { $name }, kit: { $text }
kit-gives = { $effect }; { $bonus }
sponsor-suspended = { $name } (suspended { $n })
sponsor-adboard = { $name } (adboard)
sponsor-kit = { $name } (kit)
infrastructure-facts = { $name }. { $gives } { $vp } VP
short-lighting = Lights
short-adboard_3 = Board 3
short-store = Store
short-directors_office = Office+
short-training_ground = Ground
office-track = Office: step { $step } of 5
office-step = Office step { $step }
office-step-cost = step { $step }: { $cost } €
rank-now = Rank now: { $rank }
rank-goal-met = Rank now: { $rank }, goal met
rank-goal-open = Rank now: { $rank }, goal not met yet
squad = Your squad
squad-size = { $n ->
    [one] 1 Player
   *[other] { $n } Players
}
squad-empty = Nobody yet.
jerseys = Jerseys
jerseys-count = { $attack } attack, { $defence } defence; dashed ones sit on the Bench.
tactic-cards = { $drawn } { $n ->
    [one] Tactic card
   *[other] Tactic cards
}

# The league and the other clubs
league = League
league-now = The table now
league-place = Place
league-team = Team
league-form = Form
league-points-short = Pts
league-rests = rests
league-meets = meets { $who }
league-scores = 1st scores 15 VP, 2nd 10, 3rd 8, 4th 6, 5th 4, 6th 2, 7th 0, 8th −2, below −4.
form-W = W
form-D = D
form-L = L
rivals = Rivals
clubs = Clubs
place-with-points = { place } with { league-points }

# What the coach says that an option promises more or less from
promise-league = the league
promise-tokens = tokens and experience
promise-staff = staff
promise-infrastructure = infrastructure
promise-office = the office
promise-cash = cash and stats

## The form for a new table

titled-division = { $value ->
    [0] Recommended
    [1] 1, hard
    [2] 2, medium
   *[3] 3, easy
}
titled-no-scenario = A plain season
titled-scenario = { $name }: { $goal }

# Before what cannot be taken back
sure-final = { $what }. A new card is turned up, so this cannot be taken back: choose it once more to do it.

# The score as a sum
tally-shots = { $n ->
    [one] of 1 shot
   *[other] of { $n } shots
}
tally-effects = Card effects
tally-goals = Goals
goal-cry = Goal! { $who }

# On the first page, for whoever does not know which game to begin with
taste = I like building something
