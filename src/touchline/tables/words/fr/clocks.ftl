# Pendules, vacances, temps offert.

clock-add-needs-bank = Le temps ajouté va dans une réserve : donnez une réserve à chaque manager, ou n’ajoutez rien.
clock-range = Choisissez de { $least } à { $most } secondes ({ $days } jours) pour une pendule, ou 0 pour aucune limite.
clock-night = Une nuit commence et finit à l’heure pile, de 0 à 24.
clock-night-whole = Avec une telle nuit, aucune pendule ne tournerait. Laissez quelques heures pour jouer.
clock-vacation = Choisissez de 0 à { $most } jours de vacances.
clock-zone = Ce fuseau horaire est inconnu. Choisissez-en un comme Europe/Paris, ou UTC.
clock-none = Aucune pendule ne tourne à cette table.
vacation-none = Il n’y a pas de vacances à cette table.
vacation-used-up = Vous avez épuisé vos jours de vacances.
gift-to-others = On ne peut donner du temps qu’aux autres.
gift-range = Donnez de { $least } secondes à { $most } jours.
late-nothing = Il n’y a rien à décider pour ce manager.
