# Les tables ouvertes, et la recherche d’une partie.

open-sit = S’asseoir
open-game = Jeu
open-pace = Rythme
open-pace-none = sans pendule
open-pace-live = en une fois
open-pace-days = sur plusieurs jours
open-free = Places libres, au moins
open-all = peu importe
open-filter = Afficher
open-line = { $host } attend · places libres : { $free } sur { $seats }
open-none = Cherchez une partie : vous serez le premier.
open-none-fits = Aucune table ouverte ne vous convient. Utilisez moins de filtres, ou cherchez une partie.
open-seek = Chercher une partie
    .button = Trouvez-moi une place
    .text = Vous obtenez une place à la table de quelqu’un qui veut la même chose : jeu, nombre de managers, pendule et langue. S’il n’y en a pas, une table à vous est ouverte ; « Mes tours » vous prévient quand quelqu’un s’y assied. Les pendules partent quand tout le monde est là.
open-managers = Managers
open-clock = Pendule
