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
sheet-less = Less
sheet-more = More
orders = Answered for me
draft-reopen = Change it again
panel-height = Height of the panel
panel-more = More: coach, undo, why not
panel-undo = Undo
    .title = Undo (U)

# The coach
coach-ask = Coach
    .title = Ask the coach (H)
coach-thinking = The coach is thinking. You can play on in the meantime.
coach-says = What the coach says
coach-best = best
coach-plan = The whole choice, { $n } steps
coach-chances = Chances of winning, as the coach sees them.
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
reveals = Show step by step
reveals-all = Everything
reveals-important = What matters
reveals-off = Nothing
sound = Sound and vibration
digest = Since your last turn
digest-more = { $n ->
    [0] { $what }
   *[other] { $what }, and { $n } more
}
digest-all = All moves
digest-at-turn = Sum up the others’ moves with my question
digest-seen = Got it
digest-show = Show me
digest-points = { $before } → { $after } points
points-so-far = points so far
digest-times = × { $n }
final-whistle = The final whistle! The points are counted.
copy-link = Copy link

tab-log = Log
skip-decision = Skip to the decision
rail-label = Managers and talk
stage-label = What is being shown
talk-nothing = Nobody has said anything yet.
talk-messages = Messages
talk-spectator = Spectator

# The bar and the menu
waiting = Waiting
watching = Watching
watching-long = You are watching
time-left = Time left
your-turn = Your turn
take-back-seat = Take your seat back
leave = Leave the table
    .text = A bot takes your seat and sees only what you saw. You can come back at any time.
leave-to = Let { $bot } play
bot-for = Let a bot play for { $name }
copy-link-watch = Copy link to watch
copy-link-for = Copy link for { $name }
coach-is-on = Coach: on
    .text = Whoever has to decide may ask the coach. It knows only what that manager may know, and the log tells everybody who asked.
coach-is-off = Coach: off
    .text = The coach is switched off at this table. That is decided when a table is opened.
legend-weighs = How Legend weighs positions
legend-network = At this table with a small neural network, trained on many games.
legend-by-hand = At this table with weights that people have set. A trained network is used where there is one for the game and the number of managers, with the usual options and cards, and where the server has numpy.
keys = Keys

# Taking a decision back
undo-ask = Ask to undo
undo-you-asked = You asked to take your last decision back. Everybody else must agree; until then nobody plays on.
undo-asked = { $who } asks to take the last decision back.
undo-agree-question = Do you agree?
undo-agreed = You agreed; others have not answered yet.
undo-agree = Agree
undo-no = No, play on
undo-withdraw = Withdraw
undo-stands = Your last decision was not taken back: it stands.

# Several managers on one screen, bots, invitations
screen = One screen
screen-to = Hand the screen to { $name }
    .text = What is secret stays hidden until { $name } takes over.
screen-here = I am { $name }
bot-plays = A bot plays
bot-plays-for-you = { $bot } plays for you
    .text = The bot sees only what you saw. Your seat stays yours.
invite-send = { $name } is not here yet: send this link
invite-secret = The secret link of this seat. Whoever sits down with it first has the seat.

# The log
log-of = Log of { $table }
log-page = page { $page } of { $pages }
log-pages = Pages of the log
log-earlier = Earlier
log-later = Later
log-nothing = Nothing has happened yet.
log-whole = The whole log
log-kick-off = Kick-off
log-ordered = Answered by your standing order.
log-asked-coach = { $who ->
    [you] You asked the coach.
   *[other] { $who-name } asked the coach.
}
seated-sat = { $name } sat down.
seated-left = { $name } gave up the seat.
seated-freed = The host freed the seat of { $name }, who had left.
seated-removed = The host removed { $name }. A bot plays on.
seated-returned = The host let { $name } back in.
seated-muted = The host muted { $name }.
seated-unmuted = The host let { $name } talk again.
seated-watchers = the spectators
seated-rests = { $name } has gone on vacation.
seated-rested = { $name } is back from vacation.
seated-rested-out = { $name } has no days of vacation left. The clock runs again.
seated-pause = { $name } would like a pause.
seated-paused = { $name } agreed to a pause. All clocks are stopped.
seated-no-pause = { $name } no longer wants a pause.
seated-resumed = { $name } let the clocks run again.
seated-finish = { $name } would like to end the game.
seated-finished = { $name } agreed to end the game. Bots play it to its end.
seated-no-finish = { $name } would rather play on.
seated-gave = { $name } gave { $other } { $time }.
seated-bot = { $name } ran out of time. { $other } stands in.
seated-back = { $name } is back.

# Drawings, for those who hear the page
draw-die = die { $face }
draw-stars = { $n ->
    [one] 1 star
   *[other] { $n } stars
}
draw-potential = potential { $n }
draw-jersey = Jersey { $n }
draw-attack = attack
draw-defence = defence
draw-strength = strength { $n }
draw-qr = QR code of the link
draw-cover = { $game } cover

# A game that goes on by the rules of an earlier release
kept-rules = Earlier rules
    .text = This game continues under version { $version } of its rules, with which it began, and is drawn plainly. New tables use today’s rules.

# Time
clock-title = Clock
on-vacation = { $who } { $n ->
    [one] is
   *[other] are
} on vacation.
clocks-stand = All clocks are stopped: everybody agreed to a pause.
wants-pause = { $n ->
    [one] { $who } would like a pause.
   *[other] { $who } would all like a pause.
} The clocks stop as soon as everybody agrees.
vacation-begin = Go on vacation ({ $days ->
    [one] 1 day
   *[other] { $days } days
} left)
vacation-end = Come back from vacation
on-vacation-you = You are on vacation, and your clock is stopped.
pause-asked = You would like a pause. The clocks stop as soon as everybody agrees.
pause-begin = Ask for a pause
pause-end = Start the clocks again
give-time = Give { $name } { $time }
time-is-up = { $name }’s time is up. What happens now?
late-caretaker = The rules answer
late-bot = A bot stands in

# Ending a game by agreement
finish = End the game
    .text = When everybody agrees, bots play the game to its end at once, and the result counts.
    .button = I would like to end it
finish-not = I would rather play on
finish-asked = You would like to end the game. When everybody agrees, bots play it to its end.
finish-wants = { $n ->
    [one] { $who } would
   *[other] { $who } would all
} like to end the game. If everybody agrees, bots play it to its end at once, and the result counts.
finish-wanted = { $n ->
    [one] One manager would like to end it.
   *[other] { $n } managers would like to end it.
}

# People who are away

away = is away
nudge = Nudge
    .title = Remind { $name } of this decision. This works once.
nudged = Reminded of this decision
rename = Your name: { $name }
    .button = Change the name
