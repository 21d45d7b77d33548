# What managers are asked in Eleven, what they may answer, and why something is not possible.
# A question: its words, .who above it, .context below it, .may: what it may be answered with.

# Setup

draft_director = Which Director do you keep?
    .who = Draft
    .context = You pass the others to the left.
    .may = keep one of the Directors in your hand
draft_director-option = Keep { $card }
    .detail = { $stats }. { $facts }

solo_director = Which Director do you keep?
    .who = Draft
    .context = The others are discarded.
    .may = keep one of the Directors on show
solo_director-option = Keep { $card }
    .detail = { $stats }. { $facts }

keep_objective = Which Objective do you keep?
    .who = Objective
    .context = It stays secret until you meet its goal.
    .may = keep one of your two Objectives
keep_objective-option = Keep { $card }
    .detail = { $facts }

director_bonus = Which bonus comes first?
    .who = Setup
    .may = choose one of your Directors whose bonus is still to come
director_bonus-option = First the bonus of { $card }
    .detail = { $facts }

start_training = Whom do you train?
    .who = Setup
    .may = train one of your starting Players
start_training-option = Train { $card }
    .detail = { $facts }

# Monday

bm_reroll = “{ $card }”: keep the votes?
    .notice = Keep the votes, or roll again?
    .who = Board Meeting
    .context = The die shows { $die }: { $colour } has the majority.
    .may = keep the votes, or roll again
bm_reroll-option-keep = { die_reroll-option-keep }
    .detail = { die_reroll-option-keep.detail }
bm_reroll-option-reroll = { die_reroll-option-reroll }
    .effect = { die_reroll-option-reroll.effect }

bm_target = { $part }
    .notice = Choose a target of the Board’s decision.
    .who = Choose
    .may = choose one of the targets of the decision
bm_target-more = { $part }
    .context = { $left } left.
bm_target-option = { effect_target-option }
    .detail = { effect_target-option.detail }
    .effect = { effect_target-option.effect }
bm_target-option-train = { effect_target-option-train }
    .detail = { effect_target-option-train.detail }
bm_target-option-discard = { effect_target-option-discard }
    .detail = { effect_target-option-discard.detail }
bm_target-option-weaken = { effect_target-option-weaken }
    .detail = { effect_target-option-weaken.detail }
bm_target-option-decline = { effect_target-option-decline }
bm_target-option-done = { effect_target-option-done }

# Tuesday to Thursday

basic_action = { $day }: what do you do today?
    .notice = What do you do today?
    .who = Your turn
    .context = You have { $cash } € and { $ops }.
    .may = perform a Basic action or a Paid action, pass, or end your turn
basic_action-paid = { $day }: a Paid action, or end your turn?
    .context = You have { $cash } € and { $ops }.
hire-option = Hire { $card }
    .detail = { $facts }
    .effect = { $cost }
sell-option = Sell { $card }
    .detail = { $facts }
    .effect = { $price }
one_off-option = Sign { $card } as one-off
    .detail = { $effect }
adboard-option = Sign { $card } as adboard
    .detail = { $effect }; or { $bonus }
kit-option = Sign { $card } as kit
    .detail = { $effect }; and { $bonus }
build-option = Build { $what }
    .detail = { $gives }
    .effect = { $cost }
build-option-office = Build Office step { $step }
    .detail = { $vp } VP in total
    .effect = { $cost }
card_action-option = Send { $card } to work
    .detail = { $effect }
    .effect = { $cost }
paid_action-option = Paid action: send { $card } to work
    .detail = { $effect }
    .effect = { $both ->
        [0] { $paid }{ $cost }
       *[other] { $paid }, { $cost }
    }
pass_basic-option = Pass
    .detail = No Basic action today
end_turn-option = End your turn
offer_for-option = Make an offer for { $card }
    .detail = { $facts }
announce-option = Announce { $card } for sale
    .detail = { $facts }

jersey_swap = Which Jersey goes to the Bench for { $jersey }?
    .notice = Which Jersey goes to the Bench?
    .who = Jerseys
    .context = It keeps the side that it shows.
    .may = choose a Jersey on the Pitch without a Player card
jersey_swap-option = { $jersey } goes to the Bench
    .detail = It shows { $task }

adboard_mode = What does { $card } give you?
    .notice = Do you take the Sponsor’s effect or the bonus?
    .who = Adboard
    .may = take the effect or the bonus
adboard_mode-option = Take the effect
    .detail = { $words }
adboard_mode-option-bonus = Take the bonus
    .detail = { $words }

kit_order = { $card }: the effect or the bonus first?
    .notice = Which comes first, the Sponsor’s effect or the bonus?
    .who = Kit
    .may = begin with the effect or with the bonus
kit_order-option = Effect first
    .detail = { $words }
kit_order-option-bonus = Bonus first
    .detail = { $words }

# Effects

effect_target = { $part }
    .notice = Choose a target of the effect.
    .who = Choose
    .may = choose one of the targets of the effect
effect_target-more = { $part }
    .context = { $left } left.
effect_target-option = { $thing }
    .detail = { $facts }
    .effect = { $effect }
effect_target-option-train = Train { $card }
    .detail = { $facts }
effect_target-option-discard = Discard { $thing }
    .detail = { $facts }
effect_target-option-weaken = Weaken their { $zone }
    .detail = { $task } { $strength }
effect_target-option-decline = Decline
effect_target-option-done = Done

accept = Accept: { $effect }?
    .notice = Do you accept the effect?
    .who = Choose
    .may = accept or decline
accept-option = Accept
    .detail = { $effect }
accept-option-decline = Decline

optional_cost = Pay { $cost } for { $rest }?
    .notice = Do you pay for the effect?
    .who = Choose
    .may = pay, or do not pay
optional_cost-option = Pay
optional_cost-option-no = Do not pay

stat_any = Which Stat moves?
    .who = Choose
    .may = choose one of the four Stats, and a different one the second time
stat_any-option = { $stat }
    .detail = Now { $now }

lose_any = What do you lose?
    .who = Choose
    .may = choose a resource that you have
lose_any-option = Lose { $markers }

gain_any = What do you gain?
    .who = Choose
    .may = choose one of the resources
gain_any-option = Gain { $markers }

die_reroll = Keep the { $die } (d{ $sides })?
    .notice = Keep the die, or roll again?
    .who = Die
    .context = You have { $fans }.
    .may = keep the die, or roll again
die_reroll-option-keep = Keep the { $die }
    .detail = { $means }
die_reroll-option-reroll = Roll again
    .effect = { $free ->
        [0] { $cost }
       *[other] free
    }
die-hits = { $n ->
    [0] It hits nobody
   *[other] It hits { $who }
}

injury_icon = Whom does it hit?
    .who = Die
    .may = choose a Player with that number
injury_icon-option = It hits { $card }
    .detail = { $facts }

# The line-up

formation = Which formation do you play?
    .who = Line-up
    .context = The Tactic card stays in your hand.
    .may = choose a formation of a Tactic card in your hand
formation-option = Play { $formation }
    .detail = { $card }

row_shape = How does the { $row ->
        [0] defence
        [1] midfield
       *[other] attack
    } line up?
    .notice = How does a row line up?
    .who = Line-up
    .may = choose a shape for this row
row_shape-option = { $left } left, { $central } central, { $right } right

assign_player = Who plays?
    .who = Line-up
    .context = You have { $fitness } left.
    .may = put one of your Players into one of his Zones, or finish
assign_player-option = { $card } in { $zone }
    .detail = { $facts }
    .effect = −1 fitness
assign_player-option-goal = { $card } in goal
    .detail = { $facts }
    .effect = −1 fitness
assign_player-option-done = Nobody else
    .detail = Plain Jerseys fill the other places

swap_out = Which Jersey goes to the Bench for { $jersey }?
    .notice = Which Jersey goes to the Bench?
    .who = Line-up
    .context = It keeps the side that it shows.
    .may = choose a Jersey on the Pitch without a Player card
swap_out-option = { jersey_swap-option }
    .detail = { jersey_swap-option.detail }

fund_effect = Fund the effect of { $card }?
    .notice = Do you fund a Player’s effect?
    .who = Line-up
    .may = fund the effect, or leave it out
fund_effect-option = Fund the effect of { $card }
    .detail = { $facts }
    .effect = { $cost }
fund_effect-option-no = Leave the effect out

place_plain = Which Jersey plays in { $zone }?
    .notice = Which plain Jersey plays?
    .who = Line-up
    .context = Plain Jerseys have strength 1.
    .may = choose a plain Jersey that is left: attack or defence
place_plain-option-a = Attack Jersey { $zone }
place_plain-option-d = Defence Jersey { $zone }

confirm_lineup = Is this your line-up?
    .who = Line-up
    .context = After this it cannot be changed.
    .may = confirm the line-up or begin again
confirm_lineup-option = Confirm the line-up
confirm_lineup-option-restart = Begin again

# The Match

before_order = Whose effect comes first?
    .who = Before the Match
    .may = choose which effect comes next
before_order-option = First { $card }
    .detail = { $facts }

stands = How many fans sit down?
    .who = Stands
    .context = Each earns 1 € after the Match.
    .may = seat as many fans as you have, at most one on each empty Stand
stands-option = Seat { $fans }
    .detail = { $full } on the Stands
    .effect = +{ $full } € after the Match
stands-option-sold-out = Seat { $fans }
    .detail = Sold Out
    .effect = +{ $full } € after the Match

second_tactic = Do you play a Tactic card for its effect?
    .who = Tactics
    .may = play another Tactic card for its effect, or none
second_tactic-nothing = You have no other Tactic card with an effect.
    .context = You are asked all the same, so that nobody learns what you hold.
second_tactic-option = Play { $card }
    .detail = { $facts }
second_tactic-option-none = Play no other Tactic card

match_effect = Whose effect do you use?
    .who = During the Match
    .may = use a funded effect, or finish
match_effect-option = Use { $card }
    .detail = { $facts }
match_effect-option-done = Done

after_effect = Which effect comes next?
    .who = After the Match
    .may = resolve an effect that is due
after_effect-option = Resolve { $card }
    .detail = { $facts }
after_effect-option-done = Done

conseq_target =
    .notice = Choose a Player who has just played.
    .who = After the Match
    .may = choose a Player who has just played
conseq_target-trained = Who is trained?
    .context = { after-result }
conseq_target-stronger = Who gets { $n } temporary Strength?
    .context = { after-result }
conseq_target-weaker = Who gets { $n } temporary Weakness?
    .context = { after-result }
conseq_target-option = { $card }
    .detail = { $facts }
conseq_target-option-train = Train { $card }
    .detail = { $facts }
after-result = { $result ->
    [win] The die after the win.
    [draw] The die after the draw.
   *[loss] The die after the loss.
}

# The end of the Week

upkeep_target = Who goes without wages?
    .who = Upkeep
    .context = You cannot pay { $missing } € of the { $upkeep } € upkeep.
    .may = choose a card without Suspension tokens first
upkeep_target-option = { $card } goes without wages
    .effect = { $n ->
        [one] 1 Suspension token
       *[other] { $n } Suspension tokens
    }

solo_refresh = Deal a new row?
    .who = End of the Week
    .may = deal one new row, or none
solo_refresh-option = Deal a new row of { $row }
solo_refresh-option-none = Leave the rows as they are

pay_debt = How much do you pay back?
    .who = Debt
    .context = You owe { $debt } €.
    .may = pay what you have and owe, or nothing
pay_debt-option = Pay { $n } € of the debt

# Transfers between managers

offer = What do you offer for { $card }?
    .notice = What do you offer?
    .who = Your turn
    .may = offer a price that you can pay
offer-option = Offer { $n } €

offer_reply = Sell { $card } for { $price } €?
    .notice = Somebody makes you an offer: do you sell?
    .who = An offer
    .context = { $who-name } would like to have him.
    .may = accept or decline
offer_reply-option = Sell
offer_reply-option-decline = Decline

asking_price = What is your price for { $card }?
    .notice = What is your price?
    .who = Your turn
    .may = name a price that somebody can pay
asking_price-option = Ask for { $n } €

bid = What do you bid for { $card }?
    .notice = What do you bid?
    .who = For sale
    .context = The price is { $price } €; you have { $cash } €.
    .may = accept, bid what you can pay, or pass
bid-option = Bid { $n } €
bid-option-accept = Accept the price
bid-option-pass = Pass

take_bid = Who gets { $card }?
    .notice = Which bid do you take?
    .who = Your turn
    .may = take one of the bids, or sell normally
take_bid-option = Sell to { $who-name }
    .effect = { $price }
take_bid-option-none = Sell to the supply instead

# The line-up while it is edited

draft-may = choose a formation or the shape of a row, put a Player into a Zone, fund an effect, send a Jersey to the Bench, or turn a plain Jersey
draft-send = Send the line-up
draft-one-by-one = undo the choices that you entered one by one, then send
draft-best = A good line-up
    .detail = Against what the scouts say
draft-shape-0 = Defence { $shape }
draft-shape-1 = Midfield { $shape }
draft-shape-2 = Attack { $shape }
draft-plain = { $zone }: { $task }
    .detail = instead of { $other }, exchanged with the nearest plain Jersey
draft-bench = { $jersey } goes to the Bench
    .detail = It shows { $task }; instead of { $other }, for { $card }
draft-drop = Take out { $card }
    .effect = +1 fitness
draft-unfund = Do not fund { $card }
    .effect = +{ $cost }
draft-effect = The effect of { $card }

# Why not

refuse-action-cost = it costs { $cost }
refuse-adboards-taken = your { $n } Adboards are taken
refuse-basic-done = you have performed your Basic action today
refuse-basic-first = perform a Basic action or pass first
refuse-basic-tactic = a basic Tactic card has no effect
refuse-card-not-yours = that is not one of your Staff or Director cards
refuse-changes-nothing = it would change nothing
refuse-cost = it costs { $cost } € and you have { $cash }
refuse-first-slots = a card in slots 1 and 2 can only be taken with another card's effect
refuse-game-over = the game is over
refuse-has-a-goalkeeper = you already have a Goalkeeper
refuse-has-worked = { $card } has worked this Week
refuse-is-out = { $card } is injured or suspended
refuse-jersey-of-a-player = that Jersey belongs to one of your Player cards
refuse-jersey-plays = that Jersey plays in this line-up
refuse-jerseys-alike = Jerseys without a number are alike: choose the one that is offered for this side
refuse-kit-taken = your kit space is taken
refuse-no-action = { $card } has no action
refuse-no-fitness = every Player needs 1 fitness and you have none left
refuse-no-jersey-left = all three unnumbered Jerseys are in use
refuse-no-markers = there is not enough left for the effect of { $card }, which costs { $cost }
refuse-no-place = there is no place left in { $zone }
refuse-no-player-this-week = no Player can be hired this Week
refuse-no-space = there is no free space for it
refuse-no-staff-this-week = no Staff can be hired this Week
refuse-no-transfers = this table plays without transfers between managers
refuse-not-funded = only the effect of a Player in the line-up that costs something can be funded
refuse-not-in-transfer-area = { $card } is not in the Transfer Area
refuse-not-to-be-built = that cannot be built
refuse-not-to-be-hired = only Players and Staff can be hired
refuse-not-your-player = that is not one of your Players
refuse-off-no-bench = { $card } brings no Jersey off the Bench
refuse-offers-declined = after three declined offers, hire from the Transfer Area or pass
refuse-office-finished = your Office is finished
refuse-on-the-bench = that Jersey is on the Bench
refuse-one-paid-action = one Paid action a Day
refuse-one-side = all plain Jerseys show the same side, and nothing flips them
refuse-only-untrained = only an Untrained Player can be trained
refuse-other-jersey = that Jersey cannot go to the Bench for his; these can: { $jerseys }
refuse-other-question = you are asked something else: { $may }
refuse-other-row = that row has another number of Jerseys
refuse-paid-cost = a Paid action costs { $cost }
refuse-plays-already = { $card } is already playing
refuse-same-number = somebody with the same number is already playing
refuse-sponsor-not-there = that Sponsor is not in the Transfer Area
refuse-suspended = { $card } is suspended
refuse-tactic-not-in-hand = that Tactic card is not in your hand
refuse-tactic-played = that Tactic card has been played in this Match
refuse-top-youngster = only the Youngster on top of the deck can be hired
refuse-veteran = Veterans cannot be hired
refuse-wait = you have nothing to decide now; wait for the others
refuse-whose-player = make offers for the Players of others, and announce your own
