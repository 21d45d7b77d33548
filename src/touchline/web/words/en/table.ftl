# What all tables say, unless a game says it in its own way.

tab-table = Table
tab-mine = Mine
nothing-there = none
seats-label = Managers
waiting-nobody = The table plays on
waiting-others = { $who } { $n ->
    [one] is
   *[other] are
} choosing

# A choice that is edited and sent once
draft-places = Places
draft-clear = Empty this place
draft-cleared = Nothing stays in place { $place }
draft-clear-all = Start again
draft-send = Send

# The end
result-points = { $points ->
    [one] 1 point
   *[other] { $points } points
}.
result-shared = { $winners } share the victory
result-won = { $who ->
    [you] You win
   *[other] { $name } wins
}

# The panel with the question
panel-not-possible = Not possible now
panel-amount = Any other amount
panel-at-most = at most { $amount }
panel-options = Options
panel-press = Press the only button for me, after a moment
panel-undo = Undo
    .title = Undo (U)

# The coach
coach-ask = Coach
    .title = Ask the coach (H)
coach-thinking = The coach is thinking. You can play on in the meantime.
coach-says = What the coach says
coach-best = best
coach-plan = The whole choice, { $n } steps
coach-chances = The chance to win, as the coach sees it.
coach-secret = Only you see this. The log says that you asked.

# Log, talk, reveal
table-rounds = Rounds
table-views = Views
log-only-you = only you see this
drawer-title = Log and rules
drawer-tabs = Drawer
talk-title = Table talk
talk-placeholder = Say something
talk-message = Message
reveal = Reveal
reveal-title = The reveal
copy-link = Copy link

tab-log = Log
skip-decision = Skip to the decision
rail-label = Managers and talk
stage-label = What is being shown
talk-nothing = Nobody has said anything yet.

# A game that goes on by the rules of an earlier release
kept-rules = Earlier rules
    .text = This game goes on by version { $version } of its rules, as it began, and is drawn plainly. New tables have today’s rules.
