# A new table.

new-game = Game
new-who = Who plays
new-seats = { $fewest } to { $most } managers
new-seat = Seat { $n }
new-manager = Manager { $n }
new-manager-name = Name of manager { $n }
new-bot = Bot for seat { $n }
who-here = Here
    .text = Plays on this screen
who-link = Link
    .text = You get a link to send
who-bot = Bot
who-none = Nobody
    .text = Stays empty
new-name = Name of the table
    .placeholder = Lantern Street
new-edition = Edition
new-edition-own = The game’s own
coach-auto = Auto
coach-on = On
coach-off = Off
new-coach = Gives a hint to any manager who asks; the log says who did. Auto: on if at most one person plays.
new-private = Private
    .text = Not listed. Nobody sees the table without a link.
new-open = Open
    .text = Anybody may take a seat marked Link. Clocks start when everybody is there.
new-each = For each manager
new-kick-off = Kick off?
new-game-line = { $game }: { $line }
new-time = About { $time } with people, less with bots
new-links = Seats by link: you get the links at the table

kit-stripes = blue stripes, shield
kit-hoops = orange hoops, disc
kit-quarters = green quarters, diamond
kit-chevron = gold chevron, hexagon
kit-sash = plum sash, plate
kit-halves = slate halves, pennant

bot-starter = New to the game: knows roughly what is good, but often misses the best option.
bot-squad = Knows the game, plays quickly, and misses an option now and then.
bot-captain = Takes what looks best right now, every time, but does not look ahead.
bot-gaffer = Experienced: plans ahead, or tries its best ideas in a few imagined games.
bot-legend = The best we have: weighs what its rivals gain, too, and thinks for up to a second.
bot-random = Picks any legal option. Knows the rules and nothing else.

# Clocks
new-clock = Time to think
new-pace = Pace
pace-none = No clock
    .text = Everybody takes as long as they like.
pace-minute = One minute
    .text = For each decision. For an evening together.
pace-minutes = Three minutes
    .text = For each decision. Time for a look at the rules.
pace-days = Over days
    .text = A bank of 24 hours each, and 8 hours more with every answer.
pace-day = A day each time
    .text = 24 hours for each decision.
pace-week = Relaxed
    .text = A day for each decision and a bank of three days, which grows by 12 hours with every answer.
pace-unknown = There is no such clock. Choose one of those on the page.
new-night = Clocks stop at night, from 23:00 to 8:00 your time
new-weekends = Clocks stop on Saturdays and Sundays
new-vacation = Days of vacation
    .text = How many days each manager may stop the clock, in all.
new-at-zero = When time is up
new-stand-in = Stand-in bot
at-zero-caretaker = The rules answer
    .text = When time is up, the rules answer; the second time in a row, a bot takes the seat until its manager is back.
at-zero-bot = A bot stands in
    .text = When time is up, a bot takes the seat until its manager is back.
at-zero-others = The others decide
    .text = When time is up, the other managers say what happens; if nobody does within a day, the rules answer.

# A clock in words
clock-none = No clock runs at this table.
clock-each = { $time } for each decision.
clock-bank = A bank of { $bank } for each manager{ $adds ->
    [0] .
   *[other] , and { $add } more with every answer.
}
clock-night = Clocks stop from { $begin }:00 to { $end }:00 ({ $zone }).
clock-weekends = Clocks stop on Saturdays and Sundays.
clock-stand-in = The stand-in bot is { $bot }.
clock-vacation = { $days ->
    [one] One day of vacation each.
   *[other] { $days } days of vacation each.
}
