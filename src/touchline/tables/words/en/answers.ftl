# Answers from a notice.

notice-answer = Answer at once: { $url }
    .button = Answer

answer-none = This link leads nowhere. Look at your turns.
answer-gone = This was answered already, or has changed. Look at your turns.
answer-undo = May { $name } take the last decision back?
answer-yes = Yes
answer-agree = I agree
answer-no = No
