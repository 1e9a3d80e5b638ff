# Por qué una jugada es buena, para las pistas: una o dos frases enteras.

qwinto-reason-ends = Con { $number } llenas tu segunda fila y se acaba la partida. Con las hojas como están, vas por delante (+{ $lead }).
qwinto-reason-row = { $number } llena tu fila { $row ->
    [o] naranja
    [y] amarilla
   *[p] morada
  }: +{ $points } ya mismo.
qwinto-reason-column = { $number } completa una columna con casilla de bonificación: +{ $points } ya mismo.
qwinto-reason-dead = En la casilla { $place } de la fila { $row ->
    [o] naranja
    [y] amarilla
   *[p] morada
  }, { $number } dejaría { $count ->
    [one] una casilla que ya no se podría llenar.
   *[other] { $count } casillas que ya no se podrían llenar.
  }
qwinto-reason-column-next = Así ya hay dos de los tres números: la columna entera da +{ $points }.
qwinto-reason-bonus = { $number } es un número alto para una casilla de bonificación: con la columna llena da +{ $number }.
qwinto-reason-last = Así { $number } queda al final de la fila { $row ->
    [o] naranja
    [y] amarilla
   *[p] morada
  }: cuando esté llena, valdrá { $number }.
qwinto-reason-no-misthrow = Pasar sería un fallo (−5).
qwinto-reason-room = En la fila { $row ->
    [o] naranja
    [y] amarilla
   *[p] morada
  }, { $number } deja a su izquierda { $left ->
    [one] una casilla libre
   *[other] { $left } casillas libres
  }, donde aún { $smaller ->
    [one] cabe un número
   *[other] caben { $smaller } números
  }, y a su derecha { $right ->
    [one] una casilla libre
   *[other] { $right } casillas libres
  }, donde aún { $larger ->
    [one] cabe un número
   *[other] caben { $larger } números
  }.
qwinto-reason-room-left = En la fila { $row ->
    [o] naranja
    [y] amarilla
   *[p] morada
  }, { $number } deja a su izquierda { $left ->
    [one] una casilla libre
   *[other] { $left } casillas libres
  }, donde aún { $smaller ->
    [one] cabe un número
   *[other] caben { $smaller } números
  }.
qwinto-reason-room-right = En la fila { $row ->
    [o] naranja
    [y] amarilla
   *[p] morada
  }, { $number } deja a su derecha { $right ->
    [one] una casilla libre
   *[other] { $right } casillas libres
  }, donde aún { $larger ->
    [one] cabe un número
   *[other] caben { $larger } números
  }.
qwinto-reason-snug = { $number } tapa un hueco de una casilla en la fila { $row ->
    [o] naranja
    [y] amarilla
   *[p] morada
  } y no quita sitio a otros números.
qwinto-reason-nowhere = { $number } no cabe en ningún sitio de tu hoja. Pasar no te cuesta nada.
qwinto-reason-nowhere-misthrow = { $number } no cabe en ningún sitio de tu hoja, así que es un fallo (−5).
qwinto-reason-misthrow-ends = Tu cuarto fallo termina la partida. Con las hojas como están, sigues por delante (+{ $lead }).
qwinto-reason-misthrow = Un fallo te cuesta 5, pero es el mal menor.
qwinto-reason-pass = Pasar no te cuesta nada.
qwinto-reason-tight = En la fila { $row ->
    [o] naranja
    [y] amarilla
   *[p] morada
  }, { $number } dejaría poco sitio a su { $side ->
    [left] izquierda
   *[right] derecha
  }: { $cells ->
    [one] una casilla libre, { $numbers ->
        [0] y ningún número que quepa.
       *[other] números posibles: { $numbers }.
      }
   *[other] { $cells } casillas libres, números posibles: { $numbers }.
  }
qwinto-reason-pass-waits = Pasar no te cuesta nada, y la casilla de la fila { $row ->
    [o] naranja
    [y] amarilla
   *[p] morada
  } queda libre para un número mejor.
qwinto-reason-no-way = Ninguna de tus cartas da un número que quepa en tu hoja. De todas formas es un fallo (−5).
qwinto-reason-on-purpose = Es un fallo (−5), pero tu hoja queda libre para números mejores.
qwinto-reason-hurts = { $count ->
    [one] { $number } cabe en tu hoja, y { $others } no puede anotarlo.
   *[other] { $number } cabe en tu hoja, y { $others } no pueden anotarlo.
  }
qwinto-reason-avoids = { $number } cabe en tu hoja. Jugadas que serían un fallo (−5): { $bad } de { $all }.
