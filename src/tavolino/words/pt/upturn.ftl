upturn-title = Upturn
upturn-about = Esvazia o teu suporte, a subir e a descer, e passa fichas aos outros. Só falta uma? Avisa!
upturn-where-up = ↑ a subir
upturn-where-down = ↓ a descer
upturn-where-first = primeira ficha

upturn-tile-up = a seta Para cima
upturn-tile-down = a seta Para baixo
upturn-tile-updown = a seta Para cima-Para baixo
upturn-tile-skip1 = a ficha Salta 1
upturn-tile-skip2 = a ficha Salta 2
upturn-tile-joker = o Joker
upturn-tile-twin = a capicua { $number }
upturn-tile-penalty = { $number }, ficha com penalização

upturn-laid = { $you ->
    [yes] Colocaste
   *[no] { $who } colocou
  } { $tile }.
upturn-played = { $you ->
    [yes] Jogaste { $tile }.
   *[no] { $who } jogou { $tile }.
  }
upturn-run-opened = { $you ->
    [yes] Abriste
   *[no] { $who } abriu
  } uma sequência até à capicua { $twin }.
upturn-line-started = { $you ->
    [yes] Jogaste
   *[no] { $who } jogou
  } { $tile }: uma nova série { $going ->
    [up] sobe
   *[down] desce
  }. A seguir: { $you_next ->
    [yes] tu
   *[no] { $next }
  }.
upturn-line-started-two = { $you ->
    [yes] Jogaste
   *[no] { $who } jogou
  } { $tile }: uma nova série { $going ->
    [up] sobe
   *[down] desce
  }.
upturn-drawn = { $you ->
    [yes] Tiraste
   *[no] { $who } tirou
  } { $tile }.
upturn-drawn-hidden = { $you ->
    [yes] Tiraste
   *[no] { $who } tirou
  } uma ficha.
upturn-given = { $you_receiver ->
    [yes] { $who } deu-te
   *[no] { $you ->
        [yes] Deste a { $receiver }
       *[no] { $who } deu a { $receiver }
      }
  } { $tile }.
upturn-given-hidden = { $you_receiver ->
    [yes] { $who } deu-te
   *[no] { $you ->
        [yes] Deste a { $receiver }
       *[no] { $who } deu a { $receiver }
      }
  } uma ficha.
upturn-nothing-drawn = Já não havia fichas para tirar.
upturn-kept = { $you ->
    [yes] Deixaste
   *[no] { $who } deixou
  } as outras fichas no saco.
upturn-passed = { $you ->
    [yes] Passaste.
   *[no] { $who } passou.
  }
upturn-called = { $you ->
    [yes] Disseste
   *[no] { $who } disse
  }: Upturn!
upturn-caught = { $you_forgetful ->
    [yes] { $who } apanhou-te: não disseste Upturn.
   *[no] { $you ->
        [yes] Apanhaste { $forgetful }: faltou dizer Upturn.
       *[no] { $who } apanhou { $forgetful }: faltou dizer Upturn.
      }
  } Custa 3 fichas.
upturn-caught-self = { $you ->
    [yes] Esqueceste-te
   *[no] { $who } esqueceu-se
  } de dizer Upturn. Custa 3 fichas.
upturn-refilled = { $count ->
    [one] Uma ficha da mesa voltou para o saco.
   *[other] { $count } fichas da mesa voltaram para o saco.
  }
upturn-ended = A partida acabou: { $results }.
upturn-left-of = { $you ->
    [yes] tu
   *[no] { $who }
  } ({ upturn-tiles })

upturn-do-lay = Colocar { $tile }
upturn-do-add = Juntar { $tile }
upturn-do-close = Colocar { $twin }
upturn-do-start = Jogar { $tile }{ $kind ->
    [up] {""}
    [down] {""}
   *[other] {" "}{ $going ->
        [up] a subir
       *[down] a descer
      }
  }{ $sides ->
    [left] , a seguir joga quem está à esquerda
    [right] , a seguir joga quem está à direita
   *[none] {""}
  }
upturn-do-skip = Jogar { $tile }
upturn-do-stop = Sem ficha extra
upturn-do-draw = Tirar ficha
upturn-do-pass = Passar
upturn-do-keep = Não dar mais
upturn-do-call = Dizer Upturn

upturn-call = Upturn!
upturn-next = a seguir:
upturn-call-now = diz agora
upturn-call-when = só com uma ficha
upturn-catch = Apanhei-te!
upturn-catch-who = Apanhei-te! { $who } não disse Upturn
upturn-give = Dar
upturn-give-who = Dar uma ficha a { $who }
upturn-sort = Ordenar as fichas
upturn-keys-call = dizer “Upturn!” ou “Apanhei-te!” na altura certa
upturn-keys-carry = mover uma ficha no suporte

upturn-tiles = { $count ->
    [0] sem fichas
    [one] uma ficha
   *[other] { $count } fichas
  }
upturn-rack = { $count ->
    [0] O teu suporte, vazio
    [one] O teu suporte, uma ficha
   *[other] O teu suporte, { $count } fichas
  }
upturn-line = { $count ->
    [0] Série { $number }, vazia
    [one] Série { $number }, uma ficha
   *[other] Série { $number }, { $count } fichas
  }
upturn-line-now = { $count ->
    [0] A série em jogo, vazia
    [one] A série em jogo, uma ficha
   *[other] A série em jogo, { $count } fichas
  }
upturn-can = { $tile }, pode jogar-se
upturn-cannot = { $tile }, agora não se pode jogar
upturn-goes-along = { $tile }, pode ir junto
upturn-ends-run = { $tile }, fecha a sequência
upturn-tag-twin = capicua
upturn-tag-along = vai junto

upturn-beat-up = acima de
upturn-beat-down = abaixo de
upturn-beat-first = ficha de início
upturn-bag = saco
upturn-bag-draw = tirar
upturn-bag-give = { $count } para dar
upturn-bag-left = { $count ->
    [0] vazio
   *[other] ainda { $count }
  }
upturn-refills = { $count ->
    [one] O saco foi enchido de novo uma vez.
   *[other] O saco foi enchido de novo { $count } vezes.
  }
upturn-dry = Já não há nada para tirar. Se se passar { $of } vezes seguidas, a partida acaba (até agora: { $count }).

upturn-choose = Com { $tile }: em que sentido, e quem joga a seguir?
upturn-choose-way = Com { $tile }: em que sentido?
upturn-go-up = para cima
upturn-go-down = para baixo
upturn-then = depois { $who }

upturn-over = A partida acabou.
upturn-one-left = Só te resta uma ficha. Avisa antes de se colocar a próxima!
upturn-forgot = { $who } só tem uma ficha e não disse Upturn.
upturn-first = { $can ->
    [yes] É a tua vez. Coloca um número qualquer ao lado do { $number }: com um mais alto o jogo sobe, com um mais baixo desce.
   *[no] É a tua vez. Só um número pode ser a primeira ficha, e não tens nenhum: tira uma ficha.
  }
upturn-first-drawn = { $can ->
    [yes] Tiraste um número: coloca-o como primeira ficha.
   *[no] Ainda não há número para começar. Passa.
  }
upturn-your-turn = É a tua vez. Coloca um número { $going ->
    [up] acima
   *[down] abaixo
  } de { $number }, joga uma ficha de ação ou tira uma ficha.
upturn-no-number = { $can ->
    [yes] É a tua vez. Não tens nenhum número { $going ->
        [up] acima
       *[down] abaixo
      } de { $number }: joga uma ficha de ação ou tira uma ficha.
   *[no] É a tua vez. Nenhuma das tuas fichas se pode jogar: tira uma.
  }
upturn-drawn-now = { $can ->
    [yes] Já tiraste uma ficha. Joga uma, ou fica com todas e passa.
   *[no] Já tiraste uma ficha, e nenhuma das tuas se pode jogar. Passa.
  }
upturn-fruitless = { $can ->
    [yes] Já não havia nada para tirar. Joga uma ficha, ou passa.
   *[no] Já não havia nada para tirar, e nenhuma das tuas fichas se pode jogar. Passa.
  }
upturn-would-twin = O { $number } é uma capicua: as fichas pelo meio podem ir junto, e dás aos outros tantas quantas colocares.
upturn-would-penalty = O { $number } é uma ficha com penalização: podes dar uma ficha a alguém.
upturn-run = { $more ->
    [yes] Podem ir mais fichas junto.
   *[no] Mais nada serve.
  } Com a capicua { $twin } dás { $count ->
    [one] uma ficha.
   *[other] { $count } fichas.
  }
upturn-owed = { $count ->
    [one] Uma ficha para dar. Quem a recebe?
   *[other] { $count } fichas para dar. Quem recebe a primeira?
  }
upturn-offered = Para dar: { $tile }. Quem a recebe?
upturn-extra = O Joker deixa-te colocar mais uma ficha, ou parar aqui.
upturn-extra-none = O Joker permite mais uma ficha, mas nenhuma das tuas serve.
upturn-other-run = { $who } faz uma sequência até à capicua { $twin }.
upturn-other-give = { $count ->
    [one] { $who } dá uma ficha.
   *[other] { $who } dá { $count } fichas.
  }
upturn-other-extra = { $who } pode colocar mais uma ficha.
upturn-other-fruitless = Já não havia nada para tirar para { $who }.

upturn-left = Fichas que sobram
upturn-how = Quem esvazia o suporte ganha logo. Os outros são ordenados pelas fichas que lhes sobram.
upturn-end-empty-rack = Há um suporte vazio: a partida acaba logo.
upturn-end-blocked = Já ninguém podia tirar nem colocar fichas, por isso a partida acabou. Ganha quem tem menos fichas.

upturn-option-call = Dizer Upturn
upturn-option-call-about = Quando só te resta uma ficha, tens de dizer “Upturn”. É preciso que te apanhem: se te esqueceres e alguém der por isso, 3 fichas. Rigoroso: 3 fichas sempre que te esqueças. Automático: é dito por ti. Depois da ficha seguinte: até lá podes dizê-lo, e só depois te podem apanhar.
upturn-option-call-caught = é preciso que te apanhem
upturn-option-call-strict = rigoroso
upturn-option-call-auto = automático
upturn-option-call-late = depois da ficha seguinte
upturn-option-handing = Distribuir fichas
upturn-option-handing-about = Se se vê ou não a ficha antes de escolher quem a recebe.
upturn-option-handing-unseen = sem ver
upturn-option-handing-seen = depois de ver
upturn-option-numbers = Números do jogo
upturn-option-numbers-about = Os oitenta números da tua própria caixa.
upturn-option-penalties = Fichas com penalização
upturn-option-penalties-about = Os números que têm o símbolo na tua própria caixa.

upturn-why-run-open = A tua sequência está aberta: junta fichas que sirvam, ou fecha-a com a capicua.
upturn-why-give-first = Primeiro dá as fichas que podes dar, ou deixa-as no saco.
upturn-why-after-joker = Depois do Joker coloca mais uma ficha permitida, ou para.
upturn-why-wrong-way = { $kind ->
    [up] Uma seta Para cima não pode levar o jogo para baixo.
   *[down] Uma seta Para baixo não pode levar o jogo para cima.
  }
upturn-why-no-run = Não há sequência aberta para fechar.
upturn-why-no-stop = Não há nada para parar: isso só depois de um Joker.
upturn-why-none-to-give = Agora não há fichas para dar.
upturn-why-beyond = { $going ->
    [up] O jogo sobe: { $number } não é mais alto do que { $last }.
   *[down] O jogo desce: { $number } não é mais baixo do que { $last }.
  }
upturn-why-number-first = Antes de estar na mesa o primeiro número, não se pode jogar nenhuma ficha de ação.
upturn-why-last-number = A última ficha tem de ser um número, por isso uma ficha de ação não pode sair se for a única que tens.
upturn-why-two-players = A dois, os vizinhos dos dois lados são o mesmo: escolhe a esquerda.
upturn-why-add = Só se podem juntar fichas a uma sequência aberta, e quem a abre é uma capicua.
upturn-why-own-twin = O { $number } é a capicua desta sequência: fecha a sequência para a colocar.
upturn-why-other-twin = O { $number } também é uma capicua, e uma sequência só tem uma.
upturn-why-not-between = O { $number } não fica entre { $last } e a capicua { $twin }.
upturn-why-hold-number = A primeira ficha tem de ser um número, e tu tens um: coloca-o.
upturn-why-drawn = Já tiraste uma ficha; em cada turno só se tira uma.
upturn-why-not-drawn = Só podes passar depois de tirar uma ficha.
upturn-why-opponents = As fichas dão-se aos adversários, nunca a si próprio.
upturn-why-nobody = Aí não está ninguém.
upturn-why-said = Nesta partida o Upturn é automático para todos.
upturn-why-still-time = Ainda há tempo para avisar; só se pode apanhar alguém depois da próxima ficha.
upturn-why-not-due = Só se diz Upturn depois de um turno que te deixou com uma ficha, e até se colocar a ficha seguinte.
upturn-why-no-catching = Nesta partida não é preciso apanhar ninguém: quem se esquece tira fichas de qualquer maneira.
upturn-why-nothing-forgotten = Aí não há agora ninguém para apanhar.
upturn-why-not-held = Não tens { $tile ->
    [up] a seta Para cima
    [down] a seta Para baixo
    [updown] a seta Para cima-Para baixo
    [skip1] a ficha Salta 1
    [skip2] a ficha Salta 2
    [joker] o Joker
   *[number] o { $tile }
  } no teu suporte.

# in the list of one’s own matches
upturn-mine-score = Fichas que sobraram
