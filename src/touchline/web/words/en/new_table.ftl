# A new table.

new-game = Game
new-who = Who plays
new-seats = { $fewest } to { $most } managers
new-seat = seat { $n }
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

bot-starter = New to the game: has an idea of what is good, and overlooks half of it.
bot-squad = Knows the game, plays quickly, and overlooks an option now and then.
bot-captain = Takes what looks best right now, every time, but does not look ahead.
bot-gaffer = Experienced: plans ahead, or tries its best ideas in a few imagined games.
bot-legend = The best we have: counts what you win, too, and thinks for up to a second.
bot-random = Picks any legal option. Knows the rules and nothing else.
