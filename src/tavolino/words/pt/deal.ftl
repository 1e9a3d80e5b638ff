# A distribuição honesta: o selo na mesa e a lista de todas as distribuições.

news-dealt-without = { $you ->
    [yes] As cartas foram dadas sem o teu número.
   *[other] As cartas foram dadas sem o número de { $who }.
  }
seal = Distribuição honesta: { $state }
seal-holds = o selo está intacto
seal-broken = o selo está quebrado
seal-open = ainda por verificar
seal-title = O selo desta distribuição
seal-more = Todas as distribuições deste servidor estão numa lista pública:
seal-check = Rever a partida e verificar cada carta
seal-about-before = A próxima distribuição já está selada. O teu aparelho guarda o selo e acrescenta um número próprio, para que ninguém possa escolher as cartas.
seal-about-sealed = O selo é o que viste antes da distribuição, e o teu número está incluído. No fim da partida, o teu aparelho verifica cada carta.
seal-about-proved = O teu aparelho verificou: o selo é o mesmo, o teu número foi usado e cada carta resulta deles.
seal-about-late = Chegaste depois da distribuição, por isso o teu aparelho não a pode garantir.
seal-about-without = Estas cartas foram dadas sem um número deste aparelho, por isso não podes saber se foram escolhidas por quem gere o servidor.
seal-about-again = É a distribuição de uma partida anterior, jogada de novo. As cartas já eram conhecidas.
seal-about-fixed = Estas cartas foram fixadas e seladas de antemão, iguais para todos. Quando o dia ou o concurso acabar, são reveladas e podes verificar cada uma.
seal-about-changed = O selo foi trocado: esta distribuição tem um diferente do que te foi mostrado. Alguém pode ter escolhido as cartas.
seal-about-secret = O segredo não corresponde ao selo que te foi mostrado antes da distribuição. Alguém pode ter escolhido as cartas.
seal-about-number = A distribuição não foi feita com o número que o teu aparelho acrescentou. Alguém pode ter escolhido as cartas.
seal-about-cards = As cartas não são as que resultam do segredo selado. Alguém as escolheu.
deals = Todas as distribuições
deals-about = Cada partida que começou aqui e como acabou, sem mesas nem nomes. Cada linha contém a impressão digital da anterior, por isso ninguém pode retirar ou alterar uma sem que se note. Descarrega a lista de vez em quando: uma posterior tem de começar por ela.
deals-download = Descarregar
deals-earlier = Anteriores
deals-whole = O teu navegador verificou as linhas mostradas: não falta nem foi alterada nenhuma.
deals-torn = Estas linhas não encaixam: uma foi retirada ou alterada.
deals-none = Ainda não começou nenhuma partida aqui.
deals-begun = Distribuída
deals-ended = Terminada
deals-broken-off = Interrompida
deals-again = Jogada de novo
deals-fixed = Fixada de antemão
deals-revealed = Revelada
deals-opened = Início da lista
check-alone = As cartas resultam do segredo, mas ninguém acrescentou um número: isto não prova nada sobre quem as escolheu.
check-event = Todas as cartas resultam do segredo. Foram fixadas de antemão, iguais para todos: a impressão digital está na lista pública desde antes de se jogar.
