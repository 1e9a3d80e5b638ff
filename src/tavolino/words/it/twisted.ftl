twisted-title = Twisted
twisted-about = Allunga la fila, togli le carte con le loro invertite e lascia i rospi agli altri.
twisted-where = Manche { $round } di { $rounds }
twisted-placed = { $you ->
    [yes] Hai posato { $card }.
   *[no] { $who } ha posato { $card }.
  }
twisted-placed-toad = { $you ->
    [yes] Hai posato { $card }, un rospo.
   *[no] { $who } ha posato { $card }, un rospo.
  }
twisted-twisted = { $you ->
    [yes] Hai tolto { $twin } con { $card }.
   *[no] { $who } ha tolto { $twin } con { $card }.
  }
twisted-row-taken = { $count ->
    [one] { $you ->
        [yes] Hai preso la fila: una carta.
       *[no] { $who } ha preso la fila: una carta.
      }
   *[other] { $you ->
        [yes] Hai preso la fila: { $count } carte.
       *[no] { $who } ha preso la fila: { $count } carte.
      }
  }
twisted-extra-taken = { $you ->
    [yes] Hai preso anche la prima carta del mazzo, coperta.
   *[no] { $who } ha preso anche la prima carta del mazzo, coperta.
  }
twisted-drawn = { $you ->
    [yes] Hai pescato { $card }.
   *[no] { $who } ha pescato { $card }.
  }
twisted-round-counted = La manche { $round } è finita: { $results }.
twisted-round-counted-unseen = La manche { $round } è finita: { $results }. Le carte coperte erano: { $unseen }.
twisted-cards-of = { $you ->
    [yes] tu
   *[no] { $who }
  } { $cards }
twisted-round-dealt = { $you ->
    [yes] Hai dato le carte della manche { $round }.
   *[no] { $who } ha dato le carte della manche { $round }.
  }
twisted-do-place = Posa { $card }
twisted-do-twist = Togli { $twin } con { $card }
twisted-do-take = Prendi la fila
twisted-over = La partita è finita.
twisted-both = { $card } si può aggiungere alla fila, ma può anche togliere { $twin }. Che cosa vuoi fare?
twisted-open = Tocca a te. Apri una nuova fila con una carta qualsiasi.
twisted-your-turn = Tocca a te: { $ways }.
twisted-place-any = posa { $cards }
twisted-twist-with = togli { $twin } con { $card }
twisted-stuck = Tocca a te. Nessuna delle tue carte va bene, quindi prendi la fila: { $cost }.
twisted-toad = rospo { $card }
twisted-can-place = { $card }, si può posare
twisted-can-twist = { $card }, toglie { $twin }
twisted-can-both = { $card }, si può posare o può togliere { $twin }
twisted-cannot = { $card }, ora non si può giocare
twisted-cards = { $count ->
    [one] una carta
   *[other] { $count } carte
  }
twisted-row = { $count ->
    [0] La fila è vuota
    [one] La fila, una carta
   *[other] La fila, { $count } carte
  }
twisted-takes-it = la toglie { $card }
twisted-takes = toglie { $twin }
twisted-no-row = Ancora nessuna fila
twisted-here = prossima carta
twisted-opens = nuova fila
twisted-pile = { $count ->
    [one] carta da pescare
   *[other] carte da pescare
  }
twisted-points = { $points ->
    [one] { $shown } punto
   *[other] { $shown } punti
  }
twisted-hand = { $count ->
    [one] La tua mano, una carta
   *[other] La tua mano, { $count } carte
  }
twisted-won = { $count ->
    [one] una carta vinta
   *[other] { $count } carte vinte
  }
twisted-lost = { $count ->
    [one] una carta presa
   *[other] { $count } carte prese
  }
twisted-total = totale
twisted-part-won = vinte
twisted-part-taken = prese
twisted-part-toads = rospi
twisted-before = manche precedenti
twisted-colours = I colori mostrano le coppie: la carta più piccola è blu e quella invertita, più grande, è arancione, come 49 e 94. Una carta ne toglie solo una dell’altro colore.
twisted-rounds = Manche per manche
twisted-round = Manche { $round }
twisted-how = Una carta vinta vale un punto. Una carta di una fila presa ne costa uno, un rospo cinque. Le manche si sommano.
twisted-option-rounds = Manche
twisted-option-rounds-about = Quante volte si danno le carte prima di sommare i punti.
twisted-option-expert = Variante per esperti
twisted-option-expert-about = Chi prende una fila di una sola carta prende anche la prima carta del mazzo, coperta. Consigliata in due.

twisted-why-no-row = Non c’è una fila da prendere: posa una carta e aprine una nuova.
twisted-why-not-held = Non hai in mano { $card }.
twisted-why-too-far = { $card } dista più di { $reach } da { $last }; si possono posare solo carte da { $lowest } a { $highest }.
twisted-why-toad = { $card } è un rospo: non ha una carta invertita e non toglie niente.
twisted-why-empty-row = La fila è vuota, quindi non c’è niente da togliere: posa una carta.
twisted-why-no-twin = { $twin }, la carta invertita di { $card }, non è nella fila.
