twisted-title = Twisted
twisted-about = Alarga la fila, gira cartas para llevártelas y deja los sapos a los demás.
twisted-where = Ronda { $round } de { $rounds }
twisted-placed = { $you ->
    [yes] Pusiste el { $card }.
   *[no] { $who } puso el { $card }.
  }
twisted-placed-toad = { $you ->
    [yes] Pusiste el { $card }, un sapo.
   *[no] { $who } puso el { $card }, un sapo.
  }
twisted-twisted = { $you ->
    [yes] Giraste el { $twin } con el { $card }.
   *[no] { $who } giró el { $twin } con el { $card }.
  }
twisted-row-taken = { $count ->
    [one] { $you ->
        [yes] Recogiste la fila: una carta.
       *[no] { $who } recogió la fila: una carta.
      }
   *[other] { $you ->
        [yes] Recogiste la fila: { $count } cartas.
       *[no] { $who } recogió la fila: { $count } cartas.
      }
  }
twisted-extra-taken = { $you ->
    [yes] También te llevaste la primera carta del mazo, sin verla.
   *[no] { $who } también se llevó la primera carta del mazo, sin verla.
  }
twisted-drawn = { $you ->
    [yes] Robaste el { $card }.
   *[no] { $who } robó el { $card }.
  }
twisted-round-counted = La ronda { $round } ha terminado: { $results }.
twisted-round-counted-unseen = La ronda { $round } ha terminado: { $results }. Las cartas sin ver eran: { $unseen }.
twisted-cards-of = { $you ->
    [yes] tú
   *[no] { $who }
  } { $cards }
twisted-round-dealt = { $you ->
    [yes] Repartiste la ronda { $round }.
   *[no] { $who } repartió la ronda { $round }.
  }
twisted-do-place = Poner el { $card }
twisted-do-twist = Girar el { $twin } con el { $card }
twisted-do-take = Recoger la fila
twisted-over = La partida ha terminado.
twisted-both = El { $card } encaja en la fila y también gira el { $twin }. ¿Qué prefieres?
twisted-open = Te toca. Abre una fila nueva con la carta que quieras.
twisted-your-turn = Te toca: { $ways }.
twisted-place-any = pon { $cards }
twisted-twist-with = gira el { $twin } con el { $card }
twisted-stuck = Te toca. Ninguna de tus cartas encaja, así que recoges la fila: { $cost }.
twisted-toad = sapo { $card }
twisted-can-place = { $card }, se puede poner
twisted-can-twist = { $card }, gira el { $twin }
twisted-can-both = { $card }, se puede poner o puede girar el { $twin }
twisted-cannot = { $card }, ahora no se puede jugar
twisted-cards = { $count ->
    [one] una carta
   *[other] { $count } cartas
  }
twisted-row = { $count ->
    [0] La fila está vacía
    [one] La fila, una carta
   *[other] La fila, { $count } cartas
  }
twisted-takes-it = { $card } se la lleva
twisted-takes = se lleva { $twin }
twisted-no-row = Aún no hay fila
twisted-here = siguiente carta
twisted-opens = fila nueva
twisted-pile = { $count ->
    [one] carta por robar
   *[other] cartas por robar
  }
twisted-points = { $points ->
    [one] { $shown } punto
   *[other] { $shown } puntos
  }
twisted-hand = { $count ->
    [one] Tu mano, una carta
   *[other] Tu mano, { $count } cartas
  }
twisted-won = { $count ->
    [one] { $count } ganada
   *[other] { $count } ganadas
  }
twisted-lost = { $count ->
    [one] { $count } perdida
   *[other] { $count } perdidas
  }
twisted-total = en total
twisted-part-won = ganadas
twisted-part-taken = recogidas
twisted-part-toads = sapos
twisted-before = rondas anteriores
twisted-colours = Los colores muestran las gemelas: de las dos, la menor es azul y la mayor naranja, como 49 y 94. Una carta solo gira una del otro color.
twisted-rounds = Ronda a ronda
twisted-round = Ronda { $round }
twisted-how = Una carta ganada vale un punto. Una carta de una fila recogida cuesta uno; un sapo, cinco. Se suman las rondas.
twisted-option-rounds = Rondas
twisted-option-rounds-about = Cuántas veces se reparte antes de sumar los puntos.
twisted-option-expert = Variante para expertos
twisted-option-expert-about = Quien recoge una fila de una sola carta se lleva también la primera carta del mazo, sin verla.

twisted-why-no-row = No hay fila que recoger: pon una carta y abre una nueva.
twisted-why-not-held = No tienes el { $card }.
twisted-why-too-far = El { $card } está a más de { $reach } del { $last }; solo se puede poner de { $lowest } a { $highest }.
twisted-why-toad = El { $card } es un sapo: no tiene gemela y no gira nada.
twisted-why-empty-row = La fila está vacía, así que no hay nada que girar: pon una carta.
twisted-why-no-twin = La gemela del { $card }, el { $twin }, no está en la fila.
