# O que diz uma dica e o que “Porquê?” abre. As razões são dos jogos: ver <jogo>-reasons.ftl.

hint-both = { $one } { $two }
hint-only = Não podes fazer mais nada.
hint-best = Olhando mais à frente, é o que dá melhor resultado.
hint-thumb = É uma boa regra prática.
hint-close-points = Quase tão bom: “{ $action }” (em média, { $points } pontos em vez de { $best }).
hint-close-rating = Quase tão bom: “{ $action }” ({ $points } em 100 em vez de { $best }).
hint-equal = Igualmente bom: “{ $action }”. A diferença é demasiado pequena para decidir.
hint-why = Porquê?
hint-bars = As melhores jogadas, comparadas
hint-bars-points = Os pontos que ganhas aos outros a partir daqui, em média.
hint-bars-rating = Como ficaria a partida para ti: 100 é vitória certa, 0 é último lugar certo.
hint-bars-points-alone = Os pontos que ganhas a partir daqui, em média.
hint-bars-rating-alone = Como te correria a partida: 50 é um resultado normal, 100 o melhor possível.
hint-bars-deals = { $count ->
    [one] Foi experimentada uma distribuição possível. A linha fina mostra até que ponto o número é fiável.
   *[other] Foram experimentadas { $count } distribuições possíveis. A linha fina mostra até que ponto cada número é fiável.
  }
hint-bars-exact = Todas as cartas são conhecidas, por isso estes números são exatos.
