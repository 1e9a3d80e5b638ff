# El reparto limpio: el sello en la mesa y la lista de todos los repartos.

news-dealt-without = { $you ->
    [yes] Las cartas se han repartido sin tu número.
   *[other] Las cartas se han repartido sin el número de { $who }.
  }
seal = Reparto limpio: { $state }
seal-holds = el sello está intacto
seal-broken = el sello está roto
seal-open = aún sin comprobar
seal-title = El sello de este reparto
seal-more = Todos los repartos de este servidor están en una lista pública:
seal-check = Ver la repetición y comprobar cada carta
seal-about-before = El próximo reparto ya está sellado. Tu dispositivo guarda el sello y añade un número propio, así nadie puede elegir las cartas.
seal-about-sealed = El sello es el que viste antes del reparto, y tu número está incluido. Al final de la partida, tu dispositivo comprueba cada carta.
seal-about-proved = Tu dispositivo lo ha comprobado: el sello es el mismo, se ha usado tu número y cada carta sale de ellos.
seal-about-late = Llegaste después del reparto, así que tu dispositivo no puede responder por él.
seal-about-without = Estas cartas se repartieron sin un número de este dispositivo, así que no puedes saber si las eligió quien lleva el servidor.
seal-about-again = Es el reparto de una partida anterior, jugado de nuevo. Sus cartas ya se conocían.
seal-about-fixed = Este reparto se fijó y se selló de antemano, igual para todo el mundo. Al acabar el día o el torneo se descubre, y puedes comprobar cada carta.
seal-about-changed = Han cambiado el sello: este reparto tiene otro distinto del que te mostraron. Puede que alguien haya elegido las cartas.
seal-about-secret = El secreto no encaja con el sello que te mostraron antes del reparto. Puede que alguien haya elegido las cartas.
seal-about-number = El reparto no se hizo con el número que añadió tu dispositivo. Puede que alguien haya elegido las cartas.
seal-about-cards = Las cartas no son las que salen del secreto sellado. Alguien las ha elegido.
deals = Todos los repartos
deals-about = Cada partida que empezó aquí y cómo acabó, sin mesas ni nombres. Cada línea contiene la huella de la anterior, así nadie puede quitar o cambiar una sin que se note. Descarga la lista de vez en cuando: una posterior debe empezar por ella.
deals-download = Descargar
deals-earlier = Anteriores
deals-whole = Tu navegador ha comprobado las líneas mostradas: no falta ni se ha cambiado ninguna.
deals-torn = Estas líneas no encajan: alguna se quitó o se cambió.
deals-none = Aquí aún no ha empezado ninguna partida.
deals-begun = Repartida
deals-ended = Terminada
deals-broken-off = Interrumpida
deals-again = Jugada de nuevo
deals-fixed = Fijado de antemano
deals-revealed = Descubierto
deals-opened = Comienzo de la lista
check-alone = Las cartas se deducen del secreto, pero nadie añadió un número: esto no demuestra nada sobre quién las eligió.
check-event = Todas las cartas se siguen del secreto. El reparto se fijó de antemano, igual para todo el mundo: su huella está en la lista pública desde antes de jugarse.
