# Porque é que uma jogada era melhor, para o treinador: o que aconteceu nas distribuições experimentadas. { $first } e { $second } são «em cerca de 34 de cada 100 distribuições», «em cerca de 12» ou «cerca de 1,3»; { $played } e { $instead } dizem depois de que jogada.

qwinto-coach-write = com o número em { $row ->
    [o] laranja
    [y] amarelo
   *[p] roxo
  }
qwinto-coach-pass = passando
qwinto-coach-numbers = Daqui em diante, { $you ->
    [yes] escreves
   *[no] { $who } escreve
  } em média { $first } números { $played }, { $second } { $instead }.
qwinto-coach-misthrows = Daqui em diante, { $you ->
    [yes] tens
   *[no] { $who } tem
  } em média { $first } falhas { $played }, { $second } { $instead }.
qwinto-coach-columns = Daqui em diante, { $you ->
    [yes] completas
   *[no] { $who } completa
  } em média { $first } colunas de bónus { $played }, { $second } { $instead }.
qwinto-coach-rows = Daqui em diante, { $you ->
    [yes] enches
   *[no] { $who } enche
  } em média { $first } linhas { $played }, { $second } { $instead }.
qwinto-coach-last = As linhas que { $you ->
    [yes] ainda enches
   *[no] { $who } ainda enche
  } valem em média { $first } { $played }, { $second } { $instead }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

qwinto-mistake-passed = Passar em vez de escrever
qwinto-mistake-wrote = Escrever em vez de passar
qwinto-mistake-other-row = Escrever na linha que não convinha
qwinto-mistake-other-cell = Escrever na casa que não convinha de uma linha
qwinto-mistake-one-card = Jogar uma carta em vez de duas
qwinto-mistake-two-cards = Jogar duas cartas em vez de uma
qwinto-mistake-other-card = Jogar a carta que não convinha

qwinto-deed-play = Jogar uma carta
qwinto-deed-play-two = Jogar duas cartas
qwinto-deed-write = Escrever um número
qwinto-deed-pass = Passar
