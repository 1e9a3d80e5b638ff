rated-about = Las partidas aquí cambian el rating de todos. Hace falta un reloj; no hay pistas, no se deshacen jugadas, y quien se va pierde.
rated-table = Aquí se juega por el rating: sin pistas, sin deshacer, y quien se va pierde.
rated-stake = { $points } · victoria { $first }, último { $last }
rated-often = Hoy ya habéis jugado tanto entre vosotros que otras partidas no cambiarán vuestros ratings hasta mañana.
rating = Puntos de rating
rating-points = { $points } ± { $margin }
rating-unsure = { $points } ?
rating-unsure-about = Con tan pocas partidas es poco más que una suposición.
profile-about = { $count ->
    [one] { $count } partida desde el { $date }
   *[other] { $count } partidas desde el { $date }
  }
profile-streak = { $count ->
    [one] día seguido
   *[other] días seguidos
  }
profile-streak-best = { $count ->
    [one] Lo máximo hasta ahora: { $count } día.
   *[other] Lo máximo hasta ahora: { $count } días.
  }
profile-calendar = Las últimas doce semanas
profile-calendar-about = { $count ->
    [one] { $count } día con partida
   *[other] { $count } días con partida
  }
profile-lines = Las líneas finas son los niveles de los bots.
profile-no-rating = Aún no hay partidas con rating. Abre una mesa con amigos, pon un reloj y activa «Con rating».
profile-table = En una tabla
profile-levels = Victorias por nivel
profile-levels-about = La marca es una parte igual para todos.
profile-seats = { $seats } en la mesa
profile-moments = Mejores momentos
profile-best-alone = { $game }: { $points } puntos en solitario
profile-first-win = { $game }: primera victoria contra { $level }
profile-people = Con quién juegas
profile-people-about = tú : ellos
profile-ready = ¿Listo para { $level }?
profile-ready-about = En { $game } has ganado { $wins } de tus últimas { $count } partidas contra { $level }.
profile-ready-try = Probar { $level }
profile-hide = Ocultar mi perfil
profile-hide-about = Los demás no pueden abrirlo y no sales en ninguna clasificación.
profile-hidden = Esta página solo la ves tú.
profile-none = Aquí aún no hay nada
profile-none-about = Juega una partida y empezará tu perfil.
profile-when = Fecha
profile-settings = Nombre y aspecto
board = Clasificación
board-about = Entras en esta lista con { $matches } partidas con rating, si la última es de los últimos { $days } días.
board-order = El orden sigue lo que alguien vale como mínimo: los puntos menos el ±.
board-none = Todavía no hay nadie.
board-people = Personas
board-bots = Los bots
board-bots-about = Medidos entre sí en muchas partidas. Las personas no cambian estos números; 1500 es siempre el bot «{ level-club }».
board-place = Puesto
board-name = Nombre
board-matches = Partidas
board-mine = Eres el número { $place } de { $size }.
board-next = Siguiente
board-back = Atrás
why-no-profile = Ese perfil no existe, o es privado.
why-rated-clock = Una mesa con rating necesita un reloj.
why-rated-hints = En una mesa con rating no hay pistas.
why-rated-alone = Una partida en solitario no cuenta para el rating.
why-rated-people = Una partida con rating necesita al menos una persona.
why-rated-own = No se juega por el rating contra un programa propio, ni dos programas de la misma persona entre sí.
why-rated-bot = El bot { $bot } no tiene rating, así que no puede jugar una partida con rating.
why-rated-join = Esta partida cuenta para el rating: nadie puede ocupar el asiento de otro.
why-rated-move = Esta partida cuenta para el rating: ahora el asiento no puede pasar a otro dispositivo.
why-rated-level = Esta partida cuenta para el rating. Solo el bot «{ level-casual }» puede sustituir a quien no está.
why-rated-undo = En una mesa con rating no se deshacen jugadas.
privacy-ratings = Cuántas veces has jugado a qué juego, contra qué nivel y contra quién, qué días, tus mejores resultados, y tus ratings con su pasado.
privacy-profile = Tu [perfil](/profile) muestra tus ratings y lo que has logrado. Cualquiera puede abrirlo, y las [clasificaciones](/leaderboards) nombran a los más fuertes. Con quién has jugado solo lo ves tú.
privacy-hide = En tu [perfil](/profile) puedes ocultarlo. Entonces nadie más puede abrirlo y no sales en ninguna clasificación.
