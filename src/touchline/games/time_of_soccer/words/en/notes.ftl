# What a question is about, told when it comes up for the first time in a browser.

sight-choose_club = Choose your colours; clubs that nobody takes are neutral teams, which play too, among themselves with a few dice. Chance draws your first players, the cup and the order of the league matches of eleven weeks. The league begins after a week of pre-season, and its tiles come back for the return matches.
sight-keep_unique = Unique players replace some or all of the usual first ones. Keep the best of those that you drew; the others are out.
sight-place_tile = A football player stands on a position marked on the tile, or sits on the bench, and costs a salary in both cases. On Monday you receive your balance, or pay it if it is negative; what you cannot pay costs a fan.
sight-place_car = Your car starts in a corner of the market and can only drive with the traffic, so look at what lies on its way. The first-player marker passes on every Monday.
sight-recover = Spread 2 points over energy and fatigue. Each step of fatigue lowers attack and defence by 1, and energy pays for strong teams.
sight-market_step = An operation point drives one street, parks to take the tile, or tries to take one by force; the last two end your turn, and you may stop at any time. New staff and contracts replace the old ones. A friendly brings its benefit on its day and a press release is a bet; tiles leave on their second Saturday and, if you play alone, also by dice. Days on which the market is empty are skipped.
sight-dismiss = A club has three managers at most, so one of the old ones leaves the game and brings no money. Without the starting manager you have no rerolls.
sight-force_buy = The secretary’s die set a surcharge; an X would have broken the talks off. Pay price and surcharge, or leave the tile: your turn ends in any case.
sight-sell_which = Name the football player before the secretary’s die is rolled. A sale brings the price of the player and the bonus of the tile.
sight-pay_talks = The secretary’s die shows an X. Pay $1 for each X in the secretary’s table, from your cash, or the sale fails.
sight-align = Who plays, where, and under which manager: the home club decides second and knows the other’s levels. In the league the home club’s contracts pay; in the cup both get half, the team with fewer league points is at home, and a draw goes to penalties.
sight-align_principal = Only the formation of the principal manager counts: it lets some positions attack instead of defending, or the other way round.
sight-align_position = A football player stands only on a position marked on the tile and adds one skill there, to attack or to defence.
sight-team_kind = The starting team plays at full level and costs 2 energy, a mixed one is a level weaker and costs 1, substitutes are two levels weaker and cost none.
sight-reroll = Each 5 or 6 is an impact, and impacts and level make shots or saves. The starting manager lets you repeat one of your two rolls in a match, and the second result counts; a neutral team repeats a roll without impact. A win pays the bonuses of your contracts, and satisfaction brings fans.
