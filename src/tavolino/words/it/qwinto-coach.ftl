# Perché una mossa era migliore, per l’allenatore: che cosa è successo nelle distribuzioni provate. { $first } e { $second } sono «in circa 34 distribuzioni su 100», «in circa 12» oppure «circa 1,3»; { $played } e { $instead } dicono dopo quale mossa.

qwinto-coach-write = con il numero { $row ->
    [o] nell’arancione
    [y] nel giallo
   *[p] nel viola
  }
qwinto-coach-pass = passando
qwinto-coach-numbers = Da qui in poi { $you ->
    [yes] scrivi
   *[no] { $who } scrive
  } in media { $first } numeri { $played }, { $second } { $instead }.
qwinto-coach-misthrows = Da qui in poi { $you ->
    [yes] fai
   *[no] { $who } fa
  } in media { $first } lanci a vuoto { $played }, { $second } { $instead }.
qwinto-coach-columns = Da qui in poi { $you ->
    [yes] completi
   *[no] { $who } completa
  } in media { $first } colonne di bonus { $played }, { $second } { $instead }.
qwinto-coach-rows = Da qui in poi { $you ->
    [yes] riempi
   *[no] { $who } riempie
  } in media { $first } righe { $played }, { $second } { $instead }.
qwinto-coach-last = Le righe che { $you ->
    [yes] riempi
   *[no] { $who } riempie
  } ancora valgono in media { $first } { $played }, { $second } { $instead }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

qwinto-mistake-passed = Passare invece di scrivere
qwinto-mistake-wrote = Scrivere invece di passare
qwinto-mistake-other-row = Scrivere nella riga sbagliata
qwinto-mistake-other-cell = Scrivere nella casella sbagliata di una riga
qwinto-mistake-one-card = Giocare una carta invece di due
qwinto-mistake-two-cards = Giocare due carte invece di una
qwinto-mistake-other-card = Giocare la carta sbagliata

qwinto-deed-play = Giocare una carta
qwinto-deed-play-two = Giocare due carte
qwinto-deed-write = Scrivere un numero
qwinto-deed-pass = Passare
