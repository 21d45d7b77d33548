# What managers are asked in Superclub, what they may answer, and why something is not possible.
# A question: its words, .who above it, .context below it, .may: what it may be answered with.

club = Which club is yours?
    .who = Your turn
    .context = Clubs differ only in name and colour.
    .may = choose a club that nobody else has
club-option = Take { $club }
    .detail = { $colour }, { $nickname }

draft = Whom do you draft?
    .who = Your turn
    .context = { $board ->
        [one] 1 card is
       *[other] { $board } cards are
    } left on the board. You have { $squad } of { $most } players.
    .may = take a card from the draft board
draft-option = Draft { $card }
    .detail = { $facts }

keep_staff = Which member do you keep?
    .who = Your turn
    .context = It costs nothing. The other card goes under the deck.
    .may = keep one of the two members drawn
keep_staff-option = Keep { $card }
    .detail = { $facts }

# Finance

wages = Pay { $bill } in wages?
    .notice = Do you pay the wages?
    .who = Your turn
    .context = You have { $cash }. You pay no wages for players whom you sell abroad first.
    .may = pay the wages, or sell players abroad first
wages-option-pay = Pay { $paid } in wages
    .detail = { $left } left
    .effect = −{ $paid }
wages-option-short = Pay { $paid } in wages
    .detail = { $left } left; the remaining { $waived } is waived
    .effect = −{ $paid }

sell_abroad-option = Sell { $player } abroad
    .detail = { $facts }; squad strength −{ $stars }
    .effect = +{ $price }
fire-option = Fire { $card }
    .detail = { $facts }

# Unhappy players

unhappy_bid = Bid for an unhappy player?
    .who = Your turn
    .context = A bid opens at { $price } for each star, and you have one bid in an off-season. You have { $cash }.
    .may = pass, or bid for a player who is unhappy with the present club and would be happy with yours
unhappy_bid-option = Bid { $price } for { $player }
    .detail = { $facts }
    .effect = −{ $price }
unhappy_bid-option-pass = Pass
    .detail = Open no bid

enter = Enter the bidding for { $player }?
    .notice = Do you enter the bidding?
    .who = Your turn
    .context = The highest bid is { $bid }.
    .may = enter the bidding or stay out
enter-option-enter = Enter the bidding
    .detail = Uses up your one bid of this off-season
enter-option-stay_out = Stay out
    .detail = You keep your bid for another player

answer_bid = { $bidder-name } bids { $bid } for { $player }. What do you say?
    .notice = There is a bid for a player of yours: what do you say?
    .who = Your turn
    .context = Whatever you answer, another player of yours who has potential gains a star.
    .may = sell, ask for one of the higher prices, or refuse
answer_bid-option = Ask for { $price }
    .detail = If it is declined, you sell for the bid or bench the player
answer_bid-option-sell = Sell for { $bid }
    .detail = The bid is paid to you
    .effect = +{ $bid }
answer_bid-option-refuse = Refuse
    .detail = The player stays, and misses the whole season

demand = { $owner-name } asks for { $price } for { $player }. Do you pay it?
    .notice = Do you pay the price that is asked?
    .who = Your turn
    .context = You have { $cash }. If you decline, the owner sells for { $bid } or benches the player.
    .may = accept the price or decline it
demand-option-accept = Accept
    .detail = You pay the higher price
demand-option-decline = Decline
    .detail = The owner decides

final_answer = Sell { $player } for { $bid }, or bench the player?
    .notice = Do you sell for the bid, or bench the player?
    .who = Your turn
    .context = Your answer is final.
    .may = sell for the bid, or bench the player
final_answer-option-sell = Sell the player
    .detail = The bid is paid to you
final_answer-option-bench = Bench the player
    .detail = The player stays, and misses the whole season

step_up = Who steps up?
    .who = Your turn
    .context = The player gains one star without a die.
    .may = choose another player of yours who has potential
step_up-option = A star for { $card }
    .detail = { $facts }

# Training

guarantee = Who gets the guaranteed star?
    .who = Your turn
    .context = Choose before the first die, or the star is lost.
    .may = choose a player of yours who has potential, or skip the star
guarantee-option = Give { $player } the guaranteed star
    .detail = { $facts }
    .effect = +1 star
guarantee-option-skip = Skip it
    .detail = The guaranteed star is lost for this off-season

train = Whom do you train?
    .who = Your turn
    .context = { $left ->
        [one] 1 training place is
       *[other] { $left } training places are
    } left. You roll one die for each player.
    .may = choose a player of yours to train, or say done
train-option = Train { $player }
    .detail = { $facts }. { $need } or more on one die; at most { $most ->
        [one] 1 star
       *[other] { $most } stars
    }
    .effect = { $stars } → { $most }
train-option-done = Done
    .detail = Train nobody else

# Scouting

scout = Where do you scout?
    .who = Your turn
    .context = You can turn over { $left ->
        [one] 1 more card
       *[other] { $left } more cards
    }.
    .may = choose a continent, or say done
scout-option = Turn over a card from { $continent }
    .detail = { $cards ->
        [0] No cards
        [one] 1 card
       *[other] { $cards } cards
    }
scout-option-done = Done
    .detail = Turn over no more cards

sign = Sign { $player } for { $price }?
    .notice = Do you sign the player?
    .who = Your turn
    .context = { $facts }. You have { $cash }.
    .may = sign or reject the player
sign-option-sign = Sign { $player } for { $price }
    .detail = { $facts }
    .effect = −{ $price }
sign-option-reject = Reject the player
    .detail = The card goes to the inactive players

# Investments

invest = What do you invest in?
    .who = Your turn
    .context = This is action { $n }; each has to be in a different department. You have { $cash }.
    .may = choose a department, or say done
invest-option = Upgrade { $facility }
    .detail = Level { $level }: { $called }
    .effect = −{ $price }
invest-option-top = Upgrade { $facility }
    .detail = It is at level { $level }, the highest
invest-option-staff = Draw two key staff cards
    .detail = Hire one of them or nobody
invest-option-done = Done
    .detail = Invest no more

hire = Hire { $members }?
    .notice = Do you hire somebody?
    .who = Your turn
    .context = One of them or nobody; the action is used either way. You have { $cash }.
    .may = hire one of the members drawn, or nobody
hire-option = Hire { $card }
    .detail = { $facts }
    .effect = −{ $price }
hire-option-none = Nobody
    .detail = The cards go under the deck

# Trades

window = Offer a trade?
    .who = Trade window
    .context = { $left ->
        [0] You can make no more offers
        [one] You can make 1 more offer
       *[other] You can make { $left } more offers
    } in this window.
    .may = offer somebody a trade, or say done
window-option-done = Done
    .detail = Make no more offers in this window

offer =
    .notice = What do you offer?
    .who = Your offer
    .may = choose the next part of the offer, or tear it up
offer-give = What do you give?
    .context = { so-far }
offer-ask = What do you ask for?
    .context = { so-far }
offer-money = Does one of you pay money as well?
    .context = { so-far }
offer-send = Send the offer?
    .context = { $offer }.
so-far = { $things ->
    [0] Nothing is chosen yet.
   *[other] So far: { $offer }.
}
offer-option-none = Tear up the offer
    .detail = Nothing has been sent
offer-option-done = Nothing more
    .detail = Go on to the next part
offer-option-send = Send the offer
offer_to-option = Offer { $who-name } a trade
    .detail = Has { $cash }
give-option = Give { $card }
    .detail = { $facts }
ask-option = Ask for { $card }
    .detail = { $facts }
pay-option = Pay { $money }
    .detail = You pay if the trade is made
    .effect = −{ $money }
pay-option-nothing = No money
    .detail = Neither side pays
ask_cash-option = Ask for { $money }
    .detail = The other side pays if the trade is made
    .effect = +{ $money }

answer = { $maker-name } offers { $offer }. Do you accept?
    .notice = You have an offer: do you accept?
    .who = An offer
    .context = Only the two of you see it.
    .may = accept, decline, or make a counter-offer
answer-lapsed = { $maker-name }'s offer has lapsed
    .context = It is no longer a legal trade.
answer-option-accept = Accept
answer-option-decline = Decline
answer-option-counter = Make a counter-offer
    .detail = It can only be accepted or declined
answer-option-lapsed = Put it aside

answer_counter = { $maker-name } offers { $offer } instead. Do you accept?
    .notice = You have a counter-offer: do you accept?
    .who = A counter-offer
    .context = Only the two of you see it.
    .may = accept or decline
answer_counter-lapsed = { $maker-name }'s counter-offer has lapsed
    .context = It is no longer a legal trade.
answer_counter-option-accept = Accept
answer_counter-option-decline = Decline
answer_counter-option-lapsed = Put it aside

letter-option-write = Write an offer
    .detail = It lies on the other manager's desk until it is answered
letter-option-withdraw = Take the offer back
    .detail = It has not been answered
accept_letter-option = Accept { $who-name }'s offer
decline_letter-option = Decline { $who-name }'s offer
auto_done-option-on = Skip trade windows
    .detail = You are passed over, and still receive offers
auto_done-option-off = Ask me in trade windows
    .detail = You are asked again

# Deadline Day and auctions

turn = From which continent do you turn over a card?
    .who = Your turn
    .context = On Deadline Day everybody may bid for the player.
    .may = choose a continent
turn-option = { scout-option }
    .detail = { scout-option.detail }

bid = Bid for { $player }?
    .notice = Do you bid?
    .who = Your turn
    .context = { $facts }. The lowest bid is { $bid }. You have { $cash }.
    .may = open, match, raise or stand, or pass
bid-more = Bid for { $player }?
    .context = { $facts }. The highest bid is { $bid }. You have { $cash }.
bid-option-match = Match { $bid }
    .detail = Level bids go to the stronger squad
    .effect = −{ $bid }
bid-option-pass = Pass
    .detail = You are out of this auction
bid-option-stand = Stand
    .detail = You stay at the highest bid
open-option = Bid { $bid }
    .detail = { $left } would be left
    .effect = −{ $bid }
raise-option = { open-option }
    .detail = { open-option.detail }
    .effect = { open-option.effect }

# Line-ups

line_up = Which formation do you play?
    .who = Everybody lines up
    .context = In secret, until everybody is ready.
    .may = choose a formation, the last line-up, or the automatic one
line_up-again = Which formation do you play now?
    .who = A new line-up
    .context = In secret, until you are ready.
line_up-option = Play { $formation }
    .detail = Defenders, midfielders, attackers
line_up-option-reuse_last = The same line-up again
    .detail = Missing players are replaced
line_up-option-auto_best = Automatic line-up
    .detail = The most stars, whatever the chemistry

fill = { $third ->
    [goal] Who plays in goal?
    [def] Who plays as defender { $n }?
    [mid] Who plays as midfielder { $n }?
   *[att] Who plays as attacker { $n }?
}
    .notice = Who plays?
    .who = Your line-up
    .context = From left to right, without gaps.
    .may = choose an available player who is allowed in that slot
fill-option = { $card }
    .detail = { $facts }
    .effect = +{ $stars }
fill-option-close_third = Close this third
    .detail = Its other places stay empty

boost = Where do you put your captain?
    .who = Your line-up
    .context = The boost counts whenever that third is used.
    .may = place the captain boost in attack, midfield or defence
boost-option = Captain boost in { $third }
    .detail = In this match
    .effect = +{ $stars }

ready = Is this your line-up?
    .who = Your line-up
    .context = It is shown when everybody is ready.
    .may = confirm the line-up or begin again
ready-again = Is this your new line-up?
    .context = It is shown at once.
ready-option-confirm = Ready
    .detail = Confirm this line-up
ready-option-restart = Begin again
    .detail = Your line-up is cleared

# Matches

weapon = Play a secret weapon?
    .who = Your turn
    .context = You can play a card now, { $window }.
    .may = play a secret weapon that fits, or pass
weapon-none = You have no secret weapon for this moment
    .context = Every holder is asked { $window }, so that nobody learns what you hold.
weapon-injury = { $player } is injured. Heal the injury?
    .context = You can play a card now, { $window }.
weapon-injury-none = { $player } is injured, and you have no card that heals
    .context = Every holder is asked { $window }, so that nobody learns what you hold.
weapon-option = Play { $card }
    .detail = { $facts }
weapon-option-pass = Pass
    .detail = Keep your cards for later

target = { $card }: choose a target
    .notice = Choose a target of the card.
    .who = Your turn
    .context = { $facts }
    .may = choose a legal target of the card
target-option = { $target }
    .detail = { $facts }

substitute = Who comes on?
    .who = Your turn
    .context = { $hurt ->
        [nobody] {""}
       *[somebody] { $injured } is injured.{" "}
    }{ $third ->
        [goal] The substitute plays in goal
        [def] The substitute plays as defender { $n }
        [mid] The substitute plays as midfielder { $n }
       *[att] The substitute plays as attacker { $n }
    } and counts at once.
    .may = bring on an available player from the bench who is allowed in that slot
substitute-option = Bring on { $card }
    .detail = { $facts }
substitute-option-total = Bring on { $card }
    .detail = { $facts }
    .effect = total { $ours } v { $theirs }

# Game changers

release = Whom do you release?
    .who = Your turn
    .context = You get nothing for them, and go on until { $stars ->
        [one] 1 star is
       *[other] { $stars } stars are
    } gone.
    .may = choose a player of your squad
release-option = Release { $card }
    .detail = { $facts }

forced_sale = Whom do you sell to pay { $amount }?
    .notice = Whom do you sell?
    .who = Your turn
    .context = You have { $cash }.
    .may = choose a player of your squad to sell
forced_sale-option = { sell_abroad-option }
    .detail = { sell_abroad-option.detail }
    .effect = { sell_abroad-option.effect }

free_star = Who gains a star?
    .who = Your turn
    .context = Any player of yours who has potential.
    .may = choose a player of yours who has potential
free_star-option = A star for { $card }
    .detail = { $facts }

free_continent = From which continent do you turn over a card?
    .who = Your turn
    .context = You may sign the player for nothing.
    .may = choose a continent
free_continent-option = { scout-option }
    .detail = { scout-option.detail }

free_sign = Sign { $player } for nothing?
    .notice = Do you sign the player for nothing?
    .who = Your turn
    .context = { $facts }
    .may = sign or reject the player
free_sign-option-sign = Sign { $player }
    .detail = { $facts }
    .effect = free
free_sign-option-reject = Reject the player
    .detail = The card goes to the inactive players

free_hire = Hire { $members } for nothing?
    .notice = Do you hire somebody for nothing?
    .who = Your turn
    .context = One of them or nobody. A club has at most { $most } members.
    .may = hire one of the members drawn, or nobody
free_hire-option = Hire { $card } for nothing
    .detail = { $facts }
free_hire-option-none = Nobody
    .detail = The cards go under the deck

out_player = Which midfielder is out for the season?
    .who = Your turn
    .context = One of those who ended the match on the pitch.
    .may = choose a midfielder who ended the match on the pitch
out_player-option = { $card } is out
    .detail = { $facts }

# Finals

final = Play the SuperCup final now?
    .who = Your turn
    .context = You hold { $cards ->
        [one] 1 SuperCup card
       *[other] { $cards } SuperCup cards
    }. If you win, you win the game; if you lose, you lose them all.
    .may = play the final or save the cards
final-option-play = Play the final now
    .detail = A defeat costs all your SuperCup cards
final-option-save = Save the cards
    .detail = You are asked again after another title

taker = Who takes penalty { $n }?
    .notice = Who takes the penalty?
    .who = Your turn
    .context = The score is { $ours }–{ $theirs }. A player with 1 star scores on a 6, with 2 stars on a 5 or more, and so on.
    .may = choose a player on the pitch who has not shot in this round
taker-option = { $card } shoots
    .detail = { $facts }

last_season-option = This season is the last
    .detail = The highest point marker wins

# The line-up while it is edited

draft-question = Set your line-up
draft-send = Send this line-up
draft-may = choose a slot, put one of your available players there, or clear it
draft-begin-again = begin the line-up again, then send it
draft-play = Play { $player }
draft-formation = Play { $formation }
draft-captain = Captain in { $third }
draft-best = Automatic line-up
    .detail = The most stars
draft-last = The same line-up again
draft-no-keeper = somebody has to stand in goal
draft-unfilled = { $n } of { $most } outfield places are filled
draft-gap = only the rightmost places of a third may stay empty

# Why not

refuse-auto-done = trade windows are part of the off-season; you can turn this on or off there
refuse-bid-steps = choose one of these steps: { $steps }
refuse-bids-open = nobody is sold abroad while there are bids for the player
refuse-cash = you have { $cash }
refuse-department-used = you have used this department in this off-season
refuse-discount-needed = you need that discount to pay your bid: wait until the auction is over
refuse-eleven-remain = at least 11 player cards must remain
refuse-empty-continent = there is no card on that continent
refuse-full = your squad has { $most } players
refuse-full-bid = your squad has { $most } players: sell one before you bid
refuse-full-sell = your squad has { $most } players: sell one first
refuse-game-over = the game is over
refuse-goal = only a goalkeeper card or the default goalkeeper can stand in goal
refuse-goalkeeper = a goalkeeper card can only stand in goal
refuse-last-season = the table does that by itself when the last person leaves and there is no season limit
refuse-member-price = the member costs { $price } and you have { $cash }
refuse-no-effect = it has no target and would change nothing
refuse-no-empty-star = the player has no empty star
refuse-no-staff-left = no key staff card is left
refuse-no-training-place = your training places are used up
refuse-not-available = the player is not available
refuse-not-in-squad = the player is not in your squad
refuse-not-off-season = squads and staff are changed in the off-season, from the wages on
refuse-not-quiet = wait until the auction or the drawn cards are resolved
refuse-not-your-staff = that member does not work for you
refuse-not-your-weapon = you do not hold this secret weapon
refuse-nothing-to-decide = you have nothing to decide now; wait for the other managers
refuse-on-the-pitch = the player is on the pitch
refuse-opening-bid = the opening bid is { $price } and you have { $cash }
refuse-other-cash = the other manager has { $cash }; for no money at all, pay { $zero }
refuse-other-question = you are asked something else: { $may }
refuse-other-window = it is played { $window }
refuse-parts-of-offer = begin an offer in a trade window or as a letter, and choose its parts one by one
refuse-player-price = the player costs { $price } and you have { $cash }
refuse-price = it costs { $price } and you have { $cash }
refuse-purse = you can pay at most { $most }
refuse-staff-full = you have { $most } members: fire one first
refuse-top-level = it is at level { $level }, the highest
refuse-trades-closed = managers trade in the off-season, after finance
refuse-trained = the player has been trained in this off-season
refuse-transfer-ban = you are under a transfer ban
refuse-wages = the wages are { $bill } and you have { $cash }: sell players abroad first
refuse-whole-millions = name a whole number of millions

incompatible-powerhouses = Powerhouses fill the league to { $clubs } clubs: with { $clubs } managers there is no place left. Turn the option off.

# Things

a-card = a card
nothing = nothing
money = { $n }M
stars = { $n ->
    [one] 1 star
   *[other] { $n } stars
}
potential = potential { $n }
staff-facts = { $job }: { $text }
cup-facts = attack { $att }, midfield { $mid }, defence { $defence }
trade = { $gives } for { $asks }
third-att = attack
third-mid = midfield
third-def = defence
department-training = training
department-scouting = scouting
department-stadium = the stadium
department-staff = key staff
