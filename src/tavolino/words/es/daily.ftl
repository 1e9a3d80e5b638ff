# Deals that are the same for everybody
why-event = Todo el mundo juega este reparto en las mismas condiciones, así que aquí no se puede.
why-event-private = Es el intento de otra persona en un reparto que juega todo el mundo. Solo lo puede ver ella.
why-not-revealed = Todavía hay gente jugando este reparto. Se descubre cuando todos hayan terminado.
why-no-course = No hay ningún reparto del día con ese nombre.
why-no-daily = No hay reparto para ese día.
why-daily-over = Es un nuevo día, con un nuevo reparto. Vuelve a cargar la página.
why-daily-gone = Quienes llevan el sitio cerraron la mesa de este intento. Mañana habrá un nuevo reparto.
why-daily-bots = Los bots de este reparto no pueden jugar ahora en este servidor. Avisa a quienes lo llevan.

daily = El reparto del día
daily-about = Las mismas cartas para todo el mundo. Un intento.
daily-alone = { $game } en solitario
daily-of = Reparto del { $day }
daily-streak = { $days ->
    [one] Un día seguido
   *[other] { $days } días seguidos
  }
daily-no-streak = Juega hoy y empieza una racha
daily-best = { $days ->
    [one] tu mejor racha: un día
   *[other] tu mejor racha: { $days } días
  }
daily-calendar = Calendario: has jugado { $count ->
    [one] uno de estos días
   *[other] { $count } de estos días
  }.
daily-new = Aún sin jugar
daily-play = Jugar
daily-goes-on = Tu intento te espera
daily-go-on = Seguir
daily-see = Ver cómo te fue
daily-late = Terminaste cuando el día ya había acabado, así que no cuenta.
daily-points = { $count ->
    [one] punto
   *[other] puntos
  }
daily-stars = { $stars ->
    [0] Ninguna estrella
    [one] Una estrella
   *[other] { $stars } estrellas
  }
daily-praise-0 = Un reparto difícil.
daily-praise-1 = Bien jugado.
daily-praise-2 = Muy bien.
daily-praise-3 = ¡Magnífico!
daily-bar = Con las mismas cartas, «{ $level }» hace { $average } de media y { $best } como mucho.
daily-bar-tries = { $tries } intentos
daily-next-star = { $stars ->
    [one] Una estrella pide { $points }.
   *[other] { $stars } estrellas piden { $points }.
  }
daily-asked = Lo que pide cada estrella
daily-no-bar = Los bots aún no han jugado bastante este reparto, así que todavía no hay estrellas.
daily-better = Mejor que el { $percent } %
daily-players = { $count ->
    [one] una persona hasta ahora
   *[other] { $count } personas hasta ahora
  }
daily-players-over = { $count ->
    [0] nadie lo jugó
    [one] una persona
   *[other] { $count } personas
  }
daily-everybody = Los puntos de todos
daily-first = Nadie ha terminado antes que tú. Vuelve más tarde a ver cómo les fue a los demás.
daily-nobody = Nadie ha terminado aún este reparto.
daily-only = Nadie más jugó este reparto.
daily-you = Tú
daily-as-table = Como tabla
daily-points-column = Puntos
daily-players-column = Personas
daily-spoils-nothing = No se ve ninguna carta, así que no le estropeas el reparto a nadie.
daily-picture = Guardar imagen
daily-left = { $count ->
    [one] Hoy queda uno
   *[other] Hoy quedan { $count }
  }
daily-done = Eso es todo por hoy
daily-next = Próximo reparto en { $time }
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min { $seconds } s
daily-midnight = El día es el mismo en todo el mundo: cambia a medianoche UTC, que para ti es { $time }.
daily-unfinished = Tu intento del { $day } aún cuenta si lo terminas antes de las { $time }.
daily-earlier = Repartos anteriores
daily-none = Aún no ha acabado ningún día. Mañana encontrarás aquí el reparto de hoy, con el juego de todos.
daily-played = jugado
daily-secret = Todavía en secreto
daily-secret-about = Cuando acabe el día ({ $time }), verás aquí cómo jugaron todos y qué hizo el mejor bot.
daily-plays = El juego de todos
daily-plays-none = Nadie jugó este reparto.
daily-somebody = Alguien
daily-page-before = Mejores
daily-page-after = Más
daily-best-line = Ver a «{ $level }»
daily-best-line-about = El mejor de sus { $tries } intentos: { $points }
daily-fair = Fijado de antemano
daily-fair-fixed = Este reparto se fijó el { $time }. Entonces se publicó su huella, así que desde entonces nadie puede haber cambiado una carta.
daily-fair-open = El secreto ya está a la vista. En cada repetición se puede comprobar carta por carta.
daily-fair-hidden = El secreto se publica cuando acaba el día. Entonces podrás comprobar cada carta.
daily-note = { $day }: todo el mundo tiene estas cartas. Un intento, sin deshacer y sin pistas.
daily-again = Los repartos de hoy
