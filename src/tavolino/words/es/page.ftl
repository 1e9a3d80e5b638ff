# Todo menos las palabras propias de cada juego.

home = Inicio
close = Cerrar
cancel = Cancelar
you = Tú
score-of = { $you ->
    [yes] tú
   *[no] { $who }
  } { $points }
player = Jugador
score = Puntos
your-name = Tu nombre
their-name = Nombre
coming = Cargando…
sign-in = Entrar
program-of = programa de { $name }
level-program = programa
reload = Reintentar
to-light = Modo claro
to-dark = Modo oscuro
language = Idioma

home-title = Tres juegos de números, una mesita.
home-title-more = Unos cuantos juegos, una mesita.
home-about = Juega ya contra bots buenos de verdad, o manda un enlace a tus amigos. Sin registro.
home-players = { $fewest }–{ $most } jugadores
home-play = Jugar ya
home-dealing = Repartiendo…
home-friends = Con amigos
home-learn = Aprender
home-rules = Reglas
home-back = Volver a la mesa
home-tables = Mesas abiertas
home-nobody = Aquí aún no hay nadie
home-join = Unirme
home-watch = Mirar

nowhere = Aquí no hay nada
nowhere-about = Puede que la dirección esté mal escrita o sea antigua. En la página de inicio están todas las mesas.
no-table = Esta mesa ya no existe
no-table-about = Puede que el enlace esté mal escrito, o que todos se fueran hace tiempo y la mesa se recogiera. Pide un enlace nuevo o abre tu propia mesa.
signed-out = Tu sesión aquí se ha cerrado
signed-out-about = Este dispositivo se desconectó desde los ajustes de otro. Allí siguen tu nombre y tu asiento; aquí puedes seguir como un nuevo invitado.
unreachable = Ahora mismo no se puede conectar con el servidor. Revisa tu conexión y prueba otra vez.
reload-about = Vuelve a cargar la página; no se pierde nada de lo jugado.
too-much = Demasiado de golpe
no-cookies-title = Cookies desactivadas
no-cookies = Tu navegador no guarda cookies de esta página, así que la mesa no puede reconocerte. Permítelas y prueba otra vez.
old-page = Esta página está desactualizada
old-page-about = Tavolino se actualizó mientras la tenías abierta. Vuelve a cargarla; conservas tu asiento y la partida.
seat-link-dead = Este enlace de asiento ya no funciona

lobby = sin empezar
lobby-welcome = Siéntate para jugar, o quédate a mirar.
lobby-about = En cuanto todos los asientos estén ocupados, la partida puede empezar.
lobby-broken-off = Las reglas de este juego han cambiado, así que la última partida no pudo seguir. Lo jugado se conserva.
lobby-broken-off-record = Mira hasta dónde llegó
lobby-set = { $name }: { $value }
lobby-free = libre
lobby-here = está aquí
lobby-bot = bot, nivel { $level }
lobby-sit = Sentarme aquí
lobby-add-bot = Añadir un bot
lobby-same-device = Alguien en este dispositivo
lobby-remove-bot = Quitar a { $name }
lobby-bot-to-add = Bot que quieres añadir
lobby-house-bots = Bots de la casa
lobby-programs = Programas
lobby-program = { $name }, programa de { $owner }
call-waiting = llamando a { $name } …
call-declined = { $name } ha dicho que no
call-silent = { $name } no ha respondido
lobby-start = Empezar la partida
lobby-waiting = Esperando a todos…
lobby-full = Todos los asientos están ocupados. Podrás mirar en cuanto empiece la partida.
bot-name = { $name } (nivel { $level })
level-random = azar
level-heuristic = básico
level-instant = al instante
level-novice = novato
level-casual = aficionado
level-club = club
level-expert = experto
level-master = maestro

honest-title = Un reparto limpio
honest-about = Las cartas salen de un secreto del servidor y del azar que añade cada navegador. Este número ata al servidor a su secreto antes de que nadie haya añadido nada; después de la partida se muestra el secreto, y cualquiera puede comprobar el reparto.

invite-title = Invita a tus amigos
invite-about = Quien abra este enlace puede sentarse. No hace falta ninguna cuenta.
invite-link = Enlace a esta mesa
invite-copy = Copiar
invite-copied = Copiado
invite-code = El mismo enlace como código QR para el móvil
invite-screen = Abrir la pantalla común, para tele o tableta

reach-shut-table = Solo este ordenador puede abrir esta mesa
reach-shut-link = Solo este ordenador puede abrir este enlace
reach-shut-about = Tavolino solo escucha en este ordenador, así que un enlace o un código QR no funcionaría en los móviles de tus amigos. ¿Dejas entrar a los demás dispositivos de tu red?
reach-open = Dejar entrar a otros
reach-opening = Abriendo…
reach-quick = Tarda dos segundos
reach-quick-about = Tu mesa se queda como está, con todo lo que hay en ella.
reach-home = Se queda en tu red
reach-home-about = Cualquier dispositivo de tu red puede abrir Tavolino. Tu router deja fuera a Internet.
reach-again = Cierra cuando quieras
reach-again-about = También se cierra cuando sales de Tavolino.
reach-no-door = Tavolino se arrancó solo para este ordenador. Para jugar con amigos de tu red, ciérralo y arranca
reach-nowhere = Este ordenador no está en ninguna red, así que nadie puede llegar a él. Conéctate al wifi de tus amigos e inténtalo otra vez.
reach-here = En este ordenador el enlace funciona:
reach-is-open = Abierto a tu red
reach-which = Si no se abre, prueba otra dirección
reach-kind-network = en tu red ({ $interface })
reach-kind-name = más fácil de escribir, pero no todos los móviles la encuentran
reach-kind-vpn = por la VPN ({ $interface })
reach-kind-container = para contenedores de este ordenador ({ $interface })
reach-kind-internet = en Internet ({ $interface }): puede que otros también la encuentren
reach-kind-link-local = sin router ({ $interface })
reach-trouble = ¿No se abre en un móvil?
reach-trouble-about = Los dos dispositivos tienen que estar en la misma red; el wifi de invitados suele separarlos. Si el cortafuegos de este ordenador pregunta, deja pasar a Tavolino.
reach-https = En los móviles de tus amigos funciona todo menos instalar Tavolino como aplicación: los navegadores solo lo permiten con https.
reach-shut = Cerrar la puerta otra vez

# What a chat shows for a link
preview-invitation = { $known ->
    [yes] { $host } te invita a { $game }
   *[no] Te invitan a { $game }
  }
preview-free = { $count ->
    [0] Todos los asientos están ocupados, pero puedes mirar.
    [one] Queda un asiento libre. Nada que instalar, sin registro.
   *[other] Quedan { $count } asientos libres. Nada que instalar, sin registro.
  }
preview-playing = { $game } con { $names }
preview-result = { $game }: { $result }
preview-watch = Míralo jugada a jugada y comprueba que el reparto fue limpio.

open-title = { $game } con amigos
open-seats = Jugadores
open-friend = una persona
open-bot = bot, nivel { $level }
open-options = Opciones de juego
open-clock = Reloj
open-clock-about = Cuando se acaba el tiempo, se hace una jugada razonable en lugar de quien tiene el turno.
open-days = Días por jugada
open-days-about = Una partida lenta: sal de la página cuando quieras y vuelve cuando te toque. Quien se salta dos jugadas seguidas es sustituido por un bot hasta que vuelva.
open-table = La mesa
open-listed = Abierta a todos
open-listed-about = La mesa aparece en la página de inicio. Si no, solo entra quien tenga el enlace.
open-chat = Chat
open-chat-about = Mensajes cortos y reacciones en la mesa.
open-hints = Pistas
open-hints-about = Todos pueden preguntar por la mejor jugada. Si solo juegas con bots, siempre puedes.
open-late = Quien mira ve las cartas, con retraso
open-late-about = Quien mira ve todas las cartas, con tres minutos de retraso. Si no, solo lo que está a la vista.
time-was-up = Se acabó el tiempo:
late-hands = Las manos de todos en la última ronda, tal como se jugó
open-open = Abrir la mesa
open-opening = Abriendo…

clock = quedan { $time }
clock-none = sin reloj
clock-per-move = tiempo por jugada
clock-bank = tiempo para toda la partida
clock-seconds = Segundos por jugada
clock-minutes = Minutos por jugador
clock-increment = Segundos que se suman con cada jugada
clock-days = días para cada jugada
clock-days-each = { $days ->
    [one] un día por jugada
   *[other] { $days } días por jugada
  }

seat-number = Asiento { $number }
seat-awaited = es su turno:
seat-away = ausente
seat-away-bot = ausente, juega un bot
turn-of = Le toca a { $who }.
turn-yours = Te toca.
since = Desde tu jugada:
since-divider = desde tu última jugada
points-of = { $who }: puntos
round-over = La ronda { $round } ha terminado
round-next = Repartir la ronda { $round }
round-alone = Enseguida continúa.
round-leads = { $who } va ganando por { $points }
round-you-lead = Vas ganando por { $points }
round-all = { $points } en total

rules = Reglas
rules-title = Las reglas, en otra pestaña
clause-open = Lo que dicen las reglas, en otra pestaña
clause-name = Reglas, punto { $clause }

table-label = La mesa: { $game }
hint = Pista
hint-on = Con pistas
hint-on-title = En cada turno tuyo aparece una pista automáticamente; pulsa para quitarlas
hint-title = La mejor jugada, calculada con muchos repartos posibles
hint-thinking = Pensando…
undo = Deshacer
undo-title = Deshacer tu última jugada
undo-wish = { $who } quiere deshacer una jugada.
undo-allow = Permitir
undo-refuse = Rechazar
taken-back = { $you ->
    [yes] Has deshecho una jugada.
   *[no] { $who } ha deshecho una jugada.
  }
taken-back-all = { $you ->
    [yes] Has deshecho una jugada, y lo que vino después.
   *[no] { $who } ha deshecho una jugada, y lo que vino después.
  }
connection-lost = Conexión perdida. Reconectando… No se pierde nada de lo que has hecho.
connection-shut = El ordenador que aloja la mesa ya no deja entrar a otros dispositivos. Tu asiento te espera: en cuanto se abra la puerta, estarás de vuelta.

leave = Salir
leave-title = ¿Dejar la mesa?
leave-about = Con el enlace puedes volver.
leave-playing = Un bot seguirá en tu lugar, para que los demás puedan acabar la partida.
leave-keep = Guardar mi asiento y volver a inicio
stay = Quedarme
move-seat = Pasar a otro dispositivo
move-about = Abre este enlace en el otro dispositivo: tu asiento y tus cartas van contigo. Sirve una sola vez.
move-link = Enlace para el otro dispositivo
move-done = Tu asiento ha cambiado de dispositivo
move-done-about = Ahora juegas en el otro dispositivo. Aquí puedes mirar.

take-over = Sustituir a { $name }
take-over-bot = Que un bot juegue por { $name }

log = Lo que ha pasado
log-open = Ver lo que ha pasado
log-empty = Nada todavía.
chat = Chat
chat-empty = Nadie ha dicho nada todavía.
chat-say = Di algo
chat-send = Enviar
sounds = Sonidos
chat-mute = Silenciar a { $name }
reactions = Reacciones
sign-well-done = ¡Bien hecho!
sign-bravo = ¡Bravo!
sign-laugh = ¡Ja, ja!
sign-oh = ¡Oh!
sign-alas = Vaya…
sign-hooray = ¡Hurra!
watchers = { $count ->
    [0] {""}
    [one] Una persona está mirando.
   *[other] { $count } personas están mirando.
  }

curtain-title = Le toca a { $name }
curtain-about = Pásale el dispositivo a { $name }. Que no mire nadie más.
curtain-open = Soy { $name }

screen-title = Pantalla común
screen-about = Esta pantalla no muestra cartas ocultas. Abrid el enlace en los móviles: ahí tenéis vuestra mano.

end-won = { $count ->
    [one] Gana { $names }
   *[other] { $names } comparten la victoria
  }
end-you-won = ¡Has ganado!
end-solo = { $points ->
    [one] { $shown } punto
   *[other] { $shown } puntos
  }
end-look = Ver la mesa
end-reopen = Ver el resultado
again = Jugar otra vez

share = Compartir
share-copied = Enlace copiado
share-link = Enlace a este momento

replay = Repetición
replay-title = { $game }: repetición
replay-dealt = Las cartas están repartidas.
replay-hands = Todas las manos
replay-steps = Pasos
replay-first = Al principio
replay-back = Un paso atrás
replay-play = Reproducir
replay-pause = Pausa
replay-next = Un paso adelante
replay-last = Al final
replay-step = Por dónde va la partida
replay-at = { $step } / { $steps }
replay-speed = Velocidad
replay-times = { $speed }×
replay-seat = De quién se ven las cartas
replay-all = Todas las cartas a la vista
replay-as = Como lo vio { $name }
coach-ask = Preguntar al entrenador
my-play = Mi juego
replay-continue = Seguir desde aquí
replay-again = Jugar este reparto
replay-download = Guardar
replay-rehearsed = { $actions ->
    [0] Alguien volvió a jugar un reparto conocido. Sus cartas no eran secretas, así que no cuenta para nada.
    [one] Alguien siguió una partida conocida, tras una jugada. Sus cartas no eran secretas, así que no cuenta para nada.
   *[other] Alguien siguió una partida conocida, tras { $actions } jugadas. Sus cartas no eran secretas, así que no cuenta para nada.
  }
no-record = No se encuentra esta partida
no-record-about = Puede que el enlace esté mal escrito, o que la partida no llegara a terminarse.
record-broken-off = Esta partida se interrumpió: las reglas del juego habían cambiado.
record-broken-off-long = Esta partida se interrumpió: duraba ya demasiado.
rehearsed = reparto conocido

rehearse-here-title = Seguir desde aquí
rehearse-here-about = Las mismas cartas y las mismas jugadas hasta aquí. A partir de ahora tú juegas por un asiento y los bots por los demás.
rehearse-start-title = Jugar este reparto
rehearse-start-about = Las mismas cartas desde el principio. Tú juegas por un asiento y los bots por los demás.
rehearse-known = Las cartas de esta partida ya son públicas, así que lo que juegues queda marcado como reparto conocido y no cuenta para nada.
rehearse-seat = Tu asiento
rehearse-level = Nivel de los bots
rehearse-play = Jugar

check = Comprobar el reparto
check-title = ¿Fue limpio el reparto?
check-working = Calculando…
check-here = Calculado por tu navegador
check-there = Comprobado por el servidor
check-here-about = A partir de los números del registro, con el método publicado, y comparado con cada carta que muestra la repetición.
check-there-about = Solo el servidor conoce las reglas: es él quien comprueba que cada jugada estaba permitida.
check-commitment = El secreto encaja con el número que se mostró antes del reparto.
check-commitment-bad = El secreto no encaja con el número que se mostró antes del reparto.
check-seed = La semilla sale del secreto y de lo que añadió cada asiento.
check-seed-bad = De este secreto y estas aportaciones no sale ninguna semilla.
check-draw = «{ $label }»: cada carta y cada sorteo coinciden con el cálculo.
check-draw-bad = «{ $label }»: las cartas no son las que salen de la semilla.
check-actions = { $count ->
    [one] Una jugada, legal con estas cartas, lleva al resultado registrado.
   *[other] Las { $count } jugadas son legales con estas cartas y llevan al resultado registrado.
  }
check-actions-bad = El servidor avisa: { $reason }
check-good = El reparto fue limpio.
check-bad = Este registro no cuadra.
check-known = Las cartas salen de la semilla, pero el secreto ya se conocía: se volvió a jugar un reparto.
check-numbers = Los números
check-compare = Compara el primer número con el que viste antes del reparto: solo eso une el registro con tu mesa.
check-number-commitment = Mostrado antes del reparto
check-number-secret = Secreto
check-number-added = Añadido por { $name }
check-number-seed = Semilla

rated = Con rating
profile = Perfil
mine = Mis partidas
mine-about = Lo que { $name } ha jugado aquí. Nadie más ve esta lista.
mine-none = Aún no has terminado ninguna partida aquí.
mine-none-about = Lo que juegues a partir de ahora aparecerá aquí, con su repetición.
mine-figures = Hasta ahora
mine-matches = { $count ->
    [one] Una partida
   *[other] { $count } partidas
  }
mine-wins = { $count ->
    [0] sin victorias aún
    [one] una victoria
   *[other] { $count } victorias
  }
mine-against = { $wins } de { $count } ganadas
mine-places = Puestos
mine-place = { $place }.º
mine-alone = { $count ->
    [one] Una vez en solitario, { $best } puntos
   *[other] { $count } veces en solitario, { $best } puntos como mejor marca
  }
mine-list = Partidas
mine-own-place = Tu puesto
mine-own-score = Tus puntos
mine-known = reparto conocido
mine-data = Lo que se guarda de ti
mine-data-about = Tu nombre, tus dispositivos, tus partidas y lo que va con ellas. Ni dirección ni correo. En detalle:
mine-export = Descargar mis datos
mine-forget = Borrarlo todo
mine-forget-title = ¿Borrarlo todo?
mine-forget-gone = Tu nombre, esta lista y lo que recuerda este navegador se borran para siempre. Dejas todas las mesas; donde siga una partida, un bot la juega por ti.
mine-forget-stays = Los registros de tus partidas se quedan, porque también son de los demás. Tu nombre desaparece de ellos, y nada los relaciona contigo.
mine-forget-do = Sí, borrarlo todo
mine-forgotten = Todo está borrado
mine-forgotten-about = El servidor ya no te conoce. Si vuelves a jugar, empiezas de cero.

keys = Teclas
keys-arrows = ir de carta en carta, de casilla en casilla
keys-enter = jugar lo que está seleccionado
keys-tab = ir al botón siguiente
keys-hint = pista
keys-undo = deshacer
keys-log = mostrar u ocultar lo que ha pasado
keys-escape = cerrar una ventana o una pista, anular la selección
keys-help = esta lista
keys-mouse = Con el ratón o el dedo: pulsa o arrastra. Una carta que no se puede jugar dice por qué cuando lo intentas.

level-coming = { $level }, listo en unos { $seconds } s
levels-coming = Los bots más fuertes estarán listos en unos { $seconds } s. Por ahora juegas en este nivel: { $level }.

banned = No puedes entrar
banned-about = La persona que lleva este servidor te ha prohibido la entrada.
notice-from = De la persona que lleva este servidor
notice-hide = Ocultar
notice-stops = { $minutes ->
    [one] Este servidor para dentro de un minuto más o menos. Ahora no puede empezar nada nuevo; tu mesa te esperará después.
   *[other] Este servidor para dentro de unos { $minutes } minutos, o en cuanto no quede ninguna partida en juego. Ahora no puede empezar nada nuevo; tu mesa te esperará después.
  }
person-menu = Más sobre { $name }
