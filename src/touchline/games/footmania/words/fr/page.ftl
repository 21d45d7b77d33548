# What the pages of Footmania say around questions and events.

stage = Phase { $phase } · { $step }
chapter-turns = Première phase, tours { $first } à { $last }
chapter-laps = Deuxième phase, premier tour de terrain

# The parts of a game. .state: what a manager is doing, in a word for the seat; .waiting: what others see
# somebody do; .next: what follows.

phase =
    .waiting = { $who } réfléchit
phase-transfer-window = Marché des transferts
    .state = a la parole
    .waiting = { $who } a la parole sur le marché des transferts
    .next = Puis c’est au manager suivant ; ensuite, on lance le dé.
phase-offer = Offre
    .state = négocie
    .waiting = { $who } étudie une offre
    .next = Puis le marché des transferts continue.
phase-roll = Lancer
    .state = lance le dé
    .waiting = { $who } peut vendre à la banque, puis lance le dé
phase-move = Déplacement
    .state = avance
    .waiting = { $who } choisit son trajet
    .next = Puis la case s’applique.
phase-footballer-square = Case footballeurs
    .state = au paquet
    .waiting = { $who } étudie le paquet
    .next = Une carte refusée est mise aux enchères entre les autres.
phase-auction = Enchères
    .state = enchérit
    .waiting = { $who } réfléchit à une enchère
    .next = Les enchères continuent dans le sens horaire.
phase-plus-cards = Cartes plus
    .state = remet une carte
    .waiting = { $who } remet une carte plus
phase-forced-payment = Paiement obligatoire
    .state = paie
    .waiting = { $who } réunit l’argent d’un paiement
    .next = Il va au pactole.
phase-euromatch = Euromatch
    .state = joue l’euromatch
    .waiting = { $who } joue un euromatch
phase-line-ups = Formations
    .state = compose
    .waiting = { $who } { $n ->
        [one] compose sa formation
       *[other] composent leurs formations
    } en secret
    .next = Les deux sont dévoilées en même temps.
phase-match = Match
    .state = agit
    .waiting = { $who } agit dans le match
    .next = Le match se termine quand les deux équipes passent l’une après l’autre.
phase-full-time = Fin de partie

waiting-for-nobody = La partie se poursuit
waiting-passed-over = Le marché se passe de vous jusqu’à nouvel ordre.
misses = passe un tour
ready = { $name } a fini
chooses = { $name } réfléchit
away-from-table = hors ligne
bot = Bot { $bot }

# Tabs and folds
tab-table = Plateau
tab-mine = Mon club
tab-league = Classement
side = Lettres et marché
group-sell = Mettre en vente
group-buy_from = Acheter à un manager
group-swap = Proposer un échange
group-own_auction = Mettre aux enchères
group-bank_sell = Revendre à la banque
group-sub = Changement
group-letter = Lettre
group-auto_done = Sur le marché
group-offer_for = Demander

# Line-ups while they are edited
drafting = Choisissez votre formation
    .match = Cette équipe a { stars }. Personne ne la voit avant que les deux soient dévoilées.
    .euromatch = Cette équipe a { stars }. { $club } en a { $need } : il vous en faut plus.
slot = Poste { $post } : { $who }, { $worth }
a-trainee = un stagiaire
draft-field = Aligner cette équipe
draft-places = Postes
draft-clear = Plutôt un stagiaire
draft-cleared = Le poste { $place } compte −1
draft-clear-all = Que des stagiaires

# Marks on the line of a replay
mark-complete = Une équipe complète
mark-euro_won = Un club européen est battu
mark-matchday = Une journée de championnat
mark-sent_off = Un carton rouge
mark-play_off = Le match d’appui

# The reports of what others do
told-others = Les autres matchs
told-meanwhile = Pendant ce temps
told-complete = { $who ->
    [you] Vous avez une équipe complète et recevez { $money }.
   *[other] { $who-name } a une équipe complète et reçoit { $money }.
}
told-moved = { $who ->
    [you] Vous lancez { $die } et avancez jusqu’en { $id }, { $square }.
   *[other] { $who-name } lance { $die } et avance jusqu’en { $id }, { $square }.
}
told-kick-off = Coup d’envoi : { home } { $ours } étoiles, { away } { $theirs }.
sum-pennants = Fanions
sum-cards = Cartes plus
sum-keeper = G
sum-defence = DÉF
sum-midfield = MIL
sum-attack = ATT
sum-total = Étoiles
score-over = terminé
club-won = gagné
club-lost = perdu
team-complete = L’équipe complète

# Above the table
progress-build = Équipes
progress-phases = Phases
progress-phase-1 = Première phase : constitution des équipes
progress-first = Première phase
progress-lap = Tour de terrain { $n }
progress-turn = Constitution des équipes, tour { $n }
seat-turn = Tour
seat-posts = { $n } { $n ->
    [one] poste
   *[other] postes
} sur 11
seat-faces = { $known } { $known ->
    [one] footballeur connu
   *[other] footballeurs connus
} sur { $n }
seat-no-footballer = aucun footballeur
seat-points = { points }{ $stars ->
    [0] {""}
   *[other] , +{ stars } pour les fanions
}
points = { $points } { $points ->
    [one] point
   *[other] points
}
count-cash = argent
count-footballers = footballeurs
count-plus-cards = cartes plus
count-pennants = fanions
ranks = Catégories
rank-yellow = National jaune
rank-green = National vert
rank-blue = International bleu
rank-red = Étranger rouge
rank-red-limited = Étranger, 3 max
rank-trainee = Stagiaire

# The board
board = Plateau
pawn-on = { $who ->
    [you] Votre pion est en { $id }, { $square }.
   *[other] { $who-name } a son pion en { $id }, { $square }.
}
board-square = { $square } { $id } : { $does }
board-answer = { $id } : { $does }
board-middle = Milieu du plateau
standings = Classement
building = Constitution des équipes
championship = Le championnat
rolled = { $who ->
    [you] vous avez lancé { $die }
   *[other] { $who-name } a lancé { $die }
}
choose-square = Choisissez une case : le trajet est tracé
turn-of = { $who ->
    [you] À vous de jouer
   *[other] À { $who-name } de jouer
}
deck-letter-domestic = N
deck-letter-foreign = É
deck-empty = vide
deck-left = reste { $n }
bonus-stars = { $n ->
    [0] sans bonus
    [one] { $n } étoile bonus
   *[other] { $n } étoiles bonus
}
deck-label = { $deck ->
    [foreign] Paquet des étrangers
   *[other] Paquet des nationaux
} : { $n ->
    [one] { $n } carte
   *[other] { $n } cartes
}
deck-label-top = { deck-label } ; la première coûte { $price }, { $bonus }
jackpot = Pactole : { $money }
jackpot-in = au pactole
strength-today = Force actuelle
strength-made-of = { $pitch } sur le terrain{ $pennants ->
    [0] {""}
   *[other] , +{ $pennants } pour les fanions
}{ $trainees ->
    [0] {""}
   *[other] , −{ $trainees } pour les stagiaires
}
only-you-see = pour vous seul
alone-sees = La face n’est visible que pour { $name }.
price = Prix d’achat
price-devalued = Prix dévalué
price-cash = Votre argent
price-bonus = Étoiles bonus
buy = Acheter
buy-not = Acheter : { $why }
auction = Enchères
auction-own = Mise aux enchères
auction-terms = Vendeur : { $seller }. Prix de départ : { $money }.
bidder-top = offre { $money }
bidder-out = hors jeu
bidder-open = peut enchérir
must-pay = { $who ->
    [you] Vous devez payer
   *[other] { $who-name } doit payer
}
debt-cash = Argent
debt-missing = Il manque
debt-jackpot = L’argent va au pactole, qui contient { $money }.

# Offers
offer-sell = À vendre
offer-buy_from = Offre d’achat
offer-swap = Échange
offer-own_auction = Mise aux enchères
offer-slip = Offre
offer-everybody = tout le monde
offer-to-whom = à qui ?
offer-gives = Donne
offer-opening = Prix de départ
offer-price = Contre
offer-wants = Veut
offer-shown = montré rien qu’à vous
offer-paid-by = { $money } à payer par { $payer }
offer-give-more = Donner une autre carte aussi
offer-ask-more = Demander davantage
offer-any-post = N’importe qui pour un poste
offer-some-post = Quelqu’un pour un poste
offer-for-post = Quelqu’un pour le poste { $post } ({ $name })
typed-pay = Payer
typed-ask = Demander
typed-opening = Débuter à
typed-bid = Offrir
typed-unit = kF

sheet = Une affaire avec { $to }, sur une feuille
sheet-gives = Vous donnez
sheet-gets = { $to } donne
sheet-pay = Vous payez
sheet-ask = { $to } paie
sheet-send = Proposer à { $to }

# Ce à quoi on répond à la place d’un manager
order-windows = Passer pour moi le marché au tour des autres
    .text = Vous avez la parole à votre tour et quand une offre vous arrive. Vos lettres partent quand même.
order-rolls = Lancer le dé sans attendre à mon tour
    .text = À désactiver pour faire une offre ou vendre à la banque avant de lancer le dé. La question vous est posée quand même dès qu’il vous manque deux footballeurs ou moins. Vos lettres partent quand même.
order-draws = Piocher pour moi quand je peux payer
    .text = Vous choisissez toujours d’acheter la carte ou non. Pour une carte trop chère, la question vous est posée.
order-lots = Passer pour ceux qui n’apportent rien à mon équipe
    .text = Aux enchères. Pour tous les autres et pour les sponsors, la question vous est posée.
order-bids = Enchérir pour moi jusqu’à { $money }, puis passer
    .text = Un pas à la fois, jamais au-delà ; ensuite vous passez. Personne d’autre ne voit votre maximum.
order-bids-typed = Enchérir jusque-là
maximum-no-auction = On ne fixe un maximum que pour la carte mise en vente, tant qu’on peut encore enchérir.
maximum-too-low = Un maximum est un multiple de 50 kF, à partir de { $money }.
maximum-too-high = Vous ne pouvez pas payer plus de { $money }.
window-title = Marché des transferts
window-until = jusqu’à la journée { $n }
window-how = Vendez, échangez ou mettez aux enchères avec les boutons sous vos cartes. Ou achetez à quelqu’un :
window-knows = { $n ->
    [one] { $n } footballeur
   *[other] { $n } footballeurs
}, vous en connaissez { $known }
window-done = Terminé, plus d’offres
verb-sell = Vente
verb-swap = Échange
verb-own_auction = Enchères
verb-bank_sell = Banque { $money }

# Matches
title-euromatch = Euromatch
title-matchday = Journée { $n }
title-play-off = Match d’appui pour le titre
day-matchday = Journée { $n }
day-play-off = Match d’appui
line-up-edited = La formation que vous composez
best-eleven = Votre meilleur onze : { $n ->
    [one] { $n } poste occupé
   *[other] { $n } postes occupés
} sur 11, { stars }
team-label = { $name } : { stars }
team-ready = formation choisie, encore secrète
team-choosing = formation à venir
match-to-come = Le match à venir
against = contre
this-line-up = Cette formation
line-up-made-of = { $n ->
    [one] { $n } footballeur
   *[other] { $n } footballeurs
}{ $pennants ->
    [0] {""}
   *[other] , +{ $pennants } pour les fanions
}. La plus forte en a { $best }.
line-up-how = Secrète jusqu’à ce qu’elle soit dévoilée. Choisissez un poste, puis un footballeur de votre effectif.
edit-post = Modifier : { $post }
post-line = Poste { $post }, { $name } : { $who }, compte { $worth }
post-trainee = stagiaire
post-called_up = stagiaire pour un footballeur appelé en sélection
post-vacant = vacant
post-open = libre
on-post-shown = { $kind ->
    [trainee] stagiaire
    [called_up] stagiaire
    [vacant] vacant
   *[open] libre
}
trainee-asked = stagiaire ?
side-stars = { $pitch } sur le terrain{ $pennants ->
    [0] {""}
   *[other] , +{ $pennants } pour les fanions
}{ $cards ->
    [none] {""}
   *[other] , { $cards } par les cartes
}
side-left = Il reste { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
}
side-left-subs = Il reste { $cards ->
    [one] { $cards } carte
   *[other] { $cards } cartes
} et { $subs ->
    [one] { $subs } changement
   *[other] { $subs } changements
}
side-home = à domicile
side-away = à l’extérieur
score = { $home } { $ours }, { $away } { $theirs }
score-secret = secret
attack-at = contre { $target }
injured-post = Blessure : il faut quelqu’un au poste { $post }
cards-played = Cartes jouées : { $cards }
euro-enough = { $who ->
    [you] Vous avez { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } et il vous en faut { $need } : c’est assez.
   *[other] { $who-name } a { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } et il en faut { $need } : c’est assez.
}
euro-short = { $who ->
    [you] Vous avez { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } et il vous en faut { $need } : il en manque { $missing }.
   *[other] { $who-name } a { $stars ->
        [one] { $stars } étoile
       *[other] { $stars } étoiles
    } et il en faut { $need } : il en manque { $missing }.
}
euro-best = Votre meilleure formation a { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} ; il vous en faut { $need }. Les cartes plus marquées euro peuvent vous aider.

# What is yours
squad = Votre effectif
squad-secret = les autres n’en voient pas la face
squad-empty = Aucun footballeur pour l’instant
squad-empty-how = Arrêtez-vous sur une case bleue ou rouge pour en tirer un, ou achetez-en à un autre manager.
known-to-all = connu de tous
on-pitch = au { $post }
off-pitch = sorti
on-bench = banc
hand = Cartes plus et sponsors
hand-plus-cards = Cartes plus, secrètes
hand-count = { $n } sur 6
hand-no-plus-cards = Aucune. Elles se tirent sur les cases plus et servent pendant les matchs.
hand-no-sponsors = Aucun. Ils viennent des cartes point d’interrogation et versent de l’argent sur leurs cases.
sponsors = Sponsors
letters = Lettres
letters-how = des offres qui partent quand vous avez la parole
letter-line = { $what }, pour { $to }
letter-begin = Choisissez ce que vous proposez : les boutons sous vos cartes, ou quelqu’un à qui acheter.

# League and rivals
league = Classement
league-place = Place
league-manager = Manager
league-played = J
    .title = matchs joués
league-form = Forme
league-pennants = Fan.
    .title = fanions
league-points = Pts
form-lost = D
form-drawn = N
form-won = V
day-bye = { $day }, exempt : { $name }
versus = –
deals-none = À cette table, les managers ne font pas d’affaires entre eux.
deals-over = Le marché des transferts est clos : plus d’affaires.
deals-until = Clôture des transferts : début de la journée { $n }.
fixtures = Calendrier
decks = Paquets
pile-plus = Plus { $n }
pile-question = Point d’interrogation { $n }
pile-euromatch = Euromatch { $n }
faces-known = Footballeurs que vous connaissez
faces-hidden = Cachés, face contre table
none-yet = Aucun pour l’instant.
none = Aucun.
clubs-beaten = Clubs européens battus
rivals = Adversaires
managers = Managers
rival-has = { $cash }, { $footballers ->
    [one] { $footballers } footballeur
   *[other] { $footballers } footballeurs
}, { $plus ->
    [one] { $plus } carte plus
   *[other] { $plus } cartes plus
}, { pennants }, { points }.
back-to-table = Retour à la table

# The end
all-results = Tous les résultats
final-has = { points }, { pennants }, { $cash }.
open-hands = Effectifs et mains à cet instant
open-no-footballer = Aucun footballeur
part-wins = Victoires
part-draws = Matchs nuls
points-from-wins = { $points } par les victoires
points-from-draws = { $points } par les matchs nuls
victory = { $who ->
    [you] le titre est pour vous
   *[other] { $who-name } remporte le titre
}
    .points = { result }
    .pennants = { result } À égalité de points avec { second }, les fanions ont fait la différence : { pennants }.
    .play-off = { result } À égalité de points et de fanions avec { second }, le match d’appui a fait la différence.
second = { $second ->
    [you] vous
   *[other] { $second-name }
}
victory-shared = { $winners } se partagent le titre
result = { $total ->
    [one] { $total } point
   *[other] { $total } points
} : { $parts }.

# Cards
footballer-line = { $name } : { $facts }{ $bonus ->
    [0] {""}
   *[other] , dont { $bonus } en bonus
}, prix d’achat { $price }, prix dévalué { $resale }
footballer-about = { $club }. { $flavour }
club-about = { $country }. { $flavour }
back-of = { $n ->
    [1] {""}
   *[other] { $n } cartes,{" "}
}dos d’un footballeur { $deck ->
    [foreign] étranger
   *[other] national
}, prix d’achat { $price }, { $bonus }
bonus-title = étoiles bonus
price-title = prix d’achat
plus-euro = euro
plus-free = hors quota
sponsor-pays = verse { $money }
goods-footballers = Footballeurs
goods-plus-cards = Cartes plus
goods-sponsors = Sponsors

# Ce que promet une option, selon l’entraîneur
promise-points = points
promise-team = équipe
promise-plus_cards = cartes plus
promise-pennants = fanions
promise-money = argent

# Sur la première page, pour qui ne sait pas par quel jeu commencer
taste = J’aime marchander
