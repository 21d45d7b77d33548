complete-edition = edition of { $game }
