# Perché una mossa è buona, per i consigli: una o due frasi intere.

qwinto-reason-ends = Con { $number } la tua seconda riga è piena e la partita finisce. Con le tabelline di adesso sei in vantaggio (+{ $lead }).
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
qwinto-reason-column-next = Così ci sono due numeri su tre: la colonna intera dà +{ $points }.
qwinto-reason-bonus = { $number } è un numero alto per una casella di bonus: quando la colonna è piena, dà +{ $number }.
qwinto-reason-last = Così { $number } sta in fondo alla riga { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  }: una volta piena, la riga vale { $number }.
qwinto-reason-no-misthrow = Passare sarebbe un lancio a vuoto (−5).
qwinto-reason-room = Nella riga { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  }, { $number } lascia a sinistra { $left ->
    [one] una casella libera
   *[other] { $left } caselle libere
  }, dove { $smaller ->
    [one] può ancora andare un numero
   *[other] possono ancora andare { $smaller } numeri
  }, e a destra { $right ->
    [one] una casella libera
   *[other] { $right } caselle libere
  }, dove { $larger ->
    [one] può ancora andare un numero
   *[other] possono ancora andare { $larger } numeri
  }.
qwinto-reason-room-left = Nella riga { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  }, { $number } lascia a sinistra { $left ->
    [one] una casella libera
   *[other] { $left } caselle libere
  }, dove { $smaller ->
    [one] può ancora andare un numero
   *[other] possono ancora andare { $smaller } numeri
  }.
qwinto-reason-room-right = Nella riga { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  }, { $number } lascia a destra { $right ->
    [one] una casella libera
   *[other] { $right } caselle libere
  }, dove { $larger ->
    [one] può ancora andare un numero
   *[other] possono ancora andare { $larger } numeri
  }.
qwinto-reason-snug = { $number } chiude un buco di una casella nella riga { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  } e non toglie posto ad altri numeri.
qwinto-reason-nowhere = { $number } non va da nessuna parte sulla tua tabellina. Passare non ti costa niente.
qwinto-reason-nowhere-misthrow = { $number } non va da nessuna parte sulla tua tabellina: è un lancio a vuoto (−5).
qwinto-reason-misthrow-ends = Il tuo quarto lancio a vuoto chiude la partita. Con le tabelline di adesso resti in vantaggio (+{ $lead }).
qwinto-reason-misthrow = Un lancio a vuoto ti costa 5, ma è il male minore.
qwinto-reason-pass = Passare non ti costa niente.
qwinto-reason-tight = Nella riga { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  }, { $number } lascerebbe poco posto a { $side ->
    [left] sinistra
   *[right] destra
  }: { $cells ->
    [one] una casella libera, { $numbers ->
        [0] e nessun numero va bene.
       *[other] numeri possibili: { $numbers }.
      }
   *[other] { $cells } caselle libere, numeri possibili: { $numbers }.
  }
qwinto-reason-pass-waits = Passare non ti costa niente, e la casella della riga { $row ->
    [o] arancione
    [y] gialla
   *[p] viola
  } resta libera per un numero migliore.
qwinto-reason-no-way = Nessuna delle tue carte fa un numero adatto alla tua tabellina. È comunque un lancio a vuoto (−5).
qwinto-reason-on-purpose = È un lancio a vuoto (−5), ma la tua tabellina resta libera per numeri migliori.
qwinto-reason-hurts = { $count ->
    [one] { $number } va bene sulla tua tabellina, e { $others } non può scriverlo.
   *[other] { $number } va bene sulla tua tabellina, e { $others } non possono scriverlo.
  }
qwinto-reason-avoids = { $number } va bene sulla tua tabellina. Giocate che darebbero un lancio a vuoto (−5): { $bad } su { $all }.
