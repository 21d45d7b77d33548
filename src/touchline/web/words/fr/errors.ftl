# Ce qui n'a pas marché, ce qui n'est pas perdu, et que faire.

error-400 = Cela n’a pas marché
error-403 = Pas pour vous
error-404 = Rien ici
error-405 = Pas de cette façon
error-408 = Trop lent
error-409 = La partie a avancé
error-410 = Disparu
error-413 = Trop grand
error-421 = Autre adresse
error-422 = Les règles ne le permettent pas
error-423 = Verrouillé
error-429 = Trop vite
error-too-much = C’est trop
error-500 = Notre faute
error-503 = Pas maintenant
error-507 = Plus de place

error-reference = Référence { $code }
error-what-to-do = Que faire
error-safe = Rien n’a été changé et rien n’est perdu.
error-choose-again = Rien n’est perdu : regardez la table et choisissez de nouveau.
error-stored = Toutes vos réponses précédentes sont bien enregistrées.
error-record = Cette partie enregistrée est inutilisable : { $why }
    .title = Fichier refusé
error-disconnected = La connexion s’est coupée avant que tout soit arrivé. Recommencez l’envoi.
error-ours = Il s’est produit une erreur qui n’aurait pas dû arriver. Réessayez ; si elle persiste, signalez-la avec la référence.
error-what-404 = Cette page n’existe pas. Vérifiez l’adresse, ou partez de la liste des tables.
error-what-405 = Cette adresse attend une autre sorte de requête. Revenez en arrière et utilisez les boutons de la page.
error-bodies = Trop de données sont déjà en route.
error-ending = Le serveur redémarre. Regardez la table dans un instant : si votre réponse n’y est pas, donnez-la à nouveau.
error-slow = L’envoi a pris trop de temps. Vérifiez la connexion et recommencez.
error-host = Ce serveur ne répond pas au nom « { $host } ». La personne qui le gère peut l’autoriser avec --allow-host, ou donner son adresse publique avec --public-url.
error-other-site = Ceci a été envoyé depuis un autre site. Allez à la table et choisissez là.
error-too-large = Cela dépasse { $most } ko, la limite ici. Envoyez moins.
number-expected = Un nombre est attendu ici. Revenez en arrière et utilisez les boutons de la page.
no-such-game = Il n’y a pas de jeu « { $game } ». Les jeux sont : { $games }.

come-back = { $seconds ->
    [one] Attendez une seconde, puis réessayez.
   *[other] Attendez { $seconds } secondes, puis réessayez.
}
busy-requests = Trop de requêtes attendent déjà depuis votre adresse.
busy-tables = Trop de nouvelles tables depuis votre adresse.
busy-records = Trop de parties envoyées depuis votre adresse.
busy-seats = Trop de changements de places depuis votre adresse.
busy-messages = Trop de messages depuis votre adresse.
busy-calls = Trop de changements depuis votre adresse.
busy-letters = Trop de courriels demandés depuis votre adresse.
busy-lines = Trop de connexions en direct depuis votre adresse.
busy-lines-table = Trop de connexions en direct sont déjà ouvertes à cette table. Fermez-en une, ou revenez plus tard.
busy-lines-address = Trop de connexions en direct sont déjà ouvertes depuis votre adresse. Fermez-en une.
busy-lines-all = Trop de monde regarde des parties en ce moment. Revenez plus tard.
browser-full = Ce navigateur joue déjà à { $count } tables et garde les clés de toutes. Finissez d’abord l’une de ces parties, ou prenez un autre navigateur.

line-hello = Dites d’abord bonjour.
line-too-fast = Trop vite. Attendez une seconde, puis continuez.
line-unreadable = Ce message est illisible. Rechargez la page.
line-too-many-faults = Trop de messages inutilisables.
line-trouble = La table n’a pas pu être affichée.
line-seat-gone = Cette place n’est plus jouée ici.
line-too-slow = Cette connexion est trop lente.
line-other-site = Un autre site a ouvert cette connexion.

moved-on = Cette décision a été prise ou a changé entre-temps. Dernière nouvelle : { $news }
not-your-decision = C’est la décision d’un autre manager. Choisissez pour votre place.
hand-screen-first = Passez d’abord l’écran à { $name }.
you-are-watching = Vous regardez. Ouvrez le lien de votre place pour jouer.
talk-by-link = Seuls ceux qui sont venus par un lien peuvent parler ici. Demandez-en un à l’hôte.
replay-running = Une relecture montre toutes les cartes, il n’y en a donc pas avant la fin de la partie.
replay-no-moment = Les moments de cette partie vont de 0 à { $last }, vus par l’une de ses places. Choisissez-en un.
review-running = Une analyse dit tous les secrets, il n’y en a donc pas avant la fin de la partie.
log-no-page = Le journal n’a pas cette page. Revenez à la table, puis au journal.

token-not-seat = Ce jeton n’ouvre pas cette place. Utilisez celui de la place.
token-invitation = Ce lien est une invitation : prenez place avec `sit`, et utilisez la clé reçue.
ask-again = La partie a avancé. Demandez de nouveau.
form-wrong = { $why }. Revenez en arrière et utilisez les boutons de la page.
api-form = { $why }. La forme attendue est décrite à /api/openapi.json.
