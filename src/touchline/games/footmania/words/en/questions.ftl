# What managers are asked in Footmania, what they may answer, and why something is not possible.
# A question: its words, .who above it, .context below it, .may: what it may be answered with.

# Transfer windows and letters

window = Make an offer, or say done
    .who = Transfer window
    .context = You may make { $left ->
        [one] 1 more offer
       *[other] { $left } more offers
    } in this window. Bank sales do not count.
    .may = make an offer, sell to the bank, or say done
window-option = Done
    .detail = Make no more offers in this window
sell-option = Offer { $card } for sale
    .detail = { $facts }
buy_from-option = Buy from { $who-name }
    .detail = A footballer you know, a sponsor, or a post
swap-option = Offer { $card } in a swap
    .detail = { $facts }
own_auction-option = Put { $card } up for auction
    .detail = Face up; the money is yours
bank_sell-option = Sell { $card } to the bank
    .detail = { $facts }
    .effect = +{ $money }

offer_to = Who gets the offer?
    .who = Transfer window
    .context = Nobody else sees it.
    .may = choose the manager to whom the offer goes
offer_to-option = To { $who-name }
    .detail = Has { $money }

offer_for = What do you want?
    .who = Transfer window
    .context = A card that you know, a sponsor, or anybody for a post: then you see whom you would get.
    .may = choose a footballer whose face you know, a sponsor, or a post
offer_for-option = Ask for { $card }
    .detail = { $facts }
offer_for-option-post = Anybody for post { $post }
    .detail = { $name }

offer_amount = For how much?
    .who = Transfer window
    .context = Any multiple of 50k that the payer has. Up to { $most } cards a side may be in the offer.
    .may = choose a multiple of 50k that the payer has
offer_amount-auction = At what price does the auction open?
    .context = Any multiple of 50k, up to twice the price of a footballer or three times the resale price of a sponsor.
offer_amount-missing = Ask for { $card } too
    .context = Nobody may have two sponsors of one item.
pay-option = Pay { $money }
    .detail = You pay, if the deal is made
    .effect = −{ $money }
pay-option-nothing = Pay nothing
    .detail = You give no money, if the deal is made
ask-option = Ask for { $money }
    .detail = The other manager pays, if the deal is made
    .effect = +{ $money }
ask-option-nothing = Ask for nothing
    .detail = No money is paid, if the deal is made
opening-option = Open at { $money }
    .detail = The lowest bid that you take

answer = Do you accept the offer?
    .notice = You have an offer: what do you answer?
    .who = Offer
    .context = { offer-received }
    .may = accept or refuse the offer, or show a footballer of yours who can play the post
answer-post = Whom do you show for post { $post }?
    .context = { offer-received }
answer-nobody = You have nobody to show for post { $post }: refuse the offer
    .context = { offer-received } { asked-anyway }
answer-option-accept = Accept
answer-option-refuse = Refuse
answer-option-show = Show { $card }
    .detail = { $facts }. Only the manager who asks sees him

confirm = Take { $card }?
    .notice = Do you confirm the deal?
    .who = Offer
    .context = { $facts }. You give { $who-name } { exchange }.
    .may = confirm or cancel the deal
confirm-option-cancel = Cancel
    .detail = There is no deal
confirm-option-cards = Confirm
    .detail = The cards change hands
confirm-option-pay = Confirm
    .detail = You pay { $money }
confirm-option-receive = Confirm
    .detail = You receive { $money }

letter-option-write = Write an offer
    .detail = It goes out when it is your turn to speak in a window
letter-option-scrap = Tear the letter up
    .detail = Nothing has been sent
letter-option-withdraw = Take the last letter back
    .detail = It has not been delivered yet
auto_done-option-on = Say done for me
    .detail = You are passed over in windows, and still receive offers
auto_done-option-off = Ask me again
    .detail = You are asked in windows again

# The turn

roll = Roll the die
    .who = Your turn
    .context = Before that you may still sell to the bank.
    .may = roll the die, or sell to the bank first
roll-option = Roll
    .detail = You sell nothing more before the roll

route = Where do you go?
    .who = Your turn
    .context = Exactly the number that you rolled, and never back.
    .may = choose a square that is exactly as far as you rolled, without a step back
route-option = Go to { $square } { $id }
    .detail = { $does }

draw = Draw the top card of the { $deck ->
    [foreign] foreign
   *[other] domestic
} deck?
    .notice = Do you draw the top card?
    .who = Your turn
    .context = Its back shows { $price }{ $stars ->
        [0] {""}
       *[other] {" "}and a bonus of { stars }
    }. You have { $cash }.
    .may = draw the top card, or leave it
draw-option-draw = Draw the top card
    .detail = Only you see the face; it costs { $price }
draw-option-no_draw = Do not draw
    .detail = The card stays on top of the deck

card = Buy { $card } for { $price }?
    .notice = Do you buy the card?
    .who = Only you see this
    .context = { $facts }. You have { $cash }. If you refuse him, the others bid for him.
    .may = buy the card or refuse it
card-option-buy = Buy { $card }
    .detail = { $facts }
    .effect = −{ $price }
card-option-refuse = Refuse { $card }
    .detail = Everybody sees him; the others bid from { $opening }

bid = Bid for { $card }?
    .notice = Do you bid?
    .who = Auction
    .context = { $facts }. Bidding opens at { $money }. You have { $cash }.
    .may = bid or pass
bid-raise = Bid for { $card }?
    .context = { $facts }. { $who-name } bids { $money }. You have { $cash }.
bid-option = Bid { $money }
    .detail = { $left } would be left
bid-option-pass = Pass
    .detail = For good in this auction

return_plus = Which plus card do you return?
    .who = Your turn
    .context = It goes under the deck, and nobody else sees it.
    .may = choose one of your plus cards
return_plus-option = Return { $card }
    .detail = { $facts }

payment = Raise { $debt }: what do you sell?
    .notice = What do you sell to pay?
    .who = Forced payment
    .context = You have { $cash } and are { $missing } short.
    .may = sell a footballer or a sponsor to raise the payment

# Euromatches and matches

euromatch = Play { $club } ({ $country })?
    .notice = Do you play the Euromatch?
    .who = Euromatch
    .context = { $facts }. You need more than { $stars } stars.
    .may = play the match or decline it
euromatch-option-play = Play { $club }
    .detail = { $facts }. You show your team
euromatch-option-decline = Decline
    .detail = Your team stays hidden and your turn ends

euro_card = Play a plus card?
    .who = Euromatch
    .context = You have { stars } against { $need }.
    .may = play a plus card with the euro mark, or say done
euro_card-nothing = You have no card to play: say done
    .context = You have { stars } against { $need }. { asked-anyway }
euro_card-option = Play { $card }
    .detail = { $facts }
euro_card-option-boost = Play { $card }
    .detail = { $facts }
    .effect = +{ $stars }
euro_card-option-done = Done

line_up = Who plays on post { $post } ({ $name })?
    .notice = Who plays?
    .who = Line-up
    .context = Nobody sees your line-up before it is shown.
    .may = choose a footballer of yours who can play the post, or a trainee
line_up-trainee = Nobody is left for post { $post } ({ $name }): a trainee plays
    .context = { asked-anyway }
line_up-option = { $card }
    .detail = { $facts }
    .effect = +{ $stars }
line_up-option-auto = Automatic line-up
    .detail = The strongest that your squad allows
line_up-option-trainee = A trainee
    .detail = Takes 1 star from your team
    .effect = −1

match = Play a card, substitute, or pass?
    .who = Match
    .context = You have { stars }, { $who-name } has { $theirs }.
    .may = play a plus card, bring on a substitute, or pass
match-pass = You can only pass
    .context = You have { stars }, { $who-name } has { $theirs }. { asked-anyway }
match-option = Play { $card }
    .detail = { $facts }
match-option-boost = Play { $card }
    .detail = { $facts }
    .effect = +{ $stars }
match-option-boosttotal = Play { $card }
    .detail = { $facts }
    .effect = total { $ours } v { $theirs }
match-option-pass = Pass
    .detail = The match ends when both pass one after the other
sub-option = Bring on { $card }
    .detail = { $facts }

sub_post = Where does { $card } play?
    .notice = Where does the substitute play?
    .who = Match
    .context = Nobody else changes post.
    .may = choose a post that the substitute can take over
sub_post-option = On post { $post }
    .detail = For { $card }
sub_post-option-total = On post { $post }
    .detail = For { $card }
    .effect = total { $ours } v { $theirs }
sub_post-option-trainee = On post { $post }
    .detail = For the trainee
sub_post-option-traineetotal = On post { $post }
    .detail = For the trainee
    .effect = total { $ours } v { $theirs }

target = { $card }: against whom?
    .notice = Whom do you attack?
    .who = Match
    .context = { $facts }
    .may = choose a legal target of the attack
target-option = Against { $target }
    .detail = { $facts }

reply = { attack }: do you reply?
    .notice = Do you reply to the attack?
    .who = Match
    .context = { $facts }
    .may = play a protection that matches the attack, or none
reply-nothing = { attack }: you have no reply
    .context = { $facts } { asked-anyway }
reply-option = Play { $card }
    .detail = { $facts }
reply-option-boost = Play { $card }
    .detail = { $facts }
reply-option-none = No protection
    .detail = The attack has its effect

replace = Who comes on for post { $post }?
    .notice = Who comes on?
    .who = Match
    .context = { $card } is injured.
    .may = choose somebody from the bench who can play the post, or a trainee
replace-trainee = Nobody on your bench can play post { $post }: send a trainee
    .context = { $card } is injured. { asked-anyway }
replace-option = Bring on { $card }
    .detail = { $facts }. Uses up a substitution
replace-option-trainee = A trainee
    .detail = Uses up no substitution
    .effect = −1

sent_off = Which footballer of the { $line } is sent off?
    .notice = Who is sent off?
    .who = Match
    .context = The post stays vacant for the match.
    .may = choose a footballer of the line that was named
sent_off-option = Send { $card } off
    .detail = { $facts }
    .effect = −{ $stars }

asked-anyway = You are asked all the same, so that nobody can tell what you hold.
attack = { $aimed ->
    [0] { $card }
   *[other] { $card } against { $target }
}
exchange = { $gives } for { $gets }
offer-received = { $who-name } offers you { exchange }.{ $n ->
    [0] {""}
   *[other] {" "}{ $seen }
}
card-seen = { $n ->
    [one] { $facts }.
   *[other] { $card }: { $facts }.
}

# Line-ups while they are edited

put-option = Put { $card } on post { $post }
    .detail = { $facts }
    .effect = +{ $gain }
put-option-less = Put { $card } on post { $post }
    .detail = { $facts }
    .effect = −{ $gain }
draft-may = choose a post, put a footballer there, or take him away
draft-send = Send the line-up
draft-one-by-one = undo the posts that you filled one by one, then send it

# Why not

refuse-all-have-such-a-sponsor = everybody else has a sponsor of this item
refuse-buy-from-yourself = you cannot buy from yourself
refuse-called-up-post = the trainee for a footballer who was called up cannot be replaced
refuse-cannot-play-post = he cannot play post { $post }
refuse-cards-a-side = an offer has at most { $most } cards a side
refuse-deadline = the transfer deadline has passed: managers no longer deal with each other
refuse-face-not-known = you know no such footballer in that squad
refuse-game-over = the game is over
refuse-has-such-a-sponsor = that manager already has a sponsor of this item
refuse-in-the-offer = it is part of the offer already
refuse-keeper-stays = the goalkeeper cannot be sent off
refuse-lowest-bid = the lowest bid is { $money }
refuse-more-than-three-red = it would put more than three red footballers on the pitch
refuse-named-already = he is named in the offer already
refuse-never-back = a pawn never goes back to the square that it has just left
refuse-no-deals = this table is played without deals between managers
refuse-no-euro-mark = only cards with the euro mark are played in a euromatch
refuse-no-footballer = that manager has no footballer
refuse-no-other-footballer = that manager has no other footballer
refuse-no-post-to-take = there is no post that he can take over
refuse-no-protection = it is no protection against this attack
refuse-no-sales = you cannot sell to the bank during this decision
refuse-no-substitution = you have no substitution left
refuse-no-target = there is no legal target
refuse-no-window = offers are made in the transfer window before a roll; write a letter for the next one
refuse-nobody-can-swap = nobody else has anything to give for it
refuse-not-against-you = he is not on the pitch for the other team
refuse-not-asked-for = he is not what was asked for
refuse-not-for-the-bank = only footballers and sponsors can be sold
refuse-not-in-a-letter = that is not the next part of your letter
refuse-not-in-squad = he is not in your squad
refuse-not-on-the-bench = he is not on the bench
refuse-not-their-sponsor = that manager does not have this sponsor
refuse-not-to-be-dealt = only footballers, sponsors and money can be dealt
refuse-not-your-sponsor = you do not have this sponsor
refuse-not-yours = it is not yours to offer
refuse-nothing-to-buy = that manager has nothing that you could ask for
refuse-nothing-to-swap = that manager has nothing to give for it
refuse-off-for-good = he has left the pitch and cannot come back
refuse-offer-to-yourself = an offer goes to another manager
refuse-on-post = he is on post { $post }
refuse-on-the-pitch = he is on the pitch
refuse-one-post = an offer may ask for one post only
refuse-only-in-reply = a protection is played in reply to an attack only
refuse-opening-too-high = the opening price may be at most { $money }
refuse-other-question = you are asked something else: { $may }
refuse-paid-otherwise = this offer is not paid in that way
refuse-plus-cards-stay = plus cards cannot be sold
refuse-sponsor-missing = ask for { $card } too: nobody may have two sponsors of one item
refuse-stands-there = he is already there
refuse-stays-vacant = a vacant post cannot be filled
refuse-swap-for-nothing = a swap without money is the offer to pay 0k
refuse-their-cash = that manager has only { $money }
refuse-three-cards = you have played three plus cards in this match
refuse-three-red = three red footballers are on the pitch already
refuse-too-dear = he costs { $price } and you have { $cash }
refuse-tried-already = you have already put it up for this payment
refuse-wait = you have nothing to decide now; wait for the other managers
refuse-you-have-such-a-sponsor = you have a sponsor of this item already
refuse-your-cash = you have only { $money }

# Things

money = { $thousands }k
stars = { $stars } { $stars ->
    [one] star
   *[other] stars
}
pennants = { $pennants } { $pennants ->
    [one] pennant
   *[other] pennants
}
hidden-footballer = { $deck ->
    [foreign] a foreign footballer
   *[other] a domestic footballer
} ({ $price }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
})
hidden-plus-card = a plus card
square-name = { $square } { $id }
post-name = post { $post }
line-name = the { $line }
somebody = somebody for post { $post }
plays = { $n ->
    [0] any post but 1
    [one] post { $posts }
   *[other] posts { $posts }
}
footballer-facts = { $colour }, { $plays }, { stars }
sponsor-facts = { $item } sponsor: pays { $pays }, resale { $resale }
club-facts = { stars }, { $money }, { pennants }
question-sponsor = { $facts }.
question-gain = Collect { $money } from the bank.
question-pay = Pay { $money } into the jackpot.
question-pay_per_footballer = Pay { $money } into the jackpot for every footballer you own.
question-pay_per_red = Pay { $money } into the jackpot for every red footballer you own.
question-gain_per_yellow = Collect { $money } from the bank for every yellow footballer you own.
question-draw_plus = Draw a plus card.
question-lose_plus = Put one of your plus cards under the deck.
question-extra_roll = Roll, move and resolve the square again at once.
question-skip_turn = Miss the next turn.
