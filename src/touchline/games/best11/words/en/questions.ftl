# What managers are asked in Best 11, what they may answer, and why something is not possible.
# A question: its words, .who above it, .context below it, .may: what it may be answered with.

draft_manager = Choose your manager board
    .who = Your turn
    .context = It gives you a formation and an ability.
    .may = choose one of the manager boards that are still free
draft_manager-option = Choose { $board }
    .detail = { $ability }

keep_tactic = Which tactical card goes back?
    .notice = Choose your tactical cards.
    .who = Everyone chooses
    .context = You keep the rest, in secret, until the end. It goes to the bottom of the deck.
    .may = return one of the tactical cards that you just drew
keep_tactic-one = Which tactical card do you keep?
    .context = It stays your secret until the end. The other one goes to the bottom of the deck.
keep_tactic-option = Return { $card }
    .detail = { $objective }
keep_tactic-option-one = Keep { $card }
    .detail = { $objective }

nominate = Which card do you put up for auction?
    .who = Everyone chooses
    .context = What another manager pays for it is yours. To sign it yourself you have to win it.
    .may = nominate a free agent from your hand
nominate-option = Nominate { $card }
    .detail = { $facts }
nominate-option-other = Nominate { $card }

bid = Slot { $slot }: bid for { $card }
    .notice = What do you bid?
    .who = Everyone bids
    .context = The card asks for { $need }. Up to 3 cards per bid; sealed bids are final.
    .may = add a card from your hand or money to the bid on this slot, or go on
bid-more = Slot { $slot }: bid for { $card }
    .context = Your bid is { $value }, the card asks for { $need }. Up to 3 cards per bid; sealed bids are final.
bid-nothing = You cannot bid on any slot
    .context = Your cards and money are not enough for any of them. Nobody else is told.
bid-option = Add { $card }
    .detail = Bid becomes { $total }: { $missing ->
        [0] meets the minimum
       *[other] { $missing } more needed
    }
    .effect = +{ $worth }
bid-option-next = Go on to slot { $following }
    .detail = { $value ->
        [0] No bid on slot { $slot }
       *[other] Slot { $slot }: bid of { $value }
    }
bid-option-seal = Seal all bids
    .detail = { $value ->
        [0] No bid on slot { $slot }
       *[other] Slot { $slot }: bid of { $value }
    }

late_bid = Add a late card to your bid for { $card }?
    .notice = Do you add a late card to your bid?
    .who = Late bid
    .context = Your bid is { $mine }. You lead.
    .may = add a late-bid card from your hand, or pass
late_bid-tied = Add a late card to your bid for { $card }?
    .context = Your bid is { $mine }. It is tied for the lead, and the whistle decides.
late_bid-behind = Add a late card to your bid for { $card }?
    .context = Your bid is { $mine }. The best bid is { $best }.
late_bid-hopeless = Add a late card to your bid for { $card }?
    .context = Your bid is { $mine }. The best bid is { $best }, and all your late cards together only bring you to { $most }: you cannot win.
late_bid-option = Add { $card }
    .detail = Your bid becomes { $total } and leads
    .effect = +{ $worth }
late_bid-option-ties = Add { $card }
    .detail = Your bid becomes { $total }: tied, and the whistle decides
    .effect = +{ $worth }
late_bid-option-behind = Add { $card }
    .detail = Your bid becomes { $total }: still behind { $best }
    .effect = +{ $worth }
late_bid-option-pass = Pass
    .detail = Keep your late cards for another bid

award_tie = Who wins { $card }?
    .notice = Who wins the tie?
    .who = You hold the whistle
    .context = The highest bids are tied at { $best }.
    .may = choose one of the tied managers
award_tie-option = Give it to { $who-name }
    .detail = { $who-name } bid { $value }
award_tie-option-pass = Leave it unsold

handicap = You won nothing: choose your consolation
    .who = Your turn
    .context = Exactly one of the three.
    .may = choose money, a tactical draw, or discarding from hand
handicap-option-money = Take { $money } money
    .detail = From the bank
    .effect = +{ $money }
handicap-option-tactic = Draw 2 tactical cards
    .detail = Then return any one that you hold
    .effect = +1 tactic
handicap-option-discard = Discard from hand
    .detail = Up to { $cards } free agents, replaced at the refill

handicap_discard = Which card do you discard?
    .who = Your turn
    .context = You may discard { $left } more.
    .may = discard a free agent from your hand, or say done
handicap_discard-option = Discard { $card }
    .detail = { $facts }
handicap_discard-option-done = Done
    .detail = Discard no more

return_tactic = Which tactical card do you return?
    .who = Your turn
    .context = Any card that you hold, new or old; it goes to the bottom of the deck.
    .may = return one of the tactical cards that you hold
return_tactic-option = Return { $card }
    .detail = { $objective }

bonus_order = Which signing bonus do you use?
    .who = Your turn
    .context = One by one, in any order you like.
    .may = use the bonus of a card that you won this round, or say done
bonus_order-option = Use { $card }
    .detail = { $bonus }
bonus_order-option-done = Done
    .detail = Decline the rest

bonus_hand = Who joins your team from your hand?
    .who = Your turn
    .context = A signing bonus of that card works at once.
    .may = add a free agent from your hand, or decline
bonus_hand-option = Add { $card }
    .detail = { $facts }
bonus_hand-option-chain = Add { $card }
    .detail = Its bonus works at once: { $bonus }
bonus_hand-option-decline = Decline
    .detail = Add nobody

bonus_reuse = Which bonus do you use again?
    .who = Your turn
    .context = Any free agent on your board, except another Reuse.
    .may = choose a card on your board with a signing bonus, or decline
bonus_reuse-option = Copy { $card }
    .detail = { $bonus }
bonus_reuse-option-decline = Decline
    .detail = Copy nothing

bonus_discard = Who comes back from the discard pile?
    .who = Your turn
    .context = One of the top 10 cards, without its bonus.
    .may = choose one of the top 10 discards, or decline
bonus_discard-option = Add { $card }
    .detail = { $facts }; without its bonus
bonus_discard-option-decline = Decline
    .detail = Leave the pile as it is

special_comp = Keep { $card }?
    .notice = Do you keep the card that you received?
    .who = Your turn
    .context = You received this late-bid card as payment: it joins your team, or goes for { $money } money.
    .may = keep the card or discard it for 2 money
special_comp-option = Keep { $card }
    .detail = It joins your team
special_comp-option-cash = Discard { $card }
    .detail = For money from the bank
    .effect = +{ $money }

adjust = Who has to leave?
    .who = Your turn
    .context = Your formation does not have room for everybody.
    .may = discard a card to make room
adjust-option = Release { $card }
    .detail = { $facts }
adjust-option-other = Release { $card }

keeper = Sign a keeper?
    .who = Your turn
    .context = You may take one keeper in the game; the bonus works at once.
    .may = take a keeper that is face up, or pass
keeper-option = Sign { $card }
    .detail = { $facts }. { $bonus }
keeper-option-pass = Pass
    .detail = Perhaps in a later round

# Bids while they are edited

draft-seal = Seal all bids
draft-may = choose a slot, put a card or money into it, or take one back
draft-one-by-one = undo the bids that you entered one by one, then seal
draft-below-minimum = slot { $slot } is below its minimum

# Why not

refuse-another-reuse = a reuse bonus cannot copy another one
refuse-below-minimum = the bid is worth { $value }, below the minimum of { $need }
refuse-bid-is-full = a bid holds at most 3 cards
refuse-empty-hand = you have no free agent in hand
refuse-game-over = the game is over
refuse-in-another-bid = it is already in your bid on slot { $slot }
refuse-it-fits = it fits; discarding it would not make room
refuse-keeper-bonus = a keeper's bonus cannot be copied
refuse-keeper-taken = that keeper is taken or not in this game
refuse-keepers-stay = a keeper is never discarded
refuse-late-is-no-bonus = the late bid is a special ability, not a signing bonus
refuse-never-enough = with it the bid could not reach the minimum of { $need } within 3 cards
refuse-never-unsold = the card cannot be left unsold; choose one of the tied managers
refuse-no-bonus = it has no signing bonus
refuse-no-free-agent = money, keepers and tactical cards cannot be nominated
refuse-no-tactics-left = the tactical deck is empty
refuse-not-for-a-bid = only free agents and money from your hand can be in a bid
refuse-not-free = it is not free in your hand
refuse-not-in-hand = it is not in your hand
refuse-not-late = it is not a late-bid card
refuse-not-tied = only one of the tied managers can win the card
refuse-not-won-this-round = only cards won at auction this round, whose bonus is not used yet
refuse-nothing-to-decide = you have nothing to decide now
refuse-on-your-team = it is on your team, not in your hand
refuse-other-question = you are asked something else: { $may }
refuse-purse = you have { $money } money left to bid
refuse-sealed = your bids are sealed; wait until everybody is ready
refuse-too-deep = it lies deeper than the top 10 of the discard pile
refuse-wait = you have nothing to decide now; wait for the other managers
refuse-your-nomination = you nominated it this round

# Things

a-card = a card
cards = { $n ->
    [one] a card
   *[other] { $n } cards
}
money = { $n } money
card-facts = base { $base }
card-facts-bonus = base { $base }, { $bonus }
who = { $who ->
    [you] you
   *[other] { $who-name }
}
