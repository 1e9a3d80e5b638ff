rated-about = As partidas aqui mudam o rating de todos. É preciso um relógio; não há dicas, não se desfazem jogadas, e quem sai perde.
rated-table = Aqui joga-se pelo rating: sem dicas, sem desfazer, e quem sai perde.
rated-stake = { $points } · vitória { $first }, último { $last }
rated-often = Hoje já jogaram tanto um com o outro que mais partidas não mudam os vossos ratings até amanhã.
rating = Pontos de rating
rating-points = { $points } ± { $margin }
rating-unsure = { $points } ?
rating-unsure-about = Com tão poucas partidas, é pouco mais do que um palpite.
profile-about = { $count ->
    [one] { $count } partida desde { $date }
   *[other] { $count } partidas desde { $date }
  }
profile-streak = { $count ->
    [one] dia seguido
   *[other] dias seguidos
  }
profile-streak-best = { $count ->
    [one] O máximo até agora: { $count } dia.
   *[other] O máximo até agora: { $count } dias.
  }
profile-calendar = As últimas doze semanas
profile-calendar-about = { $count ->
    [one] { $count } dia com partida
   *[other] { $count } dias com partida
  }
profile-lines = As linhas finas são os níveis dos bots.
profile-no-rating = Ainda não há partidas com rating. Abre uma mesa com amigos, põe um relógio e liga «Com rating».
profile-table = Em tabela
profile-levels = Vitórias por nível
profile-levels-about = A marca é uma parte igual para todos.
profile-seats = { $seats } à mesa
profile-moments = Melhores momentos
profile-best-alone = { $game }: { $points } pontos a solo
profile-first-win = { $game }: primeira vitória contra { $level }
profile-people = Com quem jogas
profile-people-about = tu : eles
profile-ready = Preparado para { $level }?
profile-ready-about = No { $game } ganhaste { $wins } das tuas últimas { $count } partidas contra { $level }.
profile-ready-try = Experimentar { $level }
profile-hide = Esconder o meu perfil
profile-hide-about = Os outros não o podem abrir e não apareces em nenhuma classificação.
profile-hidden = Só tu vês esta página.
profile-none = Ainda não há nada aqui
profile-none-about = Joga uma partida, e o teu perfil começa.
profile-when = Data
profile-settings = Nome e aspeto
board = Classificação
board-about = Entras nesta lista com { $matches } partidas com rating, se a última for dos últimos { $days } dias.
board-order = A ordem segue o que alguém vale pelo menos: os pontos menos o ±.
board-none = Ainda não há ninguém.
board-people = Pessoas
board-bots = Os bots
board-bots-about = Medidos entre si em muitas partidas. As pessoas não mudam estes números; 1500 é sempre o bot «{ level-club }».
board-place = Lugar
board-name = Nome
board-matches = Partidas
board-mine = És o número { $place } de { $size }.
board-next = Seguinte
board-back = Voltar
why-no-profile = Esse perfil não existe, ou é privado.
why-rated-clock = Uma mesa com rating precisa de um relógio.
why-rated-hints = Numa mesa com rating não há dicas.
why-rated-alone = Uma partida a solo não conta para o rating.
why-rated-people = Uma partida com rating precisa de pelo menos uma pessoa.
why-rated-own = Não se joga por rating contra o próprio programa, nem dois programas da mesma pessoa entre si.
why-rated-bot = O bot { $bot } não tem rating, por isso não pode jogar uma partida com rating.
why-rated-join = Esta partida conta para o rating: ninguém pode ficar com o lugar de outro.
why-rated-move = Esta partida conta para o rating: agora o lugar não pode passar para outro aparelho.
why-rated-level = Esta partida conta para o rating. Só o bot «{ level-casual }» pode substituir quem não está.
why-rated-undo = Numa mesa com rating não se desfazem jogadas.
privacy-ratings = Quantas vezes jogaste que jogo, contra que nível e contra quem, em que dias, os teus melhores resultados, e os teus ratings com o seu passado.
privacy-profile = O teu [perfil](/profile) mostra os teus ratings e o que alcançaste. Qualquer pessoa pode abri-lo, e as [classificações](/leaderboards) nomeiam os mais fortes. Com quem jogaste só tu vês.
privacy-hide = No teu [perfil](/profile) podes escondê-lo. Então mais ninguém o pode abrir, e não apareces em nenhuma classificação.
