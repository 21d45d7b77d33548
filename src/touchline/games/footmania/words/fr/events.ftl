# What happens in Footmania. $who is the seat that it is about: you, or another, who is then $who-name.

# The turn

event-turn = { $who ->
    [you] À vous de jouer.
   *[other] À { $who-name } de jouer.
}
event-missed = { $who ->
    [you] Vous passez ce tour.
   *[other] { $who-name } passe ce tour.
}
event-phase_1_timed_out = Après { $n } tours chacun, personne n’a d’équipe complète : la première phase se termine sans prime.
event-rolled = { $who ->
    [you] Vous lancez le dé : { $die }.
   *[other] { $who-name } lance le dé : { $die }.
}
event-moved = { $who ->
    [you] Vous avancez jusqu’en { $id }, { $square }.
   *[other] { $who-name } avance jusqu’en { $id }, { $square }.
}
event-lapped = { $who ->
    [you] Vous bouclez le tour de terrain : une journée de championnat commence.
   *[other] { $who-name } boucle le tour de terrain : une journée de championnat commence.
}
event-rolls_on = Pas d’euromatch pendant la première phase : { $who ->
    [you] vous relancez le dé.
   *[other] { $who-name } relance le dé.
}
event-jackpot = { $who ->
    [you] Vous empochez le pactole : { $money }.
   *[other] { $who-name } empoche le pactole : { $money }.
}
event-jackpot-empty = { $who ->
    [you] Vous trouvez le pactole vide.
   *[other] { $who-name } trouve le pactole vide.
}
event-no_sponsor = { $who ->
    [you] Vous n’avez pas de sponsor { $item } : rien à percevoir.
   *[other] { $who-name } n’a pas de sponsor { $item } : rien à percevoir.
}
event-sponsor_paid = { $who ->
    [you] { $sponsor } vous verse { $money }.
   *[other] { $sponsor } verse { $money } à { $who-name }.
}
event-phase_2 = Le championnat commence : tous les pions sont ramenés sur la case championnat.
event-complete = { $who ->
    [you] Vous avez une équipe complète et recevez { $money } : { $team }.
   *[other] { $who-name } a une équipe complète et reçoit { $money } : { $team }.
}

# Footballers and auctions

event-not_drawn = { $who ->
    [you] Vous ne tirez pas de carte du { deck }.
   *[other] { $who-name } ne tire pas de carte du { deck }.
}
event-drawn = { $who ->
    [you] Vous tirez { $card }.
   *[other] { $who-name } tire { $card }.
}
event-bought = { $who ->
    [you] Vous achetez { $card } pour { $money }.
   *[other] { $who-name } achète { $card } pour { $money }.
}
event-refused_card = { $who ->
    [you] Vous refusez { $card } : il est mis aux enchères.
   *[other] { $who-name } refuse { $card } : il est mis aux enchères.
}
event-auction = Les enchères pour { $lot } débutent à { $money }.
event-put_up = { $who ->
    [you] Vous mettez { $card } aux enchères à partir de { $money }.
   *[other] { $who-name } met { $card } aux enchères à partir de { $money }.
}
event-cannot_bid = { $who ->
    [you] Vous ne pouvez pas réunir { $money } et passez.
   *[other] { $who-name } ne peut pas réunir { $money } et passe.
}
event-passed = { $who ->
    [you] Vous passez.
   *[other] { $who-name } passe.
}
event-bid = { $who ->
    [you] Vous offrez { $money } pour { $lot }.
   *[other] { $who-name } offre { $money } pour { $lot }.
}
event-unsold = Personne n’enchérit : { $lot } retourne sous le paquet.
event-kept = Personne n’enchérit : { $who ->
    [you] vous gardez { $lot }.
   *[other] { $who-name } garde { $lot }.
}
event-knocked_down = { $who ->
    [you] Vous remportez { $card } pour { $money } ; { seller-to }.
   *[other] { $who-name } remporte { $card } pour { $money } ; { seller-to }.
}
event-bank_sold = { $who ->
    [you] Vous revendez { $footballer } à la banque pour { $money }.
   *[other] { $who-name } revend { $footballer } à la banque pour { $money }.
}
event-sponsor_sold = { $who ->
    [you] Vous revendez le sponsor { $sponsor } à la banque pour { $money }.
   *[other] { $who-name } revend le sponsor { $sponsor } à la banque pour { $money }.
}

# Plus cards and question cards

event-plus_drawn = { $who ->
    [you] Vous tirez { $plus }.
   *[other] { $who-name } tire { $plus }.
}
event-plus_returned = { $who ->
    [you] Vous remettez { $plus } sous le paquet des cartes plus.
   *[other] { $who-name } remet { $plus } sous le paquet des cartes plus.
}
event-question = { $who ->
    [you] Vous tirez « { $question } ». { $text }
   *[other] { $who-name } tire « { $question } ». { $text }
}
event-gained = { $who ->
    [you] Vous recevez { $money } de la banque.
   *[other] { $who-name } reçoit { $money } de la banque.
}
event-sponsor_signed = { $who ->
    [you] Vous signez avec { $sponsor }.
   *[other] { $who-name } signe avec { $sponsor }.
}
event-sponsor_signed-instead = { $who ->
    [you] Vous signez avec { $sponsor } ; { $old } retourne sous le paquet.
   *[other] { $who-name } signe avec { $sponsor } ; { $old } retourne sous le paquet.
}
event-sponsor_declined = { $who ->
    [you] Vous gardez { $old }, qui verse au moins autant ; { $sponsor } retourne sous le paquet.
   *[other] { $who-name } garde { $old }, qui verse au moins autant ; { $sponsor } retourne sous le paquet.
}
event-paid = { $who ->
    [you] Vous versez { $money } au pactole.
   *[other] { $who-name } verse { $money } au pactole.
}
event-paid-dropped = { $who ->
    [you] Vous versez { $money } au pactole ; les { $dropped } restants sont effacés, car vous n’avez plus rien à vendre.
   *[other] { $who-name } verse { $money } au pactole ; les { $dropped } restants sont effacés, faute d’avoir encore quelque chose à vendre.
}

# Deals

event-offer_made = { $who ->
    [you] Vous proposez à { $other-name } : { exchange }.
   *[other] { $other ->
        [you] { $who-name } vous propose { exchange }.
       *[other] { $who-name } propose à { $other-name } : { exchange }.
    }
}
event-offer_received = { $other ->
    [you] Vous proposez à { $who-name } : { exchange }.
   *[other] { $who ->
        [you] { $other-name } vous propose { exchange }.
       *[other] { $other-name } propose à { $who-name } : { exchange }.
    }
}
event-offer_refused = { $who ->
    [you] Vous refusez l’offre faite par { $other-name }.
   *[other] { $other ->
        [you] { $who-name } refuse votre offre.
       *[other] { $who-name } refuse l’offre faite par { $other-name }.
    }
}
event-offer_was_refused = { $other ->
    [you] Vous refusez l’offre faite par { $who-name }.
   *[other] { $who ->
        [you] { $other-name } refuse votre offre.
       *[other] { $other-name } refuse l’offre faite par { $who-name }.
    }
}
event-footballer_shown = { $who ->
    [you] Vous montrez { $footballer } à { $other-name }.
   *[other] { $other ->
        [you] { $who-name } vous montre { $footballer }.
       *[other] { $who-name } montre { $footballer } à { $other-name }.
    }
}
event-footballer_seen = { $other ->
    [you] Vous montrez { $footballer } à { $who-name }.
   *[other] { $who ->
        [you] { $other-name } vous montre { $footballer }.
       *[other] { $other-name } montre { $footballer } à { $who-name }.
    }
}
event-offer_cancelled = { $who ->
    [you] Vous annulez l’affaire avec { $other-name }.
   *[other] { $who-name } annule l’affaire avec { other }.
}
event-offer_was_cancelled = { $other ->
    [you] Vous annulez l’affaire avec { $who-name }.
   *[other] { $other-name } annule l’affaire avec { who }.
}
event-deal = { $who ->
    [you] Vous donnez à { $other-name } : { exchange }.
   *[other] { $other ->
        [you] { $who-name } vous donne { exchange }.
       *[other] { $who-name } donne à { $other-name } : { exchange }.
    }
}
event-letter_written = { $who ->
    [you] Vous rédigez une offre ; elle attend le prochain marché.
   *[other] { $who-name } rédige une offre ; elle attend le prochain marché.
}
event-letter_withdrawn = { $who ->
    [you] Vous reprenez la dernière offre.
   *[other] { $who-name } reprend la dernière offre.
}
event-letter_dropped = { $who ->
    [you] Votre offre n’est plus possible et tombe à l’eau.
   *[other] L’offre faite par { $who-name } n’est plus possible et tombe à l’eau.
}
event-auto_done = { $who ->
    [you] { $on ->
        [0] Vous avez de nouveau la parole sur le marché des transferts.
       *[other] Le marché des transferts se passe désormais de vous.
    }
   *[other] { $on ->
        [0] { $who-name } a de nouveau la parole sur le marché des transferts.
       *[other] { $who-name } laisse passer son tour sur le marché des transferts.
    }
}
event-deadline = Clôture des transferts : plus d’affaires entre managers.

# Euromatches

event-club_drawn = Soirée européenne : { $who ->
    [you] vous tirez { $club }.
   *[other] { $who-name } tire { $club }.
}
event-club_declined = { $who ->
    [you] Vous renoncez au match contre { $club }.
   *[other] { $who-name } renonce au match contre { $club }.
}
event-euro_won = { $who ->
    [you] Vous battez { $club } par { $ours } à { $theirs } : { $money } et { pennants }.
   *[other] { $who-name } bat { $club } par { $ours } à { $theirs } : { $money } et { pennants }.
}
event-euro_lost = { $who ->
    [you] { $club } vous résiste : { $ours } à { $theirs }.
   *[other] { $club } résiste à { $who-name } : { $ours } à { $theirs }.
}

# Matches

event-matchday = La { $n ->
    [1] 1re
   *[other] { $n }e
} journée commence.
event-fixture = { $n ->
    [1] 1re
   *[other] { $n }e
} journée : { home } contre { away }.
event-fixture-play-off = Match d’appui : { home } contre { away }.
event-lined_up = { $who ->
    [you] Vous alignez : { $team }.
   *[other] { $who-name } aligne : { $team }.
}
event-lined_up-hidden = { $who ->
    [you] Vous avez choisi votre formation.
   *[other] { $who-name } a choisi sa formation.
}
event-team_shown = { $who ->
    [you] Vous dévoilez une équipe de { stars } : { $team }.
   *[other] { $who-name } dévoile une équipe de { stars } : { $team }.
}
event-match_passed = { $who ->
    [you] Vous passez.
   *[other] { $who-name } passe.
}
event-boosted = { $who ->
    [you] Vous jouez { $plus } : +{ $more }, soit { stars }.
   *[other] { $who-name } joue { $plus } : +{ $more }, soit { stars }.
}
event-extra_sub = { $who ->
    [you] Vous jouez { $plus } : un changement de plus.
   *[other] { $who-name } joue { $plus } : un changement de plus.
}
event-substituted = { $who ->
    [you] Vous faites entrer { $card } au poste { $post } ; { $replaced } sort : { stars }.
   *[other] { $who-name } fait entrer { $card } au poste { $post } ; { $replaced } sort : { stars }.
}
event-substituted-trainee = { $who ->
    [you] Vous faites entrer { $card } au poste { $post } à la place d’un stagiaire : { stars }.
   *[other] { $who-name } fait entrer { $card } au poste { $post } à la place d’un stagiaire : { stars }.
}
event-attacked = { $who ->
    [you] Vous jouez { $plus } contre { other }.
   *[other] { $who-name } joue { $plus } contre { other }.
}
event-targeted = { $who ->
    [you] Vous désignez { $target }.
   *[other] { $who-name } désigne { $target }.
}
event-protected = { $who ->
    [you] Vous répliquez avec { $plus } : l’attaque reste sans effet.
   *[other] { $who-name } réplique avec { $plus } : l’attaque reste sans effet.
}
event-weakened = { $who ->
    [you] Vous perdez { $less } { $less ->
        [one] étoile
       *[other] étoiles
    } : il vous en reste { $stars }.
   *[other] { $who-name } perd { $less } { $less ->
        [one] étoile
       *[other] étoiles
    } : il en reste { $stars }.
}
event-injured = { $card } sort sur blessure.
event-called_up = { $card } est appelé en sélection ; un stagiaire prend le poste { $post } : { stars }.
event-trainee_on = { $who ->
    [you] Vous envoyez un stagiaire au poste { $post } : { stars }.
   *[other] { $who-name } envoie un stagiaire au poste { $post } : { stars }.
}
event-sent_off = { $card } est expulsé ; le poste { $post } reste vacant : { stars }.
event-result = { home } { $ours }, { away } { $theirs } : { $who ->
    [you] vous gagnez 2 points.
   *[other] { $who-name } gagne 2 points.
}
event-result-draw = { home } { $ours }, { away } { $theirs } : match nul, 1 point chacun.
event-income = Chaque équipe perçoit { $money }.
event-play_off = Ex-æquo en tête : match d’appui pour le titre entre { $seats }.
event-full_time = { $who ->
    [you] Vous remportez le championnat.
   *[other] { $who-name } remporte le championnat.
}
event-full_time-shared = Le titre de champion est partagé entre { $seats }.

# Seats and things in sentences

who = { $who ->
    [you] vous
   *[other] { $who-name }
}
whose = { $who ->
    [you] votre
   *[other] { $who-name }
}
other = { $other ->
    [you] vous
   *[other] { $other-name }
}
others = { $other ->
    [you] votre
   *[other] { $other-name }
}
seller = { $seller ->
    [you] vous
    [nobody] la banque
   *[other] { $seller-name }
}
seller-to = { $seller ->
    [you] l’argent est pour vous
    [nobody] l’argent va à la banque
   *[other] l’argent va à { $seller-name }
}
home = { $home ->
    [you] vous
   *[other] { $home-name }
}
away = { $away ->
    [you] vous
   *[other] { $away-name }
}
deck = { $deck ->
    [foreign] paquet des étrangers
   *[other] paquet des nationaux
}
on-post = { $post } { $card }
on-post-trainee = { $post } un stagiaire
on-post-vacant = { $post } vacant
