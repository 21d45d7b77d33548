# The pages around the tables.

site-title = Football-manager board games
skip-content = Skip to the content

nav-home = Touchline, home
nav-main = Main
nav-play = Play
nav-new-table = New table
nav-manager = Your manager
nav-my-turns = My turns
nav-rules = Rules
nav-theme = Light or dark
nav-language = Language
nav-edition = Edition { $name }
nav-edition-word = edition
nav-table-menu = Table menu

home-title = Take the touchline.
home-lead = Football-manager board games with every rule enforced and explained. Play alone, against bots, on one screen, or send friends a link.
home-your-tables = Your tables
home-waiting = { $n ->
    [one] It is your turn at one table
   *[other] It is your turn at { $n } tables
}
home-continue = Continue
home-no-tables = You have no tables yet
home-first = Learn { $game } in { $minutes } minutes
home-which = Which one is for me? Learn it by playing.
home-learn-it = { $game }, { $minutes } minutes
home-start = Start a game below: one click, and bots take the other seats. You will find your tables here.
home-games = Games
home-managers = managers
home-play-bots = Play vs bots
home-new-table = Table
    .title = New table with options
home-open-tables = Open tables
home-open-count = { $n } open
home-table = Table
home-host = Host
home-nameless = Somebody
home-seats = Seats
home-sit-or-watch = Sit down or watch
home-taken = { $taken } of { $seats }
home-sit = Sit down
    .at = Sit down at { $name }
home-watch = Watch
    .at = Watch { $name }
home-none-open = No open tables
    .text = Start one, and bots will fill it.
home-join-friends = Join friends
home-have-a-code = Do you have a code? You can sit down without an account.
home-code = Table code
home-join = Join
home-find = Find people to play with
home-open-by-link = Open a table by link
home-finished = Latest results
home-records = Records
home-with = with { $others }
home-place = { $n ->
    [1] Won
    [2] 2nd
    [3] 3rd
   *[other] { $n }th
}
home-watched = Watched
home-no-code = No table has this code. Check it with whoever gave it to you, or paste the whole link.
home-not-text = This file is not text, so it is not a record. Choose the .jsonl file.
home-import-label = Bring back a game from its record (.jsonl).
home-import = Import

rules-of = Rules of { $game }
rules-search = Search the rules
    .placeholder = Search: tie, keeper, { $rule }
    .button = Search
rules-books = Rulebooks
rules-chapters = Chapters
rules-none = No rule mentions that
    .text = Try one word, or a rule id such as { $rule }.
rules-table = Table: { $title }
rules-here = The rules open here.
rules-as-page = Open them as a page.
rules-decided = Decided by this project, where the rulebook is silent
rules-ext = Known from outside the rulebook

