# What managers are asked in Footmania, what they may answer, and why something is not possible.
# A question: its words, .who above it, .context below it, .may: what it may be answered with.

# Transfer windows and letters

window = Faites une offre, ou dites que vous avez terminé
    .who = Marché des transferts
    .context = Vous pouvez encore faire { $left ->
        [one] { $left } offre
       *[other] { $left } offres
    } pendant ce marché. Les ventes à la banque ne comptent pas.
    .may = faites une offre, vendez à la banque, ou dites que vous avez terminé
window-option = Terminé
    .detail = Plus aucune offre pendant ce marché
sell-option = Mettre { $card } en vente
    .detail = { $facts }
buy_from-option = Acheter à { $who-name }
    .detail = Un footballeur que vous connaissez, un sponsor ou un poste
swap-option = Proposer { $card } en échange
    .detail = { $facts }
own_auction-option = Mettre { $card } aux enchères
    .detail = Face visible ; l’argent est pour vous
bank_sell-option = Revendre { $card } à la banque
    .detail = { $facts }
    .effect = +{ $money }

offer_to = À qui faites-vous cette offre ?
    .who = Marché des transferts
    .context = Personne d’autre ne la voit.
    .may = choisissez le manager à qui vous faites l’offre
offer_to-option = À { $who-name }
    .detail = Dispose de { $money }

offer_for = Que voulez-vous obtenir ?
    .who = Marché des transferts
    .context = Une carte que vous connaissez, un sponsor, ou n’importe qui pour un poste : vous verrez alors qui l’on vous propose.
    .may = choisissez un footballeur que vous connaissez, un sponsor ou un poste
offer_for-option = Demander { $card }
    .detail = { $facts }
offer_for-option-post = N’importe qui pour le poste { $post }
    .detail = { $name }

offer_amount = À quel prix ?
    .who = Marché des transferts
    .context = Tout multiple de 50 kF dont dispose celui qui paie. L’offre peut comporter jusqu’à { $most } cartes de chaque côté.
    .may = choisissez un multiple de 50 kF dont dispose celui qui paie
offer_amount-auction = À quel prix débutent les enchères ?
    .context = Tout multiple de 50 kF, au plus deux fois le prix d’achat pour un footballeur ou trois fois le prix de revente pour un sponsor.
offer_amount-missing = Demandez aussi { $card }
    .context = Nul ne peut avoir deux sponsors pour le même équipement.
pay-option = Payer { $money }
    .detail = C’est vous qui payez, si l’affaire se fait
    .effect = −{ $money }
pay-option-nothing = Ne rien payer
    .detail = Vous ne donnez pas d’argent, si l’affaire se fait
ask-option = Demander { $money }
    .detail = C’est l’autre manager qui paie, si l’affaire se fait
    .effect = +{ $money }
ask-option-nothing = Ne rien demander
    .detail = Personne ne paie, si l’affaire se fait
opening-option = Débuter à { $money }
    .detail = L’enchère la plus basse que vous acceptez

answer = Acceptez-vous cette offre ?
    .notice = On vous fait une offre : que répondez-vous ?
    .who = Offre
    .context = { offer-received }
    .may = acceptez ou refusez l’offre, ou montrez un de vos footballeurs qui peut jouer à ce poste
answer-post = Qui montrez-vous pour le poste { $post } ?
    .context = { offer-received }
answer-nobody = Vous n’avez personne à montrer pour le poste { $post } : refusez l’offre
    .context = { offer-received } { asked-anyway }
answer-option-accept = Accepter
answer-option-refuse = Refuser
answer-option-show = Montrer { $card }
    .detail = { $facts }. Seul le manager qui demande le voit

confirm = Prenez-vous { $card } ?
    .notice = Confirmez-vous l’affaire ?
    .who = Offre
    .context = { $facts }. Vous donnez à { $who-name } : { exchange }.
    .may = confirmez ou annulez l’affaire
confirm-option-cancel = Annuler
    .detail = L’affaire ne se fait pas
confirm-option-cards = Confirmer
    .detail = Les cartes changent de mains
confirm-option-pay = Confirmer
    .detail = Vous payez { $money }
confirm-option-receive = Confirmer
    .detail = Vous recevez { $money }

letter-option-write = Rédiger une offre
    .detail = Elle partira quand vous aurez la parole sur le marché
letter-option-scrap = Déchirer la lettre
    .detail = Rien n’a été envoyé
letter-option-withdraw = Reprendre la dernière lettre
    .detail = Elle n’a pas encore été remise
auto_done-option-on = Dire « terminé » à ma place
    .detail = Le marché se passe de vous, mais vous recevez toujours les offres
auto_done-option-off = Me redonner la parole
    .detail = Vous aurez de nouveau la parole sur le marché

# The turn

roll = Lancez le dé
    .who = À vous de jouer
    .context = Avant cela, vous pouvez encore vendre à la banque.
    .may = lancez le dé, ou vendez d’abord à la banque
roll-option = Lancer
    .detail = Vous ne vendez plus rien avant de lancer

route = Où allez-vous ?
    .who = À vous de jouer
    .context = Exactement le nombre de cases indiqué par le dé, sans jamais reculer.
    .may = choisissez une case située exactement au nombre indiqué par le dé, sans reculer
route-option = Aller en { $id }, { $square }
    .detail = { $does }

draw = Tirez-vous la première carte du { $deck ->
    [foreign] paquet des étrangers
   *[other] paquet des nationaux
} ?
    .notice = Tirez-vous la première carte ?
    .who = À vous de jouer
    .context = Son dos indique { $price }{ $stars ->
        [0] {""}
       *[other] {" "}et un bonus de { stars }
    }. Vous avez { $cash }.
    .may = tirez la première carte, ou laissez-la
draw-option-draw = Tirer la première carte
    .detail = Vous en voyez la face, les autres non ; elle coûte { $price }
draw-option-no_draw = Ne pas tirer
    .detail = La carte reste sur le paquet

card = Achetez-vous { $card } pour { $price } ?
    .notice = Achetez-vous la carte ?
    .who = Pour vous seul
    .context = { $facts }. Vous avez { $cash }. Si vous le refusez, les autres peuvent enchérir.
    .may = achetez la carte ou refusez-la
card-option-buy = Acheter { $card }
    .detail = { $facts }
    .effect = −{ $price }
card-option-refuse = Refuser { $card }
    .detail = Tout le monde le voit ; les autres enchérissent à partir de { $opening }

bid = Enchérissez-vous pour { $card } ?
    .notice = Enchérissez-vous ?
    .who = Enchères
    .context = { $facts }. Prix de départ : { $money }. Vous avez { $cash }.
    .may = enchérissez ou passez
bid-raise = Enchérissez-vous pour { $card } ?
    .context = { $facts }. { $who-name } offre { $money }. Vous avez { $cash }.
bid-option = Offrir { $money }
    .detail = Il vous resterait { $left }
bid-option-pass = Passer
    .detail = Définitivement, pour ces enchères

return_plus = Quelle carte plus remettez-vous ?
    .who = À vous de jouer
    .context = Elle va sous le paquet, et personne d’autre ne la voit.
    .may = choisissez une de vos cartes plus
return_plus-option = Remettre { $card }
    .detail = { $facts }

payment = Réunissez { $debt } : que vendez-vous ?
    .notice = Que vendez-vous pour payer ?
    .who = Paiement obligatoire
    .context = Vous avez { $cash } ; il vous manque { $missing }.
    .may = vendez un footballeur ou un sponsor pour réunir la somme

# Euromatches and matches

euromatch = Jouez-vous contre { $club } ({ $country }) ?
    .notice = Jouez-vous l’euromatch ?
    .who = Euromatch
    .context = { $facts }. Il vous faut plus de { $stars } étoiles.
    .may = jouez le match ou renoncez-y
euromatch-option-play = Jouer contre { $club }
    .detail = { $facts }. Vous dévoilez votre équipe
euromatch-option-decline = Renoncer
    .detail = Votre équipe reste cachée et votre tour est terminé

euro_card = Jouez-vous une carte plus ?
    .who = Euromatch
    .context = Vous avez { stars } contre { $need }.
    .may = jouez une carte plus marquée euro, ou dites que vous avez terminé
euro_card-nothing = Vous n’avez aucune carte à jouer : dites que vous avez terminé
    .context = Vous avez { stars } contre { $need }. { asked-anyway }
euro_card-option = Jouer { $card }
    .detail = { $facts }
euro_card-option-boost = Jouer { $card }
    .detail = { $facts }
    .effect = +{ $stars }
euro_card-option-done = Terminé

line_up = Qui joue au poste { $post } ({ $name }) ?
    .notice = Qui joue ?
    .who = Formation
    .context = Personne ne voit votre formation avant qu’elle soit dévoilée.
    .may = choisissez un de vos footballeurs qui peut jouer à ce poste, ou un stagiaire
line_up-trainee = Il ne reste personne pour le poste { $post } ({ $name }) : un stagiaire joue
    .context = { asked-anyway }
line_up-option = { $card }
    .detail = { $facts }
    .effect = +{ $stars }
line_up-option-auto = Formation automatique
    .detail = La plus forte que permet votre effectif
line_up-option-trainee = Un stagiaire
    .detail = Enlève 1 étoile à votre équipe
    .effect = −1

match = Une carte, un changement, ou passez-vous ?
    .who = Match
    .context = Vous avez { stars }, { $who-name } en a { $theirs }.
    .may = jouez une carte plus, faites entrer un remplaçant, ou passez
match-pass = Vous ne pouvez que passer
    .context = Vous avez { stars }, { $who-name } en a { $theirs }. { asked-anyway }
match-option = Jouer { $card }
    .detail = { $facts }
match-option-boost = Jouer { $card }
    .detail = { $facts }
    .effect = +{ $stars }
match-option-boosttotal = Jouer { $card }
    .detail = { $facts }
    .effect = total { $ours } contre { $theirs }
match-option-pass = Passer
    .detail = Le match se termine quand les deux équipes passent l’une après l’autre
sub-option = Faire entrer { $card }
    .detail = { $facts }

sub_post = À quel poste joue { $card } ?
    .notice = Où joue le remplaçant ?
    .who = Match
    .context = Personne d’autre ne change de poste.
    .may = choisissez un poste que le remplaçant peut occuper
sub_post-option = Au poste { $post }
    .detail = Pour remplacer { $card }
sub_post-option-total = Au poste { $post }
    .detail = Pour remplacer { $card }
    .effect = total { $ours } contre { $theirs }
sub_post-option-trainee = Au poste { $post }
    .detail = Pour remplacer le stagiaire
sub_post-option-traineetotal = Au poste { $post }
    .detail = Pour remplacer le stagiaire
    .effect = total { $ours } contre { $theirs }

target = { $card } : contre qui ?
    .notice = Qui attaquez-vous ?
    .who = Match
    .context = { $facts }
    .may = choisissez une cible permise pour cette attaque
target-option = Contre { $target }
    .detail = { $facts }

reply = { attack } : répliquez-vous ?
    .notice = Répliquez-vous à l’attaque ?
    .who = Match
    .context = { $facts }
    .may = jouez une protection qui répond à cette attaque, ou aucune
reply-nothing = { attack } : vous ne pouvez pas répliquer
    .context = { $facts } { asked-anyway }
reply-option = Jouer { $card }
    .detail = { $facts }
reply-option-boost = Jouer { $card }
    .detail = { $facts }
reply-option-none = Aucune protection
    .detail = L’attaque produit son effet

replace = Qui entre au poste { $post } ?
    .notice = Qui entre en jeu ?
    .who = Match
    .context = { $card } est blessé.
    .may = choisissez sur le banc un footballeur qui peut jouer à ce poste, ou un stagiaire
replace-trainee = Personne sur votre banc ne peut jouer au poste { $post } : envoyez un stagiaire
    .context = { $card } est blessé. { asked-anyway }
replace-option = Faire entrer { $card }
    .detail = { $facts }. Compte pour un changement
replace-option-trainee = Un stagiaire
    .detail = Ne compte pas pour un changement
    .effect = −1

sent_off = Carton rouge pour { $line } : qui est expulsé ?
    .notice = Qui est expulsé ?
    .who = Match
    .context = Le poste reste vacant pour tout le match.
    .may = choisissez un footballeur de la ligne désignée
sent_off-option = { $card } est expulsé
    .detail = { $facts }
    .effect = −{ $stars }

asked-anyway = La question vous est posée malgré tout, pour que personne ne devine ce que vous avez en main.
attack = { $aimed ->
    [0] { $card }
   *[other] { $card } contre { $target }
}
exchange = { $gives } contre { $gets }
offer-received = { $who-name } vous propose { exchange }.{ $n ->
    [0] {""}
   *[other] {" "}{ $seen }
}
card-seen = { $n ->
    [one] { $facts }.
   *[other] { $card } : { $facts }.
}

# Line-ups while they are edited

put-option = Placer { $card } au poste { $post }
    .detail = { $facts }
    .effect = +{ $gain }
put-option-less = Placer { $card } au poste { $post }
    .detail = { $facts }
    .effect = −{ $gain }
draft-may = choisissez un poste, placez-y un footballeur ou retirez-le
draft-send = Envoyer la formation
draft-one-by-one = annulez d’abord les postes que vous avez remplis un par un, puis envoyez la formation

# Why not

refuse-all-have-such-a-sponsor = tous les autres ont déjà un sponsor pour cet équipement
refuse-buy-from-yourself = vous ne pouvez rien vous acheter à vous-même
refuse-called-up-post = le stagiaire qui remplace un footballeur appelé en sélection ne peut pas sortir
refuse-cannot-play-post = il ne peut pas jouer au poste { $post }
refuse-cards-a-side = pas plus de { $most } cartes de chaque côté
refuse-deadline = le marché des transferts est clos : plus d’affaires entre managers
refuse-face-not-known = vous ne connaissez aucun footballeur de ce nom dans cet effectif
refuse-game-over = la partie est terminée
refuse-has-such-a-sponsor = ce manager a déjà un sponsor pour cet équipement
refuse-in-the-offer = cela fait déjà partie de l’offre
refuse-keeper-stays = le gardien de but ne peut pas être expulsé
refuse-lowest-bid = l’enchère la plus basse est de { $money }
refuse-more-than-three-red = il y aurait plus de trois footballeurs rouges sur le terrain
refuse-named-already = il figure déjà dans l’offre
refuse-never-back = un pion ne revient jamais sur la case qu’il vient de quitter
refuse-no-deals = à cette table, les managers ne font pas d’affaires entre eux
refuse-no-euro-mark = seules les cartes marquées euro se jouent pendant un euromatch
refuse-no-footballer = ce manager n’a aucun footballeur
refuse-no-other-footballer = ce manager n’a aucun autre footballeur
refuse-no-post-to-take = il n’y a aucun poste qu’il puisse occuper
refuse-no-protection = cette carte ne protège pas contre cette attaque
refuse-no-sales = vous ne pouvez pas vendre à la banque pendant cette décision
refuse-no-substitution = vous n’avez plus de changement
refuse-no-target = il n’y a aucune cible permise
refuse-no-window = les offres se font sur le marché, avant le lancer du dé ; rédigez une lettre pour le prochain
refuse-nobody-can-swap = personne n’a rien à donner en échange
refuse-not-against-you = il n’est pas sur le terrain avec l’équipe adverse
refuse-not-asked-for = ce n’est pas celui que l’on vous demande
refuse-not-for-the-bank = seuls les footballeurs et les sponsors peuvent être vendus
refuse-not-in-a-letter = ce n’est pas ce qui manque à votre lettre
refuse-not-in-squad = il n’est pas dans votre effectif
refuse-not-on-the-bench = il n’est pas sur le banc
refuse-not-their-sponsor = ce manager n’a pas ce sponsor
refuse-not-to-be-dealt = on ne négocie que des footballeurs, des sponsors et de l’argent
refuse-not-your-sponsor = vous n’avez pas ce sponsor
refuse-not-yours = vous ne pouvez offrir que ce qui est à vous
refuse-nothing-to-buy = ce manager n’a rien que vous puissiez lui demander
refuse-nothing-to-swap = ce manager n’a rien à donner en échange
refuse-off-for-good = il a quitté le terrain et ne peut plus y revenir
refuse-offer-to-yourself = une offre s’adresse à un autre manager
refuse-on-post = il joue au poste { $post }
refuse-on-the-pitch = il est sur le terrain
refuse-one-post = une offre ne peut demander qu’un seul poste
refuse-only-in-reply = une protection ne se joue qu’en réponse à une attaque
refuse-opening-too-high = le prix de départ est de { $money } au plus
refuse-other-question = on vous demande autre chose : { $may }
refuse-paid-otherwise = cette offre ne se paie pas ainsi
refuse-plus-cards-stay = les cartes plus ne se vendent pas
refuse-sponsor-missing = demandez aussi { $card } : nul ne peut avoir deux sponsors pour le même équipement
refuse-stands-there = il occupe déjà ce poste
refuse-stays-vacant = un poste vacant ne peut pas être comblé
refuse-swap-for-nothing = pour un échange sans argent, proposez de payer 0 kF
refuse-their-cash = ce manager n’a que { $money }
refuse-three-cards = vous avez déjà joué trois cartes plus dans ce match
refuse-three-red = il y a déjà trois footballeurs rouges sur le terrain
refuse-too-dear = il coûte { $price } et vous avez { $cash }
refuse-tried-already = vous l’avez déjà mis aux enchères pour ce paiement
refuse-wait = vous n’avez rien à décider pour l’instant ; attendez les autres managers
refuse-you-have-such-a-sponsor = vous avez déjà un sponsor pour cet équipement
refuse-your-cash = vous n’avez que { $money }

# Things

money = { $thousands } kF
stars = { $stars } { $stars ->
    [one] étoile
   *[other] étoiles
}
pennants = { $pennants } { $pennants ->
    [one] fanion
   *[other] fanions
}
hidden-footballer = { $deck ->
    [foreign] un footballeur étranger
   *[other] un footballeur national
} ({ $price }{ $bonus ->
    [0] {""}
   *[other] , +{ $bonus }
})
hidden-plus-card = une carte plus
square-name = { $square } { $id }
post-name = le poste { $post }
line-name = { $line }
somebody = quelqu’un pour le poste { $post }
plays = { $n ->
    [0] polyvalent
    [one] poste { $posts }
   *[other] postes { $posts }
}
footballer-facts = { $colour }, { $plays }, { stars }
sponsor-facts = sponsor { $item } : verse { $pays }, revente { $resale }
club-facts = { stars }, { $money }, { pennants }
question-sponsor = { $facts }.
question-gain = Recevez { $money } de la banque.
question-pay = Versez { $money } au pactole.
question-pay_per_footballer = Versez au pactole { $money } par footballeur que vous possédez.
question-pay_per_red = Versez au pactole { $money } par footballeur rouge que vous possédez.
question-gain_per_yellow = Recevez de la banque { $money } par footballeur jaune que vous possédez.
question-draw_plus = Tirez une carte plus.
question-lose_plus = Remettez une de vos cartes plus sous le paquet.
question-extra_roll = Relancez le dé, avancez et jouez aussitôt la case.
question-skip_turn = Passez votre prochain tour.
