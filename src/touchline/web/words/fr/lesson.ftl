# Leçons et premières explications.

lesson = Leçon
lesson-step = Étape { $n } sur { $total } · { $minutes } min
lesson-show = Montrez-moi
lesson-shown = Le bord jaune l’indique. À vous de jouer.
lesson-skip = Passer
    .title = Passer cette étape
lesson-leave = Quitter
    .title = Quitter la leçon
lesson-done = Continuer la partie
lesson-next = Leçon suivante : { $title }
home-learn = Apprendre en { $minutes } minutes
    .title = { $game } : apprendre en jouant, en { $minutes } minutes
lesson-again = Apprendre en jouant
rules-ledger = Registre de l’arbitre
    .text = Chaque règle avec son numéro, { $n } avec les exemples : pour qui veut tout savoir au détail près.
rules-symbols = Mots et symboles
rules-print = Imprimer
rules-learn = { $title } : apprendre en { $minutes } minutes
sight = De quoi s’agit-il ?
sight-off = Laisser les notes fermées
lesson-offer = Première partie ?
