# What happened in Eleven, one sentence for every kind of event.

# Setup

event-market = The Transfer Area opens with { $cards }.
event-first_player = { $who ->
    [you] You are the First player.
   *[other] { $who-name } is the First player.
}
event-first_trainer = { $staff } is { $who ->
    [you] your
   *[other] { $who-name }'s
} First Trainer. { $does }.
event-directors_shown = Directors to choose from: { $cards }.
event-director_kept = { $who ->
    [you] You keep { $director }.
   *[other] { $who-name } keeps { $director }.
}
event-director_kept-hidden = { $who ->
    [you] You keep a Director.
   *[other] { $who-name } keeps a Director.
}
event-directors = { $who ->
    [you] Your Directors are { $cards }.
   *[other] { $who-name }'s Directors are { $cards }.
}
event-starting_players = { $who ->
    [you] You start with { $cards }.
   *[other] { $who-name } starts with { $cards }.
}
event-tactic_drawn = { $who ->
    [you] You draw { $tactic }.
   *[other] { $who-name } draws { $tactic }.
}
event-tactic_drawn-hidden = { $who ->
    [you] You draw a Tactic card.
   *[other] { $who-name } draws a Tactic card.
}
event-director_bonus = { $director } gives { who } a bonus.
event-jerseys = { $who ->
    [you] You lay out { $attack } attacking and { $defence } defending Jerseys.
   *[other] { $who-name } lays out { $attack } attacking and { $defence } defending Jerseys.
}
event-objective_kept = { $who ->
    [you] You keep the Objective { $objective }.
   *[other] { $who-name } keeps the Objective { $objective }.
}
event-objective_kept-hidden = { $who ->
    [you] You keep an Objective in secret.
   *[other] { $who-name } keeps an Objective in secret.
}

# The club

event-gained = { $who ->
    [you] You gain { $markers }.
   *[other] { $who-name } gains { $markers }.
}
event-lost = { $who ->
    [you] You lose { $markers }.
   *[other] { $who-name } loses { $markers }.
}
event-paid = { $who ->
    [you] You pay { $markers }.
   *[other] { $who-name } pays { $markers }.
}
event-stat = { $who ->
    [you] Your { $stat } Stat is now { $level }.
   *[other] { $who-name }'s { $stat } Stat is now { $level }.
}
event-vp = { $who ->
    [you] You take { $n ->
        [one] 1 VP token.
       *[other] { $n } VP tokens.
    }
   *[other] { $who-name } takes { $n ->
        [one] 1 VP token.
       *[other] { $n } VP tokens.
    }
}
event-objective = { $who ->
    [you] You reveal { $objective }: the goal is met.
   *[other] { $who-name } reveals { $objective }: the goal is met.
}
event-perfect = { $who ->
    [you] You meet the perfect goal of { $objective }.
   *[other] { $who-name } meets the perfect goal of { $objective }.
}
event-objective_missed = { $who ->
    [you] You miss the goal of { $objective }.
   *[other] { $who-name } misses the goal of { $objective }.
}
event-tokens-strength = { $card } gets { $n ->
    [one] 1 temporary Strength token.
   *[other] { $n } temporary Strength tokens.
}
event-tokens-strength-for-good = { $card } gets { $n ->
    [one] 1 permanent Strength token.
   *[other] { $n } permanent Strength tokens.
}
event-tokens-weakness = { $card } gets { $n ->
    [one] 1 temporary Weakness token.
   *[other] { $n } temporary Weakness tokens.
}
event-tokens-weakness-for-good = { $card } gets { $n ->
    [one] 1 permanent Weakness token.
   *[other] { $n } permanent Weakness tokens.
}
event-tokens-injury = { $card } gets { $n ->
    [one] 1 Injury token.
   *[other] { $n } Injury tokens.
}
event-injured = { $card } gets { $n ->
    [one] 1 Injury token.
   *[other] { $n } Injury tokens.
}
event-suspended = { $card } gets { $n ->
    [one] 1 Suspension token.
   *[other] { $n } Suspension tokens.
}
event-cleared = A token is removed from { $target }.
event-missed = { $who ->
    [you] Nobody in your team wears number { $number }.
   *[other] Nobody in { $who-name }'s team wears number { $number }.
}
event-missed-high = { $who ->
    [you] Nobody in your team wears a number above 11.
   *[other] Nobody in { $who-name }'s team wears a number above 11.
}
event-trained = { $card } is trained: { $facts }.
event-untrained = { $target } is back on the Untrained side.
event-swapped = { $jersey } comes off the Bench for { $out }.
event-rolled = { $who ->
    [you] You roll a { $face } (d{ $sides }).
   *[other] { $who-name } rolls a { $face } (d{ $sides }).
}
event-rerolls = { $who ->
    [you] You spend 1 fan on a reroll.
   *[other] { $who-name } spends 1 fan on a reroll.
}
event-rerolls-free = { $who ->
    [you] You use a free reroll.
   *[other] { $who-name } uses a free reroll.
}
event-declined = { $who ->
    [you] You decline the rest.
   *[other] { $who-name } declines the rest.
}
event-lasts = This Week { for-whom }: { $lasting }.

# The Transfer Area

event-reshuffled = A discard pile is shuffled and becomes the new deck.
event-entered = { $card } enters the Transfer Area.
event-refreshed = A new row of { $row }: { $cards }.
event-market_shift = The Transfer Area moves on: { $cards } are new.
event-hired = { $who ->
    [you] You hire { $card } for { $price } €: { $facts }.
   *[other] { $who-name } hires { $card } for { $price } €: { $facts }.
}
event-hired-free = { $who ->
    [you] You hire { $card } for free: { $facts }.
   *[other] { $who-name } hires { $card } for free: { $facts }.
}
event-joined = { $card } joins { who }: { $facts }.
event-sold = { $who ->
    [you] You sell { $card } for { $price } €.
   *[other] { $who-name } sells { $card } for { $price } €.
}
event-searched = { $who ->
    [you] You find { $card }: { $facts }.
   *[other] { $who-name } finds { $card }: { $facts }.
}
event-veterans = { $who ->
    [you] You draw { $cards }.
   *[other] { $who-name } draws { $cards }.
}
event-discarded = { $who ->
    [you] You discard { $target }.
   *[other] { $who-name } discards { $target }.
}
event-signed-one-off = { $who ->
    [you] You sign { $card } as a one-off Sponsor.
   *[other] { $who-name } signs { $card } as a one-off Sponsor.
}
event-signed-adboard = { $who ->
    [you] You sign { $card } as an adboard Sponsor.
   *[other] { $who-name } signs { $card } as an adboard Sponsor.
}
event-signed-kit = { $who ->
    [you] You sign { $card } as a kit Sponsor.
   *[other] { $who-name } signs { $card } as a kit Sponsor.
}
event-adboard_mode = { $who ->
    [you] You take the effect of { $sponsor }.
   *[other] { $who-name } takes the effect of { $sponsor }.
}
event-adboard_mode-bonus = { $who ->
    [you] You take the bonus of { $sponsor }.
   *[other] { $who-name } takes the bonus of { $sponsor }.
}
event-sponsor_lost = { $who ->
    [you] You lose the Sponsor { $sponsor }.
   *[other] { $who-name } loses the Sponsor { $sponsor }.
}
event-built = { $who ->
    [you] You build { $building } for { $price } €.
   *[other] { $who-name } builds { $building } for { $price } €.
}
event-built-free = { $who ->
    [you] You build { $building } for free.
   *[other] { $who-name } builds { $building } for free.
}
event-office-free = { $who ->
    [you] You build Office step { $step } for free.
   *[other] { $who-name } builds Office step { $step } for free.
}
event-office = { $who ->
    [you] You build Office step { $step } for { $price } €.
   *[other] { $who-name } builds Office step { $step } for { $price } €.
}

# The Week

event-week = Week { $n }. { $who ->
    [you] You hold the Stage marker.
   *[other] { $who-name } holds the Stage marker.
}
event-day = { $day }.
event-meeting = { $who ->
    [you] You discuss “{ $meeting }” with the board.
   *[other] { $who-name } discusses “{ $meeting }” with the board.
}
event-votes = { $who ->
    [you] You roll a { $face } for the board: { $colour } has the majority.
   *[other] { $who-name } rolls a { $face } for the board: { $colour } has the majority.
}
event-votes-tied = { $who ->
    [you] You roll a { $face } for the board: three colours, roll again.
   *[other] { $who-name } rolls a { $face } for the board: three colours, roll again.
}
event-decision = “{ $meeting }”, { $colour }: { $line } { $who ->
    [you] For you: { $effect }.
   *[other] For { $who-name }: { $effect }.
}
event-card_action = { $who ->
    [you] You send { $card } to work.
   *[other] { $who-name } sends { $card } to work.
}
event-passed = { $who ->
    [you] You pass.
   *[other] { $who-name } passes.
}
event-offered = { $who ->
    [you] You offer { $owner ->
        [you] you
       *[other] { $owner-name }
    } { $price } € for { $player }.
   *[other] { $who-name } offers { $owner ->
        [you] you
       *[other] { $owner-name }
    } { $price } € for { $player }.
}
event-offer_declined = { $who ->
    [you] You decline to sell { $player }.
   *[other] { $who-name } declines to sell { $player }.
}
event-announced = { $who ->
    [you] You announce { $card } for { $price } €.
   *[other] { $who-name } announces { $card } for { $price } €.
}
event-bid = { $who ->
    [you] You bid { $price } € for { $player }.
   *[other] { $who-name } bids { $price } € for { $player }.
}
event-bid-pass = { $who ->
    [you] You pass on { $player }.
   *[other] { $who-name } passes on { $player }.
}
event-traded = { $who ->
    [you] You sell { $player } to { $buyer ->
        [you] you
       *[other] { $buyer-name }
    } for { $price } €.
   *[other] { $who-name } sells { $player } to { $buyer ->
        [you] you
       *[other] { $buyer-name }
    } for { $price } €.
}
event-upkeep = { $who ->
    [you] You pay { $upkeep } € in upkeep.
   *[other] { $who-name } pays { $upkeep } € in upkeep.
}
event-upkeep-missing = { $who ->
    [you] You pay only { $paid } € of the { $upkeep } € upkeep.
   *[other] { $who-name } pays only { $paid } € of the { $upkeep } € upkeep.
}
event-debt_paid = { $who ->
    [you] You pay { $paid } € of the debt; { $left } € { $left ->
        [one] is
       *[other] are
    } left.
   *[other] { $who-name } pays { $paid } € of the debt; { $left } € { $left ->
        [one] is
       *[other] are
    } left.
}
event-deadline = The inspector finds the stadium { $met ->
    [0] unfinished.
   *[other] finished.
}

# Matches

event-planned = { $who ->
    [you] You have chosen your line-up.
   *[other] { $who-name } has chosen a line-up.
}
event-effect = { $player } comes into play { for-whom }.
event-seated = { $who ->
    [you] You have { $fans } on the Stands.
   *[other] { $who-name } has { $fans } on the Stands.
}
event-kick_off = Kick-off: { meets } { $team } in a { $formation } (“{ $tactic }”), with { $players }.
event-kick_off-plain = Kick-off: { meets } { $team } in a { $formation } (“{ $tactic }”), with plain Jerseys only.
meets = { $who ->
    [you] you meet
   *[other] { $who-name } meets
}
event-tactic = { $who ->
    [you] You play { $tactic }.
   *[other] { $who-name } plays { $tactic }.
}
event-peeked = { $who ->
    [you] You look at the Opponent's { $section }.
   *[other] { $who-name } looks at the Opponent's { $section }.
}
event-flipped = { $jersey } turns to { $task }.
event-moved = { $jersey } moves to { $zone }.
event-weakened = { $who ->
    [you] You weaken the { $task } { $strength } of { $team } in { $zone } by 1.
   *[other] { $who-name } weakens the { $task } { $strength } of { $team } in { $zone } by 1.
}
event-boosted = { $jersey } is stronger.
event-section_boosted-a = { $who ->
    [you] Your attackers are stronger ({ $section }).
   *[other] { $who-name }'s attackers are stronger ({ $section }).
}
event-section_boosted-d = { $who ->
    [you] Your defenders are stronger ({ $section }).
   *[other] { $who-name }'s defenders are stronger ({ $section }).
}
event-moment-goal-1 = { $section }: { $man } scores!
event-moment-goal-2 = { $section }: { $man } leaves nobody a chance. Goal!
event-moment-goal-3 = { $section }: { $man } shoots, and the net bulges.
event-moment-goal-4 = { $section }: { $man } finds the net!
event-moment-save-1 = { $section }: { $man } shoots; the keeper holds it.
event-moment-save-2 = { $section }: the keeper reads { $man } and saves.
event-moment-save-3 = { $section }: { $man } aims well, but the keeper flies further.
event-moment-block-1 = { $section }: { $man } finds no way past { $by }.
event-moment-block-2 = { $section }: { $by } stops { $man }.
event-moment-block-3 = { $section }: { $man } runs into { $by }.
event-sections = After the Sections it is { $own }–{ $other } { for-whom } against { $team }.
event-effect_goal = Another goal { for-whom } by { $scorer }: { $own }–{ $other }.
event-effect_goal-team = Another goal { for-whom }: { $own }–{ $other }.
event-opponent_goal = The Opponent scores against { who }: { $own }–{ $other }.
event-opponent_goal-cancelled = A goal against { who } is cancelled: { $own }–{ $other }.
event-full_time-win = Full time: { $who ->
    [you] you beat { $team } { $own }–{ $other } and have { league-points }.
   *[other] { $who-name } beats { $team } { $own }–{ $other } and has { league-points }.
}
event-full_time-draw = Full time: { $who ->
    [you] you draw { $own }–{ $other } with { $team } and have { league-points }.
   *[other] { $who-name } draws { $own }–{ $other } with { $team } and has { league-points }.
}
event-full_time-loss = Full time: { $who ->
    [you] you lose { $own }–{ $other } to { $team } and have { league-points }.
   *[other] { $who-name } loses { $own }–{ $other } to { $team } and has { league-points }.
}
event-experience = { $player } gains { $n ->
    [one] 1 Experience token.
   *[other] { $n } Experience tokens.
}
event-consequence = { $who ->
    [you] Your die after the { result } shows { $face }: { $what }.
   *[other] { $who-name }'s die after the { result } shows { $face }: { $what }.
}
event-team_points = { $team } have { points } ({ $steps }).
event-inactive = { $team } met several clubs and will rest.
event-active = { $team } are back.
event-idle = { $team } play elsewhere and have { points } ({ $steps }).

# The end

event-final = { $who ->
    [you] You finish { place } with { $vp } VP.
   *[other] { $who-name } finishes { place } with { $vp } VP.
}
event-solo_result = Rank: { $rank }.
event-solo_result-won = { $scenario } is won. Rank: { $rank }.
event-solo_result-lost = { $scenario } is lost. Rank: { $rank }.

# Parts of sentences

who = { $who ->
    [you] you
   *[other] { $who-name }
}
for-whom = { $who ->
    [you] for you
   *[other] for { $who-name }
}
result = { $result ->
    [win] win
    [draw] draw
   *[loss] loss
}
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
league-points = { $points ->
    [one] 1 league point
   *[other] { $points } league points
}
jersey-of = { $who ->
    [you] your { $jersey }
   *[other] { $who-name }'s { $jersey }
}
footballer = the { $post } of { $team } (S { $strength })
post-LD = left back
post-CD = centre back
post-RD = right back
post-LM = left midfielder
post-CM = central midfielder
post-RM = right midfielder
post-LF = left winger
post-CF = centre forward
post-RF = right winger
