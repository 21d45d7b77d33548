# Championnats et coupes.

nav-leagues = Championnats
leagues = Championnats et coupes
leagues-list = Tous les championnats
leagues-none = Aucun championnat pour l’instant
    .text = Créez le premier, et envoyez son lien à vos amis.
leagues-new = Créer le vôtre
    .button = Créer le championnat
leagues-kind = Formule
leagues-most = Managers au plus
leagues-days = Jours par journée
leagues-seats = Places par table
leagues-rounds = Journées suisses (0 : automatique)
leagues-bot = Bot pour les absents
leagues-starts = Début
leagues-starts-in = { $n ->
    [0] quand tout le monde est là
    [1] demain au plus tard
   *[other] dans { $n } jours au plus tard
}
leagues-open = Tout le monde peut participer
    .text = Sinon, on participe avec votre lien ou votre code.
leagues-about = Les tables se créent et les résultats se relèvent sans vous. Pendules et délais font avancer le tout, même si quelqu’un disparaît.
league-kind-round_robin = Toutes rondes
    .text = Chacun rencontre chacun une fois.
league-kind-swiss = Suisse
    .text = Ceux qui sont à égalité se rencontrent, pendant quelques journées.
league-kind-knockout = Coupe
    .text = Qui perd est éliminé. En cas d’égalité, le premier tiré au sort continue.
league-entrants = { $n } managers sur { $most }
league-round = Journée { $n } sur { $of }
league-round-n = Journée { $n }
league-status-open = Ouvert
league-status-running = En cours
league-status-over = Terminé
league-standings = Classement
league-place = #
league-manager = Manager
league-played = Joués
league-won = Gagnés
league-level = Nuls
league-lost = Perdus
league-points = Points
league-out = retiré
league-winner = Vainqueur
league-left = encore { $time }
league-absent = n’est pas venu
league-bye = exempt
league-play = Jouer
league-who = Qui participe
league-nobody = Personne pour l’instant
    .text = Soyez le premier.
league-leave = Se retirer
league-remove = Retirer
league-join = Participer
    .text = Aucun compte n’est nécessaire. Vos places à toutes les tables de ce championnat restent dans ce navigateur.
league-by-code = On participe à ce championnat avec un lien ou un code de l’organisateur.
league-organise = Vous l’organisez
    .text = Tout avance seul : rencontres, tables et résultats n’ont besoin de personne.
league-invite = Lien pour participer
league-begin = Commencer maintenant
league-how = Comment on joue
league-starts = Début dans { $time } au plus tard, ou quand tout le monde est là.
league-rule-days = { $n ->
    [1] Une journée dure un jour.
   *[other] Une journée dure { $n } jours.
} Ce qui n’est pas terminé alors, des bots le jouent jusqu’au bout.
league-rule-points = Pour chaque autre manager de la table : trois points si l’on finit devant, un si l’on finit à égalité.
league-rule-away = Qui n’a rien décidé à une table, ni accepté de mettre fin à la partie, compte comme absent et perd cette partie. Deux fois de suite, et c’est fini pour lui.
league-said-made = Le championnat est créé. Envoyez son lien à ceux qui doivent participer.
league-said-joined = Vous participez. Quand une table vous attend, vous la trouvez sous « Mes tours ».
league-said-left = Vous ne participez plus.
league-said-begun = La première journée a commencé.

# Séries
new-series = Combien de parties
series-one = Une partie
series-best_of_3 = Au meilleur des trois
series-best_of_5 = Au meilleur des cinq
series-season = Une saison : tous les jeux à la suite
series-title = Série : partie { $n } sur { $of }
series-next = La prochaine partie se prépare toute seule.
series-to = Vers la prochaine partie
series-over = { $name } a gagné la série.
