# What the pages of Superclub say around questions and events.

# Marks on the line of a replay
mark-season = A season begins
mark-ranking = A season ends
mark-super_duper_cup = The Super-Duper-Cup
mark-opponent = A SuperCup final
mark-trade = A trade
