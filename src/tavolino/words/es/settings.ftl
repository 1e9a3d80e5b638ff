# Ajustes, y lo que se dice de Tavolino y de lo que guarda.

settings-you = Tú
settings-you-about = Los demás de la mesa ven tu nombre, tu imagen y tu color.
settings-save = Guardar
settings-saved = Guardado
settings-avatar = Imagen
settings-colour = Color

settings-table = En la mesa
settings-sounds = Sonidos
sounds-off = ninguno
sounds-turn = cuando me toca
sounds-on = todos
settings-vibration = Vibrar cuando me toca
switch-on = sí
switch-off = no
settings-bots = Velocidad de los bots
settings-bots-about = En las mesas que abras a partir de ahora.
speed-slow = lenta
speed-usual = normal
speed-quick = rápida
speed-none = ninguna
settings-motion = Animación de las cartas
settings-cards = Cartas en la mano
cards-usual = tamaño normal
cards-large = grandes
settings-hand = ¿Con qué mano juegas?
settings-hand-about = Los botones pasan a ese lado.
hand-left = izquierda
hand-right = derecha

settings-devices = Dispositivos
settings-devices-about = Estos navegadores y programas juegan como tú. Cierra la sesión de los que no uses o no conozcas.
device-this = este dispositivo
device-kind = { $browser } en { $system }
device-browser = Un navegador
device-earlier = Un navegador de antes
device-program = Programa: { $name }
device-seen = Último uso: { $when }
device-play = puede jugar
device-read = solo puede mirar
device-ends = hasta el { $when }
device-end = Cerrar sesión
device-end-named = Cerrar la sesión de { $name }
device-end-others = Cerrar todas las demás
device-ended = Sesión cerrada: { $name }.
device-others-ended = Se ha cerrado la sesión en todos los demás dispositivos.

settings-page = Esta página
settings-theme = Claro u oscuro
theme-device = como mi dispositivo
theme-light = claro
theme-dark = oscuro
settings-kept = Tus ajustes se quedan en este dispositivo; al servidor solo va tu nombre.

avatar-letter = Inicial
avatar-cup = Taza
avatar-cat = Gato
avatar-bird = Pájaro
avatar-fish = Pez
avatar-frog = Rana
avatar-leaf = Hoja
avatar-flower = Flor
avatar-sun = Sol
avatar-moon = Luna
avatar-boat = Barco
avatar-lamp = Lámpara
avatar-key = Llave
colour-terracotta = Teja
colour-slate = Azul pizarra
colour-olive = Verde oliva
colour-plum = Ciruela
colour-mustard = Mostaza
colour-ink = Tinta

about-what = Tavolino es una mesita para juegos de números. Juega ya contra bots o manda un enlace a tus amigos. Sin registro y sin pagar nada.
about-deal = Todo reparto se puede comprobar: tras una partida, «Comprobar el reparto» muestra que nadie eligió las cartas.
about-source = Tavolino { $version } es software libre con licencia MIT: puedes usarlo, modificarlo y compartirlo.
about-licences = Licencias de los componentes que usa
about-contact = Así puedes contactar con quien lleva este servidor:

privacy-kept = El servidor guarda tu nombre, las partidas que has terminado, tus asientos en mesas abiertas y, de cada dispositivo tuyo, qué navegador es y cuándo lo usaste por última vez. No pide correo electrónico y no sabe nada más de ti.
privacy-cookie = Una cookie le dice al servidor que vuelves a ser tú. No hay más.
privacy-settings = Tus ajustes, tu imagen y tu color se quedan en tu dispositivo. Los demás ven la imagen y el color mientras estás en una mesa.
privacy-chat = Lo que dices en el chat no se guarda. Solo si alguien lo denuncia se conservan las últimas líneas, durante 30 días.
privacy-matches = Cualquiera que tenga el enlace de una partida terminada puede ver su repetición.
privacy-delete = Al final de «Mis partidas» puedes descargarlo todo o borrarlo para siempre.
