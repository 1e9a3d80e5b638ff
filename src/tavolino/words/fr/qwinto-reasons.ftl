# Pourquoi un coup est bon, pour les conseils : une ou deux phrases entières.

qwinto-reason-ends = Avec { $number }, ta deuxième rangée est pleine et la partie se termine. Au point où en sont les fiches, tu es en tête (+{ $lead }).
qwinto-reason-row = { $number } remplit ta rangée { $row ->
    [o] orange
    [y] jaune
   *[p] violette
  } : +{ $points } tout de suite.
qwinto-reason-column = { $number } complète une colonne avec case bonus : +{ $points } tout de suite.
qwinto-reason-dead = Dans la case { $place } de la rangée { $row ->
    [o] orange
    [y] jaune
   *[p] violette
  }, { $number } laisserait { $count ->
    [one] { $count } case impossible à remplir.
   *[other] { $count } cases impossibles à remplir.
  }
qwinto-reason-column-next = Deux des trois nombres y seront : la colonne entière rapporte +{ $points }.
qwinto-reason-bonus = { $number } est un grand nombre pour une case bonus : une fois pleine, la colonne rapporte +{ $number }.
qwinto-reason-last = { $number } sera au bout de la rangée { $row ->
    [o] orange
    [y] jaune
   *[p] violette
  } : une fois pleine, elle vaudra { $number }.
qwinto-reason-no-misthrow = Passer serait un coup manqué (−5).
qwinto-reason-room = Dans la rangée { $row ->
    [o] orange
    [y] jaune
   *[p] violette
  }, { $number } laisse à sa gauche { $left ->
    [one] { $left } case libre
   *[other] { $left } cases libres
  }, où { $smaller ->
    [one] { $smaller } nombre peut encore aller
   *[other] { $smaller } nombres peuvent encore aller
  }, et à sa droite { $right ->
    [one] { $right } case libre
   *[other] { $right } cases libres
  }, où { $larger ->
    [one] { $larger } nombre peut encore aller
   *[other] { $larger } nombres peuvent encore aller
  }.
qwinto-reason-room-left = Dans la rangée { $row ->
    [o] orange
    [y] jaune
   *[p] violette
  }, { $number } laisse à sa gauche { $left ->
    [one] { $left } case libre
   *[other] { $left } cases libres
  }, où { $smaller ->
    [one] { $smaller } nombre peut encore aller
   *[other] { $smaller } nombres peuvent encore aller
  }.
qwinto-reason-room-right = Dans la rangée { $row ->
    [o] orange
    [y] jaune
   *[p] violette
  }, { $number } laisse à sa droite { $right ->
    [one] { $right } case libre
   *[other] { $right } cases libres
  }, où { $larger ->
    [one] { $larger } nombre peut encore aller
   *[other] { $larger } nombres peuvent encore aller
  }.
qwinto-reason-snug = { $number } comble un trou d’une case dans la rangée { $row ->
    [o] orange
    [y] jaune
   *[p] violette
  }, sans prendre de place à d’autres nombres.
qwinto-reason-nowhere = { $number } ne va nulle part sur ta fiche. Passer ne te coûte rien.
qwinto-reason-nowhere-misthrow = { $number } ne va nulle part sur ta fiche : c’est un coup manqué (−5).
qwinto-reason-misthrow-ends = Ton quatrième coup manqué termine la partie. Au point où en sont les fiches, tu restes en tête (+{ $lead }).
qwinto-reason-misthrow = Un coup manqué te coûte 5, mais c’est un moindre mal.
qwinto-reason-pass = Passer ne te coûte rien.
qwinto-reason-tight = Dans la rangée { $row ->
    [o] orange
    [y] jaune
   *[p] violette
  }, { $number } laisserait peu de place à sa { $side ->
    [left] gauche
   *[right] droite
  } : { $cells ->
    [one] { $cells } case libre, { $numbers ->
        [0] et aucun nombre ne va.
       *[other] nombres possibles : { $numbers }.
      }
   *[other] { $cells } cases libres, nombres possibles : { $numbers }.
  }
qwinto-reason-pass-waits = Passer ne te coûte rien, et la case de la rangée { $row ->
    [o] orange
    [y] jaune
   *[p] violette
  } reste libre pour un meilleur nombre.
qwinto-reason-no-way = Aucune de tes cartes ne donne un nombre qui aille sur ta fiche. De toute façon, c’est un coup manqué (−5).
qwinto-reason-on-purpose = C’est un coup manqué (−5), mais ta fiche reste libre pour de meilleurs nombres.
qwinto-reason-hurts = { $count ->
    [one] { $number } va sur ta fiche, et { $others } ne peut pas l’écrire.
   *[other] { $number } va sur ta fiche, et { $others } ne peuvent pas l’écrire.
  }
qwinto-reason-avoids = { $number } va sur ta fiche. Coups possibles qui seraient des coups manqués (−5) : { $bad } sur { $all }.
