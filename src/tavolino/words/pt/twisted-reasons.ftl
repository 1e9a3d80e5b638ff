# Porque é que uma jogada é boa, para as dicas: uma ou duas frases inteiras. { $cost } tem o sinal: −6.

twisted-reason-counted = Agora todas as cartas são conhecidas. Até ao fim da ronda, esta jogada vale { $points } contra { $next }.
twisted-reason-only-take = Nenhuma das tuas cartas serve a seguir ao { $last }, por isso tens de recolher a fila ({ $cost }).
twisted-reason-no-cards = Já não tens cartas, por isso tens de recolher a fila ({ $cost }).
twisted-reason-take-ends = O monte está vazio, por isso a ronda termina: { $cost }, e sem mais riscos.
twisted-reason-take-before = Antes { $cost } agora do que { $more } depois, quando o { $other } também estiver na fila.
twisted-reason-take-cheap = A fila sai barata ({ $cost }), e abres a próxima com a carta que quiseres.
twisted-reason-twist-ends = Ganhas o { $card } e o { $twin } (+2), e a ronda acaba.
twisted-reason-twist-clears = Ganhas o { $card } e o { $twin } (+2), e deixa de haver fila.
twisted-reason-twist-saves = Ganhas o { $card } e o { $twin } (+2), e não tens de recolher a fila ({ $cost }).
twisted-reason-twist-stuck = Ganhas o { $card } e o { $twin } (+2). Depois, { $next } não pode continuar em { $chance }% das distribuições e recolhe a fila ({ $cost }).
twisted-reason-twist = Ganhas o { $card } e o { $twin }: +2 de imediato. O resto da fila ainda custa { $cost }.
twisted-reason-more-than = Isto dá mais do que os +2 pelo { $twin }.
twisted-reason-not-twist = Na fila serve-te mais do que para ganhar agora o { $twin } (+2).
twisted-reason-waits = Só tu podes ganhar o { $twin }, porque tens o { $card }: esses +2 podem esperar.
twisted-reason-only-card = Só o teu { $card } serve. Senão, terias de recolher a fila ({ $cost }).
twisted-reason-stuck = { $next } não pode continuar em { $chance }% das distribuições e então recolhe a fila ({ $cost }).
twisted-reason-stuck-toad = Ninguém pode levar um sapo. { $next } não pode continuar em { $chance }% das distribuições e então recolhe a fila ({ $cost }).
twisted-reason-bait = Também tens o { $twin }, por isso mais tarde só tu poderás levar o { $card } (+2).
twisted-reason-safe = Já ninguém pode levar o { $card }, porque o { $twin } já saiu. Com o { $other }, alguém podia ganhar +2.
twisted-reason-toad-safe = Ninguém pode levar um sapo. Com o { $other }, alguém podia ganhar +2.
twisted-reason-keep-toad = Guarda o sapo { $other } para uma fila mais curta: com ele, esta custa { $cost }. Depois do { $card } { $mine ->
    [one] serve { $mine } das tuas cartas
   *[other] servem { $mine } das tuas cartas
  }; depois do { $other }, { $less ->
    [0] nenhuma.
    [one] só uma.
   *[other] só { $less }.
  }
twisted-reason-fits = Depois do { $card } ainda { $mine ->
    [one] serve { $mine } das tuas cartas
   *[other] servem { $mine } das tuas cartas
  }; depois do { $other }, { $less ->
    [0] nenhuma.
    [one] só uma.
   *[other] só { $less }.
  }
twisted-reason-few = É mais difícil responder: das cartas que não vês, depois do { $card } { $count ->
    [0] não serve nenhuma
    [one] só serve uma
   *[other] só servem { $count }
  }; depois do { $other }, { $more }.
twisted-reason-still-fit = { $mine ->
    [one] Outra das tuas cartas está
   *[other] Outras { $mine } das tuas cartas estão
  } a 10 no máximo do { $card }: provavelmente poderás continuar.
twisted-reason-few-fit = É difícil responder: das cartas que não vês { $count ->
    [0] não serve nenhuma.
    [one] só serve uma.
   *[other] só servem { $count }.
  }
