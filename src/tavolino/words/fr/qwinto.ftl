qwinto-title = Qwinto, le jeu de cartes
qwinto-about = Une carte donne un nombre à tout le monde. Écris-le là où il va le mieux, rangée par rangée.
qwinto-where = { $count } à piocher
qwinto-where-solo = { $count ->
    [0] en solo, dernières cartes
   *[other] en solo, { $count } à piocher
  }
qwinto-colour-o = orange
qwinto-colour-y = jaune
qwinto-colour-p = violet
qwinto-no-colour = aucune couleur
qwinto-row = { $row ->
    [o] rangée orange
    [y] rangée jaune
   *[p] rangée violette
  }
qwinto-colours = { $colours ->
    [none] aucune rangée
    [o] rangée orange
    [y] rangée jaune
    [p] rangée violette
    [oy] rangée orange ou jaune
    [op] rangée orange ou violette
    [yp] rangée jaune ou violette
   *[oyp] rangée orange, jaune ou violette
  }
qwinto-card-o = { $value } orange
qwinto-card-y = { $value } jaune
qwinto-card-p = { $value } violet
qwinto-card-g = { $value } gris
qwinto-place = { $stack ->
    [tl] en haut à gauche
    [tr] en haut à droite
    [bl] en bas à gauche
   *[br] en bas à droite
  }
qwinto-in = { $number } : { qwinto-colours }

qwinto-played = { $you ->
    [yes] Tu as posé le { $card } sur la pile { qwinto-place }.
   *[no] { $who } a posé le { $card } sur la pile { qwinto-place }.
  }
qwinto-announced = Le nombre est { $number } : { qwinto-colours }.
qwinto-wrote = { $you ->
    [yes] Tu as écrit { $number } dans la { qwinto-row }.
   *[no] { $who } a écrit { $number } dans la { qwinto-row }.
  }
qwinto-passed = { $you ->
    [yes] Tu passes.
   *[no] { $who } passe.
  }
qwinto-missed = { $you ->
    [yes] Tu passes
   *[no] { $who } passe
  } : { $misses ->
    [4] c’est le quatrième coup manqué.
    [one] c’est un coup manqué.
   *[other] c’est le coup manqué numéro { $misses }.
  }
qwinto-drew = { $you ->
    [yes] Tu as pioché le { $card }.
   *[no] { $who } a pioché le { $card }.
  }
qwinto-reshuffled = { $count ->
    [one] La carte recouverte a été mélangée et forme la nouvelle pioche.
   *[other] Les { $count } cartes recouvertes ont été mélangées et forment la nouvelle pioche.
  }
qwinto-ended = La partie est finie : { $results }.

qwinto-name-play = Poser le { $card } sur la pile { qwinto-place }
qwinto-name-two = Poser le { $first } sur la pile { $first_stack ->
    [tl] en haut à gauche
    [tr] en haut à droite
    [bl] en bas à gauche
   *[br] en bas à droite
  }, puis le { $second } { $second_stack ->
    [tl] en haut à gauche
    [tr] en haut à droite
    [bl] en bas à gauche
   *[br] en bas à droite
  }
qwinto-name-write = Écrire { $number } dans la { qwinto-row }, case { $place }
qwinto-do-play = Annoncer { $number }
qwinto-do-both = Jouer deux cartes
qwinto-do-write = Écrire { $number }
qwinto-do-pass = Passer

qwinto-over = La partie est finie.
qwinto-your-turn = À toi
qwinto-turn = C’est à { $who }
qwinto-chooses = { $who } choisit une carte. Tout le monde pourra écrire le nombre.
qwinto-choose = À toi : choisis une carte, puis une pile. La carte et ses deux voisines s’additionnent.
qwinto-choose-place = Où va le { $card } ? Chaque pile montre le nombre qu’elle donnerait.
qwinto-choose-first = Deux cartes de même valeur : choisis celle qui va en premier.
qwinto-first = Pose d’abord le { $card } sur une pile ; l’autre va à côté.
qwinto-second = Le { $first } va { qwinto-place }. Pose maintenant le { $card } à côté : c’est la dernière carte qui compte.
qwinto-aimed = { $cells ->
    [0] Aucune de tes cases n’accepterait { $number } : ce serait un coup manqué.
    [one] Une de tes cases accepterait { $number }.
   *[other] { $cells } de tes cases accepteraient { $number }.
  }
qwinto-write = { $mine ->
    [yes] Écris { $number } dans la { qwinto-colours }. Si tu passes, c’est un coup manqué.
   *[no] Écris { $number } dans la { qwinto-colours }, ou passe.
  }
qwinto-would-write = { $points ->
    [0] { $number } dans la { qwinto-row } ne rapporte rien.
    [one] { $number } dans la { qwinto-row } rapporte { $points } point.
   *[other] { $number } dans la { qwinto-row } rapporte { $points } points.
  }
qwinto-would-write-short = { $points ->
    [one] +{ $points } point
   *[other] +{ $points } points
  }
qwinto-stuck = { $mine ->
    [yes] { $misses ->
        [3] { $number } ne va nulle part : ton quatrième coup manqué. La partie s’arrête.
       *[other] { $number } ne va nulle part : un coup manqué.
      }
   *[no] { $number } ne va nulle part. Passer ne coûte rien.
  }
qwinto-waiting = On attend { $others }.
qwinto-wrote-waiting = { $count ->
    [0] Tu écris { $number }.
   *[other] Tu écris { $number }. On attend { $others }.
  }
qwinto-passed-waiting = { $count ->
    [0] Tu passes.
   *[other] Tu passes. On attend { $others }.
  }

# $points sert à compter, $shown est le même nombre avec un vrai signe moins
qwinto-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }
qwinto-points-best = { $shown } (record { $best })
qwinto-has-decided = a décidé ✓
qwinto-has-decided-short = fait ✓
qwinto-enlarge = { $who } : { $numbers ->
    [one] { $numbers } nombre
   *[other] { $numbers } nombres
  }, { $misses ->
    [one] { $misses } coup manqué
   *[other] { $misses } coups manqués
  }, { qwinto-points }. Agrandir la fiche
qwinto-sheet = Ta fiche
qwinto-sheet-of = Fiche : { $who }
qwinto-misthrows = Coups manqués
qwinto-misses = { $count ->
    [0] aucun coup manqué
    [one] un coup manqué
   *[other] { $count } coups manqués
  }
qwinto-row-points = { qwinto-row } : { $points }
qwinto-gain = +{ $points }
qwinto-cell-written = { qwinto-row }, case { $place }{ $bonus ->
    [yes] , case bonus
   *[no] {""}
  } : { $number }
qwinto-cell-decided = { qwinto-row }, case { $place } : tu écris { $number } ici
qwinto-cell-would = { qwinto-row }, case { $place }{ $bonus ->
    [yes] , case bonus
   *[no] {""}
  } : accepterait { $number }
qwinto-cell-empty = { qwinto-row }, case { $place }{ $bonus ->
    [yes] , case bonus
   *[no] {""}
  } : vide
qwinto-cell-legal = { qwinto-row }, case { $place }{ $bonus ->
    [yes] , case bonus
   *[no] {""}
  } : écrire { $number } ici, { $points ->
    [one] { $points } point
   *[other] { $points } points
  }
qwinto-cell-before = La case précédente
qwinto-cell-after = La case suivante

qwinto-stacks = Les quatre piles
qwinto-stack = { qwinto-place } : { $card }
qwinto-stack-announces = { qwinto-place } : { $card }. Le { $chosen } ici donne { $number }, { qwinto-colours } ; { $cells ->
    [0] aucune de tes cases ne l’accepterait
    [one] une de tes cases l’accepterait
   *[other] { $cells } de tes cases l’accepteraient
  }
qwinto-stack-first = { qwinto-place } : { $card }. Poser d’abord le { $chosen } ici
qwinto-stack-not = { qwinto-place } : { $card }. Le { $chosen } ne peut pas aller ici
qwinto-hand = { $count ->
    [0] Ta main est vide
    [one] Ta main, { $count } carte
   *[other] Ta main, { $count } cartes
  }
qwinto-chosen = { $card }, sélectionné
qwinto-pair = { $card }, peut aller avec le { $partner }
qwinto-pile = { $count ->
    [one] carte à piocher
   *[other] cartes à piocher
  }
qwinto-shuffled = { $count ->
    [0] pas encore remélangée
    [one] remélangée une fois
    [2] remélangée deux fois
   *[other] remélangée { $count } fois
  }

qwinto-how = D’où viennent les points
qwinto-rows = Rangées
qwinto-columns = Colonnes
qwinto-how-about = Une rangée rapporte un point par nombre, une rangée pleine son dernier nombre. Une colonne de trois pleine rapporte le nombre de sa case bonus. Un coup manqué coûte cinq.
qwinto-best = Ton record sur cet appareil : { qwinto-points }.
qwinto-new-best = Nouveau record sur cet appareil : { qwinto-points } !
qwinto-end-rows = Deux rangées d’une même fiche sont pleines.
qwinto-end-misthrows = Quatrième coup manqué sur une fiche.
qwinto-end-cards = La dernière carte a été jouée.

qwinto-why-announced = Un nombre est annoncé : écris-le ou passe avant qu’on joue la carte suivante.
qwinto-why-not-active = Seule la personne dont c’est le tour pose une carte, et ce n’est pas toi.
qwinto-why-not-held = Tu n’as pas le { $value } { $colour ->
    [o] orange
    [y] jaune
    [p] violet
   *[g] gris
  } en main.
qwinto-why-held-once = Tu n’as qu’un seul { $value } { $colour ->
    [o] orange
    [y] jaune
    [p] violet
   *[g] gris
  }.
qwinto-why-same-value = On ne peut jouer deux cartes ensemble que si elles ont la même valeur.
qwinto-why-beside = La seconde carte va à côté de la première, jamais sur la même pile ni en diagonale.
qwinto-why-no-number = Aucun nombre n’est encore annoncé : il faut d’abord une carte sur la grille.
qwinto-why-decided = Tu as déjà décidé pour ce nombre.
qwinto-why-no-cell = La rangée { $row ->
    [o] orange
    [y] jaune
   *[p] violette
  } n’a pas de case dans la colonne { $column }.
qwinto-why-too-low = { $number } ne peut pas s’écrire : seulement de 1 à 18.
qwinto-why-grey = Les trois cartes sont grises : personne ne peut écrire ce nombre.
qwinto-why-other-row = { $number } va seulement dans la rangée { $colours ->
    [o] orange
    [y] jaune
    [p] violette
    [oy] orange ou jaune
    [op] orange ou violette
   *[yp] jaune ou violette
  }, pas dans la { $row ->
    [o] rangée orange
    [y] jaune
   *[p] violette
  }.
qwinto-why-final = Il y a déjà { $number } ici, et un nombre écrit est définitif.
qwinto-why-in-row = { $number } est déjà dans la rangée { $row ->
    [o] orange
    [y] jaune
   *[p] violette
  }.
qwinto-why-in-column = { $number } est déjà dans cette colonne.
qwinto-why-smaller = { $number } est plus petit que le { $other } à sa gauche ; une rangée monte.
qwinto-why-larger = { $number } est plus grand que le { $other } à sa droite ; une rangée monte.
