# Che cosa dice un consiglio, e che cosa apre «Perché?». Le ragioni sono dei giochi: vedi <gioco>-reasons.ftl.

hint-both = { $one } { $two }
hint-only = Non puoi fare altro.
hint-best = Guardando più avanti, è la mossa che riesce meglio.
hint-thumb = È una buona regola pratica.
hint-close-points = Quasi altrettanto buono: { $action } (in media { $points } punti invece di { $best }).
hint-close-rating = Quasi altrettanto buono: { $action } ({ $points } su 100 invece di { $best }).
hint-equal = Va bene uguale: { $action }. La differenza è troppo piccola.
hint-why = Perché?
hint-bars = Le mosse migliori a confronto
hint-bars-points = I punti che guadagni sugli altri da qui in poi, in media.
hint-bars-rating = A che punto è la partita per te dopo la mossa: 100 è vittoria sicura, 0 è ultimo posto sicuro.
hint-bars-points-alone = I punti che guadagni da qui in poi, in media.
hint-bars-rating-alone = Come va per te la partita dopo la mossa: 50 è un risultato normale, 100 il migliore possibile.
hint-bars-deals = { $count ->
    [one] È stata giocata in anticipo una distribuzione possibile. La linea sottile mostra quanto è sicuro il numero.
   *[other] Sono state giocate in anticipo { $count } distribuzioni possibili. La linea sottile mostra quanto è sicuro un numero.
  }
hint-bars-exact = Tutte le carte sono note, quindi questi numeri sono esatti.
