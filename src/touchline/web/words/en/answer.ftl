# A decision that is answered from a notice.

answer-title = Answer
answer-choose = Choose one of these answers.
answer-done = Answered. The table goes on.
answer-again = Answered. You are asked once more, at the table.
answer-once = Only a button decides. Opening this page changes nothing.
answer-many = This needs the whole table.
answer-table = To the table
