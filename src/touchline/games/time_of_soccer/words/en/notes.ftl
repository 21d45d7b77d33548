# What a question is about, told when it comes up for the first time. Rules in brackets become links.

sight-choose_club = Clubs that nobody takes are neutral teams, which play too (TS-006, TS-002, TS-014). The marker says who is first (TS-023, TS-024, TS-025, TS-037).
sight-place_tile = A tile that you bought finds its place; staff replaces staff, a player may go to the bench (TS-074, TS-085, TS-089).
sight-place_car = Your car starts in a corner of the market (TS-030, TS-028).
sight-market_step = Drive with the traffic, park and buy, force a tile, or end the day (TS-060, TS-063, TS-064, TS-070, TS-094, TS-110). Old tiles leave on Saturday (TS-142, TS-143, TS-144), friendlies and press releases come on their days (TS-121, TS-126). Every day is a market day but Monday, which brings your balance or takes it, and Sunday (TS-032, TS-039, TS-045, TS-048, TS-049, TS-050, TS-058).
sight-force_buy = The die of your secretary added a surcharge: pay it, or leave the tile (TS-104, TS-112, TS-113, TS-115).
sight-sell_which = A sales tile lets you sell a football player for his price and a bonus (TS-100, TS-101, TS-108).
sight-align = Before a match you may rearrange everything (TS-152, TS-156, TS-181, TS-188, TS-193, TS-194).
sight-align_principal = The principal manager’s formation counts (TS-158).
sight-align_position = Each position feeds attack or defence (TS-157, TS-160).
sight-reroll = A 5 or a 6 is an impact; impacts and level give shots and saves (TS-199, TS-200, TS-202, TS-203, TS-204, TS-208). Matches bring money, satisfaction and fans (TS-189, TS-190, TS-210, TS-212, TS-213). Neutral teams meet without dice of yours (TS-218, TS-219), the cup goes to penalties (TS-225, TS-227, TS-230). After the last match day points are counted (TS-185, TS-246).
sight-dismiss = One manager too many: choose who goes (TS-078).
sight-keep_unique = Choose which special player stays (TS-289).
sight-pay_talks = Pay for the talks, or break them off (TS-113).
sight-recover = Rest brings energy back (TS-255).
sight-team_kind = Choose the kind of your team (TS-289).
