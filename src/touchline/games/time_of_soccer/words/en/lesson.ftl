# The lessons of Time of Soccer. A step: its title, .text (one idea), .goal (what to do), .wrong (why not now).

lesson-first = Your first market days
    .text = Put two players on the pitch, drive to the market and sign two more.

lesson-first-keeper = Fill the pitch
    .text = You run a club for eleven weeks and want the most points. Eleven positions have to be filled, and an empty one weakens your team.
    .goal = Play your goalkeeper as goalkeeper.
    .wrong = On the bench a player costs his salary and helps nobody. Put him in goal.

lesson-first-midfield = Every position feeds attack or defence
    .text = An empty position counts −2, so anybody is better than nobody. The button says what a place does to attack and defence.
    .goal = Play the second one in central midfield, on either side.
    .wrong = The bench does not help your team. Choose one of the two places in central midfield.

lesson-first-car = All streets are one-way
    .text = Your scout drives through the market, and only with the traffic. Look where the streets lead before you look at a tile.
    .goal = Start on Station Road, at the corner V40.
    .wrong = You may start there, but the player that we want is easier to reach from Station Road (V40).

lesson-first-drive = Four points a day
    .text = Each operation point is one street piece, one entry into a parking space, or one forced try. What is left in the evening is lost.
    .goal = Turn west into Customs Street.
    .wrong = That leads away from the player that we want. Turn west into Customs Street.

lesson-first-drive-force = Forcing buys a tile from the wrong side: a die adds a surcharge or ends the talks. We reach a better one with patience. Turn west into Customs Street.

lesson-first-drive-end = Ending the day now would lose four points. Turn west into Customs Street.

lesson-first-on = With the traffic
    .text = A turn shows where the next street flows. Plan two pieces ahead.
    .goal = Drive on west.
    .wrong = Not that way: drive on west along Customs Street.

lesson-first-on-end = You still have three points. Drive on west.

lesson-first-turn = The side that counts
    .text = A tile is bought from one side only, where its parking space is. From the other three sides you can only force it.
    .goal = Turn north into Market Street.
    .wrong = The parking space that we want is on Market Street. Turn north.

lesson-first-turn-end = You still have two points. Turn north into Market Street.

lesson-first-park = Park, pay, done
    .text = Parking ends your day: you pay the price, and the tile is yours. A salary is due every Monday.
    .goal = Park at space 3 and buy the midfielder for $5.
    .wrong = If you drive on, the chance is gone for today. Park at space 3.

lesson-first-park-end = Do not go home without him. Park at space 3.

lesson-first-park-other = A good buy too, and we come back for it. First the better one: park at space 3.

lesson-first-place = Links make a team
    .text = Two neighbours whose facing sides show the same letter play better together: +1 each.
    .goal = Play him in right midfield.
    .wrong = He cost $5, so let him play: right midfield.

lesson-first-again = Wednesday
    .text = Your car stands where you left it. The rival tried to force a tile, and the die decided the talks.
    .goal = Park at space 2 and buy the striker for $2.
    .wrong = He is right here and cheap, and a gap costs a point at the end. Park at space 2.

lesson-first-striker = A striker
    .text = Attack and defence become levels from 0 to 10, and levels decide matches together with dice.
    .goal = Play him as a striker, left or right.
    .wrong = Strikers score from the pitch, not from the bench. Play him as a striker.

lesson-first-alone = Now it is your week
    .text = On Monday you collect your balance, on Sunday you play. League, cup, fans, your weaker level and money give points at the end.
    .goal = Do what you like: drive, or end the day.
    .wrong = Choose what you like.

lesson-first-end = You know the market
    .text = Drive, park, pay, fill the pitch. From here on you play for real against a Starter bot. The match has a lesson of its own.

lesson-match = Sunday: a match
    .text = Line up, roll the dice, and see where goals come from.

lesson-match-eleven = Your eleven on Sunday
    .text = It is the first league match, away. Attack and defence levels decide how many of your dice count as shots and saves. You may rearrange everything.
    .goal = Send a line-up; the one you have will do.
    .wrong = Send a line-up.

lesson-match-dice = Shots and saves
    .text = You attack with six dice: a 5 or a 6 is an impact, and impacts and your level together give shots. Your first manager may repeat one roll a match.
    .goal = One shot is not much: roll all dice again.
    .wrong = You may keep it, but an away goal needs more than one shot. Roll again.

lesson-match-week = Full time
    .text = Goals are your shots less their saves. A win brings 3 league points, satisfaction and, in time, fans. On Monday the new week began with your balance.
    .goal = Go on to the market as you like.
    .wrong = Choose what you like.

lesson-match-end = You know Time of Soccer
    .text = Buy on weekdays, play on Sundays, and mind the salaries. From here on you play against a Starter bot.
