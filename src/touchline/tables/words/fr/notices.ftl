# Les avis : ce qui appelle les gens à leurs tables, et ce qui peut mal se passer. Ils ne disent rien de secret.

notice-turn = À vous de jouer : { $game }
notice-late = Il reste peu de temps : { $game }
notice-nudge = Tout le monde vous attend : { $game }
notice-round = La journée se termine bientôt : { $game }
notice-look = Une table vous attend : { $game }
notice-decide = Le temps d’un manager est écoulé : { $game }
notice-decide-for = Dites ce qu’il advient de { $name } : plus de temps, un bot, ou la réponse des règles.
notice-undo = Peut-on revenir sur une décision ? { $game }
notice-pause = Une pause ? { $game }
notice-pause-by = On voudrait arrêter les pendules : { $names }. Elles s’arrêtent quand tout le monde le veut.
notice-finish = Finir la partie ? { $game }
notice-finish-by = On voudrait finir la partie : { $names }. Si tout le monde est d’accord, des bots la jouent jusqu’au bout, et le résultat compte.
notice-sat = Quelqu’un s’est assis à la table : { $game }
notice-over = Fin de la partie : { $game }
notice-again = On remet ça ? { $game }
notice-next = La partie suivante a commencé, après { $game }
notice-several = { $n ->
    [one] 1 table vous attend
   *[other] { $n } tables vous attendent
}
notice-with = avec { $others }
notice-left = encore { $time }
notice-won = Victoire : { $names }
notice-try = Ceci est un essai
    .text = Il est bien arrivé. Vous serez désormais prévenu quand ce sera à vous de jouer.

mail-stop = Ne plus recevoir de courriels : { $url }
mail-confirm = Veuillez confirmer votre adresse
    .text = Quelqu’un, sans doute vous, souhaite que Touchline écrive à cette adresse quand ce sera à son tour de jouer.

    Confirmez-la ici : { $confirm }

    Si ce n’était pas vous, ne tenez pas compte de ce message. Ou assurez-vous de n’en recevoir aucun autre : { $stop }
mail-unwanted = Cette adresse ne veut pas de courriels de ce serveur. Choisissez-en une autre.
mail-asked = Un courriel est déjà en route vers cette adresse. Cherchez-le, aussi parmi les indésirables, avant d’en demander un autre.
mail-many = Ce serveur a envoyé beaucoup de courriels de ce genre depuis une heure. Réessayez plus tard.
mail-unconfirmed = Confirmez d’abord l’adresse : le lien se trouve dans le courriel qui lui a été envoyé.
mail-server-wrong = Le serveur de courrier s’écrit ainsi : smtp://nom:motdepasse@mail.example.org:587, ou smtps:// s’il est chiffré dès le début.
mail-sender-wrong = Les courriels ont besoin d’une adresse d’expéditeur : --mail-from touchline@example.org.

address-wrong = Ce n’est pas une adresse web à laquelle on peut envoyer des avis. Elle commence par https:// et ne contient ni espace ni mot de passe.
address-https = L’adresse doit commencer par https://.
address-mail = Ce n’est pas une adresse électronique. Elle ressemble à nom@example.org.
address-telegram = Telegram demande le jeton d’un bot, par exemple 123456:ABC…, et le numéro d’une discussion, ou @canal.
address-push = Ce navigateur a envoyé des clés qui n’en sont pas. Rechargez la page et réessayez.
channel-unknown = Ce moyen de vous prévenir n’existe pas. Choisissez-en un dans la liste.
channel-none = Ce moyen de vous prévenir n’existe plus. Rechargez la page.
too-many-channels = On peut vous prévenir de { $most } façons au plus. Retirez-en une d’abord.
letter-none = Ce lien a déjà servi, ou il n’est pas complet. Tous les réglages se trouvent sous « Mes tours », dans le navigateur où vous jouez.
try-failed = L’essai n’est pas arrivé : { $why }

unsent-slow = pas de réponse en { $seconds } secondes
unsent-certificate = le certificat de cette adresse n’est pas valable
unsent-silent = personne ne répond à cette adresse
unsent-odd = ce qui répond à cette adresse n’est pas un serveur web
unsent-inside = cette adresse mène à un réseau fermé, où l’on n’envoie pas d’avis
unsent-status = l’envoi a été refusé avec le code { $status }
unsent-no-mail = ce serveur n’a pas de serveur de courrier
unsent-no-push = ce serveur ne peut pas envoyer de notifications
unsent-mail-refused = le serveur de courrier n’accepte rien pour cette adresse
unsent-mail-server = le serveur de courrier ne répond pas comme il faut
