# Les places : s'asseoir, autres appareils, retrouver sa place, ce que peut faire l'hôte.

seats-title = Places
seat-yours = Votre place
seat-yours-name = Votre place : { $name }
seat-get-back = Retrouver votre place
seat-host = Vous êtes l’hôte
seats-all = Les places de tous
seats-others = Les autres
seats-private = table privée
seats-alone = Vos autres appareils sont déconnectés.
seats-recovered = La place est de nouveau à vous, et vos autres appareils sont déconnectés. La phrase a servi : créez-en une autre.
seats-about = Une place peut être libérée quand son propriétaire est absent depuis { $minutes } minutes. Si vous excluez quelqu’un, un bot joue à sa place jusqu’à la fin. Tout cela figure dans le journal.
seat-free = Libérer la place
mute = Réduire au silence
unmute = Rendre la parole
remove = Exclure
let-back = Laisser revenir

devices = { $n ->
    [one] { $n } appareil
   *[other] { $n } appareils
}
device = Un autre appareil
    .text = Passez sur votre téléphone, ou jouez sur les deux.
    .button = Afficher un code QR
device-scan = Scannez ceci avec l’autre appareil, ou ouvrez-y le lien, dans les 10 minutes. Il ne sert qu’une fois.
sign-out = Déconnecter ailleurs
    .text = Une nouvelle clé pour ce navigateur. Tous les autres appareils sont déconnectés.
    .button = Déconnecter les autres
phrase = Phrase de secours
    .text = Huit mots qui vous rendent la place si ce navigateur l’oublie.
phrase-replaces = Vous en avez une. Une nouvelle la remplace.
phrase-make = Créer une phrase
phrase-make-new = Créer une nouvelle phrase
phrase-yours = Votre phrase de secours
phrase-write-down = Notez-la : elle n’est montrée que maintenant. Elle vous rend la place, une seule fois, depuis n’importe quel appareil.
phrase-label = Votre phrase de secours, huit mots
phrase-take = Reprendre ma place
phrase-without = Pas de phrase ? Ouvrez la table sur un appareil où vous avez encore la place, et choisissez-y « Un autre appareil ». Ou demandez à l’hôte de libérer la place et de vous envoyer un nouveau lien.
give-up = Céder la place
    .text = L’hôte peut la donner à quelqu’un d’autre. Pour laisser jouer un bot un moment, utilisez le menu de la table.
    .button = Oui, la céder

invite-code = Ou sous forme de code :
link-new = Nouveau lien
link-new-seat = Nouveau lien pour la place de { $name }
    .text = La place revient au premier qui prend place avec ce lien.
link-new-watch = Nouveau lien pour regarder
    .text = Toute personne qui l’a peut regarder. Les anciens liens ne marchent plus.
link-once = Ce lien ne sert qu’une fois.
watchers = Spectateurs
    .text = Tout le monde peut regarder ; ceux qui ont le lien peuvent parler
watchers-private = Seulement avec le lien

state-bot = Un bot
state-nobody = Personne n’a encore pris place
state-removed = Exclu ; un bot continue
state-here = À la table
state-away = { $minutes ->
    [one] Absent depuis { $minutes } minute
   *[other] Absent depuis { $minutes } minutes
}
state-moment = Encore là il y a un instant

sit-down = S’asseoir
sit-device = Votre place, sur un appareil de plus.
sit-invited = On vous invite à une table.
sit-invited-to = On vous invite à { $table }.
sit-yours = votre place
sit-bot = bot
sit-not-here = pas encore là
sit-here = a pris place
sit-host-here = Être l’hôte ici aussi
sit-play-here = Jouer en tant que { $name } ici
sit-too = Ici aussi
sit-only = Seulement ici : déconnecter mes autres appareils
sit-as = S’asseoir en tant que { $names }
sit-name = Votre nom
sit-owner = La place sera à vous, dans ce navigateur. Personne d’autre ne pourra la jouer avec ce lien, pas même l’hôte.
sit-only-watch = Seulement regarder

friend = Donner la place à un ami
    .text = Votre place ira à qui ouvre le lien et s’assied. Jusque-là, elle reste à vous.
    .button = Faire un lien
friend-made = Lien pour votre ami
