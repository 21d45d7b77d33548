# What a table answers when something cannot be done.

full-time = Full time

# Deciding
stale = This decision was answered or has changed in the meantime. Look at the table and decide again.
no-such-table = There is no such table. Check the link, or start a new table.
no-such-seat = This table has no such seat; its seats are 0 to { $last }.
sit-down-first = Sit down as { $name } first: this link is an invitation.
not-your-seat = This link does not play for { $name }. Use that seat’s own link, or wait for { $name } to play.
game-over = The game is over. Look at the result, or start a rematch.
bot-plays = { $bot } is playing for { $name }. Take the seat back first.
options-count = Send 1 to { $most } options, each as text.
option-ends = Option { $n } of { $count } ends this decision. Send it as the last one.
table-does-that = The table does that by itself when the last person leaves. Choose another option.
side-option = Send one option of `side`, or answer the question with the id of its decision.
nothing-to-prepare = There is nothing to prepare for this decision. Choose one of its options.
no-such-order = { $game } has no such standing order.
draft-too-long = A draft has at most { $most } bytes. Make it shorter.

# Taking a decision back
undo-withdraw-first = You asked to take a decision back. Withdraw that before you play on.
undo-refuse-first = { $name } asks to take a decision back. Say no to that before you play on.
undo-wait = { $name } has asked to take a decision back. Wait for the answers first.
undo-nothing-asked = Nobody is asking to take a decision back any more. There is nothing to answer.
undo-others-agree = The others have to agree. Wait for them, or withdraw your request.
undo-not-asked = { $name } is not asked, or has agreed already.
undo-nothing = There is nothing to take back: you have made no decision since something was last revealed.

# The coach
coach-off = The coach is switched off at this table. You can switch it on at a new table.
coach-alone = Nobody else played here, so there are no chances to compare.
coach-no-mind = Nobody has taught the coach this game yet.
coach-silent = The coach has no answer this time. Ask again, or decide without it.
coach-failed = This game could not be analysed.

# A new table, names, talk
order-wrong = This table cannot be made: { $why }.
rules-of-today = New tables use today’s rules of { $game }. Earlier rules are kept for tables and records that began with them.
limit-range = Choose { $least } to { $most } seconds for each decision, or 0 for no limit.
no-such-bot = { $game } has no bot with that name. It has: { $bots }.
not-text = { $what ->
    [title] The title
    [name] The name
   *[other] The message
} must be text.
too-long = { $what ->
    [title] The title
    [name] The name
   *[other] The message
} is too long: use at most { $most } characters.
unseen = { $what ->
    [title] The title
    [name] The name
   *[other] The message
} has characters that cannot be shown: use letters, digits and signs.
name-missing = A manager needs a name: type at least one letter.
name-unreadable = A manager needs a name that can be read: type at least one letter.
name-reserved = { $name } cannot be a manager’s name here: it would be misread. Choose another.
name-twice = Two managers are called { $name }: choose another name for one of them.
name-alike = { $name } looks too much like { $other }: choose another name for one of them.
message-empty = There is nothing to say: type a message first.
muted = The host has muted you in the table talk. You may play on.

# Seats and links
link-wrong = This link does not open this table, or has been used already. Use the browser in which you sat down, or ask the host for a new link.
link-used = This link has been used already, or no longer works. If the seat is yours, open the table in the browser in which you sat down, or use your recovery phrase. Otherwise ask the host for a new link.
table-private = This table is private. Open it with the link that you were sent.
phrase-wrong = No seat here has this phrase. Type its { $count } words as you wrote them down.
removed = The host removed you from this table. Only the host can let you back in.
seat-of-host = { $name } plays on the host’s own screen. A bot can play on instead.
seat-taken = { $name } has already sat down: the seat needs no link.
mute-people = Only other people can be muted.
remove-people = Only somebody else who sat down by a link can be removed.
key-of-host = This seat belongs to the host’s own screen: change the host’s key (-1) instead.
host-only = Only the host may do that. Ask for it in the table talk.
free-nobody = Nobody sits as { $name }. Send the seat’s link, or let a bot play.
free-removed = { $name } was removed: a bot plays this seat to the end, unless you let { $name } back in.
free-too-soon = { $name } was here less than { $minutes } minutes ago. A seat can be freed when its owner has been away for { $minutes } minutes; until then a bot can play.
still-here = { $name } is still at the table. Wait a minute, or ask in the table talk.
over-no-bot = The game is over, so nobody has to play on.
too-many-links = Too many links lead to that table. Use one of those you have.
too-many-changes = The keys and links of this table have been changed { $most } times, and that is the limit. Play on with those you have.
too-many-devices = This seat is open on { $most } devices already. Sign the others out on one of them.
too-many-waiting = You already have { $count } requests waiting for the same thing, and that is the limit. Wait until they are answered.

# Rematch, records, trying it from here
rematch-host = The host starts the rematch. Ask for it in the table talk.
rematch-running = This game is not over yet. Finish it first.
rematch-begun = The rematch has begun already. Follow the others to that table.
rematch-none = There is no rematch yet. The host can start one.
record-running = A record tells every secret, so there is none while the game is running. Finish the game first.
record-not-text = A record is text: send the file as it was exported.
record-too-large = This is larger than { $most } MB, and no record is. Check the file.
record-wrong = This record cannot be opened: { $why }
record-nested = This record cannot be opened: it is nested too deeply.
record-last-line = The last line of this record has { $bytes } bytes; with { $rows } lines it may have { $most }. It seems to hold more questions to the coach than the game can have had.
record-too-many-coach = This record has { $count } questions to the coach of seat { $seat }, which can have asked { $most } with its { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}. Import a record with fewer.
record-too-many-side = This record has { $count } side actions of seat { $seat }, which can have { $most } with its { $decisions ->
    [one] { $decisions } decision
   *[other] { $decisions } decisions
}. Import a record with fewer.
branch-running = This game is still running, and its cards are hidden. Try it after full time.
branch-moment = Choose a moment from 0 to { $last }: at full time nothing is left to play.
branch-seats = Say who plays each of the { $seats } seats, and keep one for yourself.
branch-deciders = From there on, only { $names } made decisions. Play for { $one }, or go further back.
branch-title = From decision { $n }
log-full = { $who ->
    [spectators] Spectators have
   *[other] This seat has
} added { $count } lines to this table’s log besides the decisions, and that is the limit for a game of this length. Play on: each decision makes room for more.

# Tables that cannot be opened
edition-gone = { $why } Nothing of the table is lost.
other-edition = This table was made with edition { $theirs } of { $game }; this Touchline has { $ours }. Nothing is lost: open it with the Touchline that made it.
damaged = Table { $table } is damaged and was set aside: its log cannot be replayed ({ $why }). It was left as it is, and no other table is touched. Whoever runs this server can find out more with `touchline doctor`, and may have the table in a backup.
store-gone = The tables cannot be reached for the moment. Nothing that was confirmed is lost. Try again in a moment; what was done already is not done twice.
store-silent = The store did not answer within { $seconds } seconds.

# People find each other
open-private = A table at which anybody may sit down cannot be private. Choose one of the two.
open-no-seat = Nobody could sit down at this table. Leave a seat for somebody by link.
language-unknown = This language is not known.
seats-full = Somebody was faster: all seats at this table are taken.
seats-closed = Seats at this table are by invitation only. Ask the host for a link.

# Reminding somebody who is away

nudge-not-needed = Nobody has to be reminded: { $name } is at the table, or nothing is asked there.
nudge-once = { $name } has been reminded of this decision. Once is enough.

# The match of the day, and puzzles

daily-once = You have already begun today’s match of this game, and there is only one try. Go on with it from its page.
daily-kept-back = Others are still playing the same deal today. Record, replay and secret will be here tomorrow, after midnight UTC.
daily-no-undo = You have one try at the match of the day: nothing can be taken back.
daily-no-bot = You play the match of the day yourself, against the same bots as everybody else.
daily-no-day = There is no match of the day for that day. Days are written like 2026-03-01, from a year ago until today.
puzzle-none = There is no such puzzle. `/puzzles` lists them all.
puzzle-option = That is not one of this puzzle’s options. Open the puzzle and choose one that it shows.
