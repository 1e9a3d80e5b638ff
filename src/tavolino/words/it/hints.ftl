# Che cosa dice un consiglio, e che cosa apre «Perché?». Le ragioni sono dei giochi: vedi <gioco>-reasons.ftl.

hint-both = { $one } { $two }
hint-only = Non puoi fare altro.
hint-best = Guardando più avanti, è la mossa che rende di più.
hint-thumb = È una buona regola pratica.
hint-close-points = Vale quasi lo stesso: «{ $action }» (in media { $points } punti invece di { $best }).
hint-close-rating = Vale quasi lo stesso: «{ $action }» ({ $points } su 100 invece di { $best }).
hint-equal = Vale lo stesso: «{ $action }». La differenza è troppo piccola per decidere.
hint-why = Perché?
hint-bars = Le mosse migliori a confronto
hint-bars-points = I punti che guadagni sugli altri da qui in poi, in media.
hint-bars-rating = Come si mette la partita per te dopo la mossa: 100 è vittoria sicura, 0 ultimo posto sicuro.
hint-bars-points-alone = I punti che guadagni da qui in poi, in media.
hint-bars-rating-alone = Come si mette la partita per te dopo la mossa: 50 è un risultato normale, 100 il migliore possibile.
hint-bars-deals = { $count ->
    [one] È stata provata una distribuzione possibile. La linea sottile mostra quanto è affidabile il numero.
   *[other] Sono state provate { $count } distribuzioni possibili. La linea sottile mostra quanto è affidabile un numero.
  }
hint-bars-exact = Tutte le carte sono note, quindi questi numeri sono esatti.
