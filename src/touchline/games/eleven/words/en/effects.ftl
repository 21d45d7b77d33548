# What cards do, part by part, and how cards, Jerseys and markers are called.

# The parts of an effect: do-PRIMITIVE. Those that may be declined say so at the end.

do-gain = +{ $markers }
do-lose = −{ $markers }
do-gain_per = +{ $markers } { $per }
do-lose_per = −{ $markers } { $per }
do-stat = { $stat } { $steps }
do-stat_two = two Stats { $steps } each
do-vp = +{ $n } VP
do-train = train { $who }
do-untrain = flip a Trained Player back
do-str_temp = { $n ->
    [one] 1 temporary Strength token on { $who }
   *[other] { $n } temporary Strength tokens on { $who }
}
do-str_perm = { $n ->
    [one] 1 permanent Strength token on { $who }
   *[other] { $n } permanent Strength tokens on { $who }
}
do-weak_temp = { $n ->
    [one] 1 temporary Weakness token on { $who }
   *[other] { $n } temporary Weakness tokens on { $who }
}
do-weak_perm = { $n ->
    [one] 1 permanent Weakness token on { $who }
   *[other] { $n } permanent Weakness tokens on { $who }
}
do-inj = { $n ->
    [one] 1 Injury token on { $who }
   *[other] { $n } Injury tokens on { $who }
}
do-susp = { $n ->
    [one] 1 Suspension token on { $who }
   *[other] { $n } Suspension tokens on { $who }
}
do-heal = remove up to { $n ->
    [one] 1 Injury token
   *[other] { $n } Injury tokens
}
do-clear = remove up to { $n ->
    [one] 1 Injury or Suspension token
   *[other] { $n } Injury or Suspension tokens
}
do-tactic = draw { $n ->
    [one] 1 Tactic card
   *[other] { $n } Tactic cards
}
do-hire_player = hire a Player from slots { $low } to { $high }{ less }
do-hire_youngster = hire the top Youngster{ less }
do-hire_staff = hire Staff from slots { $low } to { $high }{ less }
do-take_player = take the top Player of the deck
do-search = take any { $profession } from the deck
do-search_tactic = take a Tactic card of your choice
do-veterans = draw { $n ->
    [one] 1 Veteran
   *[other] { $n } Veterans
}, keep { $kept }
do-sponsor = sign a Sponsor from slots { $low } to { $high }
do-lose_sponsor = lose a Sponsor
do-sell = { $n ->
    [0] sell a Player
   *[other] sell a Player for { $n } more
}
do-build = build { $kind ->
    [stand] a Stand{ less }
    [general] a general token{ less }
   *[any] Infrastructure{ less }
}
do-office = build an Office step{ less }
do-refresh = deal a new row of { $row }
do-peek = { $which ->
    [any] see a Section of your Opponent
   *[one] see your Opponent's { $section }
}
do-flip = flip up to { $n ->
    [one] 1 plain Jersey
   *[other] { $n } plain Jerseys
}
do-move = move up to { $n ->
    [one] 1 Jersey
   *[other] { $n } Jerseys
}
do-boost = { $whom ->
    [mate] another of your footballers in his Section: +{ $n } strength
    [mates] all your others in his Section: +{ $n } strength
    [section_defenders] your defenders in one Section: +{ $n } strength
    [section_attackers] your attackers in one Section: +{ $n } strength
   *[self] he has +{ $n } strength
}
do-weaken = { $whom ->
    [two] two of the Opponent's footballers: −{ $n } strength each
   *[opposite] one of the Opponent's footballers in the opposing Section: −{ $n } strength
}
do-glove = { $n ->
    [one] +1 glove
   *[other] +{ $n } gloves
}
do-week = this Week: { $lasting }
do-may_pay = you may pay { $markers } for { $rest }
do-need = { $rest } ({ $need ->
    [stand_left] if no Stand is left to build
   *[director_bonus] if no Director has a bonus
}: { $other })
do-seat_fan = { $n ->
    [one] seat 1 fan on a Stand
   *[other] seat { $n } fans on the Stands
}
do-repeat_bonus = the BONUS of one of your Directors again
do-declinable = { $part } (may be declined)

less = { $n ->
    [0] {""}
    [99] {" "}for free
   *[other] {" "}for { $n } less
}

# For each of what
per-extra_stand = for each Stand beyond two
per-trained_player = for each Trained Player
per-crowd_staff = for each Staff card of the crowd set
per-staff_pair = for every 2 Staff cards

# Who is trained
fit-any = a Player
fit-youngster = a Youngster
fit-regular = a regular Player
fit-veteran = a Veteran
fit-DEF = a defender
fit-MID = a midfielder
fit-FWD = a forward

# On whom tokens go
on-player = a Player
on-two_players = each of two Players
on-same = him
on-d12 = the Player with the number rolled
on-choice = a Player
on-best = your strongest Player
on-self = himself
on-staff = a Staff card
on-director = a Director

# What lasts, for a Week or for as long as a card is in play
lasts-plain = plain Jerseys ({ $section }) +{ $n } strength
lasts-upkeep_less = upkeep −{ $n }
lasts-free_reroll = { $n ->
    [one] 1 free reroll in each Board Meeting
   *[other] { $n } free rerolls in each Board Meeting
}
lasts-match_rerolls = { $n ->
    [one] 1 free reroll on Friday
   *[other] { $n } free rerolls on Friday
}
lasts-extra_tactic = { $n ->
    [one] 1 more Tactic card may be played for its effect in a Match
   *[other] { $n } more Tactic cards may be played for their effects in a Match
}
lasts-infrastructure_less = Infrastructure costs { $n } less
lasts-office_less = Office steps cost { $n } less
lasts-paid_less = Paid actions cost { $n ->
    [one] 1 operation less
   *[other] { $n } operations less
}
lasts-hires_more = hires cost { $n } more
lasts-no_player_hire = no Player can be hired
lasts-no_staff_hire = no Staff can be hired
lasts-one_off_cash = one-off contracts give +{ $n } cash
lasts-stands_cash = each fan on the Stands earns +1 cash, { $n } at most
lasts-sold_out_cash = +{ $n } cash after a Sold Out Match
lasts-youngsters = Youngsters who play have +{ $n } strength
lasts-injury_less = each Injury puts { $n ->
    [one] 1 token fewer
   *[other] { $n } tokens fewer
} on a Player
lasts-prepare_more = { $n ->
    [one] 1 more token leaves each Player before a Match
   *[other] { $n } more tokens leave each Player before a Match
}

consequence-entry = { $entry } { $n }

# Cards in a line
player-line = { $number ->
    [0] { $line } { $zones }, { $task } { $strength }
   *[other] #{ $number } { $line } { $zones }, { $task } { $strength }
}
keeper-line = { $number ->
    [0] { $line } { $strength }×{ $gloves }
   *[other] #{ $number } { $line } { $strength }×{ $gloves }
}
player-facts = { $line }. { $effect }
staff-facts = { $profession }. { $does }
objective-facts = { $goal } Perfect: { $perfect }
card-bonus = BONUS: { $effect }
card-action = { $n ->
    [0] ACTION: { $effect }
   *[other] ACTION [{ $pays }]: { $effect }
}
card-feature = FEATURE: { $lasting }

# Jerseys
jersey = Jersey { $n }
jersey-plain = Jersey without a number
    .one = a Jersey without a number
jersey-to-zone = { $jersey } to { $zone }

# Markers and money
markers-cash = { $n } cash
markers-fans = { $n ->
    [one] 1 fan
   *[other] { $n } fans
}
markers-ops = { $n ->
    [one] 1 operation
   *[other] { $n } operations
}
markers-fitness = { $n } fitness
markers-any = { $n } of any resource
markers-any_but_cash = { $n } of any resource but cash
marker-cash = cash
marker-fans = fan
marker-ops = operation
marker-fitness = fitness
cost-cash = −{ $n } cash
cost-fans = −{ markers-fans }
cost-ops = −{ $n } ops
cost-fitness = −{ $n } fitness
euros = { $n ->
    [0] free
   *[other] { $signed } €
}
