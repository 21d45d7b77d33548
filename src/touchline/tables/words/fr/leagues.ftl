# Championnats et coupes.

league-none = Il n’y a pas de championnat à cette adresse. Vérifiez le lien.
league-pairs = Le toutes rondes et les coupes se jouent à deux : choisissez deux places par table.
league-most = Un championnat a de 2 à { $most } managers.
league-days = Une journée dure de 1 à { $most } jours, et un championnat suisse a au plus { $rounds } journées.
league-title = Un championnat a besoin d’un nom.
league-begun = Ce championnat a commencé. Cherchez-en un autre, ou créez le vôtre.
league-code = On rejoint ce championnat avec son code. Demandez-le à l’organisateur.
league-full = Ce championnat est complet.
league-twice = Vous participez déjà à ce championnat.
league-alone = Un championnat a besoin d’au moins deux managers.
league-no-entrant = Ce manager ne participe pas à ce championnat.
league-organiser = Seul l’organisateur peut faire cela.
series-unknown = Cette série n’existe pas. Choisissez-en une dans la liste.
rematch-league = Le championnat crée lui-même la prochaine table.
