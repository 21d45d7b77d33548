# Open tables, and seeking a game.

open-sit = Sit down
open-game = Game
open-pace = Pace
open-pace-none = no clock
open-pace-live = in one sitting
open-pace-days = over days
open-free = Free seats, at least
open-all = any
open-filter = Show
open-line = { $host } is waiting · { $free } of { $seats } seats free
open-none = Seek a game, and you will be the first.
open-none-fits = No open table matches. Use fewer filters, or seek a game.
open-seek = Seek a game
    .button = Find me a seat
    .text = You get a seat at the table of somebody who wants the same game, number of managers, clock and language. If there is none, a table of your own is opened; “My turns” calls you when somebody sits down. Clocks start when everybody is there.
open-managers = Managers
open-clock = Clock
