# Contests: everybody plays the same deals.

contest-open = Abrir un torneo
contest-open-about = Todo el mundo juega los mismos repartos, así nadie puede echar la culpa a las cartas.
contest-list = Torneos
contest-mine-go = Ir
contest-name = ¿Cómo se llama?
contest-game = ¿Qué juego?
contest-seats = Asientos por mesa
contest-deals = ¿Cuántos repartos?
contest-form = ¿Quién juega contra quién?
contest-form-bots = Cada cual a solas con bots
contest-form-bots-about = Cuando queráis y cuantos queráis. Los bots juegan igual para todo el mundo.
contest-form-rotating = Unos contra otros
contest-form-rotating-about = Por rondas: te cruzas con el mayor número de gente posible y ocupas cada asiento más o menos las mismas veces.
contest-level = Los bots
contest-ends = ¿Cuánto dura?
contest-hours = { $count ->
    [one] Una hora
   *[other] { $count } horas
}
contest-days = { $count ->
    [one] Un día
   *[other] { $count } días
}
contest-decides = ¿Qué decide?
contest-matchpoints = Puntos de match
contest-matchpoints-about = ¿A cuántos has ganado con tus mismas cartas? Un empate vale la mitad.
contest-points = Puntos
contest-points-about = ¿Cuántos puntos mejor que los demás con tus mismas cartas?
contest-listed = Mostrarlo a todo el mundo aquí
contest-listed-about = Si no, solo participa quien tenga el enlace.

contest-facts = { $count ->
    [one] un reparto
   *[other] { $count } repartos
}
contest-until = hasta el { $time }
contest-over = Terminado
contest-people = { $count ->
    [0] Todavía nadie
    [one] Una persona dentro
   *[other] { $count } personas dentro
}
contest-invite = Invitar a más gente
contest-invite-about = Con este enlace puede participar cualquiera.
contest-screen = Resultados en pantalla grande

contest-join = Participar
contest-join-about = Juegas { $count ->
    [one] un reparto
   *[other] { $count } repartos
}. Sin registrarte.
contest-play = Jugar el reparto { $deal }
contest-continue = Volver al reparto { $deal }
contest-to-table = A tu mesa
contest-back = Volver al torneo
contest-left = { $count ->
    [0] Es el último
    [one] Después queda uno
   *[other] Después quedan { $count }
}
contest-wait = Ya estás dentro. Empieza cuando lo diga quien organiza.
contest-wait-round = La siguiente ronda empieza cuando terminen todas las mesas.
contest-wait-end = Era la última ronda. El resultado es definitivo cuando terminen todas las mesas.
contest-done = Has jugado todos los repartos. El resultado es definitivo cuando acabe el torneo.
contest-join-late = Un bot te guarda un asiento: juegas desde la próxima ronda.
contest-late = Las rondas han empezado y no quedan asientos. Aquí puedes seguir los resultados.
contest-out = Quien organiza te ha sacado de este torneo.
contest-leave = Dejar el torneo
contest-leave-about = Lo que has jugado se queda en los resultados.

contest-host = Organizas este torneo
contest-begin = Empezar las rondas
contest-begin-bots = { $count ->
    [0] Las mesas salen justas.
    [one] Un bot completa la última mesa.
   *[other] { $count } bots completan las mesas.
}
contest-next = Pasar ya a la siguiente ronda
contest-next-about = Las partidas en curso se dejan y no cuentan para nadie.
contest-end = Terminarlo ahora
contest-end-about = Termina con lo que se ha jugado. Se muestran todas las cartas y ya no hay vuelta atrás.
contest-longer = Una hora más
contest-remove-somebody = Sacar a alguien
contest-replace-somebody = Sacar o sustituir a alguien
contest-remove = Sacar a { $name }
contest-stand-in = Que juegue un bot por { $name }

contest-round = Ronda { $round } de { $deals }
contest-table = Mesa { $number }
contest-table-over = terminada
contest-bot = Un bot

contest-standings = Clasificación
contest-final = Resultado final
contest-no-standings = Aún no hay nada que comparar. En cuanto dos personas jueguen el mismo reparto, aparecerán aquí.
contest-place = Puesto
contest-who = Nombre
contest-percent = Puntos de match
contest-ahead = Ventaja
contest-ahead-about = en puntos por reparto, sobre quienes tenían las mismas cartas
contest-total = Suma
contest-played = Repartos
contest-unplaced = { $count ->
    [one] Una persona más ha jugado muy pocos repartos para tener puesto: hace falta la mitad.
   *[other] { $count } más han jugado muy pocos repartos para tener puesto: hace falta la mitad.
}
contest-sure = { $level ->
    [certain] Casi seguro: en más de 9 de cada 10 torneos como este, quien va primero es de verdad quien mejor juega.
    [very] Bastante seguro: en unos { $tenths } de cada 10 torneos como este, quien va primero es de verdad quien mejor juega.
    [fairly] Probable: en unos { $tenths } de cada 10 torneos como este, quien va primero es de verdad quien mejor juega.
   *[hardly] No es seguro: solo en unos { $tenths } de cada 10 torneos como este, quien va primero es de verdad quien mejor juega.
}
contest-sure-not = Muy pocos repartos para distinguir la habilidad de la suerte. Hacen falta al menos cuatro.
contest-span = suerte aparte, casi siempre de { $low } a { $high }
contest-span-about = Las líneas muestran cuánta suerte puede haber en cada resultado. Donde se solapan mucho, puede que la suerte haya decidido el orden.
contest-somebody = Alguien

contest-compare = Reparto a reparto
contest-compare-later = Verás cada reparto comparado en cuanto nadie pueda jugarlo ya.
contest-deal = Reparto { $deal }
contest-seat = Asiento
contest-score = Puntos
contest-sealed = Los repartos quedaron fijados al abrir el torneo. Están en la lista de repartos, sellados hasta el final.

preview-contest = { $name }: un torneo de { $game }
preview-contest-open = Todo el mundo juega { $count ->
    [one] el mismo reparto
   *[other] los mismos { $count } repartos
}. Participa, sin registrarte.
preview-contest-over = Mira quién sacó más de las mismas cartas.

why-no-contest = Ese torneo no existe.
why-contest-alone = Con un solo asiento no hay contra quién jugar. Elige bots o más asientos.
why-contest-name = Elige otro nombre para el torneo.
why-contest-many = Tienes muchos torneos en marcha. Termina uno primero.
why-contest-over = Este torneo ha terminado.
why-contest-host = Eso solo puede hacerlo quien organiza el torneo.
why-contest-removed = Quien organiza te ha sacado de este torneo.
why-contest-late = Las rondas han empezado y no quedan asientos.
why-contest-full = Este torneo está completo.
why-contest-join = Participa primero en el torneo.
why-contest-rounds = En este torneo, las rondas deciden cuándo juegas.
why-contest-done = Has jugado todos los repartos.
why-contest-begun = Las rondas ya han empezado.
why-contest-not-begun = Las rondas aún no han empezado.
why-contest-few = Hacen falta al menos dos personas.
why-contest-rounds-long = Por rondas hay que estar a la vez, así que dura un día como mucho.
why-contest-long = Un torneo dura dos semanas como mucho.
why-contest-nobody = Nadie así participa.
why-contest-no-match = Esa persona no está jugando ahora.

privacy-contests = De cada torneo que abres o en el que participas: tu nombre, desde cuándo estás y cómo fue cada reparto. Lo ven todos los del torneo. Se borra cuando el servidor borra las partidas antiguas.
