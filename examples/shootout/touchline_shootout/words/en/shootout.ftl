game = Shoot-out
    .tagline = Five penalties, three corners, no mercy.
    .kind = Penalties
    .time = 10 min
    .emblem = ball
    .blurb = Shoot where the keeper does not dive, and remember that he remembers.
stage = Round { $round }
event-round = Round { $n } begins.
chapter-round = Round { $n }
shoot = Where do you shoot?
    .who = Everyone chooses
    .context = Round { $round }. A shot at the same corner as last time is saved, unless you feint.
    .may = choose a corner
dive = Where does your keeper dive?
    .who = Everyone chooses
    .may = choose a corner
tactic = Do you add a tactic?
    .who = Everyone chooses
    .may = choose a tactic that you still hold, or none
refuse-used = you have used that tactic
event-shot = { $who ->
    [you] You shoot
   *[other] { $who-name } shoots
} ({ $corner }, { $tactic }), { $keeper ->
    [you] you dive
   *[other] { $keeper-name } dives
} ({ $dive }, { $reply }): { $goals ->
    [0] saved.
    [1] goal!
   *[other] a goal that counts double!
}
mark-shot = A penalty
thing-left = left
thing-centre = centre
thing-right = right
thing-feint = feint
    .text = A shot that the keeper has guessed goes in all the same.
thing-power = power
    .text = A goal counts double.
thing-early_dive = early dive
    .text = Saves a shot at the centre, too.
thing-none = no tactic
view-goals = Goals
view-hand = Tactics
view-last = Last corner
view-shot = Your shot
view-dive = Your dive
