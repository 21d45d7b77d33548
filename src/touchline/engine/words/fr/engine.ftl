# Ce que disent tous les jeux, sauf s'ils le disent à leur façon.

refuse-over = la partie est terminée
refuse-wait = vous n’avez rien à décider pour l’instant ; attendez les autres
refuse-other-question = on vous demande autre chose : { $may }
