# Contests: everybody plays the same deals.

contest-open = Abrir um torneio
contest-open-about = Toda a gente joga as mesmas cartas, por isso ninguém lhes pode deitar as culpas.
contest-list = Torneios
contest-mine-go = Ir
contest-name = Como se chama?
contest-game = Que jogo?
contest-seats = Lugares por mesa
contest-deals = Quantas partidas?
contest-form = Quem joga contra quem?
contest-form-bots = Cada um sozinho com bots
contest-form-bots-about = Quando quiserem e quantos quiserem. Os bots jogam igual para toda a gente.
contest-form-rotating = Uns contra os outros
contest-form-rotating-about = Por rondas: encontras o maior número de pessoas possível e sentas-te em cada lugar mais ou menos as mesmas vezes.
contest-level = Os bots
contest-ends = Quanto tempo?
contest-hours = { $count ->
    [one] Uma hora
   *[other] { $count } horas
}
contest-days = { $count ->
    [one] Um dia
   *[other] { $count } dias
}
contest-decides = O que decide?
contest-matchpoints = Pontos de match
contest-matchpoints-about = Quantos venceste com as mesmas cartas? Um empate vale metade.
contest-points = Pontos
contest-points-about = Quantos pontos melhor do que os outros com as mesmas cartas?
contest-listed = Mostrar a toda a gente aqui
contest-listed-about = Senão, só participa quem tiver o link.

contest-facts = { $count ->
    [one] uma partida
   *[other] { $count } partidas
}
contest-until = até { $time }
contest-over = Terminado
contest-people = { $count ->
    [0] Ainda ninguém
    [one] Uma pessoa
   *[other] { $count } pessoas
}
contest-invite = Convidar mais gente
contest-invite-about = Com este link, qualquer pessoa pode participar.
contest-screen = Resultados num ecrã grande

contest-join = Participar
contest-join-about = Jogas { $count ->
    [one] uma partida
   *[other] { $count } partidas
}. Sem registo.
contest-play = Jogar a partida { $deal }
contest-continue = Voltar à partida { $deal }
contest-to-table = Para a tua mesa
contest-back = Voltar ao torneio
contest-left = { $count ->
    [0] É a tua última
    [one] Depois falta uma
   *[other] Depois faltam { $count }
}
contest-wait = Já estás dentro. Começa quando quem organiza der início.
contest-wait-round = A próxima ronda começa quando todas as mesas acabarem.
contest-wait-end = Era a última ronda. O resultado é final quando todas as mesas acabarem.
contest-done = Jogaste todas as partidas. O resultado é final quando o torneio acabar.
contest-join-late = Um bot guarda-te um lugar: jogas a partir da próxima ronda.
contest-late = As rondas já começaram e os lugares estão todos ocupados. Podes seguir aqui os resultados.
contest-out = Quem organiza retirou-te deste torneio.
contest-leave = Sair do torneio
contest-leave-about = O que jogaste fica nos resultados.

contest-host = És tu que organizas
contest-begin = Começar as rondas
contest-begin-bots = { $count ->
    [0] As mesas ficam certas.
    [one] Um bot completa a última mesa.
   *[other] { $count } bots completam as mesas.
}
contest-next = Passar já à próxima ronda
contest-next-about = As partidas em curso são abandonadas e não contam para ninguém.
contest-end = Terminar agora
contest-end-about = Termina com o que foi jogado. Todas as cartas são mostradas, e não há volta a dar.
contest-longer = Mais uma hora
contest-remove-somebody = Retirar alguém
contest-replace-somebody = Retirar ou substituir alguém
contest-remove = Retirar { $name }
contest-stand-in = Pôr um bot a jogar por { $name }

contest-round = Ronda { $round } de { $deals }
contest-table = Mesa { $number }
contest-table-over = acabou
contest-bot = Um bot

contest-standings = Classificação
contest-final = Resultado final
contest-no-standings = Ainda não há nada para comparar. Assim que duas pessoas jogarem as mesmas cartas, aparecem aqui.
contest-place = Posição
contest-who = Nome
contest-percent = Pontos de match
contest-ahead = Vantagem
contest-ahead-about = em pontos por partida, sobre quem tinha as mesmas cartas
contest-total = Soma
contest-played = Partidas
contest-unplaced = { $count ->
    [one] Mais uma pessoa jogou poucas partidas para ter posição: é preciso metade.
   *[other] Mais { $count } jogaram poucas partidas para ter posição: é preciso metade.
}
contest-sure = { $level ->
    [certain] Quase certo: em mais de 9 de cada 10 torneios como este, quem vai à frente é mesmo quem joga melhor.
    [very] Bastante seguro: em cerca de { $tenths } de cada 10 torneios como este, quem vai à frente é mesmo quem joga melhor.
    [fairly] Provável: em cerca de { $tenths } de cada 10 torneios como este, quem vai à frente é mesmo quem joga melhor.
   *[hardly] Não é certo: só em cerca de { $tenths } de cada 10 torneios como este, quem vai à frente é mesmo quem joga melhor.
}
contest-sure-not = Poucas partidas para distinguir a perícia da sorte. São precisas pelo menos quatro.
contest-span = sorte à parte, quase sempre de { $low } a { $high }
contest-span-about = As linhas mostram quanta sorte pode haver em cada resultado. Onde se sobrepõem muito, pode ter sido a sorte a decidir a ordem.
contest-somebody = Alguém

contest-compare = Partida a partida
contest-compare-later = Vês cada partida lado a lado assim que já ninguém a possa jogar.
contest-deal = Partida { $deal }
contest-seat = Lugar
contest-score = Pontos
contest-sealed = As cartas ficaram fixas quando o torneio foi aberto. Estão na lista das distribuições, seladas até ao fim.

preview-contest = { $name }: um torneio de { $game }
preview-contest-open = Toda a gente joga { $count ->
    [one] uma partida
   *[other] { $count } partidas
} com as mesmas cartas. Participa, sem registo.
preview-contest-over = Vê quem fez mais com as mesmas cartas.

why-no-contest = Esse torneio não existe.
why-contest-alone = Com um só lugar não há contra quem jogar. Escolhe bots ou mais lugares.
why-contest-name = Escolhe outro nome para o torneio.
why-contest-many = Tens muitos torneios a decorrer. Termina um primeiro.
why-contest-over = Este torneio terminou.
why-contest-host = Só quem organiza o torneio pode fazer isso.
why-contest-removed = Quem organiza retirou-te deste torneio.
why-contest-late = As rondas já começaram e os lugares estão todos ocupados.
why-contest-full = Este torneio está cheio.
why-contest-join = Participa primeiro no torneio.
why-contest-rounds = Neste torneio, são as rondas que dizem quando jogas.
why-contest-done = Jogaste todas as partidas.
why-contest-begun = As rondas já começaram.
why-contest-not-begun = As rondas ainda não começaram.
why-contest-few = São precisas pelo menos duas pessoas.
why-contest-rounds-long = Nas rondas têm de estar todos ao mesmo tempo, por isso dura um dia no máximo.
why-contest-long = Um torneio dura duas semanas no máximo.
why-contest-nobody = Ninguém assim participa.
why-contest-no-match = Essa pessoa não está a jogar agora.

privacy-contests = De cada torneio que abres ou em que participas: o teu nome, desde quando estás e como correu cada partida. Todos os do torneio veem isso. É apagado quando o servidor apaga as partidas antigas.
