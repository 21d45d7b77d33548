# Les symboles du jeu, par le nom de leur icône.

legend-star = Étoiles
    .text = Ce que vaut un footballeur sur le terrain. L’équipe qui a le plus d’étoiles gagne.
legend-pennant = Fanion
    .text = Se gagne en euromatch. Cinq fanions valent une étoile jusqu’à la fin de la partie.
legend-q = Carte point d’interrogation
    .text = Tout le monde la lit : argent, sponsor, aide ou ennui.
legend-plus = Carte plus
    .text = Une carte secrète pour les matchs.
legend-boots = Chaussures
    .text = Votre sponsor pour cet équipement vous verse de l’argent quand vous vous arrêtez ici ; de même pour le maillot, les chaussettes et le short.
legend-shirt = Maillot
    .text = L’équipement d’un sponsor.
legend-socks = Chaussettes
    .text = L’équipement d’un sponsor.
legend-shorts = Short
    .text = L’équipement d’un sponsor.
legend-pot = Pactole
    .text = Ce que les autres y ont versé est à vous quand vous vous y arrêtez.
legend-globe = Euromatch
    .text = Phase 1 : relancez le dé. Phase 2 : un match contre un club européen.
legend-handshake = Marché des transferts
    .text = Chacun peut faire des offres.
legend-lock = Secret
    .text = Vous seul voyez ceci.
