# La primera página y lo que va con ella: con quién jugar, las mesas, lo que sigue a una partida y la página sin conexión.

home-minutes = { $minutes } min
home-start-here = ¿Primera vez? Empieza por este
difficulty-1 = fácil
difficulty-2 = medio
difficulty-3 = difícil

play-with = { $players ->
    [one] { $players } jugador
   *[other] { $players } jugadores
  }, { $level }
play-alone = en solitario
play-choose = Jugadores y nivel
choose-level = Nivel de los bots
choose-more = Más bots
level-novice-about = Está aprendiendo: deja pasar la mitad de las ocasiones.
level-casual-about = Juega por gusto: bien, aunque a veces se le escapa algo.
level-club-about = Juega cada semana y piensa un poco por adelantado.
level-expert-about = Rara vez regala algo.
level-master-about = El mejor que tenemos. Se toma su tiempo, y necesitarás suerte.
level-random-about = Juega cualquier cosa permitida, al azar.
level-heuristic-about = Juega siempre con las mismas reglas sencillas.
level-other-about = Un bot que ha añadido quien lleva este servidor.

own-title = Tus mesas
own-turn = Te toca
own-waits = Le toca a { $names }
own-lobby = Esperando jugadores
own-with = con { $names }
own-all = Ver las { $count }
own-hide = Ocultar esta mesa

join-free = { $count ->
    [one] un sitio libre
   *[other] { $count } sitios libres
  }
join-full = llena
join-per-move = { $seconds } s por jugada
join-bank = { $minutes } min cada uno
join-own = Abre la tuya
join-none = Ahora mismo no hay mesas abiertas.

footer-free = Tavolino es libre y de código abierto. Sin anuncios ni rastreo.
footer-about = Qué es Tavolino
footer-privacy = Privacidad
footer-source = Código
footer-contact = Contacto
settings = Ajustes

move-waits = Tu jugada espera a la conexión. Saldrá sola.

easier-offer = Dos seguidas para los bots. ¿Te apetece una mesa más tranquila?
easier-play = Jugar con «{ $level }»
sound-offer = ¿Quieres un sonido suave cuando te toque?
sound-yes = Sí, por favor
offer-no = No, gracias

share-won = ¡Gané a { $names } por { $margin } en { $game }!
share-tied = Compartí el primer puesto con { $names } en { $game }.
share-lost = Perdí por { $margin } contra { $names } en { $game }.
share-solo = Hice { $points } puntos en { $game }.
share-watched = { $game }: primer puesto para { $names }.

open-more = Más opciones
open-more-about = Reglas, reloj, chat, pistas, espectadores

mine-filter = Qué juego
mine-all = Todos los juegos
mine-left = Te fuiste antes

offline-title = Estás sin conexión
offline-about = Las mesas de Tavolino están en un servidor, así que hace falta conexión. Nada de lo que has jugado se pierde.
offline-waiting = Esta página vuelve sola.
offline-again = Intentar de nuevo
