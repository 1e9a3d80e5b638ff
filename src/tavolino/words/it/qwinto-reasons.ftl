# Perché una mossa è buona, per i consigli: una o due frasi intere.

qwinto-reason-ends = Con { $number } la tua seconda riga è piena e la partita finisce. Con le tabelline di adesso sei in testa (+{ $lead }).
qwinto-reason-row = { $number } riempie la tua riga { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  }: +{ $points } subito.
qwinto-reason-column = { $number } completa una colonna con casella di bonus: +{ $points } subito.
qwinto-reason-dead = Nella casella { $place } della riga { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  }, { $number } lascerebbe { $count ->
    [one] una casella impossibile da riempire.
   *[other] { $count } caselle impossibili da riempire.
  }
qwinto-reason-column-next = Così ci sono due numeri su tre: la colonna intera porta +{ $points }.
qwinto-reason-bonus = { $number } è un numero alto per una casella di bonus: quando la colonna è piena porta +{ $number }.
qwinto-reason-last = Così { $number } sta in fondo alla riga { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  }: quando è piena, vale { $number }.
qwinto-reason-no-misthrow = Passare sarebbe un lancio a vuoto (−5).
qwinto-reason-room = C’è posto nella riga { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  }: a sinistra di { $number } caselle libere { $left } (numeri possibili: { $smaller }), a destra { $right } (numeri possibili: { $larger }).
qwinto-reason-room-left = { $number } sta bene a destra nella riga { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  }: alla sua sinistra caselle libere { $left } (numeri possibili: { $smaller }).
qwinto-reason-room-right = { $number } sta bene a sinistra nella riga { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  }: alla sua destra caselle libere { $right } (numeri possibili: { $larger }).
qwinto-reason-snug = { $number } chiude un buco di una casella nella riga { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  } e non toglie posto ad altri numeri.
qwinto-reason-nowhere = { $number } non va da nessuna parte sulla tua tabellina. Passare non ti costa niente.
qwinto-reason-nowhere-misthrow = { $number } non va da nessuna parte sulla tua tabellina: è un lancio a vuoto (−5).
qwinto-reason-misthrow-ends = Il tuo quarto lancio a vuoto chiude la partita. Con le tabelline di adesso resti in testa (+{ $lead }).
qwinto-reason-misthrow = Un lancio a vuoto ti costa 5, ma è il male minore.
qwinto-reason-pass = Passare non ti costa niente.
qwinto-reason-tight = Nella riga { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  }, { $number } lascerebbe poco posto a { $side ->
    [left] sinistra
   *[right] destra
  }: caselle { $cells }, numeri possibili { $numbers }.
qwinto-reason-pass-waits = Passare non ti costa niente, e la casella della riga { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  } resta libera per un numero migliore.
qwinto-reason-no-way = Nessuna delle tue carte fa un numero che vada sulla tua tabellina. È comunque un lancio a vuoto (−5).
qwinto-reason-on-purpose = È un lancio a vuoto (−5), ma la tua tabellina resta libera per numeri migliori.
qwinto-reason-hurts = { $count ->
    [one] { $number } va sulla tua tabellina, e { $others } non può scriverlo.
   *[other] { $number } va sulla tua tabellina, e { $others } non possono scriverlo.
  }
qwinto-reason-avoids = { $number } va sulla tua tabellina. Delle tue { $all } giocate possibili, { $bad } danno un lancio a vuoto (−5).
