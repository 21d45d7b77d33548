# Les managers : en devenir un, se connecter, la page d’un manager.

manager-title = Votre manager
manager-unable = Ce serveur ne connaît pas les clés d’accès. Son propriétaire peut les ajouter : pip install "touchline[passkeys]".
manager-browser-unable = Les clés d’accès demandent https et un serveur qui porte un nom. Tout le reste fonctionne sans elles.
manager-scripts = Les clés d’accès demandent JavaScript. Tout le reste fonctionne sans lui.
manager-become = Devenir manager
    .text = Un seul manager sur tous vos appareils, avec résultats, cotes et amis. Vos places dans ce navigateur vous suivent.
    .button = Créer une clé d’accès
manager-become-about = Ni mot de passe ni adresse électronique. On peut aussi jouer sans.
manager-name = Nom
manager-in = Se connecter
    .text = Avec une clé d’accès que vous avez créée ici.
    .button = Se connecter avec une clé d’accès
manager-sign-in-first = Connectez-vous d’abord.
manager-too-late = Cela a pris trop de temps. Recommencez.
manager-passkey-wrong = La clé d’accès ne convient pas. Recommencez.
manager-passkey-unknown = Ce serveur ne connaît pas cette clé d’accès. Prenez-en une autre, ou devenez manager.
manager-ticket = Se connecter comme { $name } ?
    .text = Vous avez demandé ce lien sur un autre appareil. Désormais, ce navigateur aura aussi toutes les places du manager.
    .button = Connecter ce navigateur

manager-line = { $played ->
    [0] Aucune partie terminée
    [one] 1 partie terminée, { $won } gagnée
   *[other] { $played } parties terminées, { $won ->
        [one] { $won } gagnée
       *[other] { $won } gagnées
    }
}
manager-ratings = Cotes
manager-no-ratings = Pas encore de cote
    .text = Les parties où au moins deux managers se rencontrent comptent pour la cote.
manager-seats = { $n ->
    [one] seul
   *[other] { $n } à table
}
manager-games = { $n ->
    [one] 1 partie classée
   *[other] { $n } parties classées
}, { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
manager-results = Résultats
manager-no-results = Rien pour l’instant
    .text = Les parties terminées apparaissent ici.
manager-place = Place { $n } sur { $seats }
manager-meetings = Face à face
manager-met = { $won } devant, { $level } à égalité, { $lost } derrière
manager-friends = Amis
manager-invite = Inviter à une table
manager-rematch = Revanche
manager-friend = Ajouter comme ami
manager-unfriend = Retirer des amis
manager-friend-name = Nom d’un manager
manager-mutual = Vous êtes amis
manager-asked = Ne vous a pas encore ajouté
manager-wishes = Vous a ajouté
manager-block = Bloquer
manager-unblock = Débloquer
manager-blocked = Bloqué : vous n’êtes jamais placés à la même table
manager-devices = Appareils et clés d’accès
manager-this-device = Ce navigateur
manager-since = connecté le { $day }
manager-out = Déconnecter
manager-passkey = Clé d’accès
manager-more-passkey = Ajouter une clé d’accès
manager-more-device = Lien pour un autre appareil
manager-ticket-made = Ouvrez ce lien sur l’autre appareil
    .text = Il sert une fois, pendant dix minutes.
manager-data = Vos données
manager-export = Tout télécharger
manager-delete = Supprimer ce manager
    .text = Clés d’accès, appareils, résultats, cotes, amis et moyens de vous prévenir sont supprimés pour de bon. Les tables restent, car d’autres y jouent aussi ; les places dont un navigateur a la clé restent dans ce navigateur.
    .button = Supprimer pour de bon
manager-delete-type = Tapez votre nom pour confirmer
manager-delete-name = Tapez { $name } pour supprimer ce manager.

manager-said-made = Bienvenue. Vous êtes désormais manager sur cet appareil.
manager-said-in = Vous êtes connecté.
manager-said-added = La clé d’accès est ajoutée.
manager-said-renamed = Le nom est changé.
manager-said-removed = La clé d’accès est supprimée.
manager-said-out = Cet appareil est déconnecté, et ses clés n’ouvrent plus rien.
manager-said-friend = Ajouté.
manager-said-block = Bloqué. Vous ne serez jamais placés à la même table.
manager-said-none = Retiré.
manager-said-gone = Le manager et toutes ses données sont supprimés.
