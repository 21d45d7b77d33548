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
draft-cleared = L'emplacement { $place } reste vide
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

panel-not-possible = Impossible pour l'instant
panel-amount = Autre montant
panel-at-most = au plus { $amount }
panel-options = Choix
panel-press = Appuyer pour moi sur le seul bouton, après un instant
panel-undo = Annuler
    .title = Annuler (U)

coach-ask = Entraîneur
    .title = Demander conseil à l'entraîneur (H)
coach-thinking = L'entraîneur réfléchit. Vous pouvez continuer à jouer en attendant.
coach-says = L'avis de l'entraîneur
coach-best = le meilleur
coach-plan = Le choix complet, { $n } étapes
coach-chances = Les chances de gagner, selon l'entraîneur.
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
copy-link = Copier le lien

tab-log = Journal
skip-decision = Aller à la décision
rail-label = Managers et discussion
stage-label = Ce qui est montré
talk-nothing = Personne n’a encore rien dit.

# A game that goes on by the rules of an earlier release
kept-rules = Règles d’origine
    .text = Cette partie continue selon la version { $version } des règles, comme elle a commencé, avec un affichage simple. Les nouvelles tables suivent les règles d’aujourd’hui.
