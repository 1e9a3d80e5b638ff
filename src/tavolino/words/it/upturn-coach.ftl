# Perché una mossa era migliore, per l’allenatore: che cosa è successo nelle distribuzioni provate. { $first } e { $second } sono «in circa 34 distribuzioni su 100», «in circa 12» oppure «circa 1,3»; { $played } e { $instead } dicono dopo quale mossa.

upturn-coach-lay = dopo { $number }
upturn-coach-draw = dopo aver pescato
upturn-coach-others-out = Qualcun altro finisce per primo { $first } { $played }, { $second } { $instead }.
upturn-coach-handed = In media { $you ->
    [yes] ricevi
   *[no] { $who } riceve
  } dagli altri { $first } tessere { $played }, { $second } { $instead }.
upturn-coach-drawn = In media { $you ->
    [yes] peschi
   *[no] { $who } pesca
  } { $first } volte { $played }, { $second } { $instead }.
upturn-coach-stuck = { $you ->
    [yes] Devi
   *[no] { $who } deve
  } pescare subito al turno dopo { $first } { $played }, { $second } { $instead }.
upturn-coach-run = In media { $you ->
    [yes] posi
   *[no] { $who } posa
  } { $first } tessere in scale { $played }, { $second } { $instead }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

upturn-mistake-waited = Pescare o passare invece di giocare
upturn-mistake-hasty = Numero posato che conveniva tenere
upturn-mistake-other-number = Numero sbagliato
upturn-mistake-run = Scala valutata male
upturn-mistake-played-early = Tessera d’azione giocata troppo presto
upturn-mistake-played-late = Tessera d’azione tenuta troppo a lungo
upturn-mistake-other-tile = Tessera d’azione, direzione o vicino sbagliato
upturn-mistake-gave = Tessera data alla persona sbagliata
upturn-mistake-silent = Tacere quando bisognava parlare
upturn-mistake-spoke = Parlare invece di continuare a giocare

upturn-deed-lay = Posare un numero
upturn-deed-run = Una scala
upturn-deed-play = Giocare una tessera d’azione
upturn-deed-wait = Pescare o passare
upturn-deed-give = Dare una tessera
upturn-deed-speak = Parlare
