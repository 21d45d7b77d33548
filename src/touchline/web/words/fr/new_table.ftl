# Une nouvelle table.

new-game = Jeu
new-who = Qui joue
new-seats = { $fewest } à { $most } managers
new-seat = place { $n }
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
new-coach = Conseille tout manager qui le demande ; le journal dit qui l’a fait. Auto : oui si une seule personne joue au plus.
new-private = Privée
    .text = N’apparaît dans aucune liste. Sans lien, personne ne voit la table.
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

bot-starter = Débute : sait à peu près ce qui est bon, et en oublie la moitié.
bot-squad = Connaît le jeu, joue vite, et oublie une option de temps en temps.
bot-captain = Prend chaque fois ce qui promet le plus tout de suite, sans voir plus loin.
bot-gaffer = Expérimenté : prévoit, ou essaie ses meilleures idées dans quelques parties imaginées.
bot-legend = Le meilleur que nous ayons : compte aussi ce que vous gagnez, et réfléchit jusqu’à une seconde.
bot-random = Prend n’importe quelle option permise. Connaît les règles et rien d’autre.
