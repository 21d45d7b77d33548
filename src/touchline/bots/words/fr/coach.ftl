# Pourquoi l'entraîneur choisirait une option. <…> est une autre option, que la page met en mots.

reason-only = Rien d’autre ne mérite réflexion.
reason-little = La différence est faible : <{ $other }> vaut à peu près autant.
reason-others = Les autres y gagnent moins qu’avec <{ $other }>.
reason-more = Promet plus que <{ $other }> côté { $part } (+{ $more }).
reason-trade = Promet plus que <{ $other }> côté { $part } (+{ $more }), mais moins côté { $cost } (−{ $less }).
reason-trade-little = Promet plus que <{ $other }> côté { $part } (+{ $more }), mais un peu moins côté { $cost } (−{ $less }).
