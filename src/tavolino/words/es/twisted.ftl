twisted-title = Twisted
twisted-about = Alarga la fila, llévate cartas con sus gemelas y deja los sapos a los demás.
twisted-where = Ronda { $round } de { $rounds }
twisted-placed = { $you ->
    [yes] Has puesto el { $card }.
   *[no] { $who } ha puesto el { $card }.
  }
twisted-placed-toad = { $you ->
    [yes] Has puesto el { $card }, un sapo.
   *[no] { $who } ha puesto el { $card }, un sapo.
  }
twisted-twisted = { $you ->
    [yes] Te has llevado el { $twin } con el { $card }.
   *[no] { $who } se ha llevado el { $twin } con el { $card }.
  }
twisted-row-taken = { $count ->
    [one] { $you ->
        [yes] Has recogido la fila: una carta.
       *[no] { $who } ha recogido la fila: una carta.
      }
   *[other] { $you ->
        [yes] Has recogido la fila: { $count } cartas.
       *[no] { $who } ha recogido la fila: { $count } cartas.
      }
  }
twisted-extra-taken = { $you ->
    [yes] También has recogido la primera carta del mazo, sin verla.
   *[no] { $who } también ha recogido la primera carta del mazo, sin verla.
  }
twisted-drawn = { $you ->
    [yes] Has robado el { $card }.
   *[no] { $who } ha robado el { $card }.
  }
twisted-round-counted = La ronda { $round } ha terminado: { $results }.
twisted-round-counted-unseen = La ronda { $round } ha terminado: { $results }. Las cartas sin ver eran: { $unseen }.
twisted-cards-of = { $you ->
    [yes] tú
   *[no] { $who }
  } { $cards }
twisted-round-dealt = { $you ->
    [yes] Has repartido la ronda { $round }.
   *[no] { $who } ha repartido la ronda { $round }.
  }
twisted-do-place = Poner el { $card }
twisted-do-twist = Llevarse el { $twin } con el { $card }
twisted-do-take = Recoger la fila
twisted-over = La partida ha terminado.
twisted-both = El { $card } encaja en la fila y también se lleva el { $twin }. ¿Qué prefieres?
twisted-open = Te toca. Abre una fila nueva con la carta que quieras.
twisted-your-turn = Te toca: { $ways }.
twisted-place-any = pon { $cards }
twisted-twist-with = llévate el { $twin } con el { $card }
twisted-stuck = Te toca. Ninguna de tus cartas encaja, así que recoges la fila: { $cost }.
twisted-toad = sapo { $card }
twisted-can-place = { $card }, se puede poner
twisted-can-twist = { $card }, se lleva el { $twin }
twisted-can-both = { $card }, se puede poner o puede llevarse el { $twin }
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
twisted-colours = Los colores muestran las gemelas: de las dos, la menor es azul y la mayor naranja, como 49 y 94. Una carta solo se lleva una del otro color.
twisted-rounds = Ronda a ronda
twisted-round = Ronda { $round }
twisted-how = Una carta ganada vale un punto. Una carta de una fila recogida cuesta uno; un sapo, cinco. Se suman las rondas.
twisted-option-rounds = Rondas
twisted-option-rounds-about = Cuántas veces se reparte antes de sumar los puntos.
twisted-option-expert = Variante para expertos
twisted-option-expert-about = Quien recoge una fila de una sola carta recoge también la primera carta del mazo, sin verla. Recomendada para dos.

twisted-why-no-row = No hay fila que recoger: pon una carta y abre una nueva.
twisted-why-not-held = No tienes el { $card }.
twisted-why-too-far = El { $card } está a más de { $reach } del { $last }; solo se pueden poner cartas de { $lowest } a { $highest }.
twisted-why-toad = El { $card } es un sapo: no tiene gemela y no se lleva nada.
twisted-why-empty-row = La fila está vacía, así que no hay nada que llevarse: pon una carta.
twisted-why-no-twin = La gemela del { $card }, el { $twin }, no está en la fila.
