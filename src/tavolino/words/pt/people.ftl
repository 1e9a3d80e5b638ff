# As pessoas que se conhecem: a minha gente, os convites, manter alguém à distância e procurar com quem jogar.

people = A minha gente
people-about = Ambos disseram que sim. Mais ninguém vê esta lista.
people-open = Abrir a lista
people-none = Ainda ninguém. Depois de uma partida, abre o menu junto a um nome e junta essa pessoa.
people-you-them = tu : eles
people-here = está aqui agora
people-last = { $game }, { $when }
people-never = ainda nenhuma partida
people-score = Tu: { $you }, { $name }: { $them }
people-asking = Querem juntar-te
people-asked = Perguntaste a
people-waiting = ainda sem resposta
people-agree = Com gosto
people-decline = Não, obrigado
people-take-back = Retirar
people-remove = Tirar
people-invite = Convidar
people-invite-which = Para que jogo queres convidar { $name }?
people-invited = O convite para { $name } seguiu.
people-invitation-sent = Convite enviado
people-blocked = Pessoas bloqueadas
people-muted = Pessoas silenciadas
people-unblock = Desbloquear
people-unmute = Deixar de silenciar
people-who-may-invite = Quem te pode convidar
people-invites-mine = a minha gente
people-invites-met = quem já jogou comigo
people-invites-nobody = ninguém
people-invisible = Não mostrar quando estou aqui
people-unknown = Ainda não jogaste aqui, por isso não há ninguém para mostrar.

menu-add = Juntar { $name } à minha gente
menu-agree = { $name } quer juntar-te à sua gente: aceitar
menu-asked = Já perguntaste a { $name }
menu-mine = É da tua gente
menu-invite = Convidar para uma mesa
menu-invite-here = Convidar para esta mesa
menu-mute = Silenciar, aqui e em todo o lado
menu-unmute = Deixar de silenciar
menu-block = Bloquear
menu-unblock = Desbloquear
menu-report = Denunciar
menu-added = Perguntamos a { $name }. Se disser que sim, cada um fica na lista do outro.
menu-agreed = { $name } já é da tua gente.
menu-muted = Já não vês o que { $name } escreve.
menu-unmuted = Voltas a ver o que { $name } escreve.
menu-block-about = { $name } não se pode sentar às tuas mesas, convidar-te, calhar-te em sorte nem escrever-te. Não fica a saber. Nas mesas dos outros, apenas não vês o que escreve no chat.
menu-blocked = Bloqueaste { $name }.
menu-unblocked = Já não bloqueias { $name }.
menu-not-met = Podes juntar alguém depois de jogarem uma partida.

invited-by = { $name } convida-te para { $game }
invited-accept = Sentar-me
invited-decline = Agora não
invited-asking = { $count ->
    [one] Alguém quer juntar-te à sua gente
   *[other] { $count } pessoas querem juntar-te à sua gente
}
invited-look = Ver

queue = Jogar com alguém
queue-about = Procuramos quem queira o mesmo e levamos todos para uma mesa.
queue-nobody = Agora ninguém está à procura. Começa tu.
queue-looking = { $count ->
    [one] Uma pessoa procura com quem jogar { $game }
   *[other] { $count } pessoas procuram com quem jogar { $game }
}
queue-game = Jogo
queue-seats = Jogadores
queue-clock = Relógio
queue-clock-none = nenhum
queue-clock-quick = 15 segundos por jogada
queue-clock-usual = 30 segundos por jogada
queue-clock-bank = 5 minutos cada um
queue-rated = Com rating
queue-fill = Se não vier ninguém
queue-fill-never = continuar à espera
queue-fill-soon = bots ao fim de 30 segundos
queue-fill-later = bots ao fim de 2 minutos
queue-start = Procurar alguém
queue-waiting = À procura de alguém para { $game }
queue-others = { $count ->
    [0] Ainda mais ninguém quer o mesmo.
    [one] Outra pessoa quer o mesmo.
   *[other] Outras { $count } pessoas querem o mesmo.
}
queue-usual = Costuma demorar cerca de { $seconds ->
    [one] um segundo
   *[other] { $seconds } segundos
}.
queue-bots-in = { $seconds ->
    [one] Os bots entram dentro de um segundo.
   *[other] Os bots entram dentro de { $seconds } segundos.
}
queue-background = Entretanto podes fazer outra coisa. Deixa esta página aberta, que nós chamamos-te.
queue-stop = Parar de procurar
queue-found = Encontrado: vem para a mesa
queue-again = Alguém não apareceu. Voltas ao início da fila.

why-cannot-sit = Não te podes sentar a esta mesa.
why-yourself = Essa pessoa és tu.
why-blocked-by-you = Bloqueaste { $name }. Desbloqueia primeiro.
why-not-met = Podes juntar { $name } depois de jogarem uma partida.
why-no-invitation = Não podes convidar { $name }.
why-many-invitations = Por agora já convidaste gente que chegue.
