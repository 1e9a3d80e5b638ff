# Porque é que uma jogada é boa, para as dicas: uma ou duas frases inteiras.

upturn-reason-call = Só te resta uma ficha. Diz antes de se colocar a próxima, senão pode custar-te 3 fichas.
upturn-reason-catch = Só resta uma ficha a { $forgetful }, e não disse Upturn: são 3 fichas do saco.
upturn-reason-wins = É a tua última ficha: ganhas.
upturn-reason-run-wins = Todas as tuas outras fichas podem ir com o { $twin }: ganhas.
upturn-reason-run = Com o { $twin } podes colocar { $count } fichas numa vez e distribuir { $given }.
upturn-reason-penalty = O { $number } é uma ficha com penalização: podes dar a alguém uma ficha do saco.
upturn-reason-keeps = Dos teus números, depois do { $number } ainda servem { $mine }, depois do { $other } só { $less }.
upturn-reason-still-fit = Dos teus números, depois do { $number } ainda servem { $mine }.
upturn-reason-blocks = { $next } não tem nenhum número { $going ->
    [up] acima
   *[down] abaixo
  } de { $number } em { $chance }% das distribuições.
upturn-reason-fewer = É uma ficha a menos: ficas com { $count }.
upturn-reason-along = O { $number } pode ir com o { $twin }: uma ficha a menos para ti, { $count } a mais para distribuir.
upturn-reason-along-first = Coloca primeiro o { $number }: depois do { $other } já não servia.
upturn-reason-close = O { $number } também podia ir, mas olhando mais longe é um pouco melhor guardá-lo.
upturn-reason-keep = Uma ficha também pode ajudar: talvez seja mesmo a que falta a { $receiver }.
upturn-reason-joker-wins = Depois do Joker podes logo colocar o { $number }, e ganhas.
upturn-reason-joker = O Joker deixa-te colocar logo mais uma ficha.
upturn-reason-side = A seguir joga { $next }, com { $count } fichas, e não { $instead }, que só tem { $few }.
upturn-reason-turn = Os teus números { $going ->
    [up] acima
   *[down] abaixo
  } de { $last }: { $mine }. Na outra direção, só { $less }.
upturn-reason-end-number = A tua última ficha tem de ser um número. Por isso joga agora a ficha de ação e guarda o { $number }.
upturn-reason-again = Todos os outros perdem a vez, por isso jogas outra vez.
upturn-reason-skip = { $next } perde a vez, com { $count ->
    [one] uma só ficha.
   *[other] { $count } fichas.
  }
upturn-reason-give-only = Assim { $receiver } fica com { $count } fichas.
upturn-reason-give = { $receiver } está mais perto de ganhar, com { $count ->
    [one] uma só ficha.
   *[other] { $count } fichas.
  }
upturn-reason-give-next = A seguir joga { $receiver }, com { $count ->
    [one] uma só ficha.
   *[other] { $count } fichas.
  }
upturn-reason-only-draw = Não podes jogar nenhuma das tuas fichas, por isso tira uma.
upturn-reason-last-number = Guarda o { $number } para o fim: a tua última ficha tem de ser um número.
upturn-reason-jumps = O { $number } saltava por cima de { $count } dos teus números.
upturn-reason-nothing-left = Depois do { $number } já não servia nenhum dos teus números.
upturn-reason-draw-first = Depois de tirar ainda podes colocar uma ficha, e talvez venha uma melhor.
upturn-reason-keep-draw = Nenhum dos teus números serve. Tira uma ficha e guarda a ficha de ação para mais tarde.
upturn-reason-keep-pass = Nenhum dos teus números serve, e a ficha de ação vale mais depois.
