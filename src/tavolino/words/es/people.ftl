# La gente que uno conoce: mi gente, las invitaciones, mantener a alguien lejos y buscar con quién jugar.

people = Mi gente
people-about = Los dos habéis dicho que sí. Nadie más ve esta lista.
people-open = Abrir la lista
people-none = Aún no hay nadie. Después de una partida, abre el menú junto a un nombre y añade a esa persona.
people-you-them = tú : ellos
people-here = está aquí ahora
people-last = { $game }, { $when }
people-never = ninguna partida aún
people-score = Tú: { $you }, { $name }: { $them }
people-asking = Quieren añadirte
people-asked = Les has preguntado
people-waiting = aún sin respuesta
people-agree = Con gusto
people-decline = No, gracias
people-take-back = Retirar
people-remove = Quitar
people-invite = Invitar
people-invite-which = ¿A qué juego quieres invitar a { $name }?
people-invited = Has invitado a { $name }.
people-invitation-sent = Invitación enviada
people-blocked = Personas bloqueadas
people-muted = Personas silenciadas
people-unblock = Desbloquear
people-unmute = Dejar de silenciar
people-who-may-invite = Quién puede invitarte
people-invites-mine = mi gente
people-invites-met = la gente con la que he jugado
people-invites-nobody = nadie
people-invisible = No mostrar cuándo estoy aquí
people-unknown = Aún no has jugado aquí, así que no hay nadie que mostrar.

menu-add = Añadir a { $name } a mi gente
menu-agree = { $name } quiere añadirte: aceptar
menu-asked = Ya has preguntado a { $name }
menu-mine = Es de tu gente
menu-invite = Invitar a una mesa
menu-invite-here = Invitar a esta mesa
menu-mute = Silenciar, aquí y en todas partes
menu-unmute = Dejar de silenciar
menu-block = Bloquear
menu-unblock = Desbloquear
menu-report = Denunciar
menu-added = Le preguntamos a { $name }. Si dice que sí, cada uno estará en la lista del otro.
menu-agreed = { $name } ya es de tu gente.
menu-muted = Ya no ves lo que escribe { $name }.
menu-unmuted = Vuelves a ver lo que escribe { $name }.
menu-block-about = { $name } no podrá sentarse a tus mesas, invitarte, tocarte como rival ni escribirte. No se enterará. En las mesas de otros, simplemente no verás lo que escribe en el chat.
menu-blocked = Has bloqueado a { $name }.
menu-unblocked = Ya no bloqueas a { $name }.
menu-not-met = Puedes añadir a alguien después de jugar juntos.

invited-by = { $name } te invita a { $game }
invited-accept = Sentarme
invited-decline = Ahora no
invited-asking = { $count ->
    [one] Alguien quiere añadirte
   *[other] { $count } personas quieren añadirte
}
invited-look = Ver

queue = Jugar con alguien
queue-about = Buscamos gente que quiera lo mismo y os llevamos a todos a una mesa.
queue-nobody = Ahora no busca nadie. Empieza tú.
queue-looking = { $count ->
    [one] Una persona busca con quién jugar a { $game }
   *[other] { $count } personas buscan con quién jugar a { $game }
}
queue-game = Juego
queue-seats = Jugadores
queue-clock = Reloj
queue-clock-none = ninguno
queue-clock-quick = 15 segundos por jugada
queue-clock-usual = 30 segundos por jugada
queue-clock-bank = 5 minutos cada uno
queue-rated = Con rating
queue-fill = Si no viene nadie
queue-fill-never = seguir esperando
queue-fill-soon = bots a los 30 segundos
queue-fill-later = bots a los 2 minutos
queue-start = Buscar a alguien
queue-waiting = Buscando a alguien para { $game }
queue-others = { $count ->
    [0] Nadie más quiere lo mismo todavía.
    [one] Otra persona quiere lo mismo.
   *[other] Otras { $count } personas quieren lo mismo.
}
queue-usual = Suele tardar más o menos { $seconds ->
    [one] un segundo
   *[other] { $seconds } segundos
}.
queue-bots-in = { $seconds ->
    [one] Los bots entran en un segundo.
   *[other] Los bots entran en { $seconds } segundos.
}
queue-background = Mientras tanto puedes hacer otra cosa. Deja esta página abierta y te avisamos.
queue-stop = Dejar de buscar
queue-found = Encontrado: ven a la mesa
queue-again = Alguien no ha venido. Vuelves a ser el primero.

why-cannot-sit = No puedes sentarte a esta mesa.
why-yourself = Esa persona eres tú.
why-blocked-by-you = Has bloqueado a { $name }. Desbloquea primero.
why-not-met = Puedes añadir a { $name } después de jugar juntos.
why-no-invitation = No puedes invitar a { $name }.
why-many-invitations = Por ahora ya has invitado a bastante gente.
