# Perché una mossa è buona, per i consigli: una o due frasi intere.

upturn-reason-call = Ti resta una tessera. Dillo prima che venga posata la prossima, o se ti beccano ti costa 3 tessere.
upturn-reason-catch = A { $forgetful } resta una tessera, e non ha detto Upturn: sono 3 tessere dal sacchetto.
upturn-reason-wins = È la tua ultima tessera: vinci.
upturn-reason-run-wins = Tutte le tue altre tessere possono andare con { $twin }: vinci.
upturn-reason-run = Con { $twin } puoi posare { $count } tessere in un turno e darne via { $given }.
upturn-reason-penalty = { $number } è una tessera penalità: puoi dare a qualcuno una tessera del sacchetto.
upturn-reason-keeps = Dopo { $number } { $mine ->
    [one] va ancora bene uno dei tuoi numeri
   *[other] vanno ancora bene { $mine } dei tuoi numeri
  }, dopo { $other } { $less ->
    [0] nessuno.
    [one] solo uno.
   *[other] solo { $less }.
  }
upturn-reason-still-fit = Dopo { $number } { $mine ->
    [one] va ancora bene uno dei tuoi numeri.
   *[other] vanno ancora bene { $mine } dei tuoi numeri.
  }
upturn-reason-blocks = { $next } non ha numeri { $going ->
    [up] sopra
   *[down] sotto
  } { $number } nel { $chance }% delle distribuzioni.
upturn-reason-fewer = Una tessera in meno: { $count ->
    [one] te ne resta solo una.
   *[other] te ne restano { $count }.
  }
upturn-reason-along = Aggiungi { $number } alla scala: una tessera in meno per te, { $count ->
    [one] una
   *[other] { $count }
  } in più da dare via con la gemella { $twin }.
upturn-reason-along-first = Posa prima { $number }: dopo { $other } non andrebbe più bene.
upturn-reason-close = Anche { $number } potrebbe andare, ma guardando avanti è un po’ meglio tenerlo.
upturn-reason-keep = Una tessera può anche aiutare: magari è proprio quella che manca a { $receiver }.
upturn-reason-joker-wins = Dopo il jolly puoi posare subito { $number }, e vinci.
upturn-reason-joker = Il jolly ti lascia posare subito un’altra tessera.
upturn-reason-side = Poi tocca a { $next } con { $count } tessere, e non a { $instead }, che ne ha { $few ->
    [one] solo una.
   *[other] solo { $few }.
  }
upturn-reason-turn = { $mine ->
    [one] Uno dei tuoi numeri sta
   *[other] { $mine } dei tuoi numeri stanno
  } { $going ->
    [up] sopra
   *[down] sotto
  } { $last }, { $less ->
    [0] nessuno
    [one] solo uno
   *[other] solo { $less }
  } dall’altra parte.
upturn-reason-end-number = L’ultima tessera deve essere un numero. Quindi gioca adesso la tessera d’azione e tieni { $number }.
upturn-reason-again = Tutti gli altri saltano il turno, quindi tocca di nuovo a te.
upturn-reason-skip = { $next } salta il turno, con { $count ->
    [one] una sola tessera.
   *[other] { $count } tessere.
  }
upturn-reason-give-only = Così { $receiver } ha { $count } tessere.
upturn-reason-give = La vittoria è vicina per { $receiver }, con { $count ->
    [one] una sola tessera.
   *[other] { $count } tessere.
  }
upturn-reason-give-next = Poi tocca a { $receiver }, con { $count ->
    [one] una sola tessera.
   *[other] { $count } tessere.
  }
upturn-reason-only-draw = Non puoi giocare nessuna delle tue tessere, quindi pesca.
upturn-reason-last-number = Tieni { $number } per la fine: l’ultima tessera deve essere un numero.
upturn-reason-jumps = { $number } salterebbe { $count ->
    [one] uno dei tuoi numeri.
   *[other] { $count } dei tuoi numeri.
  }
upturn-reason-nothing-left = Dopo { $number } nessuno dei tuoi numeri andrebbe più bene.
upturn-reason-draw-first = Dopo aver pescato puoi ancora posare una tessera, e magari ne arriva una migliore.
upturn-reason-keep-draw = Nessuno dei tuoi numeri va bene. Pesca, e tieni la tessera d’azione per dopo.
upturn-reason-keep-pass = Nessuno dei tuoi numeri va bene, e la tessera d’azione varrà di più dopo.
