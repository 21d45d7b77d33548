# What happens in Time of Soccer. $who is the seat that it is about: you, or another, who is then $who-name.

event-club_chosen = { $who ->
    [you] You take charge of { $club }.
   *[other] { $who-name } takes charge of { $club }.
}
event-decks_shuffled = The decks are shuffled: { $n } tiles, and { $out } more are set aside unseen.
event-uniques_drawn = { $who ->
    [you] You draw { $tiles }.
   *[other] { $who-name } draws { $tiles }.
}
event-unique_kept = { $who ->
    [you] You keep { $tile }.
   *[other] { $who-name } keeps { $tile }.
}
event-starters_drawn = { $who ->
    [you] You start with { $tiles }.
   *[other] { $who-name } starts with { $tiles }.
}
event-first_player = { $who ->
    [you] You hold the first-player marker.
   *[other] { $who-name } holds the first-player marker.
}
event-cup_drawn = Cup draw: { $ties }.
tie = { $one } v { $other }
event-fixtures_shuffled = The fixtures are drawn: { $fixtures }.
event-market_filled = The market opens: { $tiles }.
event-car_placed = { $who ->
    [you] You start on { $street }.
   *[other] { $who-name } starts on { $street }.
}
event-week = { $n ->
    [0] Pre-season: { $title }.
   *[other] Week { $n }: { $title }.
}
event-market_day = { $day }: the market is open.
event-no_market = { $day }: there is nothing left on the market.
event-pre_season_over = The pre-season is over; the fixtures lie open.
event-marker_passed = { $who ->
    [you] The first-player marker passes to you.
   *[other] The first-player marker passes to { $who-name }.
}
event-collection = { $who ->
    [you] You collect ${ $amount }.
   *[other] { $who-name } collects ${ $amount }.
}
event-collection-owes = { $who ->
    [you] You owe the bank ${ $owed }.
   *[other] { $who-name } owes the bank ${ $owed }.
}
event-collection-even = { $who ->
    [you] You break even this week.
   *[other] { $who-name } breaks even this week.
}
event-short_of_money = { $who ->
    [you] You can pay only ${ $paid }; the remaining ${ $forgiven } is forgiven, but a fan leaves: { fans-left }.
   *[other] { $who-name } can pay only ${ $paid }; the remaining ${ $forgiven } is forgiven, but a fan leaves: { fans-left }.
}
fans-left = { $fans ->
    [0] nobody is left
    [one] 1 is left
   *[other] { $fans } are left
}
event-fan_gained = { $who ->
    [you] You have a new fan: { $fans } in all.
   *[other] { $who-name } has a new fan: { $fans } in all.
}
event-market_turn = { $who ->
    [you] You have { operation-points }.
   *[other] { $who-name } has { operation-points }.
}
operation-points = { $points ->
    [one] 1 operation point
   *[other] { $points } operation points
}
event-moved = { $who ->
    [you] You drive to { $street }, { points-left }.
   *[other] { $who-name } drives to { $street }, { points-left }.
}
points-left = { $points ->
    [one] 1 point left
   *[other] { $points } points left
}
event-parked = { $who ->
    [you] You park at space { $space }.
   *[other] { $who-name } parks at space { $space }.
}
event-turn_ended = { $who ->
    [you] You end your day.
   *[other] { $who-name } ends the day.
}
event-acquired = { $who ->
    [you] You get { $tile } for ${ $cost }: { $facts }.
   *[other] { $who-name } gets { $tile } for ${ $cost }: { $facts }.
}
event-acquired-free = { $who ->
    [you] You get { $tile }: { $facts }.
   *[other] { $who-name } gets { $tile }: { $facts }.
}
event-replaced = { $who ->
    [you] You give up { $tile }.
   *[other] { $who-name } gives up { $tile }.
}
event-contract_returned = { $tile } goes back to space { $space }, for one more week at most.
event-dismissed = { $who ->
    [you] You dismiss { $tile }.
   *[other] { $who-name } dismisses { $tile }.
}
event-secretary_roll = { $who ->
    [you] You roll a { $face }: { die-amount }.
   *[other] { $who-name } rolls a { $face }: { die-amount }.
}
event-forced = { $who ->
    [you] You try to force { $tile }.
   *[other] { $who-name } tries to force { $tile }.
}
event-talks_broken = The talks about { $tile } break down.
event-declined = { $who ->
    [you] You leave { $tile } on the market.
   *[other] { $who-name } leaves { $tile } on the market.
}
event-sales_entered = { $who ->
    [you] You park at { $tile }.
   *[other] { $who-name } parks at { $tile }.
}
event-deal_named = { $who ->
    [you] You talk about { $tile }.
   *[other] { $who-name } talks about { $tile }.
}
event-talks_paid = { $who ->
    [you] You pay ${ $cost } to save the deal.
   *[other] { $who-name } pays ${ $cost } to save the deal.
}
event-deal_failed = The deal for { $tile } fails.
event-bought_second = { $who ->
    [you] You buy { $tile } from the pile for ${ $cost }.
   *[other] { $who-name } buys { $tile } from the pile for ${ $cost }.
}
event-sold = { $who ->
    [you] You sell { $tile } for ${ $amount }.
   *[other] { $who-name } sells { $tile } for ${ $amount }.
}
event-friendly = { $who ->
    [you] You play { $tile }: { $facts }.
   *[other] { $who-name } plays { $tile }: { $facts }.
}
event-press_true = { $who ->
    [you] “{ $tile }”: your promise is kept, +${ $money }.
   *[other] “{ $tile }”: { $who-name }'s promise is kept, +${ $money }.
}
event-press_true-points = { $who ->
    [you] “{ $tile }”: your promise is kept, { press-won-points }.
   *[other] “{ $tile }”: { $who-name }'s promise is kept, { press-won-points }.
}
event-press_false = { $who ->
    [you] “{ $tile }”: your promise is broken, { press-lost }.
   *[other] “{ $tile }”: { $who-name }'s promise is broken, { press-lost }.
}
event-press_false-points = { $who ->
    [you] “{ $tile }”: your promise is broken, { press-lost-points }.
   *[other] “{ $tile }”: { $who-name }'s promise is broken, { press-lost-points }.
}
event-recovered = { $who ->
    [you] You recover: energy { $energy }, fatigue { $fatigue }.
   *[other] { $who-name } recovers: energy { $energy }, fatigue { $fatigue }.
}
event-recovered-barred = { $who ->
    [you] You recover: energy { $energy }, fatigue { $fatigue }; no reroll this week.
   *[other] { $who-name } recovers: energy { $energy }, fatigue { $fatigue }; no reroll this week.
}
event-team_kind = { $who ->
    [you] You send out the { $team }.
   *[other] { $who-name } sends out the { $team }.
}
event-old_tiles_left = Old tiles leave: { $tiles }.
event-old_tiles_left-none = No old tile leaves.
event-tiles_aged = { $n ->
    [one] 1 tile stays for its last week.
   *[other] { $n } tiles stay for their last week.
}
event-tile_placed = Space { $space }: { $tile }.
event-removal_roll = Absent rivals roll { $white } and { $blue }: { $tile } leaves the market.
event-removal_roll-none = Absent rivals roll { $white } and { $blue }: nothing happens.
event-placed = { $who ->
    [you] { $tile } plays { $position } for you.
   *[other] { $tile } plays { $position } for { $who-name }.
}
event-placed-bench = { $who ->
    [you] { $tile } goes to your bench.
   *[other] { $tile } goes to { $who-name }'s bench.
}
event-aligned = { $who ->
    [you] You line up { players } under { $manager }.
   *[other] { $who-name } lines up { players } under { $manager }.
}
players = { $n ->
    [one] 1 player
   *[other] { $n } players
}
event-kick_off = League: { $home } at home to { $away }.
event-kick_off-cup = Cup: { $home } at home to { $away }.
event-match_income = { $who ->
    [you] You take ${ $amount } at the gate.
   *[other] { $who-name } takes ${ $amount } at the gate.
}
event-levels = { $team } play at level { $attack } in attack and { $defence } in defence.
event-shots_by_level = { $team } have { shots }.
event-attack_roll = { $team }, level { $level }, roll { $dice }: { shots }.
event-defence_roll = { $team }, level { $level }, roll { $dice }: { saves }.
event-goals = { $rival } save { $saves }: { $team } score { $goals }.
event-neutral_reroll = No fives or sixes: { $team } roll again.
event-reroll = { $who ->
    [you] You roll all dice again.
   *[other] { $who-name } rolls all dice again.
}
event-penalties = Penalties: { $home } { $home_goals }, { $away } { $away_goals }.
event-full_time = Full time: { $home } { $home_goals }–{ $away_goals } { $away }.
event-full_time-cup = Full time in the cup: { $home } { $home_goals }–{ $away_goals } { $away }.
event-full_time-penalties = Full time: { $home } { $home_goals }–{ $away_goals } { $away }; { $winner } win on penalties.
event-full_time-clash = { $winner } beat { $loser } ({ $home_goals }–{ $away_goals } on the dice).
event-full_time-clash-draw = { $home } and { $away } draw ({ $home_goals }–{ $away_goals } on the dice).
event-full_time-clash-penalties = { $winner } beat { $loser } on penalties ({ $home_goals }–{ $away_goals } on the dice).
event-cup_passed = { $winner } go on in the cup, { $loser } are out.
event-cup_won = { $winner } win the cup against { $loser }.
event-win_bonus = { $who ->
    [you] You receive a win bonus of ${ $amount }.
   *[other] { $who-name } receives a win bonus of ${ $amount }.
}
event-satisfaction = { $who ->
    [you] You gain { steps } of satisfaction for the { outcome }.
   *[other] { $who-name } gains { steps } of satisfaction for the { outcome }.
}
event-satisfaction-none = { $who ->
    [you] You gain no satisfaction for the { outcome }.
   *[other] { $who-name } gains no satisfaction for the { outcome }.
}
steps = { $steps ->
    [one] 1 step
   *[other] { $steps } steps
}
outcome = { $outcome ->
    [win] win
    [draw] draw
   *[loss] defeat
}
event-match_day_over = The table: { $table }.
league-points = { $team } { $points }
event-clash = { $stronger } roll { $n ->
    [one] 1 white die: { $best }
   *[other] { $n } white dice, the best a { $best }
}; { $weaker } roll a { $die }.
event-final = { $team }: { $n ->
    [one] { $points } victory point
   *[other] { $points } victory points
}, place { $place }.
