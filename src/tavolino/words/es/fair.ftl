# Juego limpio en la mesa: conexiones que se cortan, votaciones, quien no juega, partidas sin fin.

seat-expected = { $seconds ->
    [one] sin conexión, un segundo más
   *[other] sin conexión, { $seconds } segundos más
  }

news-join-wanted = { $name } quiere jugar en lugar de { $who }.
news-join-failed = { $name } no entra en la partida: no todos estaban de acuerdo.
news-replacement-wanted = { $you ->
    [yes] Quieres que un bot juegue por { $name }, que lleva un rato sin jugar.
   *[other] { $who } quiere que un bot juegue por { $name }, que lleva un rato sin jugar.
  }
news-replacement-failed = { $name } sigue jugando: no todos querían un bot.
news-bot-voted-in = { $name } lleva un rato sin jugar y los demás están de acuerdo: sigue un bot, { $who }.

vote-join = { $name } quiere jugar en lugar de { $bot }. ¿Te parece bien?
vote-replace = { $name } lleva un rato sin jugar. ¿Que siga un bot?
vote-yes = Sí
vote-no = No, mejor no
vote-left = { $seconds ->
    [one] Un segundo más.
   *[other] { $seconds } segundos más.
  }
vote-join-waiting = Quieres jugar en lugar de { $bot }. Se lo estamos preguntando a los que juegan.
vote-replace-waiting = ¿Que un bot juegue por { $name }? Se lo estamos preguntando a los demás.
vote-yes-said = Has dicho que sí. Faltan los demás.
replace-bot = { $name } no juega: que siga un bot
replaced = Un bot juega por ti, porque llevabas un rato sin jugar.
replaced-back = Recuperar mi asiento

lobby-broken-off-long = La última partida duraba ya tanto que se interrumpió. Lo jugado se conserva.

why-seat-held = { $name } está aquí, o estaba hace un momento.
why-undo-away = { $name } no está, así que no se le puede preguntar.
why-turned-away = Alguien en la mesa ha dicho que no. Puedes sentarte antes de la próxima partida.
why-vote-open = La mesa ya está decidiendo algo. Espera un momento.
why-vote-soon = Se lo acabamos de preguntar a la mesa. Prueba otra vez dentro de medio minuto.
why-nobody-to-ask = Los que juegan aquí no están, así que nadie puede dar su acuerdo.
why-no-vote = No hay nada que tengas que decidir.
why-not-idle = { $minutes ->
    [one] { $name } puede pensar un minuto cada jugada.
   *[other] { $name } puede pensar { $minutes } minutos cada jugada.
  }
why-bot-plays-on = Los demás han dejado dos veces que un bot juegue por ti. Sigue hasta el final de esta partida.
