# Full time: the result, the replay, the review of a game that is over.

full-time = Full time
skip-result = Skip to the result
skip-moment = Skip to the moment
replay = Replay
record = Record
all-tables = All tables
you = You
back-to-table = Back to the table
open-the-table = Open the table
look-again = Look again

end-result = Result
end-points = Where the points came from
end-place = { $n ->
    [1] 1st place
    [2] 2nd place
    [3] 3rd place
   *[other] { $n }th place
}
end-table = Points as a table
end-table-caption = The same points as a table
end-column-place = Place
end-column-total = Total
end-teams = Final teams
column-manager = Manager
column-decision = Decision

fair = Provably fair
fair-end = Before the start this table published the SHA-256 of its secret. Here is the secret: { $command } checks a downloaded record against both.
fair-later = Before the start this table published the SHA-256 of its secret. Others are still playing the same deal today: its secret, record and replay will be here after midnight UTC.
fair-now = The dice of this table come from a secret that was fixed before the start. This is its SHA-256. The secret itself is shown at full time, and { $command } checks both.
fair-published = Published
fair-secret = Secret

rematch = Rematch
rematch-to = To the rematch
rematch-host = The host can start a rematch
leave-table = Leave the table

replay-finished = Finished game
replay-of = Replay of { $game }
replay-asked = Question to { $who }
replay-played = played
replay-to-result = To the result
replay-somebody = Somebody else decides
replay-hidden = In this view you do not see what others choose. Open all cards to see it.
replay-chance = Chance of winning at this moment
replay-analysed = The chances of winning are being worked out: { $percent } % done.
replay-steps = Steps
replay-play = Play
replay-at = Decision { $n } of { $last }
replay-go = Go
replay-how = ← → one decision · Shift ← → one round · Space plays
replay-speed = Speed
replay-seen-by = Seen by
replay-all-cards = All cards
step-round-back = Back one round
step-back = Back one decision
step-on = On one decision
step-round-on = On one round
at-decision = decision { $n }

try-title = Try it yourself from here
try-text = A new table continues from this moment, with new dice. Who plays?
try-me = Me

chance = Chance of winning
review-percent = being worked out, { $percent } %
review-estimate = the coach’s estimate
review-soon = The coach is going through this game. The curve will appear here by itself.
review-curve = Chance of winning during the game:
    .numbers = The table below has the numbers.
review-curve-of = { $name } from { $first } to { $last } per cent
review-table = The curve as a table
    .caption = Chance of winning, in per cent, by the number of decisions
review-asked = { $n ->
    [one] The coach was asked once; the log of the replay says by whom.
   *[other] The coach was asked { $n } times; the log of the replay says by whom.
}
review-chose = { $name }: { $choice }.
turning-points = Turning points
turning-point = Turning point { $number }, decision { $n }
turning-look = Look

luck = Luck and skill
luck-table = Luck and skill as a table
    .caption = Where each result came from, in points of winning chance
luck-start = Kick-off
luck-own = Own decisions
luck-others = Others’
luck-luck = Luck
luck-result = Result
luck-about = Kick-off + decisions + luck = result. A decision is measured against what a sensible newcomer would have chosen with the same knowledge. Luck is the rest: dice, draws, hidden cards.
luck-soon = Being worked out, decision by decision.
luck-nobody = Luck helped nobody.
luck-kindest = Luck was kindest to { $name } (+{ $points } points of winning chance).
skill-most = { $name }’s own decisions were worth most (+{ $points }).
skill-least-lost = { $name }’s own decisions cost the least (−{ $points }).
skill-nobody = Nobody’s own decisions were worth more than a newcomer’s.
