# Por qué se rechaza algo, se juegue a lo que se juegue. Por qué una jugada no es legal está con las palabras de su juego.

why-over = La partida ha terminado.
why-not-your-turn = No es tu turno.
why-not-allowed = Las reglas no permiten eso ahora.

why-not-seated = No tienes asiento en esta mesa.
why-no-seat = En esta mesa no hay asiento { $seat }.
why-seat-taken = Ahí está { $name }.
why-nobody-there = Ahí no hay nadie.
why-seen-another-hand = Has visto otra mano de esta partida.
why-seen-hands = Quien mira aquí ve las manos, así que solo puedes sentarte antes de la próxima partida.
why-link-used = Este enlace ya se ha usado; crea uno nuevo.
why-no-link = Este enlace de asiento no es válido.
why-call-bot = Solo quien está en la mesa puede añadir un bot.
why-remove-bot = Solo quien abrió la mesa puede quitar un bot.
why-dealt = Las cartas ya están repartidas; lo que añadas cuenta desde la próxima partida.
why-start = Solo quien abrió la mesa puede empezar la partida, o alguien de la mesa mientras no esté.
why-begun = La partida ya ha empezado.
why-not-begun = La partida no ha empezado.
why-not-over = La partida no ha terminado.
why-seat-empty = El asiento { $number } está vacío: hace falta una persona o un bot.
why-earlier-decision = Eso era para una decisión anterior.

why-nothing-to-undo = No tienes ninguna jugada que deshacer.
why-revealed = La partida ha terminado y su secreto está a la vista.
why-no-wish = Nadie más ha pedido deshacer una jugada.
why-undo-choices = Tu jugada ya ha cambiado las opciones de los demás, así que deciden ellos.
why-undo-shown = Te ha mostrado algo oculto, así que deciden los demás.
why-undo-built = Los demás ya han contado con ella, así que deciden ellos.
why-undo-acted = Los demás ya han jugado, así que deciden ellos.

why-undo-denied = Ya lo has pedido, y la respuesta ha sido no.
why-no-rematch = Nadie ha pedido otra partida.
why-change = Solo quien abrió la mesa puede cambiar de juego, o alguien de la mesa mientras no esté.
why-remove = Solo quien abrió la mesa puede quitar a alguien.
why-too-few-seats = Hay más gente en la mesa que asientos en este juego.

why-no-decision = Ahora no tienes nada que decidir.
why-no-hints = En esta mesa no hay pistas mientras jueguen otros.

why-no-talk = En esta mesa no hay chat.
why-talk-seated = Solo quien está en la mesa puede escribir en el chat.
why-unreadable = No hay ningún texto legible.
why-too-much = Eso es demasiado de golpe; espera un momento.

why-no-room = Ahora no hay sitio para otra mesa.
why-too-many-tables = Tienes demasiadas mesas abiertas; termina antes algunas partidas.
why-no-table = Esa mesa no existe.
why-no-record = Ese registro no existe.
why-no-seat-in-record = En esta partida no había asiento { $seat }.
why-old-rules = Esta partida se jugó con reglas anteriores, así que ya no se puede mostrar jugada a jugada.
why-old-deal = Las reglas han cambiado desde esta partida, así que su reparto ya no se puede volver a jugar.
why-read-anew = La mesa se ha vuelto a cargar; inténtalo otra vez.
why-cannot-save = El servidor no puede guardar nada en este momento, así que no se ha hecho nada. Inténtalo dentro de un momento.
why-name-empty = Escribe antes un nombre.
why-name-long = Es demasiado largo: un nombre tiene como mucho { $most } caracteres.
why-name-unreadable = Algunos caracteres de este nombre no se ven aquí. Letras, cifras y emojis sí valen.
why-name-bot = Parece el nombre de un bot. Elige otro.
why-name-kept = Alguien ya tiene aquí ese nombre. Si eres tú, entra.
why-text-marks = Demasiados acentos en una sola letra. Quita algunos.
why-our-fault = Algo ha fallado aquí; quien lleva este servidor lo encontrará en su registro.

why-not-own-browser = Eso solo puede hacerlo un navegador en el ordenador donde funciona Tavolino.
why-no-door = Quien arrancó este servidor eligió por dónde se llega a él; desde aquí no puedes cambiarlo.

why-read-only = Este programa solo puede mirar.
why-no-device = Ese dispositivo no existe.
why-only-browser = Eso solo puede hacerlo un navegador, no un programa.
why-many-devices = Ya tienes { $most } dispositivos. Cierra antes la sesión de alguno.

why-banned = Tienes prohibida la entrada en este servidor.
why-banned-until = Tienes prohibida la entrada en este servidor hasta el { $date }.
why-sent-away = Te han echado de esta mesa, así que no puedes volver a sentarte aquí.
why-program-gone = Ese programa ya no está, o ahora no quiere jugar a esto.
why-program-busy = { $name } ya juega en todas las mesas que puede.
why-program-here = { $name } ya está en esta mesa.
why-program-unseated = { $number } peticiones seguidas no se han podido cumplir, así que un bot ocupa tu sitio.
why-willing = Solo se puede llamar a una mesa a un programa que sea de alguien. Crea uno en «Tus programas» y usa su token.
why-not-at-table = No estás en esta mesa.
why-draining = Este servidor está a punto de parar, así que ahora no puede empezar nada nuevo. Inténtalo dentro de unos minutos.
why-many-reports = Ya has enviado bastantes avisos por hoy. Inténtalo mañana.
why-slow = En esta partida cada uno tiene días para jugar: ningún bot entra antes de que se acabe el tiempo.
why-coach-full = Demasiadas partidas esperan al entrenador. Inténtalo de nuevo en unos { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
  }.
why-coach-failed = El entrenador no ha podido sacar nada de esta partida.
why-coach-unprepared = El entrenador necesita algo que no se ha podido instalar en este servidor. Inténtalo más tarde.
why-no-line = El entrenador no ha mirado esta jugada.
why-no-card = Esta posición ya no está en tu mazo.
why-webhook-address = A esa dirección no se pueden mandar avisos. Debería empezar por https://.
why-webhook-unknown = Que este servidor sepa, { $host } no existe.
why-webhook-inside = Esa dirección está en la propia red del servidor. Los avisos solo van ahí si quien lo lleva lo permite.
why-webhook-plain = Los avisos solo salen cifrados: la dirección debería empezar por https://.
why-many-channels = Ya recibes avisos en diez sitios. Quita antes uno de ellos.
why-no-channel = Ese sitio para avisos ya no existe.
