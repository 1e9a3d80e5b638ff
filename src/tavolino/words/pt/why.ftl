# Porque é que algo é recusado, seja qual for o jogo. Porque é que uma jogada não é permitida está nas palavras do jogo.

why-over = A partida acabou.
why-not-your-turn = Não é a tua vez.
why-not-allowed = As regras não permitem isso agora.

why-not-seated = Não tens lugar nesta mesa.
why-no-seat = Nesta mesa não há lugar { $seat }.
why-seat-taken = Aí já está { $name }.
why-nobody-there = Aí não está ninguém.
why-seen-another-hand = Já viste outra mão desta partida.
why-seen-hands = Quem assiste aqui vê as mãos, por isso só te podes sentar antes da próxima partida.
why-link-used = Este link já foi usado; cria um novo.
why-no-link = Este link de lugar não é válido.
why-call-bot = Só quem tem lugar à mesa pode juntar um bot.
why-remove-bot = Só quem abriu a mesa pode mandar um bot embora.
why-dealt = As cartas já estão dadas; o que acrescentares conta a partir da próxima partida.
why-start = Só quem abriu a mesa pode começar a partida, ou alguém da mesa enquanto essa pessoa estiver ausente.
why-begun = A partida já começou.
why-not-begun = A partida ainda não começou.
why-not-over = A partida ainda não acabou.
why-seat-empty = O lugar { $number } está vazio: é precisa uma pessoa ou um bot.
why-earlier-decision = Isso era para uma decisão anterior.

why-nothing-to-undo = Não tens nenhuma jogada para desfazer.
why-revealed = A partida acabou e o segredo foi revelado.
why-no-wish = Mais ninguém pediu para desfazer uma jogada.
why-undo-choices = A tua jogada já mudou o que os outros podem fazer, por isso eles têm uma palavra a dizer.
why-undo-shown = Mostrou-te algo escondido, por isso os outros têm uma palavra a dizer.
why-undo-built = Os outros já jogaram com base nela, por isso têm uma palavra a dizer.
why-undo-acted = Entretanto os outros já jogaram, por isso têm uma palavra a dizer.

why-undo-denied = Já pediste, e a resposta foi não.
why-no-rematch = Ninguém pediu outra partida.
why-change = Só quem abriu a mesa pode mudar de jogo, ou alguém da mesa enquanto essa pessoa estiver ausente.
why-remove = Só quem abriu a mesa pode mandar alguém embora.
why-too-few-seats = Há mais gente à mesa do que lugares neste jogo.

why-no-decision = Agora não tens nada para decidir.
why-no-hints = Nesta mesa não há dicas enquanto outros jogam.

why-no-talk = Nesta mesa não há chat.
why-talk-seated = Só quem tem lugar à mesa pode escrever no chat.
why-unreadable = Não há nenhum texto legível.
why-too-much = Isso é demasiado de uma só vez; espera um momento.

why-no-room = De momento não há espaço para mais uma mesa.
why-too-many-tables = Tens demasiadas mesas abertas; acaba primeiro algumas partidas.
why-no-table = Essa mesa não existe.
why-no-record = Esse registo não existe.
why-no-seat-in-record = Nesta partida não havia lugar { $seat }.
why-old-rules = Esta partida foi jogada com regras anteriores, por isso já não pode ser mostrada jogada a jogada.
why-old-deal = As regras mudaram desde esta partida, por isso as suas cartas já não podem ser jogadas de novo.
why-read-anew = A mesa foi recarregada; tenta outra vez.
why-cannot-save = O servidor não consegue guardar nada neste momento, por isso nada foi feito. Tenta de novo daqui a pouco.
why-name-empty = Escreve primeiro um nome.
why-name-long = É comprido de mais: um nome tem no máximo { $most } carateres.
why-name-unreadable = Alguns carateres deste nome não se veem aqui. Letras, algarismos e emojis servem.
why-name-bot = Parece o nome de um bot. Escolhe outro.
why-name-kept = Alguém já tem aqui esse nome. Se és tu, entra.
why-text-marks = Demasiados acentos numa só letra. Tira alguns.
why-our-fault = Algo correu mal deste lado; quem gere este servidor encontra-o no registo.

why-not-own-browser = Só um navegador no computador onde o Tavolino funciona pode fazer isso.
why-no-door = Quem arrancou este servidor escolheu por onde se chega a ele; daqui não podes mudar isso.

why-read-only = Este programa só pode ver.
why-no-device = Esse aparelho não existe.
why-only-browser = Só um navegador pode fazer isso, não um programa.
why-many-devices = Já tens { $most } aparelhos. Termina primeiro a sessão de alguns.

why-banned = Não podes entrar neste servidor.
why-banned-until = Não podes entrar neste servidor até { $date }.
why-sent-away = Foste afastado desta mesa, por isso já não te podes sentar aqui.
why-program-gone = Esse programa já não está cá, ou agora não quer jogar isto.
why-program-busy = { $name } já está a jogar em tantas mesas quantas consegue.
why-program-here = { $name } já tem lugar nesta mesa.
why-program-unseated = { $number } pedidos seguidos não puderam ser cumpridos, por isso um bot ficou com o teu lugar.
why-willing = Só se pode chamar para uma mesa um programa de alguém. Cria um em «Os teus programas» e usa o token dele.
why-not-at-table = Não estás nesta mesa.
why-draining = Este servidor está prestes a parar, por isso agora não pode começar nada de novo. Tenta daqui a uns minutos.
why-many-reports = Por hoje já chega de denúncias. Tenta amanhã.
why-slow = Nesta partida cada um tem dias para jogar: nenhum bot entra antes de o tempo acabar.
why-coach-full = Há demasiadas partidas à espera do treinador. Tenta outra vez dentro de cerca de { $minutes ->
    [one] { $minutes } minuto
   *[other] { $minutes } minutos
  }.
why-coach-failed = O treinador não conseguiu fazer nada com esta partida.
why-coach-unprepared = O treinador precisa de algo que não foi possível instalar neste servidor. Tenta mais tarde.
why-no-line = O treinador não viu esta jogada.
why-no-card = Esta posição já não está no teu baralho.
why-webhook-address = Não se podem mandar avisos para esse endereço. Deveria começar por https://.
why-webhook-unknown = Que este servidor saiba, { $host } não existe.
why-webhook-inside = Esse endereço está na própria rede do servidor. Os avisos só vão para aí se quem o gere o permitir.
why-webhook-plain = Os avisos só saem cifrados: o endereço deveria começar por https://.
why-many-channels = Já recebes avisos em dez sítios. Tira primeiro um deles.
why-no-channel = Esse sítio para avisos já não existe.
