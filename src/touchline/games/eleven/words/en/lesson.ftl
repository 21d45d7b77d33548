# The lessons of Eleven. A step: its title, .text (one idea), .goal (what to do), .wrong (why not now).

lesson-first = One week at the club
    .text = A board meeting, three days of work, and the Match on Friday.

lesson-first-objective = A secret Objective
    .text = You run a club for six weeks, and the most VP win. Your Directors were drafted. An Objective brings VP when you meet its goal.
    .goal = Keep Mud into Mortar: it wants buildings.
    .wrong = You could keep that one, but one of your Directors builds cheaply, so buildings suit us better.

lesson-first-board = Monday: the board votes
    .text = Each Stat has paid its markers. Now the Directors vote by die: the colour with the most votes is carried out. A fan buys a new roll.
    .goal = Keep the votes: two operations for one cash.
    .wrong = A fan is worth a seat on Friday. This result is good enough: keep it.

lesson-first-hire = Tuesday: one Basic action
    .text = Every day you have one Basic action: hire, sell, sign, build or send a card to work. A Goalkeeper counts in all five Sections of a Match.
    .goal = Hire { $card } for 2 €.
    .wrong = Good, but not today: without a Goalkeeper every shot on goal goes in. Hire { $card }.

lesson-first-paid = A Paid action
    .text = For 2 operations one of your own cards works as well, once a week.
    .goal = Send Brigid Mortar to work: she builds for 1 less.
    .wrong = Training comes on Thursday. Brigid Mortar builds cheaply now: send her.

lesson-first-paid-end = You have four operations, and only one of them is kept over the weekend. Use two of them now.

lesson-first-build = Build
    .text = Infrastructure works for the rest of the game and brings VP at the end. Money early pays every Monday.
    .goal = Build the Merchandise Store.
    .wrong = Useful too, but the store brings 2 cash every Monday: build that first.

lesson-first-sponsor = Wednesday: a Sponsor
    .text = Sponsors are free. One-off brings cash now; on an adboard or the kit they pay in other ways, every week.
    .goal = Sign { $card } as a one-off: 5 cash.
    .wrong = You need money for a second Player tomorrow. Sign a Sponsor as a one-off.

lesson-first-sponsor-later = That pays later, and we are short of cash now. Sign { $card } as a one-off.

lesson-first-rest = End the day
    .text = You keep two operations for tomorrow’s training.
    .goal = End your turn.
    .wrong = Save the operations for tomorrow: end your turn.

lesson-first-second = Thursday: an attacker
    .text = Each Player whom you send out costs one fitness. Strength beats plain Jerseys, which have 1.
    .goal = Hire { $card } for 2 €.
    .wrong = Possible, but we need somebody who scores: hire { $card }.

lesson-first-train = Train
    .text = Players are trained by Staff and after Matches. The other side of the card is stronger.
    .goal = Paid action: send Percy Underwood to work.
    .wrong = Your two operations would be wasted. Send Percy Underwood to work.

lesson-first-trained = Who is trained?
    .text = A trained Goalkeeper saves shots of Strength 2.
    .goal = Train { $card }.
    .wrong = A good choice in another week. The Goalkeeper counts in every Section: train { $card }.

lesson-first-lineup = Friday: the line-up
    .text = Choose a formation, the shape of its rows, and who plays. The other places are plain Jerseys. “A good line-up” does it for you.
    .goal = Take a good line-up, or one of your own, and send it.
    .wrong = Send a line-up.

lesson-first-fans = Fans on the Stands
    .text = Each fan whom you seat brings 1 € after the Match. Four of them sell it out.
    .goal = Seat 2 fans.
    .wrong = An empty seat earns nothing: seat 2.

lesson-first-tactic = Kick-off
    .text = Five Sections are compared. A defender blocks one attacker who is not stronger; an attacker whom nobody blocks shoots; gloves save. A win is 3 league points.
    .goal = Play a Tactic card or none, as you like.
    .wrong = Choose one.

lesson-first-end = You know a week of Eleven
    .text = Vote, work, play, six times. League, Objectives, buildings and Office give VP. From here on you play against a Starter bot. The Match has a lesson of its own.

lesson-match = A Match in depth
    .text = Read the scout’s note, turn the Match with a Tactic card, and see what it leaves behind.

lesson-match-scout = Friday: the Scout Report
    .text = The scout names the club and its formation, and gives one hint: Peel Harbour has no defender on the right wing, which your left wing attacks. Guthrie Pell is injured and cannot play.
    .goal = Take a good line-up and send it.
    .wrong = Possible, but this lesson goes on with the good line-up. Choose that, and send it.

lesson-match-stands = Seats for your fans
    .text = Two Stands, two seats. Each fan pays 1 € after the Match, and only one of those who stay at home is kept for next week.
    .goal = Seat 2 fans.
    .wrong = Seat 2: an empty seat earns nothing.

lesson-match-tactic = A card for its effect
    .text = Now you see their team. One Tactic card was your formation; another may be played for its effect, and both come back to your hand.
    .goal = Play { $card }: it flips two plain Jerseys to attack.
    .wrong = As it stands, this is a draw. Play { $card }.

lesson-match-midfield = Where nobody defends
    .text = Section 4, the midfield: they have no defender there, only an attacker of Strength 2, and your Jersey 5 is too weak to block him. On attack, it has a free shot.
    .goal = Flip Jersey 5.
    .wrong = That one is needed where it is, or would be blocked. Flip Jersey 5.

lesson-match-midfield-later = Jersey 7 comes next. First flip Jersey 5.

lesson-match-wing = The scout’s hint
    .text = Section 1, your left wing: nobody defends there either. If Jersey 7 attacks, their attacker is free too, but the stand-in Goalkeeper can save one shot of Strength 1.
    .goal = Flip Jersey 7.
    .wrong = One more can be flipped, and the left wing is open: flip Jersey 7.

lesson-match-die = Match consequences
    .text = 5–3, and 3 league points. A die decides what else the Match leaves behind: with a 4, { $card } loses 1 Strength in his next Match. A fan buys a new roll, and you keep only one fan for next week anyway.
    .goal = Keep it or roll again, as you like.
    .wrong = Keep it or roll again.

lesson-match-end = You know Eleven
    .text = When the week ends, you pay upkeep and the Transfer Area moves on. Sponsors on the kit and on adboards pay every week; Staff, buildings and the Office bring VP. From here on you play against a Starter bot.
