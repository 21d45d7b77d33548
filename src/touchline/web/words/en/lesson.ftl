# Lessons and first-sight notes.

lesson = Lesson
lesson-step = Step { $n } of { $total } · { $minutes } min
lesson-show = Show me
lesson-shown = The yellow edge marks it. Now do it yourself.
lesson-skip = Skip
    .title = Skip this step
lesson-leave = Leave
    .title = Leave the lesson
lesson-done = Play on
lesson-next = Next lesson: { $title }
home-learn = Learn in { $minutes } minutes
    .title = { $game }: learn it by playing, in { $minutes } minutes
lesson-again = Learn by playing
rules-ledger = Referee’s ledger
    .text = Every rule with its number, { $n } with the worked examples: for everybody who wants to know exactly.
rules-symbols = Words and symbols
rules-print = Print
rules-learn = { $title }: learn in { $minutes } minutes
sight = What is this about?
sight-off = Keep these notes closed
lesson-offer = New to the game?
