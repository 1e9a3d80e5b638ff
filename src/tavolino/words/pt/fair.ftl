# Jogo limpo à mesa: ligações que caem, votações, quem não joga, partidas sem fim.

seat-expected = { $seconds ->
    [one] sem ligação, mais { $seconds } segundo
   *[other] sem ligação, mais { $seconds } segundos
  }

news-join-wanted = { $name } gostava de jogar no lugar de { $who }.
news-join-failed = { $name } não entra na partida: nem todos concordaram.
news-replacement-wanted = { $you ->
    [yes] Gostavas que um bot jogasse por { $name }, que não joga há algum tempo.
   *[other] { $who } gostava que um bot jogasse por { $name }, que não joga há algum tempo.
  }
news-replacement-failed = { $name } continua a jogar: nem todos queriam um bot.
news-bot-voted-in = { $name } não joga há algum tempo e os outros concordaram: continua um bot, { $who }.

vote-join = { $name } gostava de jogar no lugar de { $bot }. Concordas?
vote-replace = { $name } não joga há algum tempo. Deve continuar um bot?
vote-yes = Sim
vote-no = Não
vote-left = { $seconds ->
    [one] Mais { $seconds } segundo.
   *[other] Mais { $seconds } segundos.
  }
vote-join-waiting = Gostavas de jogar no lugar de { $bot }. Estamos a perguntar a quem joga.
vote-replace-waiting = Deve um bot jogar por { $name }? Estamos a perguntar aos outros.
vote-yes-said = Disseste que sim. Faltam os outros.
replace-bot = { $name } não joga: deixa jogar um bot
replaced = Um bot está a jogar por ti, porque não jogavas há algum tempo.
replaced-back = Voltar ao meu lugar

lobby-broken-off-long = A última partida durava há tanto tempo que foi interrompida. O que se jogou fica guardado.

why-seat-held = { $name } está aqui, ou estava há um momento.
why-undo-away = { $name } não está, por isso não se pode perguntar.
why-turned-away = Alguém na mesa disse que não. Podes sentar-te antes da próxima partida.
why-vote-open = A mesa já está a decidir alguma coisa. Espera um momento.
why-vote-soon = Acabámos de perguntar à mesa. Tenta outra vez daqui a meio minuto.
why-nobody-to-ask = Quem joga aqui não está, por isso ninguém pode concordar.
why-no-vote = Não há nada para decidires.
why-not-idle = { $minutes ->
    [one] { $name } pode pensar { $minutes } minuto em cada jogada.
   *[other] { $name } pode pensar { $minutes } minutos em cada jogada.
  }
why-bot-plays-on = Os outros deixaram duas vezes um bot jogar por ti. Ele joga até ao fim desta partida.
