# What a table with a lesson says.

lesson-later = This comes after the lesson. Do what the step asks for, or leave the lesson and play on alone.
lesson-wait = It is not your turn in this lesson. Wait for the others, then go on.
lesson-none = { $game } has no lesson with that name. Choose one on the page of its rules.
