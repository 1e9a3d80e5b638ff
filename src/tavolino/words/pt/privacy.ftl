privacy-short = O Tavolino guarda só o que é preciso para jogar. Não precisas de conta, e não há palavra-passe nem e-mail.
privacy-kept = O que o servidor guarda
privacy-person = O teu nome, um número ao acaso que te representa e quando vieste pela primeira vez. Um cookie leva esse número e o do teu aparelho, com uma assinatura, para que o servidor te reconheça. O teu nome não está lá. O cookie dura um ano e não há mais nenhum.
privacy-device = De cada aparelho teu: o navegador, o sistema e, com a precisão de uma hora, quando foi usado pela primeira e pela última vez.
privacy-account = Se ficas com o teu nome: desde quando, a metade pública das tuas chaves de acesso com o navegador e o sistema onde foram feitas, e das tuas seis palavras só um hash de que ninguém as consegue tirar. Também os teus programas, os nomes dos tokens deles, e o teu número de visita se trouxeste as tuas partidas.
privacy-tables = De cada mesa que abres ou a que te sentas: o teu nome, o que lá fazes e quando.
privacy-records = De cada partida acabada: os nomes, as cartas, cada jogada com o seu momento e o resultado.
privacy-daily = De cada jogo do dia que tentas: quando começaste, em que mesa e o teu resultado.
privacy-coach = De cada partida que o treinador viu: o que encontrou. Se voltares a experimentar os teus erros: em que posições, quantas vezes seguidas correu bem e quando voltam.
privacy-circle = As pessoas que aqui conheces, a quem pediste, quem bloqueaste ou silenciaste, os teus convites abertos e quem te pode convidar.
privacy-notices = Se queres avisos: quais, as tuas horas de silêncio e os endereços para onde vão.
privacy-deals = [Uma lista pública](/deals) de todas as distribuições: o jogo, a hora e uma soma de verificação. Não tem nomes. Se a mesa estava aberta a todos, a lista também leva à partida.
privacy-not-kept = O que não guarda
privacy-chat = O que dizes no chat. Fica em memória por algum tempo. Só se alguém o denunciar é que as últimas linhas são guardadas durante 30 dias.
privacy-address = O teu endereço IP. Fica em memória por algum tempo, para que ninguém ocupe o servidor todo, mas não é guardado nem escrito num registo de atividade. Se quem gere o servidor pôs outro programa à frente do Tavolino, esse pode ter um registo próprio.
privacy-settings = As tuas definições, a imagem e a cor. Ficam no teu aparelho. Os outros veem a imagem e a cor enquanto estás numa mesa.
privacy-tracking = Nada vai para terceiros, a não ser os avisos se os pedires: para o teu navegador viajam cifrados, pelo serviço de quem o faz. Não há anúncios nem rastreio, e a página não carrega nada de outros servidores.
privacy-time = Durante quanto tempo
privacy-time-tables =
    Uma mesa é fechada quando ninguém lá esteve durante { $quiet ->
        [one] { $quiet } hora
       *[other] { $quiet } horas
    }, ou durante { $finished ->
        [one] { $finished } hora
       *[other] { $finished } horas
    } se a partida acabou. Só contam as horas em que o servidor está ligado. O que lá se passou é apagado { $log ->
        [one] { $log } dia
       *[other] { $log } dias
    } depois.
privacy-time-records =
    Uma partida acabada é apagada ao fim de { $records ->
        [one] { $records } dia
       *[other] { $records } dias
    }.
privacy-time-records-ever = Uma partida acabada fica guardada.
privacy-time-people =
    Se não voltares durante { $people ->
        [one] { $people } dia
       *[other] { $people } dias
    }, o servidor esquece-te, como se tivesses apagado tudo.
privacy-time-people-ever = O servidor lembra-se de ti até apagares tudo.
privacy-time-account = A tua conta, os teus ratings, os teus jogos do dia e as tuas pessoas ficam enquanto o servidor se lembrar de ti. Um código para outro aparelho acaba ao fim de dez minutos, um convite por si, e um endereço para avisos quando o paras.
privacy-seen = Quem vê o quê
privacy-others = Numa mesa todos veem o teu nome, e quem tiver o link pode entrar. As mesas abertas a todos estão na página inicial, com os nomes de quem joga.
privacy-links = Quem tiver o link de uma partida acabada pode revê-la. Se partilhares um link, a aplicação de chat pode mostrar os nomes de quem joga.
privacy-host = Quem gere este servidor pode ver tudo o que está nele, até as cartas e o chat.
privacy-yours = O que podes fazer
privacy-own = Em [As minhas partidas](/mine) vês o que jogaste. No fim podes descarregar tudo o que o servidor guarda sobre ti.
privacy-devices = Em [Definições](/settings) vês os teus aparelhos e podes terminar a sessão de cada um.
privacy-delete = No fim de [As minhas partidas](/mine) também podes apagar tudo. Desaparece então tudo o que aqui está dito, com a tua conta e os teus programas. As partidas acabadas ficam, porque também são dos outros, mas sem o teu nome.
privacy-backups = As cópias de segurança feitas antes ainda têm os teus dados.
