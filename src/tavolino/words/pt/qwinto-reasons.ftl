# Porque é que uma jogada é boa, para as dicas: uma ou duas frases inteiras.

qwinto-reason-ends = Com { $number } a tua segunda linha fica cheia e a partida acaba. Com as folhas como estão, vais à frente (+{ $lead }).
qwinto-reason-row = { $number } enche a tua linha { $row ->
    [o] laranja
    [y] amarela
   *[p] roxa
  }: +{ $points } de imediato.
qwinto-reason-column = { $number } completa uma coluna com casa de bónus: +{ $points } de imediato.
qwinto-reason-dead = Na casa { $place } da linha { $row ->
    [o] laranja
    [y] amarela
   *[p] roxa
  }, { $number } deixaria { $count ->
    [one] { $count } casa que nunca mais se pode preencher.
   *[other] { $count } casas que nunca mais se podem preencher.
  }
qwinto-reason-column-next = Assim já lá estão dois dos três números: a coluna inteira dá +{ $points }.
qwinto-reason-bonus = { $number } é um número alto para uma casa de bónus: com a coluna cheia, dá +{ $number }.
qwinto-reason-last = Assim { $number } fica no fim da linha { $row ->
    [o] laranja
    [y] amarela
   *[p] roxa
  }: quando estiver cheia, valerá { $number }.
qwinto-reason-no-misthrow = Passar seria uma falha (−5).
qwinto-reason-room = Na linha { $row ->
    [o] laranja
    [y] amarela
   *[p] roxa
  }, { $number } deixa à esquerda { $left ->
    [one] { $left } casa livre
   *[other] { $left } casas livres
  }, onde ainda { $smaller ->
    [one] cabe { $smaller } número
   *[other] cabem { $smaller } números
  }, e à direita { $right ->
    [one] { $right } casa livre
   *[other] { $right } casas livres
  }, onde ainda { $larger ->
    [one] cabe { $larger } número
   *[other] cabem { $larger } números
  }.
qwinto-reason-room-left = Na linha { $row ->
    [o] laranja
    [y] amarela
   *[p] roxa
  }, { $number } deixa à esquerda { $left ->
    [one] { $left } casa livre
   *[other] { $left } casas livres
  }, onde ainda { $smaller ->
    [one] cabe { $smaller } número
   *[other] cabem { $smaller } números
  }.
qwinto-reason-room-right = Na linha { $row ->
    [o] laranja
    [y] amarela
   *[p] roxa
  }, { $number } deixa à direita { $right ->
    [one] { $right } casa livre
   *[other] { $right } casas livres
  }, onde ainda { $larger ->
    [one] cabe { $larger } número
   *[other] cabem { $larger } números
  }.
qwinto-reason-snug = { $number } tapa um buraco de uma casa na linha { $row ->
    [o] laranja
    [y] amarela
   *[p] roxa
  } e não tira espaço a outros números.
qwinto-reason-nowhere = { $number } não cabe em lado nenhum da tua folha. Passar não te custa nada.
qwinto-reason-nowhere-misthrow = { $number } não cabe em lado nenhum da tua folha, por isso é uma falha (−5).
qwinto-reason-misthrow-ends = A tua quarta falha termina a partida. Com as folhas como estão, continuas à frente (+{ $lead }).
qwinto-reason-misthrow = Uma falha custa-te 5, mas é o mal menor.
qwinto-reason-pass = Passar não te custa nada.
qwinto-reason-tight = Na linha { $row ->
    [o] laranja
    [y] amarela
   *[p] roxa
  }, { $number } deixaria pouco espaço à { $side ->
    [left] esquerda
   *[right] direita
  }: { $cells ->
    [one] { $cells } casa livre, { $numbers ->
        [0] e nenhum número serve.
       *[other] números possíveis: { $numbers }.
      }
   *[other] { $cells } casas livres, números possíveis: { $numbers }.
  }
qwinto-reason-pass-waits = Passar não te custa nada, e a casa da linha { $row ->
    [o] laranja
    [y] amarela
   *[p] roxa
  } fica livre para um número melhor.
qwinto-reason-no-way = Nenhuma das tuas cartas dá um número que caiba na tua folha. É uma falha de qualquer maneira (−5).
qwinto-reason-on-purpose = É uma falha (−5), mas a tua folha fica livre para números melhores.
qwinto-reason-hurts = { $count ->
    [one] { $number } cabe na tua folha, e { $others } não o pode escrever.
   *[other] { $number } cabe na tua folha, e { $others } não o podem escrever.
  }
qwinto-reason-avoids = { $number } cabe na tua folha. Jogadas que seriam uma falha (−5): { $bad } em { $all }.
