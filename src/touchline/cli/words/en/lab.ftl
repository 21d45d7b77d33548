lab-what = A game, or two reports to compare.
lab-out = Where the report goes.
lab-games = How many games; rounded up to whole deals.
lab-edition = An edition of the game's content; the same as GAME@NAME.
lab-ladder = Bots from weak to strong: does more thinking win more?
lab-ladder-games = Games of each step of the ladder; 0 leaves it out.

lab-one-game = Name one game (touchline lab best11), or compare two reports (lab compare A B).
lab-no-ladder = A ladder is for two seats or more: leave --ladder out, or name more --seats.
lab-climbing = { $game }, ladder: { $bots }
lab-two-reports = Name two reports: touchline lab compare A B --out FOLDER
lab-inside = { $folder } is in one of the reports to compare. Name another folder with --out.
lab-warning = Warning: { $why }
lab-report = The report: { $page }
