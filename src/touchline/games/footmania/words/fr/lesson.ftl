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
    .text = Odo offre 750 kF. Son prix sur la carte est de 1 000 kF, il y a donc de la marge.
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
    .text = Onze footballeurs à onze postes terminent la phase 1. Puis viennent les tours, et chacun finit par une journée : l’équipe qui a le plus d’étoiles gagne, et une victoire vaut 2 points.
    .goal = Répondez à cette offre comme vous voulez.
    .wrong = Répondez à l’offre.

lesson-first-again-bank = Répondez d’abord à l’offre.

lesson-first-end = Vous connaissez Footmania
    .text = Voyagez, recrutez, négociez ; puis courez et jouez. Désormais vous jouez pour de bon contre deux bots débutants.
