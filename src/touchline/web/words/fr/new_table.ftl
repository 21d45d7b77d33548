# Une nouvelle table.

new-game = Jeu
new-who = Qui joue
new-seats = { $fewest } à { $most } managers
new-seat = Place { $n }
new-manager = Manager { $n }
new-manager-name = Nom du manager { $n }
new-bot = Bot de la place { $n }
who-here = Ici
    .text = Joue sur cet écran
who-link = Lien
    .text = Vous recevez un lien à envoyer
who-bot = Bot
who-none = Vide
    .text = Reste vide
new-name = Nom de la table
    .placeholder = Rue des Lanternes
new-edition = Édition
new-edition-own = Celle du jeu
coach-auto = Auto
coach-on = Oui
coach-off = Non
new-coach = Conseille tout manager qui le demande ; le journal dit qui l’a fait. Auto : oui si une personne au plus joue.
new-private = Privée
    .text = N’apparaît dans aucune liste. Sans lien, personne ne voit la table.
new-open = Ouverte
    .text = Tout le monde peut s’asseoir aux places par lien. Les pendules partent quand tout le monde est là.
new-each = Pour chaque manager
new-kick-off = Coup d’envoi ?
new-game-line = { $game } : { $line }
new-time = Environ { $time } entre humains, moins avec des bots
new-links = Places par lien : les liens vous attendent à la table

kit-stripes = rayures bleues, écu
kit-hoops = bandes orange, disque
kit-quarters = quartiers verts, losange
kit-chevron = chevron doré, hexagone
kit-sash = écharpe prune, plaque
kit-halves = moitiés ardoise, fanion

bot-starter = Débute : sait à peu près ce qui est bon, et oublie souvent le meilleur.
bot-squad = Connaît le jeu, joue vite, et oublie une option de temps en temps.
bot-captain = Prend chaque fois ce qui promet le plus tout de suite, sans voir plus loin.
bot-gaffer = Expérimenté : prévoit, ou essaie ses meilleures idées dans quelques parties imaginées.
bot-legend = Le meilleur que nous ayons : compte aussi ce que vous gagnez, et réfléchit jusqu’à une seconde.
bot-random = Prend n’importe quelle option permise. Connaît les règles et rien d’autre.

# Les pendules
new-clock = Temps de réflexion
new-pace = Rythme
pace-none = Sans pendule
    .text = Chacun prend le temps qu’il veut.
pace-minute = Une minute
    .text = Par décision. Pour une soirée ensemble.
pace-minutes = Trois minutes
    .text = Par décision. Le temps de relire une règle.
pace-days = Sur plusieurs jours
    .text = Une réserve de 24 heures chacun, et 8 heures de plus à chaque réponse.
pace-day = Un jour à chaque fois
    .text = 24 heures par décision.
pace-week = Tranquille
    .text = Un jour par décision et une réserve de trois jours, qui gagne 12 heures à chaque réponse.
pace-unknown = Cette pendule n’existe pas. Choisissez-en une sur la page.
new-night = Les pendules s’arrêtent la nuit, de 23 h à 8 h chez vous
new-weekends = Les pendules s’arrêtent le samedi et le dimanche
new-vacation = Jours de vacances
    .text = Nombre de jours, en tout, pendant lesquels chaque manager peut arrêter sa pendule.
new-at-zero = Quand le temps est écoulé
new-stand-in = Bot remplaçant
at-zero-caretaker = Les règles répondent
    .text = Quand le temps est écoulé, les règles répondent ; la deuxième fois de suite, un bot prend la place jusqu’au retour de son manager.
at-zero-bot = Un bot joue
    .text = Quand le temps est écoulé, un bot prend la place jusqu’au retour de son manager.
at-zero-others = Les autres décident
    .text = Quand le temps est écoulé, les autres managers disent ce qui se passe ; si personne ne le fait en un jour, les règles répondent.

# Une pendule en mots
clock-none = Aucune pendule ne tourne à cette table.
clock-each = { $time } par décision.
clock-bank = Une réserve de { $bank } par manager{ $adds ->
    [0] .
   *[other] , et { $add } de plus à chaque réponse.
}
clock-night = Les pendules s’arrêtent de { $begin } h à { $end } h ({ $zone }).
clock-weekends = Les pendules s’arrêtent le samedi et le dimanche.
clock-stand-in = Le bot remplaçant est { $bot }.
clock-vacation = { $days ->
    [one] Un jour de vacances chacun.
   *[other] { $days } jours de vacances chacun.
}
