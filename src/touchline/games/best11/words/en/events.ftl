# What happens in Best 11. $who is the seat that it is about: you, or another, who is then $who-name.

event-whistle = { $who ->
    [you] You hold the first whistle.
   *[other] { $who-name } holds the first whistle.
}
event-board_dealt = { $who ->
    [you] You manage as { $board }.
   *[other] { $who-name } manages as { $board }.
}
event-board_chosen = { $who ->
    [you] You choose { $board }.
   *[other] { $who-name } chooses { $board }.
}
event-hand_dealt = { $who ->
    [you] You draw { $cards }.
   *[other] { $who-name } draws { $cards }.
}
event-hand_dealt-hidden = { $who ->
    [you] You draw a starting hand of 5 cards.
   *[other] { $who-name } draws a starting hand of 5 cards.
}
event-starting_money = { $who ->
    [you] You start with { $money } money.
   *[other] { $who-name } starts with { $money } money.
}
event-tactics_drawn = { $who ->
    [you] You draw tactical cards: { $cards }.
   *[other] { $who-name } draws tactical cards: { $cards }.
}
event-tactic_returned = { $who ->
    [you] You return { $tactic } to the bottom of the deck.
   *[other] { $who-name } returns { $tactic } to the bottom of the deck.
}
event-tactic_returned-hidden = { $who ->
    [you] You return a tactical card to the bottom of the deck.
   *[other] { $who-name } returns a tactical card to the bottom of the deck.
}
event-no_nomination = { $who ->
    [you] You have no free agent to nominate.
   *[other] { $who-name } has no free agent to nominate.
}
event-nominated = { $who ->
    [you] You nominated { $card }.
   *[other] { $who-name } nominated { $card }.
}
event-own_slot = { $who ->
    [you] Your nomination { $card } lies in slot { $slot }.
   *[other] The nomination of { $who-name }, { $card }, lies in slot { $slot }.
}
event-bid_placed = { $who ->
    [you] You put { $card } into your bid on slot { $slot }.
   *[other] { $who-name } puts { $card } into the bid on slot { $slot }.
}
event-sealed = { $who ->
    [you] You sealed your bids.
   *[other] { $who-name } sealed their bids.
}
event-bid_shown = { $who ->
    [you] You bid { $value }: { $cards }.
   *[other] { $who-name } bids { $value }: { $cards }.
}
event-late_pass = { $who ->
    [you] You add no late card.
   *[other] { $who-name } adds no late card.
}
event-late_added = { $who ->
    [you] You add { $card } late: the bid is now { $value }.
   *[other] { $who-name } adds { $card } late: the bid is now { $value }.
}
event-won-own = { $who ->
    [you] You win { $card } for { $value } (your own nomination).
   *[other] { $who-name } wins { $card } for { $value } (their own nomination).
}
event-paid_money = { $who ->
    [you] You receive { $money } money.
   *[other] { $who-name } receives { $money } money.
}
event-paid_card = { $who ->
    [you] You receive { $card } as payment.
   *[other] { $who-name } receives { $card } as payment.
}
event-bid_returned = { $who ->
    [you] You take your bid back.
   *[other] { $who-name } takes the bid back.
}
event-tax = { $who ->
    [you] You collect { $money } money: a rival signed a card of their own.
   *[other] { $who-name } collects { $money } money: a rival signed a card of their own.
}
event-handicap_money = { $who ->
    [you] You won nothing and take { $money } money.
   *[other] { $who-name } won nothing and takes { $money } money.
}
event-handicap_tactic = { $who ->
    [you] You won nothing and draw tactical cards.
   *[other] { $who-name } won nothing and draws tactical cards.
}
event-handicap_discard = { $who ->
    [you] You won nothing and may discard from hand.
   *[other] { $who-name } won nothing and may discard from hand.
}
event-hand_discarded = { $who ->
    [you] You discard { $card } from hand.
   *[other] { $who-name } discards { $card } from hand.
}
event-bonus_used = { $who ->
    [you] You use the bonus of { $card }.
   *[other] { $who-name } uses the bonus of { $card }.
}
event-bonus_declined = { $who ->
    [you] You decline the remaining signing bonuses.
   *[other] { $who-name } declines the remaining signing bonuses.
}
event-declined = { $who ->
    [you] You decline the bonus.
   *[other] { $who-name } declines the bonus.
}
event-extra_card = { $who ->
    [you] You draw one more card at this round's refill.
   *[other] { $who-name } draws one more card at this round's refill.
}
event-added_from_hand = { $who ->
    [you] You add { $card } from hand.
   *[other] { $who-name } adds { $card } from hand.
}
event-bonus_reused = { $who ->
    [you] You reuse the bonus of { $card }.
   *[other] { $who-name } reuses the bonus of { $card }.
}
event-added_from_discard = { $who ->
    [you] You take { $card } from the discard pile.
   *[other] { $who-name } takes { $card } from the discard pile.
}
event-special_kept = { $who ->
    [you] You keep { $card }.
   *[other] { $who-name } keeps { $card }.
}
event-special_cashed = { $who ->
    [you] You discard { $card } for { $money } money.
   *[other] { $who-name } discards { $card } for { $money } money.
}
event-released = { $who ->
    [you] You release { $card }.
   *[other] { $who-name } releases { $card }.
}
event-keeper_taken = { $who ->
    [you] You sign keeper { $card }.
   *[other] { $who-name } signs keeper { $card }.
}
event-keeper_passed = { $who ->
    [you] You take no keeper now.
   *[other] { $who-name } takes no keeper now.
}
event-refilled = { $who ->
    [you] You draw { $cards }.
   *[other] { $who-name } draws { $cards }.
}
event-whistle_passed = { $who ->
    [you] The whistle passes to you.
   *[other] The whistle passes to { $who-name }.
}
event-tactics_drawn-hidden = { $who ->
    [you] You draw { $n ->
        [one] a tactical card.
       *[other] { $n } tactical cards.
    }
   *[other] { $who-name } draws { $n ->
        [one] a tactical card.
       *[other] { $n } tactical cards.
    }
}
event-tie_awarded = { $who ->
    [you] You give slot { $slot } to { $winner ->
        [you] yourself.
       *[other] { $winner-name }.
    }
   *[other] { $who-name } gives slot { $slot } to { $winner ->
        [you] you.
       *[other] { $winner-name }.
    }
}
event-won = { $who ->
    [you] You win { $card } for { $value } ({ nomination }).
   *[other] { $who-name } wins { $card } for { $value } ({ nomination }).
}
event-income = { $who ->
    [you] You have { spaces-filled }: +{ $money } money.
   *[other] { $who-name } has { spaces-filled }: +{ $money } money.
}
event-unsold = Nobody bid on { $card } ({ nomination }); it is discarded.
event-keeper_shown = Keeper { $card } is on offer.
event-tactics_kept = Everybody has chosen; the other tactical cards go under the deck.
event-round = Round { $n }: { $day }, { $title }.
event-market = The market shows { $nominated ->
    [one] 1 nomination
   *[other] { $nominated } nominations
} and { $dealt ->
    [one] 1 deck card
   *[other] { $dealt } deck cards
}, shuffled: { $cards }.
event-slot = Slot { $slot }: { $card }.
event-no_bid = No bid from { $seats }.
event-tied = Tied at { $value }: { $seats }. The whistle decides.
event-spent_card = { $card } goes to the discard pile.
event-reshuffled = The deck is empty: { $n ->
    [one] 1 discarded card is
   *[other] { $n } discarded cards are
} shuffled into a new one.
event-full_time = Full time: the teams are final.

nomination = { $owner ->
    [you] your nomination
    [nobody] from the deck
   *[other] { $owner-name }'s nomination
}
spaces-filled = { $filled ->
    [one] 1 space filled
   *[other] { $filled } spaces filled
}
