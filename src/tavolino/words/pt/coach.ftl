# O treinador: o que diz das decisões de uma partida terminada, e da sorte.

coach = O treinador
coach-working = O treinador está a pensar…
coach-waiting = Há outros primeiro. O treinador começa dentro de cerca de { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
  }.
coach-preparing = O treinador está a preparar-se, só desta vez neste servidor. Começa daqui a { $seconds ->
    [one] cerca de um segundo
   *[other] cerca de { $seconds } segundos
  }.
coach-not-yet = O treinador ainda não viu esta jogada.
coach-nothing = O treinador não tem nada a dizer desta jogada.
coach-chart = Probabilidade de ganhar
coach-chart-alone = Pontos esperados
coach-round = Ronda { $round }
coach-legend-slip = deslize
coach-legend-moment = decisivo
coach-next-mistake = Próximo erro
coach-table = Em tabela
coach-step = Passo
coach-verdict = Veredicto
coach-seat = Quem
coach-best = a melhor
coach-good = boa
coach-inaccuracy = imprecisão
coach-mistake = erro
coach-blunder = erro grave
coach-close = muito equilibrado
coach-verdict-of = { $verdict ->
    [best] { $you ->
        [yes] Encontraste a melhor jogada
       *[no] { $who } encontrou a melhor jogada
    }
    [good] { $you ->
        [yes] Uma boa jogada tua
       *[no] Uma boa jogada de { $who }
    }
    [inaccuracy] { $you ->
        [yes] Um pequeno deslize teu
       *[no] Um pequeno deslize de { $who }
    }
    [mistake] { $you ->
        [yes] Um erro teu
       *[no] Um erro de { $who }
    }
    [blunder] { $you ->
        [yes] Um erro grave teu
       *[no] Um erro grave de { $who }
    }
   *[close] { $you ->
        [yes] A tua jogada: demasiado equilibrado para decidir
       *[no] { $who }: demasiado equilibrado para decidir
    }
  }
coach-only = Era a única jogada possível
coach-best-about = Mais nada valia tanto.
coach-good-about = Mais nada era claramente melhor.
coach-close-about = O treinador não consegue dizer se outra coisa era melhor.
coach-better-points = Melhor: “{ $action }”. Valia cerca de { $count ->
    [one] { $points } ponto
   *[other] { $points } pontos
  } a mais.
coach-better = Melhor: “{ $action }”.
coach-chance = Pelo que { $you ->
    [yes] podias saber
   *[no] { $who } podia saber
  }: { $best } de probabilidade de ganhar em vez de { $taken }.
coach-bars-points = Pontos a mais ou a menos do que com a jogada feita, em média.
coach-bars-win = Probabilidade de ganhar, a mais ou a menos do que com a jogada feita.
coach-bars-deals = O treinador experimentou { $count } distribuições possíveis. Os traços mostram até que ponto cada número é fiável.
coach-bars-exact = Todas as cartas eram conhecidas, por isso a conta é exata.
coach-tag-best = a melhor
coach-tag-played = jogada
coach-more = { $count ->
    [one] Mais uma
   *[other] Mais { $count }
  }
coach-fewer = Mostrar menos
coach-unit = Comparar por
coach-unit-points = Pontos
coach-unit-win = Probabilidade de ganhar
coach-try = Experimenta a partir daqui
coach-line = Como podia ter continuado
coach-line-about = Uma distribuição imaginada, a do meio de nove pela forma como acabou. Por todos joga o jogador do treinador; o que ninguém podia saber é inventado.
coach-moments = { $count ->
    [one] O momento decisivo
    [2] Os dois momentos decisivos
   *[other] Os três momentos decisivos
  }
coach-at-step = Passo { $step }
coach-accuracy = Precisão
coach-accuracy-about = 100 é sempre a melhor jogada; 0 não é melhor do que escolher às cegas.
coach-count-inaccuracy = { $count ->
    [one] um deslize
   *[other] { $count } deslizes
  }
coach-count-mistake = { $count ->
    [one] um erro
   *[other] { $count } erros
  }
coach-count-blunder = { $count ->
    [one] um erro grave
   *[other] { $count } erros graves
  }
coach-count-none = sem erros
coach-luck-skill = Sorte e perícia
coach-luck-unit = pontos melhor ou pior do que se esperava antes de dar as cartas
coach-luck = Sorte
coach-skill = Perícia
coach-sum = Soma
coach-luck-more = De que era feita a sorte
coach-luck-deal = Cartas dadas
coach-luck-draws = Tiradas
coach-luck-hidden = Escondidas
coach-luck-others = Outros
coach-luck-about = Cartas dadas e tiradas: as que vieram. Escondidas: como as jogadas correram contra cartas que ninguém via. Outros: como os outros jogaram. O que o treinador avalia mal também vem parar aqui.
coach-picture = Imagem para partilhar
coach-picture-accuracy = precisão { $accuracy }
coach-picture-luck = sorte { $points }
coach-missing-old-rules = Esta partida foi jogada com regras antigas e o treinador não a pode avaliar.
coach-missing-broken-off = A partida foi interrompida. O treinador toma como resultado o que então se podia esperar.
coach-missing-changed-hands = Jogado em parte por uma pessoa e em parte por um bot ou pelo relógio: { $who }.
coach-missing-slow = Este servidor não tem compilador, por isso o treinador viu com menos pormenor.
coach-missing-long = Esta partida é tão longa que o treinador viu cada jogada com menos pormenor.
coach-missing-no-kernel = Neste jogo o treinador só avalia jogadas; não separa a sorte da perícia.
coach-missing-no-luck = Neste jogo o treinador não separa a sorte da perícia.
coach-missing-alone = Mais ninguém jogou, por isso o treinador conta pontos.

# Como jogas, ao longo de muitas partidas

my-play-about = O que o treinador encontrou nas tuas partidas.
my-play-none = O treinador ainda não viu nenhuma das tuas partidas. Pergunta-lhe depois de uma partida, ao revê-la.
my-play-all = Todos os jogos
my-play-accuracy = Precisão, partida a partida
my-play-deeds = Precisão por tipo de jogada
my-play-luck = Sorte, partida a partida
my-play-mean = Em média { $number }
my-play-moves = As tuas jogadas
my-play-moves-about = Em { $count ->
    [one] uma jogada
   *[other] { $count } jogadas
  } com escolha.
my-play-match = Partida
my-play-newest = a mais recente

# porquê, pelas distribuições imaginadas; o que entra nas razões dos jogos
coach-with-played = com esta jogada
coach-with-better = com a melhor jogada
coach-with-next = com a segunda melhor jogada
coach-often = { $count ->
    [0] muito raramente
    [100] quase sempre
   *[other] em cerca de { $count } de cada 100 distribuições
  }
coach-often-too = { $count ->
    [0] muito raramente
    [100] quase sempre
   *[other] em cerca de { $count }
  }
coach-decimal = { $whole },{ $tenth }
coach-about = cerca de { $amount }
coach-under = menos de { $amount }
coach-both = { $one } { $two }
coach-counted = Vantagem no fim da ronda, calculada exatamente: { $first } { $played }, { $second } { $instead }.
