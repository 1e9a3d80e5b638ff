# Porque é que uma jogada era melhor, para o treinador: o que aconteceu nas distribuições experimentadas. { $first } e { $second } são «em cerca de 34 de cada 100 distribuições», «em cerca de 12» ou «cerca de 1,3»; { $played } e { $instead } dizem depois de que jogada.

upturn-coach-lay = depois do { $number }
upturn-coach-draw = depois de tirar uma ficha
upturn-coach-others-out = Outra pessoa acaba primeiro { $first } { $played }, { $second } { $instead }.
upturn-coach-handed = Em média, { $you ->
    [yes] recebes
   *[no] { $who } recebe
  } dos outros { $first } fichas { $played }, { $second } { $instead }.
upturn-coach-drawn = Em média, { $you ->
    [yes] tiras
   *[no] { $who } tira
  } fichas { $first } vezes { $played }, { $second } { $instead }.
upturn-coach-stuck = { $you ->
    [yes] Tens
   *[no] { $who } tem
  } de tirar uma ficha logo no início da vez seguinte { $first } { $played }, { $second } { $instead }.
upturn-coach-run = Em média, { $you ->
    [yes] colocas
   *[no] { $who } coloca
  } { $first } fichas em sequências { $played }, { $second } { $instead }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

upturn-mistake-waited = Tirar ou passar em vez de jogar
upturn-mistake-hasty = Número colocado que convinha guardar
upturn-mistake-other-number = Número que não convinha
upturn-mistake-run = Sequência mal avaliada
upturn-mistake-played-early = Ficha de ação jogada cedo demais
upturn-mistake-played-late = Ficha de ação guardada tempo demais
upturn-mistake-other-tile = Ficha de ação, direção ou vizinho que não convinha
upturn-mistake-gave = Ficha dada a quem não convinha
upturn-mistake-silent = Calar quando era preciso falar
upturn-mistake-spoke = Falar em vez de continuar a jogar

upturn-deed-lay = Colocar um número
upturn-deed-run = Uma sequência
upturn-deed-play = Jogar uma ficha de ação
upturn-deed-wait = Tirar ou passar
upturn-deed-give = Dar uma ficha
upturn-deed-speak = Falar
