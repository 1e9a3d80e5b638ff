# Varias personas en una mesa: quién llega y quién se va, la próxima partida, mirar, aprender mientras se espera.

news-undo-wanted = { $you ->
    [yes] Has pedido deshacer una jugada.
   *[other] { $who } ha pedido deshacer una jugada.
  }
news-undo-denied = { $you ->
    [yes] Has dicho que no. La jugada se queda.
   *[other] { $who } ha dicho que no. La jugada se queda.
  }
news-left = { $name } ha dejado la mesa.
news-bot-came = Sigue un bot: { $who }.
news-bot-stood-in = { $name } no está. De momento juega un bot: { $who }.
news-thinking-less = Los bots piensan menos de momento, porque hay mucha gente jugando.
seat-thinking-less = piensa menos de momento, porque hay mucha gente jugando
news-back = { $you ->
    [yes] { $moves ->
        [0] Ya estás de vuelta.
        [one] Ya estás de vuelta. Mientras no estabas, un bot ha hecho una jugada por ti.
       *[other] Ya estás de vuelta. Mientras no estabas, un bot ha hecho { $moves } jugadas por ti.
      }
   *[other] { $who } está de vuelta.
  }
news-taken-over = { $you ->
    [yes] Ocupas el lugar de { $name }.
   *[other] { $who } ocupa el lugar de { $name }.
  }

undo-waiting = ¿Puedes deshacerla? Se lo preguntamos a { $names }. { $reason }

rematch-asked = { $count ->
    [one] { $names } quiere la revancha.
   *[other] { $names } quieren la revancha.
  }
rematch-waiting = Quieres la revancha. Esperando a { $names }.
rematch-ready = ¡Vamos!
rematch-not-now = Ahora no
rematch-begins = { $seconds ->
    [one] Empieza en un segundo.
   *[other] Empieza en { $seconds } segundos.
  }
rematch-declined = Ahora no: { $names }.
rematch-begun = La próxima partida ya ha empezado.
rematch-go = Ir a la mesa
rematch-change = Otro juego u otros asientos
rematch-changing = Quien abrió la mesa está preparando la próxima partida.
rematch-free = El asiento { $number } está libre.
rematch-bot = Sentar ahí a un bot
evening = La velada hasta ahora

watching = Estás mirando.
watching-full = La mesa está completa, pero puedes mirar.
watching-late = Estás mirando. Puedes sentarte antes de la próxima partida.
watching-own = Abrir mi mesa

lesson-offer = ¿Nunca has jugado? Aprende en dos minutos mientras esperas
lesson-kept = Tu mesa te espera.
lesson-begun = ¡La partida ha empezado!
lesson-back = Volver a la mesa

lobby-name-you = { $name } (tú)
lobby-ready = Ya estamos todos. Puedes empezar.
lobby-ready-wait = Ya estamos todos. La partida la empieza quien abrió la mesa.
lobby-sat = { $name } se ha sentado.
lobby-swap = Cambiar de asiento con { $name }
lobby-game = Juego
lobby-change = Cambiar de juego
lobby-change-do = Jugar a esto

leave-alone = Si guardas tu asiento, la partida te espera. Si lo dejas, la terminan los bots.
leave-event = Tu asiento sigue siendo tuyo: vuelve y sigue jugando cuando quieras.
chat-new = Ver lo que ha pasado: novedades en el chat

report = Denunciar a alguien
report-name = Denunciar a { $name }
report-about = Lo leerá la persona que lleva este servidor, junto con las últimas líneas del chat. A la otra persona no se le dice nada.
report-what = ¿Qué pasa?
report-reason-rude = Insultos u odio
report-reason-name = Nombre ofensivo
report-reason-spoiling = Estropea la partida a propósito
report-reason-other = Otra cosa
report-words = En pocas palabras, si quieres
report-send = Enviar
report-thanks = Gracias. Lo leerá la persona que lleva este servidor.
