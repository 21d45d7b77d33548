# Ce que dit une table avec une leçon.

lesson-later = Ce sera possible après la leçon. Faites ce que demande l’étape, ou quittez la leçon et continuez seul.
lesson-wait = Ce n’est pas à vous de jouer dans cette leçon. Attendez les autres, puis continuez.
lesson-none = { $game } n’a pas de leçon de ce nom. Choisissez-en une sur la page de ses règles.
