# What happens in Footmania. $who is the seat that it is about: you, or another, who is then $who-name.

# The turn

event-turn = { $who ->
    [you] Your turn.
   *[other] { $who-name }'s turn.
}
event-missed = { $who ->
    [you] You miss this turn.
   *[other] { $who-name } misses this turn.
}
event-phase_1_timed_out = After { $n } turns each, nobody has a complete team: phase 1 ends without a bonus.
event-rolled = { $who ->
    [you] You roll a { $die }.
   *[other] { $who-name } rolls a { $die }.
}
event-moved = { $who ->
    [you] You move to { $square } { $id }.
   *[other] { $who-name } moves to { $square } { $id }.
}
event-lapped = { $who ->
    [you] You complete the lap: a matchday begins.
   *[other] { $who-name } completes the lap: a matchday begins.
}
event-rolls_on = No euromatch in phase 1: { $who ->
    [you] you roll again.
   *[other] { $who-name } rolls again.
}
event-jackpot = { $who ->
    [you] You take the jackpot of { $money }.
   *[other] { $who-name } takes the jackpot of { $money }.
}
event-jackpot-empty = { $who ->
    [you] You find the jackpot empty.
   *[other] { $who-name } finds the jackpot empty.
}
event-no_sponsor = { $who ->
    [you] You have no { $item } sponsor: there is nothing to collect.
   *[other] { $who-name } has no { $item } sponsor: there is nothing to collect.
}
event-sponsor_paid = { $sponsor } pays { who } { $money }.
event-phase_2 = The championship begins: all pawns go to the championship square.
event-complete = { $who ->
    [you] You have a complete team and collect { $money }: { $team }.
   *[other] { $who-name } has a complete team and collects { $money }: { $team }.
}

# Footballers and auctions

event-not_drawn = { $who ->
    [you] You do not draw from the { deck }.
   *[other] { $who-name } does not draw from the { deck }.
}
event-drawn = { $who ->
    [you] You draw { $card }.
   *[other] { $who-name } draws { $card }.
}
event-bought = { $who ->
    [you] You buy { $card } for { $money }.
   *[other] { $who-name } buys { $card } for { $money }.
}
event-refused_card = { $who ->
    [you] You refuse { $card }: he is up for auction.
   *[other] { $who-name } refuses { $card }: he is up for auction.
}
event-auction = Bidding for { $lot } opens at { $money }.
event-put_up = { $who ->
    [you] You put { $card } up for auction from { $money }.
   *[other] { $who-name } puts { $card } up for auction from { $money }.
}
event-cannot_bid = { $who ->
    [you] You cannot raise { $money } and pass.
   *[other] { $who-name } cannot raise { $money } and passes.
}
event-passed = { $who ->
    [you] You pass.
   *[other] { $who-name } passes.
}
event-bid = { $who ->
    [you] You bid { $money } for { $lot }.
   *[other] { $who-name } bids { $money } for { $lot }.
}
event-unsold = Nobody bids: { $lot } goes under the deck.
event-kept = Nobody bids: { $who ->
    [you] you keep { $lot }.
   *[other] { $who-name } keeps { $lot }.
}
event-knocked_down = { $who ->
    [you] You win { $card } for { $money }, paid to { seller }.
   *[other] { $who-name } wins { $card } for { $money }, paid to { seller }.
}
event-bank_sold = { $who ->
    [you] You sell { $footballer } to the bank for { $money }.
   *[other] { $who-name } sells { $footballer } to the bank for { $money }.
}
event-sponsor_sold = { $who ->
    [you] You sell the sponsor { $sponsor } to the bank for { $money }.
   *[other] { $who-name } sells the sponsor { $sponsor } to the bank for { $money }.
}

# Plus cards and question cards

event-plus_drawn = { $who ->
    [you] You draw { $plus }.
   *[other] { $who-name } draws { $plus }.
}
event-plus_returned = { $who ->
    [you] You put { $plus } under the plus deck.
   *[other] { $who-name } puts { $plus } under the plus deck.
}
event-question = { $who ->
    [you] You draw { $question }: { $text }
   *[other] { $who-name } draws { $question }: { $text }
}
event-gained = { $who ->
    [you] You receive { $money } from the bank.
   *[other] { $who-name } receives { $money } from the bank.
}
event-sponsor_signed = { $who ->
    [you] You sign { $sponsor }.
   *[other] { $who-name } signs { $sponsor }.
}
event-sponsor_signed-instead = { $who ->
    [you] You sign { $sponsor }; { $old } goes back under the deck.
   *[other] { $who-name } signs { $sponsor }; { $old } goes back under the deck.
}
event-sponsor_declined = { $who ->
    [you] You keep { $old }, which pays at least as much; { $sponsor } goes back.
   *[other] { $who-name } keeps { $old }, which pays at least as much; { $sponsor } goes back.
}
event-paid = { $who ->
    [you] You pay { $money } into the jackpot.
   *[other] { $who-name } pays { $money } into the jackpot.
}
event-paid-dropped = { $who ->
    [you] You pay { $money } into the jackpot; the other { $dropped } is dropped, as you have nothing left to sell.
   *[other] { $who-name } pays { $money } into the jackpot; the other { $dropped } is dropped, as there is nothing left to sell.
}

# Deals

event-offer_made = { $who ->
    [you] You offer { other } { exchange }.
   *[other] { $who-name } offers { other } { exchange }.
}
event-offer_received = { $other ->
    [you] You offer { who } { exchange }.
   *[other] { $other-name } offers { who } { exchange }.
}
event-offer_refused = { $who ->
    [you] You refuse { others } offer.
   *[other] { $who-name } refuses { others } offer.
}
event-offer_was_refused = { $other ->
    [you] You refuse { whose } offer.
   *[other] { $other-name } refuses { whose } offer.
}
event-footballer_shown = { $who ->
    [you] You show { other } { $footballer }.
   *[other] { $who-name } shows { other } { $footballer }.
}
event-footballer_seen = { $other ->
    [you] You show { who } { $footballer }.
   *[other] { $other-name } shows { who } { $footballer }.
}
event-offer_cancelled = { $who ->
    [you] You cancel the deal with { other }.
   *[other] { $who-name } cancels the deal with { other }.
}
event-offer_was_cancelled = { $other ->
    [you] You cancel the deal with { who }.
   *[other] { $other-name } cancels the deal with { who }.
}
event-deal = { $who ->
    [you] You give { other } { exchange }.
   *[other] { $who-name } gives { other } { exchange }.
}
event-letter_written = { $who ->
    [you] You write an offer; it waits for the next window.
   *[other] { $who-name } writes an offer; it waits for the next window.
}
event-letter_withdrawn = { $who ->
    [you] You take the last offer back.
   *[other] { $who-name } takes the last offer back.
}
event-letter_dropped = { $who ->
    [you] Your offer is no longer possible and is dropped.
   *[other] { $who-name }'s offer is no longer possible and is dropped.
}
event-auto_done = { $who ->
    [you] You are { $on ->
        [0] asked in transfer windows again.
       *[other] passed over in transfer windows.
    }
   *[other] { $who-name } is { $on ->
        [0] asked in transfer windows again.
       *[other] passed over in transfer windows.
    }
}
event-deadline = The transfer deadline: managers no longer deal with each other.

# Euromatches

event-club_drawn = European night: { $who ->
    [you] you draw { $club }.
   *[other] { $who-name } draws { $club }.
}
event-club_declined = { $who ->
    [you] You decline the match against { $club }.
   *[other] { $who-name } declines the match against { $club }.
}
event-euro_won = { $who ->
    [you] You beat { $club } by { $ours } to { $theirs }: { $money } and { pennants }.
   *[other] { $who-name } beats { $club } by { $ours } to { $theirs }: { $money } and { pennants }.
}
event-euro_lost = { $who ->
    [you] You lose to { $club } by { $ours } to { $theirs }.
   *[other] { $who-name } loses to { $club } by { $ours } to { $theirs }.
}

# Matches

event-matchday = Matchday { $n } begins.
event-fixture = Matchday { $n }: { home } against { away }.
event-fixture-play-off = Play-off: { home } against { away }.
event-lined_up = { $who ->
    [you] You line up: { $team }.
   *[other] { $who-name } lines up: { $team }.
}
event-lined_up-hidden = { $who ->
    [you] You have chosen the line-up.
   *[other] { $who-name } has chosen the line-up.
}
event-team_shown = { $who ->
    [you] You show a team of { stars }: { $team }.
   *[other] { $who-name } shows a team of { stars }: { $team }.
}
event-match_passed = { $who ->
    [you] You pass.
   *[other] { $who-name } passes.
}
event-boosted = { $who ->
    [you] You play { $plus }: +{ $more }, now { stars }.
   *[other] { $who-name } plays { $plus }: +{ $more }, now { stars }.
}
event-extra_sub = { $who ->
    [you] You play { $plus }: one more substitution.
   *[other] { $who-name } plays { $plus }: one more substitution.
}
event-substituted = { $who ->
    [you] You bring on { $card } for { $replaced } on post { $post }: { stars }.
   *[other] { $who-name } brings on { $card } for { $replaced } on post { $post }: { stars }.
}
event-substituted-trainee = { $who ->
    [you] You bring on { $card } for a trainee on post { $post }: { stars }.
   *[other] { $who-name } brings on { $card } for a trainee on post { $post }: { stars }.
}
event-attacked = { $who ->
    [you] You play { $plus } against { other }.
   *[other] { $who-name } plays { $plus } against { other }.
}
event-targeted = { $who ->
    [you] You name { $target }.
   *[other] { $who-name } names { $target }.
}
event-protected = { $who ->
    [you] You reply with { $plus }: the attack has no effect.
   *[other] { $who-name } replies with { $plus }: the attack has no effect.
}
event-weakened = { $who ->
    [you] You lose { $less } { $less ->
        [one] star
       *[other] stars
    }: { stars } left.
   *[other] { $who-name } loses { $less } { $less ->
        [one] star
       *[other] stars
    }: { stars } left.
}
event-injured = { $card } leaves the pitch injured.
event-called_up = { $card } is called up; a trainee takes post { $post }: { stars }.
event-trainee_on = { $who ->
    [you] You send a trainee to post { $post }: { stars }.
   *[other] { $who-name } sends a trainee to post { $post }: { stars }.
}
event-sent_off = { $card } is sent off; post { $post } stays vacant: { stars }.
event-result = { home } { $ours }, { away } { $theirs }: { $who ->
    [you] you win 2 points.
   *[other] { $who-name } wins 2 points.
}
event-result-draw = { home } { $ours }, { away } { $theirs }: a draw, 1 point each.
event-income = Every team receives { $money }.
event-play_off = Level at the top: { $seats } play off for the title.
event-full_time = { $who ->
    [you] You win the championship.
   *[other] { $who-name } wins the championship.
}
event-full_time-shared = { $seats } share the championship.

# Seats and things in sentences

who = { $who ->
    [you] you
   *[other] { $who-name }
}
whose = { $who ->
    [you] your
   *[other] { $who-name }'s
}
other = { $other ->
    [you] you
   *[other] { $other-name }
}
others = { $other ->
    [you] your
   *[other] { $other-name }'s
}
seller = { $seller ->
    [you] you
    [nobody] the bank
   *[other] { $seller-name }
}
home = { $home ->
    [you] you
   *[other] { $home-name }
}
away = { $away ->
    [you] you
   *[other] { $away-name }
}
deck = { $deck ->
    [foreign] foreign deck
   *[other] domestic deck
}
on-post = { $post } { $card }
on-post-trainee = { $post } a trainee
on-post-vacant = { $post } vacant
