# Deals that are the same for everybody
why-event = Toda a gente joga estas cartas nas mesmas condições, por isso aqui não dá.
why-event-private = É a tentativa de outra pessoa, com cartas que toda a gente joga. Só ela a pode ver.
why-not-revealed = Ainda há quem esteja a jogar estas cartas. São reveladas quando todos acabarem.
why-no-course = Não há nenhum jogo do dia com esse nome.
why-no-daily = Não há jogo para esse dia.
why-daily-over = É um novo dia, com um novo jogo. Recarrega a página.
why-daily-gone = A mesa desta tentativa foi fechada por quem gere o sítio. Amanhã há um novo jogo.
why-daily-bots = Os bots deste jogo não podem jogar agora neste servidor. Avisa quem o gere.

daily = Jogo do dia
daily-about = Toda a gente recebe as mesmas cartas. Uma tentativa.
daily-alone = { $game } a solo
daily-of = Jogo do dia, { $day }
daily-streak = { $days ->
    [one] { $days } dia seguido
   *[other] { $days } dias seguidos
  }
daily-no-streak = Joga hoje e começa uma série
daily-best = { $days ->
    [one] a tua melhor série: { $days } dia
   *[other] a tua melhor série: { $days } dias
  }
daily-calendar = Calendário: jogaste em { $count ->
    [one] { $count } destes dias
   *[other] { $count } destes dias
  }.
daily-new = Ainda por jogar
daily-play = Jogar
daily-goes-on = A tua tentativa espera por ti
daily-go-on = Continuar
daily-see = Ver como correu
daily-late = Acabaste depois do fim do dia, por isso não conta.
daily-points = { $count ->
    [one] ponto
   *[other] pontos
  }
daily-stars = { $stars ->
    [0] Nenhuma estrela
    [one] Uma estrela
   *[other] { $stars } estrelas
  }
daily-praise-0 = Cartas difíceis.
daily-praise-1 = Bem jogado.
daily-praise-2 = Muito bom.
daily-praise-3 = Magnífico!
daily-bar = Com as mesmas cartas, “{ $level }” faz { $average } em média e { $best } no máximo.
daily-bar-tries = { $tries } tentativas
daily-next-star = { $stars ->
    [one] Uma estrela pede { $points }.
   *[other] { $stars } estrelas pedem { $points }.
  }
daily-asked = O que cada estrela pede
daily-no-bar = Os bots ainda não jogaram estas cartas vezes suficientes, por isso ainda não há estrelas.
daily-better = Melhor do que { $percent }%
daily-players = { $count ->
    [one] { $count } pessoa até agora
   *[other] { $count } pessoas até agora
  }
daily-players-over = { $count ->
    [0] ninguém jogou
    [one] { $count } pessoa
   *[other] { $count } pessoas
  }
daily-everybody = Os pontos de todos
daily-first = Ninguém acabou antes de ti. Volta mais tarde para ver como correu aos outros.
daily-nobody = Ainda ninguém acabou este jogo.
daily-only = Mais ninguém jogou estas cartas.
daily-you = Tu
daily-as-table = Em tabela
daily-points-column = Pontos
daily-players-column = Pessoas
daily-spoils-nothing = Não mostra nenhuma carta, por isso não estragas o jogo a ninguém.
daily-picture = Guardar imagem
daily-left = { $count ->
    [one] Hoje ainda falta { $count }
   *[other] Hoje ainda faltam { $count }
  }
daily-done = Por hoje é tudo
daily-next = Próximo jogo em { $time }
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min { $seconds } s
daily-midnight = O dia é o mesmo em todo o mundo: muda à meia-noite UTC, que para ti é { $time }.
daily-unfinished = A tua tentativa de { $day } ainda conta se a acabares até às { $time }.
daily-earlier = Jogos anteriores
daily-none = Ainda não acabou nenhum dia. Amanhã encontras aqui o jogo de hoje, com o que todos jogaram.
daily-played = jogado
daily-secret = Ainda em segredo
daily-secret-about = Quando o dia acabar ({ $time }), verás aqui como todos jogaram e o que fez o melhor bot.
daily-plays = O que todos jogaram
daily-plays-none = Ninguém jogou estas cartas.
daily-somebody = Alguém
daily-page-before = Melhores
daily-page-after = Mais
daily-best-line = Ver “{ $level }”
daily-best-line-about = A melhor de { $tries } tentativas: { $points }
daily-fair = Fixado de antemão
daily-fair-fixed = Estas cartas foram fixadas em { $time }. A impressão digital foi publicada nessa altura, por isso ninguém pode ter mudado uma carta desde então.
daily-fair-open = O segredo já é público. Em cada repetição podes verificar carta a carta.
daily-fair-hidden = O segredo é publicado quando o dia acabar. Então poderás verificar cada carta.
daily-note = { $day }: toda a gente recebe estas cartas. Uma tentativa, sem anular e sem dicas.
daily-again = Os jogos de hoje
