# Por qué una jugada era mejor, para el entrenador: lo que pasó en los repartos probados. { $first } y { $second } son «en cerca de 34 de cada 100 repartos», «en cerca de 12» o «cerca de 1,3»; { $played } e { $instead } dicen tras qué jugada.

qwinto-coach-write = con el número en { $row ->
    [o] naranja
    [y] amarillo
   *[p] morado
  }
qwinto-coach-pass = pasando
qwinto-coach-numbers = A partir de aquí, { $you ->
    [yes] anotas
   *[no] { $who } anota
  } de media { $first } números { $played }, { $second } { $instead }.
qwinto-coach-misthrows = A partir de aquí, { $you ->
    [yes] tienes
   *[no] { $who } tiene
  } de media { $first } fallos { $played }, { $second } { $instead }.
qwinto-coach-columns = A partir de aquí, { $you ->
    [yes] completas
   *[no] { $who } completa
  } de media { $first } columnas de bonificación { $played }, { $second } { $instead }.
qwinto-coach-rows = A partir de aquí, { $you ->
    [yes] llenas
   *[no] { $who } llena
  } de media { $first } filas { $played }, { $second } { $instead }.
qwinto-coach-last = Las filas que { $you ->
    [yes] aún llenas
   *[no] { $who } aún llena
  } valen de media { $first } { $played }, { $second } { $instead }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

qwinto-mistake-passed = Pasar en vez de anotar
qwinto-mistake-wrote = Anotar en vez de pasar
qwinto-mistake-other-row = Anotar en la fila que no convenía
qwinto-mistake-other-cell = Anotar en la casilla que no convenía
qwinto-mistake-one-card = Jugar una carta en vez de dos
qwinto-mistake-two-cards = Jugar dos cartas en vez de una
qwinto-mistake-other-card = Jugar la carta que no convenía

qwinto-deed-play = Jugar una carta
qwinto-deed-play-two = Jugar dos cartas
qwinto-deed-write = Anotar un número
qwinto-deed-pass = Pasar
