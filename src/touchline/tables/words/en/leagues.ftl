# Leagues and cups.

league-none = There is no such league. Check the link.
league-pairs = Round robins and cups are played in pairs: choose two seats at a table.
league-most = A league has 2 to { $most } managers.
league-days = A round lasts 1 to { $most } days, and a Swiss league has at most { $rounds } rounds.
league-title = A league needs a name.
league-begun = This league has begun. Look for another one, or make your own.
league-code = This league is joined with its code. Ask the organiser for it.
league-full = This league is full.
league-twice = You are already taking part in this league.
league-alone = A league needs at least two managers.
league-no-entrant = There is no such manager in this league.
league-organiser = Only the organiser may do that.
series-unknown = There is no such series. Choose one from the list.
rematch-league = The league opens the next table by itself.
