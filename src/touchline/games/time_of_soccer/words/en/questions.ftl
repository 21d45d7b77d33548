# What managers are asked in Time of Soccer, what they may answer, and why something is not possible.
# A question: its words, .who above it, .context below it, .may: what it may be answered with.

choose_club = Which club is yours?
    .who = Your turn
    .context = Clubs that nobody takes are neutral.
    .may = take one of the clubs that are still free
choose_club-option = Take { $club }
    .detail = Plays in { $colour } at { $ground }

keep_unique = Whom do you keep?
    .who = Your turn
    .context = The others leave the game.
    .may = keep one of the unique starters that you drew
keep_unique-option = Keep { $tile }
    .detail = { $facts }

place_tile = Where does { $tile } play?
    .notice = Where does the new tile play?
    .who = Your turn
    .context = { $facts }
    .may = choose a position marked on the tile, or the bench
place_tile-option = Play as { $position }
    .detail = { $levels }
    .effect = { $change }
place_tile-option-replacing = Play as { $position }
    .detail = { $levels }; { $out } goes to the bench
    .effect = { $change }
place_tile-option-bench = To the bench
    .detail = { $tile } waits; the salary is paid all the same

place_car = Where does your car start?
    .who = Your turn
    .context = All streets are one-way.
    .may = choose one of the four corner boxes
place_car-option = Start on { $street }
    .detail = Traffic flows { way }

recover = How do you recover?
    .who = Monday
    .context = Two points for energy and fatigue.
    .may = use as many of the two points as fit, for energy and fatigue
recover-option = Recover: { $energy } for energy and { $fatigue } for fatigue
    .detail = { tracks-after }
recover-option-energy = Recover: { $energy } for energy
    .detail = { tracks-after }
recover-option-fatigue = Recover: { $fatigue } for fatigue
    .detail = { tracks-after }
recover-option-nothing = Recover nothing
    .detail = { tracks-after }
tracks-after = Energy { $left }, fatigue { $tired }

market_step = { $day } market: { $points ->
        [one] 1 point left
       *[other] { $points } points left
    }
    .notice = What do you do at the market?
    .who = Your turn
    .context = You are on { $street }; traffic flows { way }. You have ${ $cash }.
    .may = drive on, park at a tile, force a tile, or end the day
move-option = Drive on { way }
    .detail = { beside-spaces }
    .effect = 1 point
move-option-turn = Turn { way } into { $street }
    .detail = { beside-spaces }
    .effect = 1 point
beside-spaces = { $piece }, beside { $n ->
    [one] space
   *[other] spaces
} { $spaces }
park-option = Park and buy { $tile }
    .detail = { $facts }. { what-comes }Ends your day
    .effect = −${ $price }
park-option-free = Park and take { $tile }
    .detail = { $facts }. { what-comes }Ends your day
    .effect = free
park-option-sales = Park at { $tile }
    .detail = { $facts }. Ends your day
park-option-empty = Park at space { $space }
force-option = Force { $tile }
    .detail = { $facts }. { what-comes }Roll: { $odds }. Ends your day
    .effect = { $cost }
force-option-empty = Force space { $space }
end-option = End the day
    .detail = { $points ->
        [one] 1 point is lost
       *[other] { $points } points are lost
    }

# What a tile would change, in front of another sentence, and what the die of a forced try may bring.
what-comes = { $comes ->
    [none] {""}
   *[other] { $comes }{" "}
}
comes-player = As { $position }: { $change }.
comes-manager = One of your three managers makes room.
comes-staff = { $tile } leaves the game.
comes-contract = { $tile } goes back to the market.
odds-pay = { $n } in 6 you can pay
odds-dear = { $n } in 6 too dear
odds-break = { $n } in 6 the talks break down
cost = ${ $cost }
cost-between = ${ $low }–{ $high }

dismiss = Who makes room?
    .who = Your turn
    .context = A club has at most three managers.
    .may = dismiss one of the three managers whom you already had
dismiss-option = Dismiss { $tile }
    .detail = { $facts }

force_buy = Take { $tile } for ${ $cost }?
    .notice = Do you take the tile?
    .who = Your turn
    .context = You have ${ $cash }.
    .may = pay for the tile and the talks, or decline
force_buy-option = Take { $tile } for ${ $cost }
    .detail = { $facts }. Price ${ $price }, talks ${ $talks }
    .effect = −${ $cost }
force_buy-option-decline = Leave { $tile }
    .detail = Your day ends without the tile

sell_which = Whom do you sell?
    .who = Your turn
    .context = { $tile }: { $facts }.
    .may = name one of your football players
sell_which-second = Whom do you sell, or buy from the pile?
    .context = { $tile }: { $facts }.
sell_which-option = Sell { $tile }
    .detail = { $facts }
    .effect = +${ $amount }
sell_which-option-buy = Buy { $tile } from the pile
    .detail = { $facts }
    .effect = −${ $amount }

pay_talks = The talks break down: pay ${ $cost }?
    .notice = The talks break down: do you pay?
    .who = Your turn
    .context = That saves the deal for { $tile }.
    .may = pay for the talks, or refuse
pay_talks-option = Pay ${ $cost } and close the deal
    .detail = For { $tile }
    .effect = −${ $cost }
pay_talks-option-refuse = Let the deal fail
    .detail = Your day ends

align = Is this your eleven?
    .who = Match day
    .may = keep the line-up or edit it
align-home = Is this your eleven?
    .context = At home to { $rival }, who play at level { $attack } in attack and { $defence } in defence.
align-away = Is this your eleven?
    .context = Away to { $rival }.
align-last = Your last line-up?
    .who = Full time
    .context = The lower of your two levels scores; each empty position costs a point.
align-option = Keep the line-up
    .detail = { $levels }
align-option-edit = Edit the line-up
    .detail = Choose the principal manager, then position by position

align_principal = Who is principal manager?
    .who = Line-up
    .context = Only the principal manager's formation counts.
    .may = choose one of your managers
align_principal-option = { $tile } leads
    .detail = { $facts }
    .effect = { $change }

align_position = Who plays { $position }?
    .notice = Who plays?
    .who = Line-up
    .context = { $levels }.
    .may = choose a football player of yours who may stand there, or leave it empty
align_position-option = { $tile } plays { $position }
    .detail = { $levels }
    .effect = { $change }
align_position-option-empty = Leave { $position } empty
    .detail = Counts −2

team_kind = Which team do you send out?
    .who = Match day
    .context = Energy { $energy }, fatigue { $fatigue }.
    .may = choose the starting, mixed or substitute team
team_kind-option = Play the { $team }
    .detail = { $lower ->
        [0] Full levels
       *[other] Both levels −{ $lower }
    }
    .effect = { $cost ->
        [0] {""}
       *[other] energy −{ $cost }
    }

reroll = Keep the roll?
    .who = Your roll
    .may = keep the roll, or roll all dice again
reroll-shots = { shots }: keep the roll?
    .context = You rolled { $dice }.
reroll-saves = { saves }: keep the roll?
    .context = You rolled { $dice }.
reroll-option = Roll all dice again
    .detail = The second roll counts; once a match
    .effect = { $percent } % for more
reroll-option-keep-shots = Keep { shots }
    .detail = No second roll now
reroll-option-keep-saves = Keep { saves }
    .detail = No second roll now

# The line-up while it is edited

draft-best-match = Best eleven for a match
draft-best-points = Best eleven for points
draft-play = Play { $tile }
draft-send = Send the line-up
draft-may = choose a position, put one of your football players there, or clear it
draft-one-by-one = undo the positions that you entered one by one, then send

# Why not

refuse-against-traffic = that would be against the traffic
refuse-club-taken = another manager has taken that club
refuse-cup-over = you are no longer in the cup
refuse-friendly-held = you already hold a friendly
refuse-game-over = the game is over
refuse-just-hired = the manager whom you have just hired cannot be the one who goes
refuse-managers-stay = managers cannot be sold
refuse-no-energy = energy is { $energy } and would fall below { $least }
refuse-no-turning-back = your car is there already; it cannot turn back within a street piece
refuse-nobody-to-sell = you have no football player to sell
refuse-not-beside = your car does not stand beside it
refuse-not-marked = { $position } is not marked on the tile
refuse-not-next = it is not the next street piece
refuse-not-your-manager = that manager does not work for you
refuse-not-your-player = that is not one of your football players
refuse-other-question = you are asked something else: { $may }
refuse-parks-elsewhere = its parking space is on { $street }
refuse-parks-here = you are on its parking street
refuse-placed-already = you have already placed that football player
refuse-press-held = you already hold two press releases
refuse-price-and-talks = price and talks cost ${ $cost } and you have ${ $cash }
refuse-sales-not-forced = sales tiles cannot be forced
refuse-space-empty = that space is empty until the market movement
refuse-talks-too-dear = the talks cost ${ $cost } and you have ${ $cash } in hand
refuse-too-dear = it costs ${ $cost } and you have ${ $cash }
refuse-wait = you have nothing to decide now; wait for the other clubs

# Options of the table that do not fit

incompatible-absent-rivals = { $seats ->
    [one] Option 'absent_rivals' is for 2 or 3 managers, not 1; alone, the market is thinned out anyway (TS-274).
   *[other] Option 'absent_rivals' is for 2 or 3 managers, not { $seats } (TS-274).
}

# Things

street = { $street } ({ $mark })
way = { $way ->
    [north] north
    [east] east
    [south] south
   *[west] west
}
colour-red = red
colour-blue = blue
colour-yellow = yellow
colour-green = green
team-kind-0 = starting team
team-kind-1 = mixed team
team-kind-2 = substitute team
shots = { $n ->
    [one] 1 shot
   *[other] { $n } shots
}
saves = { $n ->
    [one] 1 save
   *[other] { $n } saves
}
levels = attack { $attack } (level { $attack_level }), defence { $defence } (level { $defence_level })
level-change-attack = attack { $old } → { $new }
level-change-defence = defence { $old } → { $new }

# Positions as they stand on the pitch; .short where left and right are the same.
position-gk = GK
    .short = GK
position-lb = LB
    .short = LB
position-cbl = CBL
    .short = CB
position-cbr = CBR
    .short = CB
position-rb = RB
    .short = RB
position-lm = LM
    .short = LM
position-cml = CML
    .short = CM
position-cmr = CMR
    .short = CM
position-rm = RM
    .short = RM
position-stl = STL
    .short = ST
position-str = STR
    .short = ST

# What tiles do. The letters of skills are those on the tiles; they stand behind the side that they are on.
does-salary = { $does }, salary { $salary }
does-player = { $places } { $best }, { $icons }
does-player-plain = { $places } { $best }
icons-T = T:{ $letters }
icons-R = R:{ $letters }
icons-B = B:{ $letters }
icons-L = L:{ $letters }
does-manager = trains { $training }; { $formation }
does-manager-reroll = one reroll a match; { $formation }
training = { $skill } +{ $gain }
switched = { $role ->
    [defence] { $position } defends
   *[attack] { $position } attacks
}
usual-formation = usual formation
does-scout = { $points } operation points a day
die-amount = { $amount ->
    [0] ✕
   *[other] ${ $amount }
}
does-community = win { $win } · draw { $draw } · loss { $loss }
does-contract = week { $week } · match { $match } · win { $win }
does-friendly = +${ $money }{ $cheer ->
    [0] {""}
   *[other] , satisfaction +{ $cheer }
}, energy −{ $energy } with fatigue
does-press = “{ $statement }”: { $won } or { $lost }
press-won = +${ $money }{ $cheer ->
    [0] {""}
   *[other] {" "}and satisfaction +{ $cheer }
}
press-won-points = +{ $points } VP
press-lost = −${ $money }
press-lost-points = −{ $points } VP
does-sales = sell one for price + ${ $bonus }
