puzzles-count = Combien de problèmes.
puzzles-to = Les écrire ici ; les problèmes que le fichier contient sont gardés et comptés.
puzzles-workers = Combien de processus ; 0 en fait un par cœur.
puzzles-minutes = S’arrêter après tant de minutes avec ce qui est trouvé ; 0 : jamais.

puzzles-made = { $puzzles } tirés de { $games } : décisions regardées { $looked }, candidates { $candidates }, confirmées { $confirmed } ; { $seconds } s de calcul.
