# Une décision prise depuis un avis.

answer-title = Répondre
answer-choose = Choisissez une de ces réponses.
answer-done = C’est répondu. La partie continue.
answer-again = C’est répondu. Une autre question vous attend à la table.
answer-once = C’est le bouton qui décide, pas l’ouverture de cette page.
answer-many = Il faut voir toute la table pour cela.
answer-table = Vers la table
