# Ce que disent toutes les tables, sauf si un jeu le dit à sa façon.

tab-table = Table
tab-mine = Mon jeu
nothing-there = rien
seats-label = Managers
waiting-nobody = La partie continue
waiting-others = { $who } { $n ->
    [one] choisit
   *[other] choisissent
}

draft-places = Emplacements
draft-clear = Vider cet emplacement
draft-cleared = L’emplacement { $place } reste vide
draft-clear-all = Recommencer
draft-send = Envoyer

result-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}.
result-shared = { $winners } se partagent la victoire
result-won = { $who ->
    [you] Vous gagnez
   *[other] { $name } gagne
}

panel-not-possible = Impossible pour l’instant
panel-amount = Autre montant
panel-at-most = au plus { $amount }
panel-options = Choix
panel-press = Appuyer pour moi sur le seul bouton, après un instant
sheet-less = Moins
sheet-more = Plus
orders = Répondu à ma place
draft-reopen = Le modifier encore
panel-height = Hauteur du panneau
panel-more = Plus : conseil, annuler, ce qui est impossible
panel-undo = Annuler
    .title = Annuler (U)

coach-ask = Entraîneur
    .title = Demander conseil à l’entraîneur (H)
coach-thinking = L’entraîneur réfléchit. Vous pouvez continuer à jouer en attendant.
coach-says = L’avis de l’entraîneur
coach-best = le meilleur
coach-plan = Le choix complet, { $n } étapes
coach-chances = Les chances de gagner, selon l’entraîneur.
coach-secret = Vous seul voyez ceci. Le journal indique que vous avez demandé conseil.

table-rounds = Tours
table-views = Vues
log-only-you = vous seul voyez ceci
drawer-title = Journal et règles
drawer-tabs = Onglets
talk-title = Discussion
talk-placeholder = Dites quelque chose
talk-message = Message
reveal = Révélation
reveal-title = La révélation
reveals = Montrer pas à pas
reveals-all = Tout
reveals-important = L’important
reveals-off = Rien
sound = Son et vibration
digest = Depuis votre dernier tour
digest-more = { $n ->
    [0] { $what }
   *[other] { $what }, et encore { $n }
}
digest-all = Tous les coups
digest-at-turn = Résumer les coups des autres avec ma question
digest-seen = C’est vu
digest-show = Montrer
digest-points = { $before } → { $after } points
points-so-far = points jusqu’ici
digest-times = × { $n }
final-whistle = Coup de sifflet final ! On compte les points.
copy-link = Copier le lien

tab-log = Journal
skip-decision = Aller à la décision
rail-label = Managers et discussion
stage-label = Ce qui est montré
talk-nothing = Personne n’a encore rien dit.
talk-messages = Messages
talk-spectator = Spectateur

waiting = En attente
watching = Spectateur
watching-long = Vous regardez
time-left = Temps restant
your-turn = À vous de jouer
take-back-seat = Reprendre votre place
leave = Quitter la table
    .text = Un bot prend votre place et ne voit que ce que vous avez vu. Vous pouvez revenir à tout moment.
leave-to = Laisser jouer { $bot }
bot-for = Laisser un bot jouer pour { $name }
copy-link-watch = Copier le lien pour regarder
copy-link-for = Copier le lien de { $name }
coach-is-on = Entraîneur : oui
    .text = Celui qui doit décider peut consulter l’entraîneur. Il ne sait que ce que ce manager peut savoir, et le journal dit à tous qui l’a consulté.
coach-is-off = Entraîneur : non
    .text = L’entraîneur est absent de cette table. Cela se décide à l’ouverture de la table.
legend-weighs = Comment Legend juge une position
legend-network = À cette table, par un petit réseau de neurones, entraîné sur de nombreuses parties.
legend-by-hand = À cette table, par des valeurs fixées à la main. Un réseau entraîné sert quand il en existe un pour le jeu et le nombre de managers, avec les options et les cartes habituelles, et que le serveur dispose de numpy.
keys = Touches

undo-ask = Demander à annuler
undo-you-asked = Vous avez demandé à reprendre votre dernière décision. Tous les autres doivent accepter ; d’ici là, personne ne joue.
undo-asked = { $who } demande à reprendre sa dernière décision.
undo-agree-question = Êtes-vous d’accord ?
undo-agreed = Vous avez accepté ; d’autres n’ont pas encore répondu.
undo-agree = D’accord
undo-no = Non, continuer
undo-withdraw = Retirer la demande
undo-stands = Votre dernière décision n’a pas été reprise : elle est maintenue.

screen = Un seul écran
screen-to = Passez l’écran à { $name }
    .text = Ce qui est secret reste caché jusqu’à ce que { $name } prenne la main.
screen-here = Je suis { $name }
bot-plays = Un bot joue
bot-plays-for-you = { $bot } joue pour vous
    .text = Le bot ne voit que ce que vous avez vu. Votre place reste à vous.
invite-send = { $name } n’est pas encore là : envoyez ce lien
invite-secret = Le lien secret de cette place. Elle revient au premier qui s’assied avec ce lien.

log-of = Journal de { $table }
log-page = page { $page } sur { $pages }
log-pages = Pages du journal
log-earlier = Plus tôt
log-later = Plus tard
log-nothing = Il ne s’est encore rien passé.
log-whole = Tout le journal
log-kick-off = Coup d’envoi
log-ordered = Répondu à votre place.
log-asked-coach = { $who ->
    [you] Vous avez consulté l’entraîneur.
   *[other] { $who-name } a consulté l’entraîneur.
}
seated-sat = { $name } a pris place.
seated-left = { $name } a cédé sa place.
seated-freed = L’hôte a libéré la place de { $name }, en son absence.
seated-removed = L’hôte a exclu { $name }. Un bot continue.
seated-returned = L’hôte a laissé revenir { $name }.
seated-muted = L’hôte a réduit { $name } au silence.
seated-unmuted = L’hôte a rendu la parole à { $name }.
seated-watchers = les spectateurs
seated-rests = { $name } est en vacances.
seated-rested = { $name } est de retour de vacances.
seated-rested-out = { $name } n’a plus de jours de vacances. La pendule repart.
seated-pause = { $name } voudrait une pause.
seated-paused = { $name } accepte la pause. Toutes les pendules sont arrêtées.
seated-no-pause = { $name } ne veut plus de pause.
seated-resumed = { $name } a relancé les pendules.
seated-finish = { $name } voudrait finir la partie.
seated-finished = { $name } accepte de finir la partie. Des bots la jouent jusqu’au bout.
seated-no-finish = { $name } préfère continuer.
seated-gave = { $name } a donné { $time } à { $other }.
seated-bot = Le temps de { $name } est écoulé. { $other } joue à sa place.
seated-back = { $name } est de retour.

draw-die = dé { $face }
draw-stars = { $n ->
    [one] { $n } étoile
   *[other] { $n } étoiles
}
draw-potential = potentiel { $n }
draw-jersey = Maillot { $n }
draw-attack = attaque
draw-defence = défense
draw-strength = force { $n }
draw-qr = Code QR du lien
draw-cover = Couverture de { $game }

# Une partie qui continue selon les règles d’une version antérieure
kept-rules = Règles d’origine
    .text = Cette partie continue selon la version { $version } des règles, comme elle a commencé, avec un affichage simple. Les nouvelles tables suivent les règles d’aujourd’hui.

# Le temps
clock-title = Pendule
on-vacation = { $who } { $n ->
    [one] est
   *[other] sont
} en vacances.
clocks-stand = Toutes les pendules sont arrêtées : tout le monde a voulu une pause.
wants-pause = { $n ->
    [one] { $who } voudrait
   *[other] { $who } voudraient
} une pause. Les pendules s’arrêtent dès que tout le monde le veut.
vacation-begin = Partir en vacances (encore { $days ->
    [one] 1 jour
   *[other] { $days } jours
})
vacation-end = Rentrer de vacances
on-vacation-you = Vous êtes en vacances, et votre pendule est arrêtée.
pause-asked = Vous voudriez une pause. Les pendules s’arrêtent dès que tout le monde le veut.
pause-begin = Demander une pause
pause-end = Relancer les pendules
give-time = Donner { $time } à { $name }
time-is-up = Le temps de { $name } est écoulé. Que se passe-t-il ?
late-caretaker = Les règles répondent
late-bot = Un bot joue

# Finir une partie d’un commun accord
finish = Finir la partie
    .text = Quand tout le monde est d’accord, des bots jouent la partie jusqu’au bout, et le résultat compte.
    .button = Je voudrais finir
finish-not = Je préfère continuer
finish-asked = Vous voudriez finir la partie. Quand tout le monde est d’accord, des bots la jouent jusqu’au bout.
finish-wants = { $n ->
    [one] { $who } voudrait
   *[other] { $who } voudraient
} finir la partie. Si tout le monde est d’accord, des bots la jouent tout de suite jusqu’au bout, et le résultat compte.
finish-wanted = { $n ->
    [1] Un manager voudrait finir.
   *[other] { $n } managers voudraient finir.
}

# People who are away

away = est absent
nudge = Rappeler
    .title = Rappelle cette décision à { $name }, une seule fois.
nudged = Rappel envoyé pour cette décision
rename = Votre nom : { $name }
    .button = Changer de nom
