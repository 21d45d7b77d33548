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
open-line = { $host } waits · { $free } of { $seats } seats free
open-none = Seek a game and be the first.
open-none-fits = None of the open tables is what you want. Choose fewer filters, or seek a game.
open-seek = Seek a game
    .button = Find me a seat
    .text = You get a seat with somebody who wants the same game, number of managers, clock and language. If there is nobody yet, a table is opened for you, and you are called when somebody sits down if you have said how under “My turns”. Clocks start when everybody is there.
open-managers = Managers
open-clock = Clock
