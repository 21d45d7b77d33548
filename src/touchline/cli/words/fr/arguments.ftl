arguments-seats = Combien de managers jouent.
arguments-seats-default = un par bot ; tous ceux du jeu, si un seul bot les joue tous
arguments-bots = Un bot par place, par son nom ou comme ./mybot.py:mine ; un seul joue toutes les places.
arguments-seed = La même graine donne les mêmes parties.
arguments-options = Activer une option du jeu, ou fixer sa valeur ; peut être donné plusieurs fois.
arguments-as-json = Afficher du JSON pour les programmes.

arguments-game = Le jeu, par exemple best11, ou une de ses éditions : best11@my-cards.
no-bots = Nommez au moins un bot : --bots random. `touchline bots` en donne la liste.
seats-and-bots = La table a { $seats } et { $bots }. Nommez un bot pour chaque place.
long-value = Aucune option n’a une valeur aussi longue que celle qu’a reçue « { $name } ».
more = … et { $n } de plus ; --json affiche tout.
