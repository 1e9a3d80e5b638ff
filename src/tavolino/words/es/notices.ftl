# Avisos de las partidas lentas: qué dicen, y dónde cada uno dice cómo los quiere.

notice-turn = Te toca contra { $names }.
notice-turn-alone = Te toca.
notice-late = Se te acaba el tiempo para jugar contra { $names }.
notice-late-alone = Se te acaba el tiempo para jugar.
notice-due = Tienes tiempo hasta: { $when }.
notice-began = Tu partida con { $names } ha empezado.
notice-began-alone = Tu partida ha empezado.
notice-again = Quieren jugar otra vez contigo: { $names }.
notice-again-alone = Alguien quiere jugar otra vez.
notice-over = Tu partida con { $names } ha terminado.
notice-over-alone = Tu partida ha terminado.
notice-turns = { $count ->
    [one] Te toca en una partida.
   *[other] Te toca en { $count } partidas.
  }
notice-several = Hay novedades en { $count } de tus partidas.
notice-test = Aquí te llegarán las noticias de tus partidas lentas.
notice-open = Abrir
notice-stop = No más avisos

notices = Avisos
notices-about = Para las partidas lentas, también con la página cerrada: uno por turno, y nunca muchos a la vez.
notices-here-on = Activar en este navegador
notices-denied = Este navegador bloquea los avisos de Tavolino. Permítelos en sus ajustes para esta página.
notices-impossible = Este navegador no puede recibir avisos desde aquí. Hace falta https; en un iPhone, añade antes Tavolino a la pantalla de inicio.
notices-no-service = No se puede contactar con el servicio push de este navegador. Inténtalo más tarde.
notices-where = Adónde van
notices-nowhere = Aún a ningún sitio.
notices-browser = Un navegador
notices-failing = El último no llegó.
notices-test = Probar
notices-end = Parar
notices-ended = Ahí ya no llegarán avisos.
notices-arrived = El aviso de prueba está en camino.
notices-lost = El aviso de prueba no ha llegado. ¿Es correcta la dirección?
notices-webhook = Añadir un webhook
notices-kind = Quién los recibe
kind-matrix = Matrix (un puente)
kind-plain = un programa tuyo
notices-address = Dirección
notices-add = Añadir y probar
notices-secret = Todo lo que se envía ahí va firmado con este secreto. Solo lo verás ahora:
notices-what = Sobre qué
wish-turn = Me toca
wish-late = Se me acaba el tiempo
wish-began = Ha empezado una partida
wish-again = Alguien quiere jugar otra vez
wish-over = Ha terminado una partida
notices-quiet = Horas de silencio
notices-quiet-about = Según el reloj de { $zone }. Lo que pase entonces llegará después.
notices-from = de
notices-to = a

stop-title = No más avisos
stop-about = Por aquí ya no llegará nada. Puedes volver a activar los avisos en los ajustes.
stop-coming = Un momento…
stop-failed = No ha funcionado: no se puede contactar con el servidor.
stop-again = Reintentar
