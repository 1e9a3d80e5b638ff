twisted-title = Twisted
twisted-about = Faz crescer a fila, leva cartas com os seus gémeos e deixa os sapos para os outros.
twisted-where = Ronda { $round } de { $rounds }
twisted-placed = { $you ->
    [yes] Colocaste
   *[no] { $who } colocou
  } o { $card }.
twisted-placed-toad = { $you ->
    [yes] Colocaste
   *[no] { $who } colocou
  } o { $card }, um sapo.
twisted-twisted = { $you ->
    [yes] Levaste
   *[no] { $who } levou
  } o { $twin } com o { $card }.
twisted-row-taken = { $you ->
    [yes] Recolheste
   *[no] { $who } recolheu
  } a fila: { $count ->
    [one] uma carta.
   *[other] { $count } cartas.
  }
twisted-extra-taken = { $you ->
    [yes] Também recolheste
   *[no] { $who } também recolheu
  } a carta de cima do monte, sem a ver.
twisted-drawn = { $you ->
    [yes] Tiraste
   *[no] { $who } tirou
  } o { $card }.
twisted-round-counted = A ronda { $round } acabou: { $results }.
twisted-round-counted-unseen = A ronda { $round } acabou: { $results }. As cartas por ver eram: { $unseen }.
twisted-cards-of = { $you ->
    [yes] tu
   *[no] { $who }
  } { $cards }
twisted-round-dealt = { $you ->
    [yes] Deste
   *[no] { $who } deu
  } as cartas da ronda { $round }.
twisted-do-place = Colocar o { $card }
twisted-do-twist = Levar o { $twin } com o { $card }
twisted-do-take = Recolher a fila
twisted-over = A partida acabou.
twisted-both = O { $card } serve na fila e também leva o { $twin }. O que preferes?
twisted-open = É a tua vez. Abre uma nova fila com qualquer carta.
twisted-your-turn = É a tua vez: { $ways }.
twisted-place-any = coloca { $cards }
twisted-twist-with = leva o { $twin } com o { $card }
twisted-stuck = É a tua vez. Nenhuma das tuas cartas serve, por isso recolhes a fila: { $cost }.
twisted-toad = sapo { $card }
twisted-can-place = { $card }, pode ser colocado
twisted-can-twist = { $card }, leva o { $twin }
twisted-can-both = { $card }, pode ser colocado ou levar o { $twin }
twisted-cannot = { $card }, agora não pode ser jogado
twisted-cards = { $count ->
    [0] sem cartas
    [one] uma carta
   *[other] { $count } cartas
  }
twisted-row = { $count ->
    [0] A fila está vazia
    [one] A fila, uma carta
   *[other] A fila, { $count } cartas
  }
twisted-takes-it = { $card } leva-o
twisted-takes = leva { $twin }
twisted-no-row = Ainda não há fila
twisted-here = próxima carta
twisted-opens = nova fila
twisted-pile = { $count ->
    [0] cartas por tirar
    [one] carta por tirar
   *[other] cartas por tirar
  }
twisted-points = { $points ->
    [0] { $shown } pontos
    [one] { $shown } ponto
   *[other] { $shown } pontos
  }
twisted-hand = { $count ->
    [0] A tua mão, sem cartas
    [one] A tua mão, uma carta
   *[other] A tua mão, { $count } cartas
  }
twisted-won = Ganhas: { $count }
twisted-lost = Perdidas: { $count }
twisted-total = ao todo
twisted-part-won = ganhas
twisted-part-taken = recolhidas
twisted-part-toads = sapos
twisted-before = rondas anteriores
twisted-colours = As cores mostram os gémeos: dos dois, o menor é azul e o maior laranja, como 49 e 94. Uma carta só leva uma da outra cor.
twisted-rounds = Ronda a ronda
twisted-round = Ronda { $round }
twisted-how = Uma carta ganha vale um ponto. Uma carta de uma fila recolhida custa um, um sapo cinco. As rondas somam-se.
twisted-option-rounds = Rondas
twisted-option-rounds-about = Quantas vezes se dão as cartas antes de somar os pontos.
twisted-option-expert = Variante para peritos
twisted-option-expert-about = Quem recolhe uma fila de uma só carta recolhe também a carta de cima do monte, sem a ver. Recomendada a dois.

twisted-why-no-row = Não há fila para recolher: coloca uma carta para abrir uma nova.
twisted-why-not-held = Não tens o { $card }.
twisted-why-too-far = O { $card } está a mais de { $reach } do { $last }; só se podem colocar cartas de { $lowest } a { $highest }.
twisted-why-toad = O { $card } é um sapo: não tem gémeo e não leva nada.
twisted-why-empty-row = A fila está vazia, por isso não há nada para levar: coloca uma carta.
twisted-why-no-twin = O { $twin }, gémeo do { $card }, não está na fila.
