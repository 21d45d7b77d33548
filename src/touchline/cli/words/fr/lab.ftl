lab-what = Un jeu, ou deux rapports à comparer.
lab-out = Où va le rapport.
lab-games = Combien de parties ; arrondi à des donnes entières.
lab-edition = Une édition du contenu du jeu ; comme GAME@NAME.
lab-ladder = Des robots du plus faible au plus fort : réfléchir plus fait-il gagner plus ?
lab-ladder-games = Parties de chaque échelon ; 0 laisse l’échelle de côté.

lab-one-game = Nommez un jeu (touchline lab best11), ou comparez deux rapports (lab compare A B).
lab-no-ladder = Une échelle demande au moins deux places : retirez --ladder, ou donnez plus de --seats.
lab-climbing = { $game }, échelle : { $bots }
lab-two-reports = Nommez deux rapports : touchline lab compare A B --out FOLDER
lab-inside = { $folder } est dans un des rapports à comparer. Nommez un autre dossier avec --out.
lab-warning = Attention : { $why }
lab-report = Le rapport : { $page }
