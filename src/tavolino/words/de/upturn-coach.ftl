# Warum ein Zug besser war, für den Coach: was in den durchgespielten Verteilungen geschah. { $first } und { $second } sind „bei etwa 34 von 100 Verteilungen“, „bei etwa 12“ oder „etwa 1,3“; { $played } und { $instead } sagen, nach welchem Zug.

upturn-coach-lay = nach der { $number }
upturn-coach-draw = nach dem Ziehen
upturn-coach-others-out = Jemand anders ist { $played } { $first } zuerst fertig, { $instead } { $second }.
upturn-coach-handed = Im Schnitt { $you ->
    [yes] bekommst du
   *[no] bekommt { $who }
  } von anderen { $played } { $first } Steine, { $instead } { $second }.
upturn-coach-drawn = Im Schnitt { $you ->
    [yes] ziehst du
   *[no] zieht { $who }
  } { $played } { $first }-mal, { $instead } { $second }-mal.
upturn-coach-stuck = { $you ->
    [yes] Du musst
   *[no] { $who } muss
  } beim nächsten Mal { $played } { $first } sofort ziehen, { $instead } { $second }.
upturn-coach-run = Im Schnitt { $you ->
    [yes] legst du
   *[no] legt { $who }
  } { $played } { $first } Steine in Ketten, { $instead } { $second }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

upturn-mistake-waited = Gezogen oder gepasst statt gespielt
upturn-mistake-hasty = Eine Zahl gelegt statt aufgehoben
upturn-mistake-other-number = Die falsche Zahl gelegt
upturn-mistake-run = Eine Kette falsch eingeschätzt
upturn-mistake-played-early = Einen Handlungsstein zu früh gespielt
upturn-mistake-played-late = Einen Handlungsstein zu lange behalten
upturn-mistake-other-tile = Falscher Handlungsstein, falsche Richtung oder falscher Nachbar
upturn-mistake-gave = Den Stein der falschen Person gegeben
upturn-mistake-silent = Geschwiegen statt etwas gesagt
upturn-mistake-spoke = Etwas gesagt statt weitergespielt

upturn-deed-lay = Eine Zahl legen
upturn-deed-run = Eine Kette
upturn-deed-play = Einen Handlungsstein spielen
upturn-deed-wait = Ziehen oder passen
upturn-deed-give = Einen Stein weitergeben
upturn-deed-speak = Etwas sagen
