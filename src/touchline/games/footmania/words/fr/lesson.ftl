# Les leçons de Footmania.

lesson-first = Un premier tour
    .text = Avancez, piochez un footballeur, enchérissez, répondez à une offre.

lesson-first-route = Lancer et avancer
    .text = En première phase, il vous faut onze footballeurs pour onze postes. Vous avancez d’exactement ce que montre le dé, et choisissez le chemin.
    .goal = Allez chez le recruteur P01.
    .wrong = De bonnes cases aussi, mais il nous faut des footballeurs, et en P01 ils sont bon marché.

lesson-first-draw = Le dos dit le prix
    .text = Vous pouvez piocher la carte du dessus. Le dos montre le prix et les étoiles de bonus, pas le nom.
    .goal = Piochez la carte.
    .wrong = Pour 150k, elle ne coûte presque rien. Piochez-la.

lesson-first-buy = Acheter ou refuser
    .text = Si vous refusez, tous le voient et les autres enchérissent. Le poste 1 est le but, et chaque équipe en a besoin.
    .goal = Achetez { $card } pour 150k.
    .wrong = Refusé, il ira pour peu à un rival. Achetez-le.

lesson-first-window = Le marché des transferts
    .text = Avant chaque tour, chacun peut faire deux offres : vendre, acheter, échanger ou mettre une carte aux enchères. Seules les deux parties connaissent les termes.
    .goal = Terminez : vous n’avez qu’un footballeur et il vous le faut.
    .wrong = C’est votre seul footballeur. Terminez.

lesson-first-window-bank = La banque ne paie que le prix réduit. Gardez-le et terminez.

lesson-first-quiet = Sponsors
    .text = Odo s’est arrêté sur la case d’un sponsor sans en avoir : rien à toucher. Les sponsors viennent des cartes question.
    .goal = Terminez encore une fois.
    .wrong = Rien à vendre pour l’instant : terminez.

lesson-first-quiet-bank = Gardez-le : terminez.

lesson-first-bid = Une enchère
    .text = Wren a refusé { $card } : 5 étoiles, tous les postes sauf le but. Le plus offrant l’obtient, et l’argent va à la banque.
    .goal = Misez 600k.
    .wrong = C’est plus qu’il n’en faut pour commencer. Misez 600k.

lesson-first-bid-pass = Passer est définitif, et 5 étoiles pour 600k, c’est peu. Misez.

lesson-first-bid-bank = Vous avez 6 850k. Inutile de vendre : misez.

lesson-first-higher = Plus haut
    .text = Odo offre 750k. Son prix sur la carte est de 1 000k, il y a donc de la marge.
    .goal = Misez 800k.
    .wrong = C’est plus qu’il n’en faut. Misez 800k.

lesson-first-higher-pass = À 800k, c’est encore une affaire. Misez encore une fois.

lesson-first-higher-bank = Vous avez assez d’argent : misez.

lesson-first-sell = Il est à vous
    .text = Votre tour commence par un marché. Vous pourriez le revendre avec profit, mais ce sont les étoiles qui gagnent les matchs.
    .goal = Terminez.
    .wrong = Gardez-le : il y a onze postes à pourvoir. Terminez.

lesson-first-sell-bank = La banque en donne 600k et vous avez payé 800k. Terminez.

lesson-first-offer = Une offre
    .text = Wren cherche quelqu’un pour le poste 5 et paie 200k. Vous choisissez qui montrer, et seul celui qui demande le voit.
    .goal = Refusez.
    .wrong = Refusez cette fois.

lesson-first-offer-show = { $card } vaut cinq fois plus. Refusez.

lesson-first-offer-bank = Répondez d’abord : refusez.

lesson-first-again = À vous
    .text = Onze footballeurs à onze postes terminent la phase 1. Puis viennent les tours, et chacun finit par une journée : plus d’étoiles gagnent, 2 points la victoire.
    .goal = Répondez à cette offre comme vous voulez.
    .wrong = Répondez à l’offre.

lesson-first-again-bank = Répondez d’abord à l’offre.

lesson-first-end = Vous connaissez Footmania
    .text = Voyagez, recrutez, négociez ; puis courez et jouez. Désormais vous jouez pour de bon contre deux bots débutants.
