play-browser = Ouvrir la page dans le navigateur.
play-version = Dire quelle version de Touchline c’est.
play-editions = Où sont vos éditions des jeux ; aussi TOUCHLINE_EDITIONS.
play-editions-default = le dossier de données de l’utilisateur
play-lang = La langue dans laquelle tout est dit, par exemple fr ; sinon celle du terminal.
no-language = --lang est une de ces langues : { $languages }.
