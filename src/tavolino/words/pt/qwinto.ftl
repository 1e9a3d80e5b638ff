qwinto-title = Qwinto, o jogo de cartas
qwinto-about = Uma carta faz um número para todos. Escreve-o onde ficar melhor, linha a linha.
qwinto-where = { $count } por tirar
qwinto-where-solo = { $count ->
    [0] a solo, últimas cartas
   *[other] a solo, { $count } por tirar
  }
qwinto-colour-o = laranja
qwinto-colour-y = amarelo
qwinto-colour-p = roxo
qwinto-no-colour = nenhuma cor
qwinto-row = { $row ->
    [o] linha laranja
    [y] linha amarela
   *[p] linha roxa
  }
qwinto-colours = { $colours ->
    [none] nenhuma linha
    [o] linha laranja
    [y] linha amarela
    [p] linha roxa
    [oy] linha laranja ou amarela
    [op] linha laranja ou roxa
    [yp] linha amarela ou roxa
   *[oyp] linha laranja, amarela ou roxa
  }
qwinto-card-o = { $value } laranja
qwinto-card-y = { $value } amarelo
qwinto-card-p = { $value } roxo
qwinto-card-g = { $value } cinzento
qwinto-place = { $stack ->
    [tl] de cima à esquerda
    [tr] de cima à direita
    [bl] de baixo à esquerda
   *[br] de baixo à direita
  }
qwinto-in = { $number }: { qwinto-colours }

qwinto-played = { $you ->
    [yes] Puseste
   *[no] { $who } pôs
  } o { $card } na pilha { qwinto-place }.
qwinto-announced = O número é { $number }: { qwinto-colours }.
qwinto-wrote = { $you ->
    [yes] Escreveste
   *[no] { $who } escreveu
  } { $number } na { qwinto-row }.
qwinto-passed = { $you ->
    [yes] Passaste.
   *[no] { $who } passou.
  }
qwinto-missed = { $you ->
    [yes] Passaste
   *[no] { $who } passou
  }: { $misses ->
    [4] a quarta falha.
    [one] uma falha.
   *[other] falha número { $misses }.
  }
qwinto-drew = { $you ->
    [yes] Tiraste
   *[no] { $who } tirou
  } o { $card }.
qwinto-reshuffled = { $count ->
    [one] A carta tapada foi baralhada e é o novo monte.
   *[other] As { $count } cartas tapadas foram baralhadas e são o novo monte.
  }
qwinto-ended = A partida acabou: { $results }.

qwinto-name-play = Pôr o { $card } na pilha { qwinto-place }
qwinto-name-two = Pôr o { $first } na pilha { $first_stack ->
    [tl] de cima à esquerda
    [tr] de cima à direita
    [bl] de baixo à esquerda
   *[br] de baixo à direita
  }, depois o { $second } na { $second_stack ->
    [tl] de cima à esquerda
    [tr] de cima à direita
    [bl] de baixo à esquerda
   *[br] de baixo à direita
  }
qwinto-name-write = Escrever { $number } na { qwinto-row }, casa { $place }
qwinto-do-play = Anunciar { $number }
qwinto-do-both = Jogar duas cartas
qwinto-do-write = Escrever { $number }
qwinto-do-pass = Passar

qwinto-over = A partida acabou.
qwinto-your-turn = É a tua vez
qwinto-turn = É a vez de { $who }
qwinto-chooses = { $who } escolhe uma carta. Todos podem escrever o número.
qwinto-choose = É a tua vez: escolhe uma carta, depois uma pilha. A carta soma-se às suas duas vizinhas.
qwinto-choose-place = Para onde vai o { $card }? Cada pilha mostra o número que faria.
qwinto-choose-first = Duas cartas do mesmo valor: escolhe a que vai primeiro.
qwinto-first = Põe primeiro o { $card } numa pilha; a outra carta fica ao lado.
qwinto-second = O { $first } vai para a pilha { qwinto-place }. Agora põe o { $card } ao lado: conta a última carta.
qwinto-aimed = { $cells ->
    [0] Nenhuma casa tua serviria para { $number }: seria uma falha.
    [one] Uma casa tua serviria para { $number }.
   *[other] { $cells } casas tuas serviriam para { $number }.
  }
qwinto-write = { $mine ->
    [yes] Escreve { $number } na { qwinto-colours }. Se passares, é uma falha.
   *[no] Escreve { $number } na { qwinto-colours }, ou passa.
  }
qwinto-would-write = { $points ->
    [0] { $number } na { qwinto-row } não dá pontos.
    [one] { $number } na { qwinto-row } dá um ponto.
   *[other] { $number } na { qwinto-row } dá { $points } pontos.
  }
qwinto-would-write-short = { $points ->
    [0] +0 pontos
    [one] +1 ponto
   *[other] +{ $points } pontos
  }
qwinto-stuck = { $mine ->
    [yes] { $misses ->
        [3] { $number } não cabe em lado nenhum: a tua quarta falha. A partida acaba.
       *[other] { $number } não cabe em lado nenhum: uma falha.
      }
   *[no] { $number } não cabe em lado nenhum. Passar não custa nada.
  }
qwinto-waiting = À espera de { $others }.
qwinto-wrote-waiting = { $count ->
    [0] Escreves { $number }.
   *[other] Escreves { $number }. À espera de { $others }.
  }
qwinto-passed-waiting = { $count ->
    [0] Passas.
   *[other] Passas. À espera de { $others }.
  }

# $points conta, $shown é o mesmo número com um verdadeiro sinal de menos
qwinto-points = { $points ->
    [0] { $shown } pontos
    [one] { $shown } ponto
   *[other] { $shown } pontos
  }
qwinto-points-best = { $shown } (recorde { $best })
qwinto-has-decided = já decidiu ✓
qwinto-has-decided-short = já está ✓
qwinto-enlarge = { $who }: { $numbers ->
    [0] nenhum número
    [one] um número
   *[other] { $numbers } números
  }, { $misses ->
    [0] nenhuma falha
    [one] uma falha
   *[other] { $misses } falhas
  }, { qwinto-points }. Aumentar a folha
qwinto-sheet = A tua folha
qwinto-sheet-of = A folha de { $who }
qwinto-misthrows = Falhas
qwinto-misses = { $count ->
    [0] nenhuma falha
    [one] uma falha
   *[other] { $count } falhas
  }
qwinto-row-points = { qwinto-row }: { $points }
qwinto-gain = +{ $points }
qwinto-cell-written = { qwinto-row }, casa { $place }{ $bonus ->
    [yes] , de bónus
   *[no] {""}
  }: { $number }
qwinto-cell-decided = { qwinto-row }, casa { $place }: escreves aqui { $number }
qwinto-cell-would = { qwinto-row }, casa { $place }{ $bonus ->
    [yes] , de bónus
   *[no] {""}
  }: serviria para { $number }
qwinto-cell-empty = { qwinto-row }, casa { $place }{ $bonus ->
    [yes] , de bónus
   *[no] {""}
  }: vazia
qwinto-cell-legal = { qwinto-row }, casa { $place }{ $bonus ->
    [yes] , de bónus
   *[no] {""}
  }: escrever { $number } aqui, { $points ->
    [0] sem pontos
    [one] um ponto
   *[other] { $points } pontos
  }
qwinto-cell-before = A casa anterior
qwinto-cell-after = A casa seguinte

qwinto-stacks = As quatro pilhas
qwinto-stack = Pilha { qwinto-place }: { $card }
qwinto-stack-announces = Pilha { qwinto-place }: { $card }. Aqui o { $chosen } faz { $number }, { qwinto-colours }; { $cells ->
    [0] nenhuma casa tua serve
    [one] uma casa tua serve
   *[other] { $cells } casas tuas servem
  }
qwinto-stack-first = Pilha { qwinto-place }: { $card }. Pôr aqui primeiro o { $chosen }
qwinto-stack-not = Pilha { qwinto-place }: { $card }. O { $chosen } não pode vir para aqui
qwinto-hand = { $count ->
    [0] A tua mão está vazia
    [one] A tua mão, uma carta
   *[other] A tua mão, { $count } cartas
  }
qwinto-chosen = { $card }, selecionado
qwinto-pair = { $card }, pode ir junto com o { $partner }
qwinto-pile = { $count ->
    [0] cartas por tirar
    [one] carta por tirar
   *[other] cartas por tirar
  }
qwinto-shuffled = { $count ->
    [0] ainda não foi baralhado de novo
    [one] baralhado uma vez
    [2] baralhado duas vezes
   *[other] baralhado { $count } vezes
  }

qwinto-how = De onde vêm os pontos
qwinto-rows = Linhas
qwinto-columns = Colunas
qwinto-how-about = Uma linha vale um ponto por número; uma linha cheia vale o seu último número. Uma coluna cheia de três casas vale o número da sua casa de bónus. Uma falha custa cinco.
qwinto-best = O teu recorde neste aparelho: { qwinto-points }.
qwinto-new-best = Novo recorde neste aparelho: { qwinto-points }!
qwinto-end-rows = Uma folha tem duas linhas cheias.
qwinto-end-misthrows = Quarta falha numa folha.
qwinto-end-cards = Foi jogada a última carta.

qwinto-why-announced = Há um número anunciado: escreve-o ou passa antes de se jogar a próxima carta.
qwinto-why-not-active = Só quem tem a vez põe uma carta na grelha, e agora não és tu.
qwinto-why-not-held = Não tens o { $value } { $colour ->
    [o] laranja
    [y] amarelo
    [p] roxo
   *[g] cinzento
  }.
qwinto-why-held-once = Só tens um { $value } { $colour ->
    [o] laranja
    [y] amarelo
    [p] roxo
   *[g] cinzento
  }.
qwinto-why-same-value = Duas cartas só vão juntas se tiverem o mesmo valor.
qwinto-why-beside = A segunda carta vai ao lado da primeira, nunca na mesma pilha nem na diagonal.
qwinto-why-no-number = Ainda não há número anunciado: primeiro, quem tem a vez põe uma carta na grelha.
qwinto-why-decided = Já decidiste sobre este número.
qwinto-why-no-cell = A linha { $row ->
    [o] laranja
    [y] amarela
   *[p] roxa
  } não tem casa na coluna { $column }.
qwinto-why-too-low = { $number } não se pode escrever: só de 1 a 18.
qwinto-why-grey = As três cartas são cinzentas, por isso ninguém pode escrever este número.
qwinto-why-other-row = { $number } só pode ir para a linha { $colours ->
    [o] laranja
    [y] amarela
    [p] roxa
    [oy] laranja ou amarela
    [op] laranja ou roxa
   *[yp] amarela ou roxa
  }, não para a { $row ->
    [o] laranja
    [y] amarela
   *[p] roxa
  }.
qwinto-why-final = Já lá está { $number }, e um número escrito é definitivo.
qwinto-why-in-row = { $number } já está na linha { $row ->
    [o] laranja
    [y] amarela
   *[p] roxa
  }.
qwinto-why-in-column = { $number } já está nessa coluna.
qwinto-why-smaller = { $number } é menor do que o { $other } à sua esquerda; uma linha sobe.
qwinto-why-larger = { $number } é maior do que o { $other } à sua direita; uma linha sobe.
