# Le match du jour et les problèmes.

daily-lead = Chaque jour une donne par jeu, la même pour tous sur ce serveur, contre des bots de niveau Captain. Vous avez un seul essai : pas de retour en arrière, pas d’entraîneur, pas de bot à votre place. Cartes, dés et partie restent secrets jusqu’à la fin de la journée, à minuit UTC.
daily-honest = Un essai par navigateur : nous ne pouvons empêcher personne d’en utiliser un second, ni des amis de se parler. Chaque partie du classement a été rejouée et vérifiée.
daily-of = Match du jour, { $day }
daily-today = Aujourd’hui
daily-seats = { $n } managers, Captain joue les autres
daily-name = Votre nom au classement
daily-begin = Jouer votre unique essai
    .at = Jouer le match du jour de { $game }
daily-go-on = Continuer la partie
    .at = Continuer le match du jour de { $game }
daily-result = { $place ->
    [1] Gagné
   *[other] Place { $place } sur { $seats }
  }
daily-line = { $points ->
    [one] { $points } point
   *[other] { $points } points
  }, { $margin ->
    [0] à égalité avec le meilleur rival
   *[other] { $ahead ->
        [yes] { $margin } de plus que le meilleur rival
       *[no] { $margin } de moins que le meilleur rival
      }
  }
daily-copy = Copier un texte à partager
daily-share = Touchline, match du jour : { $game }, { $day }
    { $place ->
        [1] Gagné contre { $rivals ->
            [one] un Captain
           *[other] { $rivals } Captains
          }
       *[other] Place { $place } sur { $seats }
      }, { $points ->
        [one] { $points } point
       *[other] { $points } points
      } ({ $difference })
    { $url }
daily-nobody = Personne n’a encore terminé.
daily-ranking = Classement du jour
daily-rank = Rang
daily-manager = Manager
daily-you = vous
daily-place = Place
daily-points = Points
daily-margin = Écart
daily-replay = Revoir
    .of = Revoir la partie de { $name }
daily-secret = Secret de la donne
daily-more = { $n ->
    [one] et { $n } autre
   *[other] et { $n } autres
  }
daily-days = Jours précédents
daily-no-days = Aucun jour précédent n’a été joué sur ce serveur.
home-more = À jouer aussi
home-daily = Match du jour
    .text = Une donne pour tous, un seul essai. Jusqu’où irez-vous ?
home-puzzles = Problèmes
    .text = Une décision, une meilleure réponse. Trouverez-vous ce que Captain n’a pas vu ?

puzzles-title = Problèmes
puzzles-lead = Des positions de parties de bots où une réponse est sans aucun doute meilleure que toutes les autres. Vous voyez ce que le manager pouvait voir, et vous avez une seule réponse.
puzzles-solved = { $tried ->
    [0] { $count } problèmes pour vous
   *[other] Résolus : { $solved } sur { $tried }, { $count } problèmes en tout
  }
puzzles-rating = Votre cote : { $rating }
puzzles-solve = Résoudre
    .at = Résoudre des problèmes de { $game }
puzzles-all-done = Tous résolus ou essayés
puzzle = Problème
puzzle-of = Un problème de { $game }
puzzle-rated = Coté { $rating }
puzzle-yours = Vous : { $rating }
puzzle-right = Juste !
puzzle-wrong = Pas la meilleure
puzzle-gained = { $up ->
    [yes] Votre cote monte de { $n }.
   *[no] Votre cote baisse de { $n }.
  }
puzzle-worth = Ce que valent les options
puzzle-best = la meilleure
puzzle-chosen = votre réponse
puzzle-chance = { $n } % de gagner
puzzle-quoted = « { $option } »
puzzle-sure = La meilleure réponse vaut { $gap } points de chance de gagner de plus que la suivante (intervalle à 95 % : { $low } à { $high }), essayée dans { $n } mondes imaginés.
puzzle-rules = Règles
puzzle-next = Problème suivant
puzzle-list = Tous les problèmes
puzzle-finished = C’était le dernier de ce jeu.
