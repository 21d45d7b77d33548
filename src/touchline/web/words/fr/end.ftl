# Fin de la partie : le résultat, la relecture, l'analyse.

full-time = Coup de sifflet final
skip-result = Aller au résultat
skip-moment = Aller au moment choisi
replay = Relecture
record = Fichier de la partie
all-tables = Toutes les tables
you = Vous
back-to-table = Retour à la table
open-the-table = Ouvrir la table
look-again = Actualiser

end-result = Résultat
end-points = D’où viennent les points
end-place = { $n ->
    [1] 1re place
   *[other] { $n }e place
}
end-table = Les points en tableau
end-table-caption = Les mêmes points en tableau
end-column-place = Place
end-column-total = Total
end-teams = Équipes finales
column-manager = Manager
column-decision = Décision

fair = Hasard vérifiable
fair-end = Avant le début, cette table a publié le SHA-256 de son secret. Voici le secret : { $command } vérifie avec les deux un fichier de partie téléchargé.
fair-later = Avant le début, cette table a publié l’empreinte SHA-256 de son secret. D’autres jouent encore la même donne aujourd’hui : le secret, la partie et sa relecture seront là après minuit UTC.
fair-now = Les dés de cette table viennent d’un secret fixé avant le début. Voici son SHA-256. Le secret lui-même est montré à la fin de la partie, et { $command } vérifie les deux.
fair-published = Publié
fair-secret = Secret

rematch = Revanche
rematch-to = Aller à la revanche
rematch-host = L’hôte peut lancer une revanche
leave-table = Quitter la table

replay-finished = Partie terminée
replay-of = Relecture de { $game }
replay-asked = Question à { $who }
replay-played = joué
replay-to-result = Voir le résultat
replay-somebody = Quelqu’un d’autre décide
replay-hidden = Cette vue ne montre pas ce que choisissent les autres. Ouvrez toutes les cartes pour le voir.
replay-chance = Chances de gagner à ce moment
replay-analysed = Les chances de gagner sont en cours de calcul : { $percent } %.
replay-steps = Étapes
replay-play = Lecture
replay-at = Décision { $n } sur { $last }
replay-go = Aller
replay-how = ← → une décision · Maj ← → un tour · Espace : lecture
replay-speed = Vitesse
replay-seen-by = Vu par
replay-all-cards = Toutes les cartes
step-round-back = Un tour en arrière
step-back = Une décision en arrière
step-on = Une décision en avant
step-round-on = Un tour en avant
at-decision = décision { $n }

try-title = Rejouer à partir d’ici
try-text = Une nouvelle table reprend à ce moment, avec de nouveaux dés. Qui joue ?
try-me = Moi

chance = Chances de gagner
review-percent = en cours de calcul, { $percent } %
review-estimate = estimation de l’entraîneur
review-soon = L’entraîneur revoit cette partie. La courbe apparaîtra ici d’elle-même.
review-curve = Chances de gagner au fil de la partie :
    .numbers = Le tableau ci-dessous donne les chiffres.
review-curve-of = { $name } de { $first } à { $last } pour cent
review-table = La courbe en tableau
    .caption = Chances de gagner, en pour cent, après tant de décisions
review-asked = { $n ->
    [one] L’entraîneur a été consulté { $n } fois ; le journal de la relecture dit par qui.
   *[other] L’entraîneur a été consulté { $n } fois ; le journal de la relecture dit par qui.
}
review-chose = { $name } : { $choice }.
turning-points = Tournants de la partie
turning-point = Tournant { $number }, décision { $n }
turning-look = Voir

luck = Chance et talent
luck-table = Chance et talent en tableau
    .caption = D’où vient chaque résultat, en points de chance de gagner
luck-start = Coup d’envoi
luck-own = Ses décisions
luck-others = Celles des autres
luck-luck = Chance
luck-result = Résultat
luck-about = Coup d’envoi + décisions + chance = résultat. Une décision est comparée à ce qu’aurait choisi un débutant sensé avec les mêmes informations. La chance est le reste : dés, pioches, cartes cachées.
luck-soon = En cours de calcul, décision par décision.
luck-nobody = La chance n’a favorisé personne.
luck-kindest = La chance a surtout souri à { $name } (+{ $points } points de chance de gagner).
skill-most = Les décisions de { $name } ont rapporté le plus (+{ $points }).
skill-least-lost = { $name } a le moins perdu par ses propres décisions (−{ $points }).
skill-nobody = Personne n’a mieux décidé qu’un débutant.
