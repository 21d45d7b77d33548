# Mes tours : la page où se trouve tout ce qui attend quelqu’un, et comment on le prévient.

me-now = À vous maintenant
me-others = Aux autres de jouer
me-your-turn = C’est à vous de jouer
me-waits = On attend { $who }
me-waits-nobody = Personne n’a de décision à prendre
me-today = Aujourd’hui
me-tomorrow = Demain
me-no-clock = Quand vous voulez
me-next-game = La partie suivante a commencé : prenez votre place
me-none = Rien ne vous attend
    .text = Quand ce sera à vous de jouer à une table, elle sera affichée ici.
me-decide = Décider
    .at = Décider : { $line }
me-look = Voir
    .at = Voir : { $line }

me-called = Comment vous prévenir
me-kind-push = Notification sur cet appareil
me-kind-email = Courriel
me-kind-discord = Discord
me-kind-slack = Slack
me-kind-telegram = Telegram
me-kind-ntfy = ntfy
me-kind-webhook = Un récepteur à vous
me-push = Activer
    .text = Ce navigateur affiche une notification, même fenêtre fermée. Sur un iPhone, ajoutez d’abord Touchline à l’écran d’accueil.
me-push-unable = Ce navigateur ne peut pas le faire ici. Il faut https et un navigateur qui connaît les notifications.
me-email = Ajouter
    .text = Un courriel à chaque tour, ou un résumé. Vous confirmez d’abord l’adresse, et chaque courriel contient un lien pour arrêter.
me-room = Un salon de discussion ou une application
    .text = Discord, Slack, Telegram, ntfy, ou une adresse à vous.
me-room-kind = Où
me-room-url = Adresse
    .text = Le webhook du salon, ou l’adresse de votre sujet ntfy. Telegram n’en demande pas.
me-room-token = Telegram : jeton de votre bot
me-room-chat = Telegram : discussion
me-room-shared = D’autres lisent aussi là-bas
    .text = Rien n’y sera alors envoyé quand les autres ne doivent pas savoir que vous avez une décision à prendre.
me-room-add = Ajouter
me-test = Envoyer un essai
me-remove = Retirer
me-unconfirmed = Pas encore confirmée : ouvrez le lien dans le courriel
me-failing = Pas arrivé : { $why }. Un nouvel essai suivra.
me-off = Désactivé : { $why }. Envoyez un essai pour le réactiver.
me-sent = { $n ->
    [one] 1 avis est arrivé
   *[other] { $n } avis sont arrivés
}

me-when = Quand
me-pace = À quel rythme
me-pace-once = Tout de suite
me-pace-hourly = Toutes les heures
me-pace-twice = À 8 h et à 18 h
me-quiet = Heures calmes
    .text = Ce qui arrive entre-temps attend leur fin, puis vient d’un seul coup.
me-quiet-from = Calme à partir de
me-quiet-until = Calme jusqu’à
me-results = Me prévenir aussi quand une partie est finie
me-save = Enregistrer
me-about = Rien n’est envoyé pendant que vous êtes à la table, et rien de secret : ni cartes ni enchères. Les avis sont dans la langue de cette page.
me-forget = Tout arrêter
    .button = Oui, oubliez comment me prévenir
    .text = Vos parties et vos pendules continuent. Ce serveur oublie vos adresses et vos réglages.
me-form-wrong = La page a envoyé quelque chose qui ne va pas. Rechargez-la et réessayez.

me-said-saved = Enregistré.
me-said-added = Ajouté. Envoyez un essai pour voir s’il arrive.
me-said-asked = Un courriel est en route. Ouvrez le lien qu’il contient pour confirmer l’adresse.
me-said-tested = L’essai est parti. Est-il arrivé ?
me-said-removed = Retiré.
me-said-stopped = On ne vous prévient plus, et vos adresses sont oubliées.

letter-confirm = Confirmer l’adresse
    .text = Touchline écrira à { $place } quand ce sera à vous de jouer.
    .done = Touchline écrit désormais à { $place } quand c’est à vous de jouer.
letter-confirmed = Adresse confirmée
letter-stop = Plus de courriels
    .text = Touchline n’écrira plus à { $place }.
    .done = Touchline n’écrit plus à { $place }.
letter-refuse = Ne m’écrivez jamais
    .text = Personne ne pourra plus faire écrire Touchline à { $place }.
    .done = Personne ne peut plus faire écrire Touchline à { $place }.
