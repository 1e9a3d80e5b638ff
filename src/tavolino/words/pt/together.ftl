# Várias pessoas a uma mesa: quem chega e quem sai, a próxima partida, assistir, aprender enquanto se espera.

news-undo-wanted = { $you ->
    [yes] Pediste para desfazer uma jogada.
   *[other] { $who } pediu para desfazer uma jogada.
  }
news-undo-denied = { $you ->
    [yes] Disseste que não. A jogada fica.
   *[other] { $who } disse que não. A jogada fica.
  }
news-left = { $name } saiu da mesa.
news-bot-came = Um bot continua: { $who }.
news-bot-stood-in = { $name } não está. Por agora joga um bot: { $who }.
news-thinking-less = Por agora os bots pensam menos, porque há muita gente a jogar.
seat-thinking-less = por agora pensa menos, porque há muita gente a jogar
news-back = { $you ->
    [yes] { $moves ->
        [0] Estás de volta.
        [one] Estás de volta. Entretanto, um bot fez uma jogada por ti.
       *[other] Estás de volta. Entretanto, um bot fez { $moves } jogadas por ti.
      }
   *[other] { $who } está de volta.
  }
news-taken-over = { $you ->
    [yes] Substituis { $name }.
   *[other] { $who } substitui { $name }.
  }

undo-waiting = Podes desfazê-la? A perguntar a { $names }. { $reason }

rematch-asked = { $count ->
    [one] { $names } quer a desforra.
   *[other] { $names } querem a desforra.
  }
rematch-waiting = Queres a desforra. À espera de { $names }.
rematch-ready = Vamos lá
rematch-not-now = Agora não
rematch-begins = { $seconds ->
    [one] Começa daqui a { $seconds } segundo.
   *[other] Começa daqui a { $seconds } segundos.
  }
rematch-declined = Agora não: { $names }.
rematch-begun = A próxima partida já começou.
rematch-go = Ir para a mesa
rematch-change = Outro jogo ou outros lugares
rematch-changing = Quem abriu a mesa está a preparar a próxima partida.
rematch-free = O lugar { $number } está livre.
rematch-bot = Pôr lá um bot
evening = O serão até agora

watching = Estás a assistir.
watching-full = A mesa está cheia, mas podes assistir.
watching-late = Estás a assistir. Podes sentar-te antes da próxima partida.
watching-own = Abrir a minha mesa

lesson-offer = Nunca jogaste? Aprende em dois minutos enquanto esperas
lesson-kept = A tua mesa está à tua espera.
lesson-begun = A partida começou!
lesson-back = Voltar à mesa

lobby-name-you = { $name } (tu)
lobby-ready = Já estão todos. Podes começar.
lobby-ready-wait = Já estão todos. Quem abriu a mesa começa a partida.
lobby-sat = { $name } sentou-se.
lobby-swap = Trocar de lugar com { $name }
lobby-game = Jogo
lobby-change = Mudar de jogo
lobby-change-do = Jogar este

leave-alone = Se guardares o lugar, a partida espera por ti. Se o deixares, os bots acabam-na.
leave-event = O lugar continua a ser teu: volta e continua quando quiseres.
chat-new = O que aconteceu: novidades no chat

report = Denunciar alguém
report-name = Denunciar { $name }
report-about = A pessoa que gere este servidor lê a denúncia, com as últimas linhas do chat. A outra pessoa não fica a saber.
report-what = O que se passa?
report-reason-rude = Insultos ou ódio
report-reason-name = Nome ofensivo
report-reason-spoiling = Estraga o jogo de propósito
report-reason-other = Outra coisa
report-words = Em poucas palavras, se quiseres
report-send = Enviar
report-thanks = Obrigado. A pessoa que gere este servidor vai ler.
