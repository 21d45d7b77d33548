rules-ids = Ids of rules, for example B11-001.
rules-search = Only rules that contain all of these words.

rules-none = No rule contains all of: { $words }. Try fewer or shorter words.
