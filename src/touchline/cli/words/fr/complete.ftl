complete-edition = édition de { $game }
