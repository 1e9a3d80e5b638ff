# Pourquoi un coup est bon, pour les conseils : une ou deux phrases entières.

qwinto-reason-ends = Avec { $number }, ta deuxième rangée est pleine et la partie finit. Au point où en sont les fiches, tu es devant (+{ $lead }).
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
qwinto-reason-column-next = Deux des trois nombres y sont alors : la colonne entière rapporte +{ $points }.
qwinto-reason-bonus = { $number } est un grand nombre pour une case bonus : une fois pleine, la colonne rapporte +{ $number }.
qwinto-reason-last = { $number } est alors au bout de la rangée { $row ->
    [o] orange
    [y] jaune
   *[p] violette
  } : une fois pleine, elle vaut { $number }.
qwinto-reason-no-misthrow = Passer serait un raté (−5).
qwinto-reason-room = Il y a de la place dans la rangée { $row ->
    [o] orange
    [y] jaune
   *[p] violette
  } : à gauche de { $number }, cases libres { $left } (nombres possibles : { $smaller }) ; à droite { $right } (nombres possibles : { $larger }).
qwinto-reason-room-left = { $number } va bien à droite dans la rangée { $row ->
    [o] orange
    [y] jaune
   *[p] violette
  } : à sa gauche, cases libres { $left } (nombres possibles : { $smaller }).
qwinto-reason-room-right = { $number } va bien à gauche dans la rangée { $row ->
    [o] orange
    [y] jaune
   *[p] violette
  } : à sa droite, cases libres { $right } (nombres possibles : { $larger }).
qwinto-reason-snug = { $number } comble un trou d’une case dans la rangée { $row ->
    [o] orange
    [y] jaune
   *[p] violette
  }, sans prendre de place à d’autres nombres.
qwinto-reason-nowhere = { $number } ne va nulle part sur ta fiche. Passer ne te coûte rien.
qwinto-reason-nowhere-misthrow = { $number } ne va nulle part sur ta fiche : c’est un raté (−5).
qwinto-reason-misthrow-ends = Ton quatrième raté termine la partie. Au point où en sont les fiches, tu restes devant (+{ $lead }).
qwinto-reason-misthrow = Un raté te coûte 5, mais c’est un moindre mal.
qwinto-reason-pass = Passer ne te coûte rien.
qwinto-reason-tight = Dans la rangée { $row ->
    [o] orange
    [y] jaune
   *[p] violette
  }, { $number } laisserait peu de place à { $side ->
    [left] gauche
   *[right] droite
  } : cases { $cells }, nombres possibles { $numbers }.
qwinto-reason-pass-waits = Passer ne te coûte rien, et la case de la rangée { $row ->
    [o] orange
    [y] jaune
   *[p] violette
  } reste libre pour un meilleur nombre.
qwinto-reason-no-way = Aucune de tes cartes ne donne un nombre qui va sur ta fiche. De toute façon, c’est un raté (−5).
qwinto-reason-on-purpose = C’est un raté (−5), mais ta fiche reste libre pour de meilleurs nombres.
qwinto-reason-hurts = { $count ->
    [one] { $number } va sur ta fiche, et { $others } ne peut pas l’écrire.
   *[other] { $number } va sur ta fiche, et { $others } ne peuvent pas l’écrire.
  }
qwinto-reason-avoids = { $number } va sur ta fiche. Sur tes { $all } coups possibles, { $bad } donnent un raté (−5).
