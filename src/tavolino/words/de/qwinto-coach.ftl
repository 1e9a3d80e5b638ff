# Warum ein Zug besser war, für den Coach: was in den durchgespielten Verteilungen geschah. { $first } und { $second } sind „bei etwa 34 von 100 Verteilungen“, „bei etwa 12“ oder „etwa 1,3“; { $played } und { $instead } sagen, nach welchem Zug.

qwinto-coach-write = mit der Zahl in { $row ->
    [o] Orange
    [y] Gelb
   *[p] Lila
  }
qwinto-coach-pass = nach dem Passen
qwinto-coach-numbers = Im Schnitt { $you ->
    [yes] trägst du
   *[no] trägt { $who }
  } von hier an { $played } { $first } Zahlen ein, { $instead } { $second }.
qwinto-coach-misthrows = Im Schnitt { $you ->
    [yes] bekommst du
   *[no] bekommt { $who }
  } von hier an { $played } { $first } Fehlwürfe, { $instead } { $second }.
qwinto-coach-columns = Im Schnitt { $you ->
    [yes] machst du
   *[no] macht { $who }
  } von hier an { $played } { $first } Bonusspalten voll, { $instead } { $second }.
qwinto-coach-rows = Im Schnitt { $you ->
    [yes] machst du
   *[no] macht { $who }
  } von hier an { $played } { $first } Reihen voll, { $instead } { $second }.
qwinto-coach-last = Die Reihen, die { $you ->
    [yes] du noch vollmachst
   *[no] { $who } noch vollmacht
  }, bringen im Schnitt { $played } { $first }, { $instead } { $second }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

qwinto-mistake-passed = Gepasst statt eingetragen
qwinto-mistake-wrote = Eingetragen statt gepasst
qwinto-mistake-other-row = In die falsche Reihe eingetragen
qwinto-mistake-other-cell = In der Reihe ins falsche Feld eingetragen
qwinto-mistake-one-card = Eine Karte gespielt statt zwei
qwinto-mistake-two-cards = Zwei Karten gespielt statt einer
qwinto-mistake-other-card = Die falsche Karte gespielt

qwinto-deed-play = Eine Karte spielen
qwinto-deed-play-two = Zwei Karten spielen
qwinto-deed-write = Eine Zahl eintragen
qwinto-deed-pass = Passen
