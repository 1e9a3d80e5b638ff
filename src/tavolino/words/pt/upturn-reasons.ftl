# Porque é que uma jogada é boa, para as dicas: uma ou duas frases inteiras.

upturn-reason-call = Só te resta uma ficha. Avisa antes de se colocar a próxima, senão, se te apanharem, custa-te 3 fichas.
upturn-reason-catch = Só resta uma ficha a { $forgetful }, que não disse Upturn: são 3 fichas do saco.
upturn-reason-wins = É a tua última ficha: ganhas.
upturn-reason-run-wins = Todas as tuas outras fichas podem ir com o { $twin }: ganhas.
upturn-reason-run = Com o { $twin } podes colocar { $count } fichas num só turno e dar { $given }.
upturn-reason-penalty = O { $number } é uma ficha com penalização: podes dar a alguém uma ficha do saco.
upturn-reason-keeps = Depois do { $number } ainda { $mine ->
    [one] serve { $mine } dos teus números
   *[other] servem { $mine } dos teus números
  }; depois do { $other }, { $less ->
    [0] nenhum.
    [one] só um.
   *[other] só { $less }.
  }
upturn-reason-still-fit = Depois do { $number } ainda { $mine ->
    [one] serve { $mine } dos teus números.
   *[other] servem { $mine } dos teus números.
  }
upturn-reason-blocks = { $next } não tem nenhum número { $going ->
    [up] acima
   *[down] abaixo
  } de { $number } em { $chance }% das distribuições.
upturn-reason-fewer = Uma ficha a menos: { $count ->
    [one] só te resta uma.
   *[other] restam-te { $count }.
  }
upturn-reason-along = Junta o { $number } à sequência: uma ficha a menos para ti, { $count ->
    [one] uma
   *[other] { $count }
  } a mais para dar com a capicua { $twin }.
upturn-reason-along-first = Coloca primeiro o { $number }: depois do { $other } já não serviria.
upturn-reason-close = O { $number } também podia ir junto, mas olhando mais à frente é um pouco melhor guardá-lo.
upturn-reason-keep = Uma ficha também pode ajudar: talvez seja mesmo a que falta a { $receiver }.
upturn-reason-joker-wins = Depois do Joker podes colocar logo o { $number }, e ganhas.
upturn-reason-joker = O Joker deixa-te colocar logo mais uma ficha.
upturn-reason-side = A seguir joga { $next }, com { $count } fichas, e não { $instead }, que só tem { $few ->
    [one] uma.
   *[other] { $few }.
  }
upturn-reason-turn = { $mine ->
    [one] Um dos teus números está
   *[other] { $mine } dos teus números estão
  } { $going ->
    [up] acima
   *[down] abaixo
  } de { $last }, { $less ->
    [0] nenhum
    [one] só um
   *[other] só { $less }
  } do outro lado.
upturn-reason-end-number = A tua última ficha tem de ser um número. Por isso joga agora a ficha de ação e guarda o { $number }.
upturn-reason-again = Todos os outros perdem a vez, por isso jogas outra vez.
upturn-reason-skip = { $next } perde a vez, com { $count ->
    [one] uma só ficha.
   *[other] { $count } fichas.
  }
upturn-reason-give-only = Assim { $receiver } fica com { $count } fichas.
upturn-reason-give = { $receiver } está quase a ganhar, com { $count ->
    [one] uma só ficha.
   *[other] { $count } fichas.
  }
upturn-reason-give-next = A seguir joga { $receiver }, com { $count ->
    [one] uma só ficha.
   *[other] { $count } fichas.
  }
upturn-reason-only-draw = Não podes jogar nenhuma das tuas fichas, por isso tira uma.
upturn-reason-last-number = Guarda o { $number } para o fim: a tua última ficha tem de ser um número.
upturn-reason-jumps = O { $number } saltaria por cima de { $count ->
    [one] um dos teus números.
   *[other] { $count } dos teus números.
  }
upturn-reason-nothing-left = Depois do { $number } já não serviria nenhum dos teus números.
upturn-reason-draw-first = Depois de tirares uma ficha ainda podes colocar outra, e talvez venha uma melhor.
upturn-reason-keep-draw = Nenhum dos teus números serve. Tira uma ficha e guarda a ficha de ação para mais tarde.
upturn-reason-keep-pass = Nenhum dos teus números serve, e a ficha de ação valerá mais depois.
