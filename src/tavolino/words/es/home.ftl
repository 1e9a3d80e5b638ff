# La primera página y lo que va con ella: con quién jugar, las mesas, lo que sigue a una partida y la página sin conexión.

home-minutes = { $minutes } min
home-start-here = ¿Primera vez? Empieza por este
difficulty-1 = fácil
difficulty-2 = medio
difficulty-3 = difícil

play-with = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
  }, nivel { $level }
play-alone = en solitario
play-choose = Jugadores y nivel
choose-level = Nivel de los bots
choose-more = Más bots
level-novice-about = Está aprendiendo: ve lo que le sirve al momento y a menudo deja pasar algo mejor.
level-casual-about = Juega por diversión: bien, aunque a veces se le escapa algo.
level-club-about = Juega cada semana y piensa un poco por adelantado.
level-expert-about = Rara vez regala algo.
level-master-about = El mejor que tenemos. Se toma su tiempo, y necesitarás suerte.
level-random-about = Juega cualquier jugada permitida, al azar.
level-heuristic-about = Sigue siempre las mismas reglas sencillas.
level-instant-about = Juega en el acto, sin pensar: con el instinto de millones de jugadas.
level-other-about = Un bot que ha añadido quien lleva este servidor.

own-title = Tus mesas
own-turn = Te toca
own-waits = Esperando a { $names }
own-lobby = Esperando jugadores
own-with = con { $names }
own-all = Ver las { $count }
own-hide = Ocultar esta mesa
slow-title = Tus partidas lentas
slow-turns = { $count ->
    [one] Te toca en una partida
   *[other] Te toca en { $count } partidas
  }
slow-left = quedan { $left }
slow-all = Ver las { $count } partidas lentas
slow-leave = Tienes tiempo hasta: { $when }. Puedes cerrar la página: la partida te espera.
slow-wait = Los demás tienen { $days ->
    [one] un día
   *[other] { $days } días
  } para cada jugada. Puedes cerrar la página y volver más tarde.
slow-notices = Avísame cuando me toque

join-free = { $count ->
    [one] un asiento libre
   *[other] { $count } asientos libres
  }
join-full = llena
join-per-move = { $seconds } s por jugada
join-bank = { $minutes } min por jugador
join-own = Abrir mi mesa
join-none = Ahora mismo no hay mesas abiertas.

footer-free = Tavolino es gratuito y de código abierto. Sin anuncios ni rastreo.
footer-about = Qué es Tavolino
footer-privacy = Privacidad
footer-rules = Normas de la casa
footer-imprint = Aviso legal
footer-source = Código
footer-contact = Contacto
settings = Ajustes

move-waits = Tu jugada espera a la conexión. Se enviará en cuanto vuelvas a tenerla.

easier-offer = Dos victorias seguidas para los bots. ¿Te apetece una mesa más fácil?
easier-play = Jugar en el nivel «{ $level }»
sound-offer = ¿Quieres un sonido suave cuando te toque?
sound-yes = Sí, por favor
offer-no = No, gracias

share-won = ¡He ganado a { $names } por { $margin } en { $game }!
share-tied = He compartido el primer puesto con { $names } en { $game }.
share-lost = He perdido por { $margin } contra { $names } en { $game }.
share-solo = He hecho { $points } puntos en { $game }.
share-watched = { $game }: primer puesto para { $names }.

open-more = Más opciones
open-more-about = Reglas, reloj, chat, pistas, espectadores

mine-filter = Qué juego
mine-all = Todos los juegos
mine-left = Te fuiste antes del final

offline-title = Estás sin conexión
offline-about = Las mesas de Tavolino están en un servidor, así que hace falta conexión. Nada de lo que has jugado se pierde.
offline-waiting = Esta página volverá en cuanto tengas conexión.
offline-again = Reintentar
