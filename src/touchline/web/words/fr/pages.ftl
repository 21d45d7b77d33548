# Les pages autour des tables.

site-title = Jeux de société de manager de football
skip-content = Aller au contenu

nav-home = Touchline, accueil
nav-main = Menu principal
nav-play = Jouer
nav-new-table = Nouvelle table
nav-manager = Votre manager
nav-my-turns = Mes tours
nav-rules = Règles
nav-theme = Clair ou sombre
nav-language = Langue
nav-edition = Édition { $name }
nav-edition-word = édition
nav-table-menu = Menu de la table

home-title = Prenez place sur la ligne de touche.
home-lead = Des jeux de société de manager de football dont chaque règle est appliquée et expliquée. Jouez seul, contre des bots, sur un même écran, ou envoyez un lien à vos amis.
home-your-tables = Vos tables
home-waiting = { $n ->
    [one] C’est à vous de jouer à une table
   *[other] C’est à vous de jouer à { $n } tables
}
home-continue = Continuer
home-no-tables = Vous n’avez pas encore de table
home-first = Apprendre { $game } en { $minutes } minutes
home-which = Lequel est fait pour moi ? Apprenez-le en jouant.
home-learn-it = { $game }, { $minutes } minutes
home-start = Commencez une partie ci-dessous : un clic, et des bots prennent les autres places. Vous retrouverez vos tables ici.
home-games = Jeux
home-managers = managers
home-play-bots = Contre des bots
home-new-table = Table
    .title = Nouvelle table avec options
home-open-tables = Tables ouvertes
home-open-count = { $n ->
    [one] { $n } ouverte
   *[other] { $n } ouvertes
}
home-table = Table
home-host = Hôte
home-nameless = Quelqu’un
home-seats = Places
home-sit-or-watch = S’asseoir ou regarder
home-taken = { $taken } sur { $seats }
home-sit = S’asseoir
    .at = S’asseoir à { $name }
home-watch = Regarder
    .at = Regarder { $name }
home-none-open = Aucune table ouverte
    .text = Ouvrez-en une, des bots la compléteront.
home-join-friends = Rejoindre des amis
home-have-a-code = Vous avez un code ? On s’assied sans créer de compte.
home-code = Code de la table
home-join = Rejoindre
home-find = Trouver des adversaires
home-open-by-link = Ouvrir une table par lien
home-finished = Derniers résultats
home-records = Parties enregistrées
home-with = avec { $others }
home-place = { $n ->
    [1] Gagné
   *[other] { $n }e
}
home-watched = Regardé
home-no-code = Aucune table n’a ce code. Vérifiez-le auprès de la personne qui vous l’a donné, ou collez le lien entier.
home-not-text = Ce fichier n’est pas du texte, donc pas une partie enregistrée. Choisissez le fichier .jsonl.
home-import-label = Rouvrir une partie à partir de son fichier (.jsonl).
home-import = Importer

rules-of = Règles de { $game }
rules-search = Chercher dans les règles
    .placeholder = Chercher : égalité, gardien, { $rule }
    .button = Chercher
rules-books = Livrets de règles
rules-chapters = Chapitres
rules-none = Aucune règle n’en parle
    .text = Essayez un seul mot, ou un numéro de règle comme { $rule }.
rules-table = Tableau : { $title }
rules-here = Les règles s’ouvrent ici.
rules-as-page = Les ouvrir en pleine page.
rules-decided = Décidé par ce projet là où le livret se tait
rules-ext = Connu par ailleurs, hors du livret

