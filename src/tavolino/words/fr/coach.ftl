# L’entraîneur : ce qu’il dit des décisions d’une partie terminée, et de la chance.

coach = L’entraîneur
coach-working = L’entraîneur réfléchit…
coach-waiting = D’autres passent avant. L’entraîneur commence dans environ { $seconds ->
    [one] { $seconds } seconde
   *[other] { $seconds } secondes
  }.
coach-preparing = L’entraîneur se prépare, une seule fois sur ce serveur. Il commence dans { $seconds ->
    [one] environ une seconde
   *[other] environ { $seconds } secondes
  }.
coach-not-yet = L’entraîneur n’a pas encore regardé ce coup.
coach-nothing = L’entraîneur n’a rien à dire de ce coup.
coach-chart = Chances de gagner
coach-chart-alone = Points attendus
coach-round = Manche { $round }
coach-legend-slip = faux pas
coach-legend-moment = décisif
coach-next-mistake = Erreur suivante
coach-table = En tableau
coach-step = Étape
coach-verdict = Avis
coach-seat = Qui
coach-best = le meilleur
coach-good = bon
coach-inaccuracy = imprécision
coach-mistake = erreur
coach-blunder = grosse erreur
coach-close = trop serré
coach-verdict-of = { $verdict ->
    [best] { $you ->
        [yes] Tu as trouvé le meilleur coup
       *[no] { $who } a trouvé le meilleur coup
    }
    [good] { $you ->
        [yes] Un bon coup de ta part
       *[no] Un bon coup de { $who }
    }
    [inaccuracy] { $you ->
        [yes] Un petit faux pas de ta part
       *[no] Un petit faux pas de { $who }
    }
    [mistake] { $you ->
        [yes] Une erreur de ta part
       *[no] Une erreur de { $who }
    }
    [blunder] { $you ->
        [yes] Une grosse erreur de ta part
       *[no] Une grosse erreur de { $who }
    }
   *[close] { $you ->
        [yes] Ton coup : trop serré pour trancher
       *[no] { $who } : trop serré pour trancher
    }
  }
coach-only = C’était le seul coup possible
coach-best-about = Rien d’autre ne valait autant.
coach-good-about = Rien d’autre n’était nettement meilleur.
coach-close-about = L’entraîneur ne peut pas dire si autre chose valait mieux.
coach-better-points = Mieux : « { $action } ». Ça valait environ { $count ->
    [one] { $points } point
   *[other] { $points } points
  } de plus.
coach-better = Mieux : « { $action } ».
coach-chance = D’après ce que { $you ->
    [yes] tu pouvais savoir
   *[no] { $who } pouvait savoir
  } : { $best } de chances de gagner au lieu de { $taken }.
coach-bars-points = Points de plus ou de moins qu’avec le coup joué, en moyenne.
coach-bars-win = Chances de gagner, de plus ou de moins qu’avec le coup joué.
coach-bars-deals = L’entraîneur a essayé { $count } donnes possibles. Les traits montrent à quel point chaque nombre est fiable.
coach-bars-exact = Toutes les cartes étaient connues : c’est calculé exactement.
coach-tag-best = le meilleur
coach-tag-played = joué
coach-more = { $count ->
    [one] Encore { $count }
   *[other] Encore { $count }
  }
coach-fewer = En montrer moins
coach-unit = Comparer selon
coach-unit-points = En points
coach-unit-win = En chances
coach-try = Essayer à partir d’ici
coach-line = Comment la suite aurait pu se jouer
coach-line-about = Une donne imaginée, celle du milieu parmi neuf selon sa fin. Le joueur de l’entraîneur joue pour tout le monde ; ce que personne ne pouvait savoir est inventé.
coach-moments = { $count ->
    [one] Le moment décisif
    [2] Les deux moments décisifs
   *[other] Les trois moments décisifs
  }
coach-at-step = Étape { $step }
coach-accuracy = Précision
coach-accuracy-about = 100 : toujours le meilleur coup ; 0 : pas mieux qu’au hasard.
coach-count-inaccuracy = { $count ->
    [one] { $count } faux pas
   *[other] { $count } faux pas
  }
coach-count-mistake = { $count ->
    [one] { $count } erreur
   *[other] { $count } erreurs
  }
coach-count-blunder = { $count ->
    [one] { $count } grosse erreur
   *[other] { $count } grosses erreurs
  }
coach-count-none = aucune erreur
coach-luck-skill = Chance et adresse
coach-luck-unit = points de mieux ou de moins qu’attendu avant la donne
coach-luck = Chance
coach-skill = Adresse
coach-sum = Total
coach-luck-more = De quoi la chance était faite
coach-luck-deal = Donne
coach-luck-draws = Pioche
coach-luck-hidden = Caché
coach-luck-others = Autres
coach-luck-about = Donne et pioche : les cartes venues. Caché : comment les coups ont tourné face à des cartes que personne ne voyait. Autres : la façon dont les autres ont joué. Ce que l’entraîneur juge mal se retrouve aussi ici.
coach-picture = Image à partager
coach-picture-accuracy = précision { $accuracy }
coach-picture-luck = chance { $points }
coach-missing-old-rules = Cette partie a été jouée selon d’anciennes règles : l’entraîneur ne peut pas la juger.
coach-missing-broken-off = La partie a été interrompue. L’entraîneur prend comme résultat ce qu’on pouvait alors attendre.
coach-missing-changed-hands = Joué en partie par une personne et en partie par un robot ou l’horloge : { $who }.
coach-missing-slow = Ce serveur n’a pas de compilateur : l’entraîneur a regardé de moins près.
coach-missing-long = Cette partie est si longue que l’entraîneur a regardé chaque coup de moins près.
coach-missing-no-kernel = Pour ce jeu, l’entraîneur ne juge que les coups ; il ne sépare pas la chance de l’adresse.
coach-missing-no-luck = Pour ce jeu, l’entraîneur ne sépare pas la chance de l’adresse.
coach-missing-alone = Personne d’autre n’a joué : l’entraîneur compte les points.

# Ta façon de jouer, au fil des parties

my-play-about = Ce que l’entraîneur a trouvé dans tes parties.
my-play-none = L’entraîneur n’a encore regardé aucune de tes parties. Demande-lui après une partie, en la revoyant.
my-play-all = Tous les jeux
my-play-accuracy = Précision, partie par partie
my-play-deeds = Précision selon le type de coup
my-play-luck = Chance, partie par partie
my-play-mean = En moyenne { $number }
my-play-moves = Tes coups
my-play-moves-about = Sur { $count ->
    [one] { $count } coup
   *[other] { $count } coups
  } avec un choix.
my-play-match = Partie
my-play-newest = la plus récente

# pourquoi, d’après les donnes imaginées ; ce qui entre dans les raisons des jeux
coach-with-played = avec ce coup
coach-with-better = avec le meilleur coup
coach-with-next = avec le deuxième meilleur coup
coach-often = { $count ->
    [0] très rarement
    [100] presque toujours
   *[other] dans environ { $count } donnes sur 100
  }
coach-often-too = { $count ->
    [0] très rarement
    [100] presque toujours
   *[other] dans environ { $count }
  }
coach-decimal = { $whole },{ $tenth }
coach-about = environ { $amount }
coach-under = moins de { $amount }
coach-both = { $one } { $two }
coach-counted = Avance à la fin de la manche, calculée exactement : { $first } { $played }, { $second } { $instead }.
