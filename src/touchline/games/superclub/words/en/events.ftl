# What happens in Superclub, as everybody reads it. $who is you, other or nobody; $who-name is the name.

event-club = { $who ->
    [you] You take { $club }.
   *[other] { $who-name } takes { $club }.
}
event-opening_die = { $who ->
    [you] You roll a { $die }.
   *[other] { $who-name } rolls a { $die }.
}
event-manager_1 = { $who ->
    [you] You are manager 1.
   *[other] { $who-name } is manager 1.
}
event-superstar = { $player } is never drafted and is set aside.
event-draft_board = Draft board { $n }: { $players }.
event-drafted = { $who ->
    [you] You draft { $player }.
   *[other] { $who-name } drafts { $player }.
}
event-draft_over = The draft is over. Squad strength: { $clubs }.

# Money and staff

event-staff_drawn = { $who ->
    [you] You draw { $members }.
   *[other] { $who-name } draws { $members }.
}
event-hired = { $who ->
    [you] You hire { $member } for { $price }.
   *[other] { $who-name } hires { $member } for { $price }.
}
event-nobody_hired = { $who ->
    [you] You hire nobody.
   *[other] { $who-name } hires nobody.
}
event-fired = { $who ->
    [you] You fire { $member }.
   *[other] { $who-name } fires { $member }.
}
event-off_season = Off-season { $n } begins.
event-boost = { $who ->
    [you] You get the captain boost for { nth-place }.
   *[other] { $who-name } gets the captain boost for { nth-place }.
}
event-reward = { $who ->
    [you] You get { $money } for { nth-place }.
   *[other] { $who-name } gets { $money } for { nth-place }.
}
event-stadium_income = { whose } stadium brings in { $money }.
event-season_income = { whose } key staff brings in { $money }.
event-wages = { $who ->
    [you] You pay { $paid } in wages.
   *[other] { $who-name } pays { $paid } in wages.
}
event-wages-short = { $who ->
    [you] You pay { $paid } in wages; the remaining { $waived } is waived.
   *[other] { $who-name } pays { $paid } in wages; the remaining { $waived } is waived.
}
event-sold_abroad = { $who ->
    [you] You sell { $player } abroad for { $price }.
   *[other] { $who-name } sells { $player } abroad for { $price }.
}

# Unhappy players

event-no_unhappy_bid = { $who ->
    [you] You do not bid for an unhappy player.
   *[other] { $who-name } does not bid for an unhappy player.
}
event-unhappy_bid = { $who ->
    [you] You bid { $bid } for { $owner-name }'s unhappy player { $player }.
   *[other] { $who-name } bids { $bid } for { $owner ->
        [you] your
       *[other] { $owner-name }'s
    } unhappy player { $player }.
}
event-entered = { $who ->
    [you] You enter the bidding for { $player }.
   *[other] { $who-name } enters the bidding for { $player }.
}
event-demand = { $who ->
    [you] You ask for { $price } for { $player }.
   *[other] { $who-name } asks for { $price } for { $player }.
}
event-demand_declined = { $who ->
    [you] You decline the higher price.
   *[other] { $who-name } declines the higher price.
}
event-unhappy_sold = { $who ->
    [you] You sell { $player } to { $to-name } for { $price }.
   *[other] { $who-name } sells { $player } to { $to ->
        [you] you
       *[other] { $to-name }
    } for { $price }.
}
event-benched = { $who ->
    [you] You bench { $player } for the coming season.
   *[other] { $who-name } benches { $player } for the coming season.
}

# Training, scouting, investments

event-star = { whose } { $player } now has { $stars }.
event-star_lost = { whose } { $player } falls to { $stars }.
event-trained = { $who ->
    [you] You train { $player } and roll a { $die }: { $before } → { $after } stars.
   *[other] { $who-name } trains { $player } and rolls a { $die }: { $before } → { $after } stars.
}
event-trained-failed = { $who ->
    [you] You train { $player } and roll a { $die }: no progress.
   *[other] { $who-name } trains { $player } and rolls a { $die }: no progress.
}
event-scouted = { $who ->
    [you] You turn over { $player } in { $continent }: { $facts }.
   *[other] { $who-name } turns over { $player } in { $continent }: { $facts }.
}
event-signed = { $who ->
    [you] You sign { $player } for { $price }.
   *[other] { $who-name } signs { $player } for { $price }.
}
event-rejected = { $who ->
    [you] You reject { $player }.
   *[other] { $who-name } rejects { $player }.
}
event-reshuffled = The continents are empty: { $n ->
    [one] 1 inactive player is
   *[other] { $n } inactive players are
} shuffled into new decks.
event-changers_reshuffled = The deck is empty: { $n ->
    [one] 1 Game changer is
   *[other] { $n } Game changers are
} shuffled into a new one.
event-upgrade = { $who ->
    [you] You upgrade { $facility } to level { $level }, { $called }, for { $price }.
   *[other] { $who-name } upgrades { $facility } to level { $level }, { $called }, for { $price }.
}

# Deadline Day and auctions

event-turned = { $who ->
    [you] You turn over { $player } for auction: { $facts }. The lowest bid is { $floor }.
   *[other] { $who-name } turns over { $player } for auction: { $facts }. The lowest bid is { $floor }.
}
event-bids = { $who ->
    [you] You bid { $bid } for { $player }.
   *[other] { $who-name } bids { $bid } for { $player }.
}
event-matches = { $who ->
    [you] You match { $bid } for { $player }.
   *[other] { $who-name } matches { $bid } for { $player }.
}
event-stands = { $who ->
    [you] You stand.
   *[other] { $who-name } stands.
}
event-passes = { $who ->
    [you] You pass.
   *[other] { $who-name } passes.
}
event-no_bid = Nobody bids for { $player }.
event-auction_won = { $who ->
    [you] You sign { $player } for { $bid }.
   *[other] { $who-name } signs { $player } for { $bid }.
}
event-auction_won-discount = { $who ->
    [you] You sign { $player } for { $bid } and, with a discount, pay { $price }.
   *[other] { $who-name } signs { $player } for { $bid } and, with a discount, pays { $price }.
}

# Trades

event-offer_made = { $who ->
    [you] You offer { $to-name } { $trade }.
   *[other] { $who-name } offers { $to ->
        [you] you
       *[other] { $to-name }
    } { $trade }.
}
event-counter_offer = { $who ->
    [you] You make a counter-offer: { $trade }.
   *[other] { $who-name } makes a counter-offer: { $trade }.
}
event-offer_declined = { $who ->
    [you] You decline { $maker-name }'s offer.
   *[other] { $who-name } declines { $maker ->
        [you] your
       *[other] { $maker-name }'s
    } offer.
}
event-offer_lapsed = { whose } offer to { $to ->
    [you] you
   *[other] { $to-name }
} has lapsed.
event-letter_withdrawn = { $who ->
    [you] You take back your offer to { $to-name }.
   *[other] { $who-name } takes back the offer to { $to ->
        [you] you
       *[other] { $to-name }
    }.
}
event-auto_done-on = You are passed over in trade windows.
event-auto_done-off = You are asked again in trade windows.
event-trade = { $who ->
    [you] You give { $to-name } { $trade }.
   *[other] { $who-name } gives { $to ->
        [you] you
       *[other] { $to-name }
    } { $trade }.
}

# The season

event-last_season = No human is left at the table: season { $n } is the last.
event-season = Season { $n } begins. Markers: { $clubs }.
event-season_card = The season card reads { $n }: { $clubs ->
    [one] the other club starts
   *[other] the other clubs start
} on { $points }.
event-round = Round { $n } of season { $season }.
event-line_up = { $who ->
    [you] You line up { $formation }: { $rows }.
   *[other] { $who-name } lines up { $formation }: { $rows }.
}
event-line_up-captain = { $who ->
    [you] You line up { $formation }: { $rows }. The captain is in { $captain }.
   *[other] { $who-name } lines up { $formation }: { $rows }. The captain is in { $captain }.
}
event-kick_off = { $contest ->
    [league] Kick-off
    [supercup] The SuperCup final
   *[super_duper_cup] The Super-Duper-Cup
}: { $home } against { $away }.
event-dice = { $attacker ->
    [you] Your
    [nobody] The opponent's
   *[other] { $attacker-name }'s
} attack against { $defender ->
    [you] your
    [nobody] the opponent's
   *[other] { $defender-name }'s
} defence: { both-roll }.
event-dice-midfield = Midfield: { both-roll }.
event-totals = Stars and dice: { $home } { $ours }, { $away } { $theirs }.
event-third = { $winner ->
    [you] You win
    [nobody] The opponent wins
   *[other] { $winner-name } wins
} { third-played }: { $ours }–{ $theirs }.
event-third-shared = { $number ->
    [0] Midfield
    [1] The second third
   *[2] The last third
} is shared: { $ours }–{ $theirs }.
event-full_time = Full time: { $ours }–{ $theirs }, { $winner ->
    [you] you win
    [nobody] the opponent wins
   *[other] { $winner-name } wins
}.
event-full_time-draw = Full time: { $ours }–{ $theirs }, a draw.
event-points = Match points: { $home } { $ours }, { $away } { $theirs }.
event-injury = { whose } { $player } is injured.
event-changer_drawn = { $who ->
    [you] A double { $die }: you draw a Game changer.
   *[other] A double { $die }: { $who-name } draws a Game changer.
}
event-substitute = { $who ->
    [you] You bring on { $player }.
   *[other] { $who-name } brings on { $player }.
}
event-nobody_left = { $who ->
    [you] You have nobody to bring on.
   *[other] { $who-name } has nobody to bring on.
}
event-healed = { whose } { $player } plays on.
event-sim = { $who ->
    [you] You roll
   *[other] { $who-name } rolls
} { $d1 } and { $d2 } in a simulated match: { $outcome ->
    [loss] a defeat
    [draw] a draw
   *[win] a win
}, { $points ->
    [one] 1 point
   *[other] { $points } points
}.

# Game changers

event-weapon = { $who ->
    [you] You play { $card }: { $facts }
   *[other] { $who-name } plays { $card }: { $facts }
}
event-target = { $who ->
    [you] You choose { $target }.
   *[other] { $who-name } chooses { $target }.
}
event-protest = { $who ->
    [you] You protest and roll a { $die }.
   *[other] { $who-name } protests and rolls a { $die }.
}
event-draw_breaker = { $who ->
    [you] You roll a { $die } to break the draw: it stays a draw.
   *[other] { $who-name } rolls a { $die } to break the draw: it stays a draw.
}
event-draw_breaker-win = { $who ->
    [you] You roll a { $die } to break the draw: a win.
   *[other] { $who-name } rolls a { $die } to break the draw: a win.
}
event-weapon_kept = { $who ->
    [you] You keep a secret weapon, { $changer }.
   *[other] { $who-name } keeps a secret weapon, { $changer }.
}
event-weapon_kept-hidden = { $who ->
    [you] You keep a secret weapon.
   *[other] { $who-name } keeps a secret weapon.
}
event-news = { $who ->
    [you] You read { $card }: { $facts }
   *[other] { $who-name } reads { $card }: { $facts }
}
event-misses = { whose } { $player } misses the next match.
event-out = { whose } { $player } is out for the season.
event-fine = { $who ->
    [you] You pay { $paid } to the bank.
   *[other] { $who-name } pays { $paid } to the bank.
}
event-fine-short = { $who ->
    [you] You pay { $paid } to the bank; the remaining { $waived } is waived.
   *[other] { $who-name } pays { $paid } to the bank; the remaining { $waived } is waived.
}
event-released = { $who ->
    [you] You release { $player }.
   *[other] { $who-name } releases { $player }.
}

# The end of a season, and finals

event-tie_die = { $who ->
    [you] Level on points: you roll a { $die }.
   *[other] Level on points: { $who-name } rolls a { $die }.
}
event-ranking = Season { $n } ends: { $clubs }.
event-cup_card = { $who ->
    [you] You draw a SuperCup card and now hold { $n }.
   *[other] { $who-name } draws a SuperCup card and now holds { $n }.
}
event-saved = { $who ->
    [you] You save
   *[other] { $who-name } saves
} { $n ->
    [one] 1 SuperCup card
   *[other] { $n } SuperCup cards
}.
event-super_duper_cup = { $clubs } play the Super-Duper-Cup.
event-opponent = { whose } opponent is { $opponent }: { $facts }.
event-penalties = The final is drawn: penalties.
event-penalty = Penalty: { $taker } rolls a { $die } and scores. { $ours }–{ $theirs }.
event-penalty-sure = Penalty: { $taker } scores without a die. { $ours }–{ $theirs }.
event-penalty-missed = Penalty: { $taker } rolls a { $die } and misses. { $ours }–{ $theirs }.
event-shoot_out = The shoot-out ends { $ours }–{ $theirs }.
event-final_lost = { $who ->
    [you] You lose the SuperCup final and all your SuperCup cards.
   *[other] { $who-name } loses the SuperCup final and all SuperCup cards.
}
event-game_over-points = { $who ->
    [you] You are the only club with 100 points and win the game.
   *[other] { $who-name } is the only club with 100 points and wins the game.
}
event-game_over-supercup = { $who ->
    [you] You win the SuperCup and the game.
   *[other] { $who-name } wins the SuperCup and the game.
}
event-game_over-super_duper_cup = { $who ->
    [you] You win the Super-Duper-Cup and the game.
   *[other] { $who-name } wins the Super-Duper-Cup and the game.
}
event-game_over-season_limit = { $who ->
    [you] You have the highest marker after the last season and win the game.
   *[other] { $who-name } has the highest marker after the last season and wins the game.
}

# Parts of sentences

whose = { $who ->
    [you] Your
   *[other] { $who-name }'s
}
who = { $who ->
    [you] you
    [nobody] the opponent
   *[other] { $who-name }
}
club-figure = { $club } { $n }
nth-place = { $place ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $place }th place
}
place-of = { $n }. { $club }
both-roll = { $home ->
    [you] you roll
    [nobody] the opponent rolls
   *[other] { $home-name } rolls
} { $h1 } and { $h2 }, { $away ->
    [you] you roll
    [nobody] the opponent rolls
   *[other] { $away-name } rolls
} { $a1 } and { $a2 }
third-played = { $number ->
    [0] midfield
    [1] the second third
   *[2] the last third
}
opponent-taker = { $stars ->
    [one] a 1-star player
   *[other] a { $stars }-star player
} of the opponent
