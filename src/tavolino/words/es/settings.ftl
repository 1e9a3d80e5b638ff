# Ajustes, y lo que se dice de Tavolino y de lo que guarda.

settings-you = Tú
settings-you-about = Los demás en la mesa ven tu nombre, tu imagen y tu color.
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
speed-usual = media
speed-quick = rápida
speed-none = ninguna
settings-motion = Movimiento de las cartas
settings-cards = Cartas en la mano
cards-usual = tamaño normal
cards-large = grandes
settings-hand = ¿Con qué mano juegas?
settings-hand-about = Los botones pasan a ese lado.
hand-left = izquierda
hand-right = derecha

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
about-deal = Todo reparto se puede comprobar: tras una partida, la repetición muestra que nadie eligió las cartas.
about-source = Tavolino { $version } es software libre con licencia MIT: puedes usarlo, cambiarlo y pasarlo a otros.
about-licences = Licencias de las partes que usa
about-contact = Así puedes contactar con quien lleva este servidor:

privacy-kept = El servidor guarda tu nombre, las partidas que has terminado y tus sitios en mesas abiertas. No pide correo y no sabe nada más de ti.
privacy-cookie = Una sola cookie le dice al servidor que eres tú otra vez. No hay más.
privacy-settings = Tus ajustes, tu imagen y tu color se quedan en tu dispositivo. Los demás ven imagen y color mientras estás en una mesa.
privacy-chat = Lo que dices en el chat no se guarda.
privacy-matches = Con el enlace de una partida terminada, cualquiera puede volver a verla.
privacy-delete = Al final de la página de tus partidas puedes llevártelo todo o borrarlo para siempre.
