# Les leçons de Footmania.

lesson-first = Un premier tour
    .text = Avancez, tirez un footballeur, enchérissez, répondez à une offre.

lesson-first-route = Lancer et avancer
    .text = En première phase, il vous faut onze footballeurs pour onze postes. Vous avancez d’exactement ce que montre le dé, et choisissez le chemin.
    .goal = Allez chez le recruteur P01.
    .wrong = De bonnes cases aussi, mais il nous faut des footballeurs, et en P01 ils sont bon marché.

lesson-first-draw = Le dos dit le prix
    .text = Vous pouvez tirer la première carte. Le dos montre le prix et les étoiles bonus, pas le nom.
    .goal = Tirez la carte.
    .wrong = Pour 150 kF, elle ne coûte presque rien. Tirez-la.

lesson-first-buy = Acheter ou refuser
    .text = Si vous refusez, tous le voient et les autres enchérissent. Le poste 1 est le but, et chaque équipe en a besoin.
    .goal = Achetez { $card } pour 150 kF.
    .wrong = Si vous le refusez, un rival l’aura pour presque rien. Achetez-le.

lesson-first-window = Le marché des transferts
    .text = Avant chaque tour, chacun peut faire deux offres : vendre, acheter, échanger ou mettre une carte aux enchères. Seules les deux parties connaissent les conditions.
    .goal = Terminez : vous n’avez qu’un footballeur et il vous le faut.
    .wrong = C’est votre seul footballeur. Terminez.

lesson-first-window-bank = La banque ne paie que le prix dévalué. Gardez-le et terminez.

lesson-first-quiet = Sponsors
    .text = Odo s’est arrêté sur la case d’un sponsor sans en avoir : rien à percevoir. Les sponsors viennent des cartes point d’interrogation.
    .goal = Terminez encore une fois.
    .wrong = Rien à vendre pour l’instant : terminez.

lesson-first-quiet-bank = Gardez-le : terminez.

lesson-first-bid = Une enchère
    .text = Wren a refusé { $card } : 5 étoiles, tous les postes sauf le but. Le plus offrant l’obtient, et l’argent va à la banque.
    .goal = Offrez 600 kF.
    .wrong = C’est plus qu’il n’en faut pour commencer. Offrez 600 kF.

lesson-first-bid-pass = Passer est définitif, et 5 étoiles pour 600 kF, c’est peu. Offrez.

lesson-first-bid-bank = Vous avez 6 850 kF. Inutile de vendre : offrez.

lesson-first-higher = Plus haut
    .text = Odo offre 750 kF. Le prix sur la carte est de 1 000 kF, il y a donc de la marge.
    .goal = Offrez 800 kF.
    .wrong = C’est plus qu’il n’en faut. Offrez 800 kF.

lesson-first-higher-pass = À 800 kF, c’est encore une affaire. Offrez encore une fois.

lesson-first-higher-bank = Vous avez assez d’argent : offrez.

lesson-first-sell = Il est à vous
    .text = Votre tour commence par un marché. Vous pourriez le revendre avec profit, mais ce sont les étoiles qui gagnent les matchs.
    .goal = Terminez.
    .wrong = Gardez-le : il y a onze postes à pourvoir. Terminez.

lesson-first-sell-bank = La banque en donne 600 kF et vous avez payé 800 kF. Terminez.

lesson-first-offer = Une offre
    .text = Wren cherche quelqu’un pour le poste 5 et paie 200 kF. Vous choisissez qui montrer, et seul celui qui demande le voit.
    .goal = Refusez.
    .wrong = Refusez cette fois.

lesson-first-offer-show = { $card } vaut cinq fois plus. Refusez.

lesson-first-offer-bank = Répondez d’abord : refusez.

lesson-first-again = À vous
    .text = Onze footballeurs à onze postes terminent la phase 1. Puis viennent les tours de terrain, et chacun finit par une journée : l’équipe qui a le plus d’étoiles gagne, et une victoire vaut 2 points ; le plus de points donne le titre.
    .goal = Répondez à cette offre comme vous voulez.
    .wrong = Répondez à l’offre.

lesson-first-again-bank = Répondez d’abord à l’offre.

lesson-first-end = Vous connaissez Footmania
    .text = Voyagez, recrutez, négociez ; puis courez et jouez. Désormais vous jouez pour de bon contre deux bots débutants. Les négociations et le match ont chacun leur leçon.

lesson-deals = Négocier
    .text = Acceptez un échange, demandez quelqu’un à un rival, vendez l’un des vôtres.

lesson-deals-swap = Un échange
    .text = Odo offre { $card } contre { $own }. Un footballeur vert vaut 3 étoiles, un rouge 5 ; trois rouges peuvent jouer, et celui-ci serait le troisième.
    .goal = Acceptez : deux étoiles de plus, et personne ne paie.
    .wrong = L’échange est bon : vous perdez 3 étoiles au poste 7 et en gagnez 5 au poste 4. Acceptez.

lesson-deals-swap-bank = La banque peut attendre. Répondez d’abord à l’offre : acceptez.

lesson-deals-ask = Vos offres
    .text = À vous la parole. Vous pouvez faire deux offres par marché. À deux joueurs, on ne négocie plus dès que les matchs commencent.
    .goal = Achetez à Odo.
    .wrong = C’est possible, mais il vous manque cinq postes : achetez à Odo.

lesson-deals-ask-done = Il vous manque cinq postes, et Odo a peut-être quelqu’un de trop. Achetez chez lui.

lesson-deals-ask-bank = La banque ne paie que le prix dévalué. Achetez à Odo.

lesson-deals-post = Demander un poste
    .text = Demandez une carte que vous avez déjà vue, ou quelqu’un qui joue à un certain poste. Dans ce cas, c’est Odo qui choisit qui vous montrer.
    .goal = Demandez quelqu’un pour le poste 6.
    .wrong = Hakan Demirtepe joue au poste 4 ou au poste 6, pas aux deux. Demandez quelqu’un pour le poste 6.

lesson-deals-post-bank = Dites d’abord ce que vous cherchez : quelqu’un pour le poste 6.

lesson-deals-more = Plusieurs cartes à la fois
    .text = Chaque partie peut donner jusqu’à trois footballeurs et sponsors. Les prêts sont interdits. { $card } paie 300 kF à chaque arrêt sur les chaussures.
    .goal = Dans l’offre, demandez aussi { $card }.
    .wrong = Pas celui-là : demandez { $card }.

lesson-deals-more-pay = Pas encore. Demandez d’abord aussi { $card } : le prix vaut pour les deux.

lesson-deals-more-bank = Vous avez assez d’argent. Demandez aussi { $card }.

lesson-deals-price = Un seul prix pour le tout
    .text = La banque donnerait 600 kF à Odo pour son sponsor : il en veut donc davantage. Vous ne payez que si vous êtes tous deux d’accord.
    .goal = Offrez 800 kF.
    .wrong = Deux cartes suffisent. Offrez 800 kF.

lesson-deals-price-pay = Inutile de payer plus. Offrez 800 kF.

lesson-deals-price-bank = Vous avez 2 750 kF. Offrez 800 kF.

lesson-deals-shown = Il vous en montre un
    .text = Odo montre { $card }, et vous êtes seul à le voir. Vous pouvez encore annuler ; rien ne change alors, mais l’offre est utilisée.
    .goal = Confirmez.
    .wrong = 2 étoiles au lieu d’un stagiaire, et un sponsor : cela vaut bien 800 kF. Confirmez.

lesson-deals-shown-bank = Confirmez d’abord.

lesson-deals-sell = Vendre celui qui est de trop
    .text = { $card } joue aux postes 2, 3 et 5, et vous avez quelqu’un d’aussi bon à chacun. Odo a peut-être un trou à l’un d’eux.
    .goal = Mettez { $card } en vente.
    .wrong = Vous avez besoin de lui. Mettez { $card } en vente.

lesson-deals-sell-done = Il vous reste une offre, et un footballeur de trop : mettez { $card } en vente.

lesson-deals-sell-bank = Odo paiera mieux que la banque. Proposez-lui { $card }.

lesson-deals-asking = Votre prix
    .text = Le prix sur sa carte est de 950 kF, et la banque en donne 550. Tout ce qui est entre les deux vous arrange l’un et l’autre.
    .goal = Demandez 950 kF, ou moins.
    .wrong = Personne ne paie plus que le prix de la carte sans y être forcé. Demandez 950 kF, ou moins.

lesson-deals-asking-bank = La banque ne donne que 550 kF. Demandez 950 kF à Odo.

lesson-deals-end = Vous savez négocier
    .text = Chaque marché offre une feuille par rival : les cartes des deux côtés et l’argent, envoyés d’un coup. Vous pouvez aussi mettre une carte aux enchères. Désormais vous jouez contre un bot débutant.

lesson-match = Une journée
    .text = Une équipe, des cartes plus, une blessure, un carton rouge et deux points.

lesson-match-lineup = Votre équipe
    .text = Le premier pion arrivé a bouclé le tour de terrain : place au match. Vos onze plus forts sont alignés : 42 étoiles. Un stagiaire à un poste vide en coûterait une.
    .goal = Envoyez cette équipe.
    .wrong = C’est possible, mais la plus forte est déjà alignée. Envoyez-la.

lesson-match-weaken = Les cartes plus
    .text = On agit tour à tour, d’abord l’équipe à domicile, avec trois cartes au plus chacun. Odo en a joué une pour deux étoiles et mène 43 à 42.
    .goal = Jouez { $card } : Odo perd deux étoiles.
    .wrong = Gardez cela pour plus tard. Jouez d’abord { $card } : Odo perd deux étoiles.

lesson-match-protect = On vous attaque
    .text = Odo veut blesser { $card }, votre meilleur homme. Qui est attaqué peut répondre aussitôt par une protection qui convient.
    .goal = Répondez par { $plus }.
    .wrong = Sans réponse, vous perdez six étoiles. Jouez { $plus }.

lesson-match-attack = Votre attaque
    .text = L’attaque d’Odo est restée sans effet, et sa carte est perdue. { $card } retire du terrain un international, un footballeur bleu ; un stagiaire le remplace.
    .goal = Jouez { $card }.
    .wrong = Vous menez d’une étoile, et une attaque peut en coûter six. Jouez { $card }.

lesson-match-target = Choisir la cible
    .text = Deux hommes d’Odo sont bleus. Celui qui sort emporte ses étoiles, et le stagiaire en coûte une de plus.
    .goal = Choisissez l’un des deux.
    .wrong = Choisissez l’un des deux.

lesson-match-red = Un carton rouge
    .text = Le carton rouge d’Odo désigne une ligne, la défense, et vous choisissez qui sort. Son poste reste vide jusqu’à la fin.
    .goal = Faites sortir { $card } : il a le moins d’étoiles.
    .wrong = Un autre a moins d’étoiles. Faites sortir { $card }.

lesson-match-song = Une carte hors quota
    .text = Vous avez joué trois cartes, mais { $card } est hors quota : elle ne compte pas. Vous pourriez aussi faire deux changements.
    .goal = Jouez { $card }.
    .wrong = Elle ne coûte rien et rapporte une étoile. Jouez { $card }.

lesson-match-pass = Deux passes, et c’est fini
    .text = Vous menez, et Odo a passé. Si vous passez aussi, le match est terminé. L’équipe qui a le plus d’étoiles gagne, et une victoire vaut 2 points.
    .goal = Passez.
    .wrong = Vous menez : passez.

lesson-match-end = Vous connaissez Footmania
    .text = Chaque tour de terrain finit par une journée. En route, des clubs européens rapportent argent et fanions ; le plus de points donne le titre. Désormais vous jouez contre un bot débutant.
