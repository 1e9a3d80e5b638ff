# Porque é que uma jogada é boa, para as dicas: uma ou duas frases inteiras. { $cost } tem o sinal: −6.

twisted-reason-counted = Agora todas as cartas são conhecidas. Jogado até ao fim da ronda, isto vale { $points } contra { $next }.
twisted-reason-only-take = Nenhuma das tuas cartas serve no { $last }, por isso tens de recolher a fila ({ $cost }).
twisted-reason-no-cards = Já não tens cartas, por isso tens de recolher a fila ({ $cost }).
twisted-reason-take-ends = O monte está vazio, por isso isto acaba a ronda: { $cost }, e sem mais riscos.
twisted-reason-take-before = Antes { $cost } agora do que { $more } depois, quando o { $other } também estiver na fila.
twisted-reason-take-cheap = A fila está barata ({ $cost }), e abres a próxima com a carta que quiseres.
twisted-reason-twist-ends = Ganhas o { $card } e o { $twin } (+2), e a ronda acaba.
twisted-reason-twist-clears = Ganhas o { $card } e o { $twin } (+2), e deixa de haver fila.
twisted-reason-twist-saves = Ganhas o { $card } e o { $twin } (+2), e não tens de recolher a fila ({ $cost }).
twisted-reason-twist-stuck = Ganhas o { $card } e o { $twin } (+2). Depois, { $next } não pode continuar em { $chance }% das distribuições e recolhe a fila ({ $cost }).
twisted-reason-twist = Ganhas o { $card } e o { $twin }: +2 já. O resto da fila ainda custa { $cost }.
twisted-reason-more-than = Isto dá mais do que os +2 pelo { $twin }.
twisted-reason-not-twist = Na fila serve-te mais do que ganhar agora o { $twin } (+2).
twisted-reason-waits = Só tu podes ganhar o { $twin }, porque tens o { $card }: esses +2 podem esperar.
twisted-reason-only-card = Só o teu { $card } serve. Senão, recolhes a fila ({ $cost }).
twisted-reason-stuck = { $next } não pode continuar em { $chance }% das distribuições e então recolhe a fila ({ $cost }).
twisted-reason-stuck-toad = Um sapo ninguém o inverte. { $next } não pode continuar em { $chance }% das distribuições e então recolhe a fila ({ $cost }).
twisted-reason-bait = Também tens o { $twin }, por isso mais tarde só tu podes inverter o { $card } (+2).
twisted-reason-safe = O { $card } já ninguém o inverte, porque o { $twin } já saiu. Com o { $other }, alguém podia ganhar +2.
twisted-reason-toad-safe = Um sapo ninguém o inverte. Com o { $other }, alguém podia ganhar +2.
twisted-reason-keep-toad = Guarda o sapo { $other } para uma fila mais curta. Esta custaria { $cost }, com { $less } das tuas cartas ao alcance; depois do { $card } são { $mine }.
twisted-reason-fits = Das tuas cartas, { $mine } ficam a 10 no máximo do { $card }, mas só { $less } do { $other }.
twisted-reason-few = É mais difícil responder: das cartas que não vês, no { $card } servem { $count }, no { $other } { $more }.
twisted-reason-still-fit = Das tuas outras cartas, { $mine } estão a 10 no máximo do { $card }: provavelmente podes continuar.
twisted-reason-few-fit = É difícil responder: das cartas que não vês, só servem { $count }.
