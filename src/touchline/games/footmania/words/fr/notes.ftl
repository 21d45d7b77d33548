# De quoi traite une question, dit la première fois qu’elle se pose dans un navigateur.

sight-window = Avant un tour, chaque manager peut faire deux offres : vendre, acheter, échanger ou mettre aux enchères. Vendre à la banque reste toujours possible et ne compte pas ; les affaires entre managers s’arrêtent avant les deux dernières journées.
sight-offer_to = L’offre va à un seul manager, et vous seuls en connaissez les conditions. Une affaire conclue est annoncée à tous, mais sans dire qui sont les footballeurs cachés.
sight-offer_for = Demandez un footballeur que vous connaissez, un sponsor, ou n’importe qui pour un poste. Pour un poste, l’autre manager choisit qui vous montrer, et vous pouvez encore dire non.
sight-offer_amount = Tout multiple de 50 kF est permis, de rien à tout l’argent de celui qui paie.
sight-answer = Acceptez ou refusez ; une offre refusée ne change rien et n’est pas annoncée. La question vous est posée même si vous ne pouvez que refuser, pour que personne n’apprenne ce que vous avez.
sight-confirm = Ce footballeur n’a été montré qu’à vous. Concluez l’affaire ou renoncez-y : ce que vous savez, vous le gardez.
sight-roll = Les affaires entre managers sont closes : votre tour commence par le dé. Avant de le lancer, vous pouvez encore vendre à la banque.
sight-route = Vous avancez d’exactement ce que montre le dé, jamais en arrière, et seule compte la case où vous vous arrêtez : une case plus donne une carte secrète, le pactole son argent, une case euromatch en phase 1 un nouveau lancer. Les cartes point d’interrogation sont lues à tous ; elles apportent de l’argent ou un sponsor, ou remplissent le pactole.
sight-draw = Le dos montre le prix et les étoiles bonus. Si vous tirez, vous seul voyez la face, puis vous achetez ou refusez ; sinon, votre tour est fini.
sight-card = Achetez au prix du dos, ou refusez : tous voient alors la carte et les autres enchérissent, à partir du prix dévalué. La première équipe complète met fin à la phase 1.
sight-bid = Le plus offrant l’obtient, et passer est définitif. Vous ne pouvez pas offrir plus que votre argent, mais vous pouvez d’abord vendre à la banque ; qui ne peut pas suivre passe automatiquement.
sight-return_plus = Vous pouvez avoir six cartes plus. Choisissez celle qui va sous le paquet ; personne ne voit laquelle.
sight-payment = Vous devez plus que vous n’avez, et personne ne peut avoir de dettes. Vendez une carte après l’autre jusqu’à pouvoir payer.
sight-euromatch = En phase 2, tous les pions repartent de la case championnat, et des clubs européens attendent en chemin. Avec plus d’étoiles que le club, vous gagnez de l’argent et des fanions ; qui joue montre son équipe, et vous pouvez refuser.
sight-line_up = Votre équipe pour ce match, secrète jusqu’à ce que les deux soient prêts : onze postes, trois footballeurs rouges au plus et, là où personne ne joue, des stagiaires qui coûtent une étoile chacun. Les matchs d’une journée se jouent l’un après l’autre.
sight-euro_card = Les cartes plus marquées « euro » peuvent aider, trois au plus. Il vous faut plus d’étoiles que le club ; autant ne suffit pas.
sight-match = Chacun à son tour joue une carte plus (des étoiles, une attaque, un changement de plus), fait un changement ou passe, jusqu’à ce que les deux passent. Le plus d’étoiles rapporte 2 points, un nul 1 ; chaque journée paie 500 kF, et le titre se joue aux points, puis aux fanions, puis en match d’appui.
sight-sub_post = Le remplaçant prend le poste de quelqu’un sur le terrain, s’il peut y jouer. Personne d’autre ne bouge, et celui qui sort ne revient pas dans ce match.
sight-target = Dites qui votre carte vise. Votre adversaire peut encore répondre par une protection.
sight-reply = On vous attaque. Une protection qui convient annule l’attaque, mais compte parmi vos trois cartes ; la question vous est posée quoi que vous ayez.
sight-replace = Votre footballeur est blessé. Un homme du banc compte pour un changement ; un stagiaire, non, mais il coûte une étoile.
sight-sent_off = Carton rouge pour cette ligne : vous choisissez qui sort. Le poste reste vide jusqu’à la fin du match.
