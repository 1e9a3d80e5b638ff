# One’s own mistakes, as a deck of positions to try again.

deck-title = Dein Stapel
deck-about = Stellungen, in denen der Coach einen Fehler von dir gefunden hat. Was dreimal hintereinander gut geht, ist erledigt.
deck-due = { $count ->
    [one] Heute eine Stellung zum Probieren
   *[other] Heute { $count } Stellungen zum Probieren
  }
deck-rest = Heute ist nichts zu probieren.
deck-next = { $count ->
    [one] Die nächste kommt morgen wieder.
   *[other] Die nächste kommt in { $count } Tagen wieder.
  }
deck-done = { $count ->
    [one] Eine ist erledigt.
   *[other] { $count } sind erledigt.
  }
deck-practise = Üben
deck-kinds = Deine Fehler nach Art
deck-example = Eine probieren: { $kind }
deck-try = Eine probieren
mistake-other = Andere Fehler
deck-question = Was würdest du jetzt tun?
deck-from = Aus einer Partie { $game }, { $date }
deck-place = { $number } von { $count }
deck-verdict = { $verdict ->
    [best] Das ist der beste Zug
    [good] Fast so gut wie der beste Zug
    [inaccuracy] Ein kleiner Patzer
    [mistake] Das ist ein Fehler
   *[blunder] Das ist ein grober Fehler
  }
deck-then = Damals hast du gewählt: { $action }.
deck-same = Dasselbe hast du damals auch gewählt.
deck-again = { $count ->
    [one] Sie kommt morgen wieder.
   *[other] Sie kommt in { $count } Tagen wieder.
  }
deck-over = Dreimal hintereinander: Diese Stellung ist erledigt.
deck-early = Sie war heute nicht dran, also ändert sich nichts.
deck-onward = Nächste Stellung
deck-back = Zurück zu „Mein Spiel“
deck-see = Partie ansehen
deck-empty = Der Coach hat keine Fehler von dir gefunden. Frag ihn nach einer Partie, in der Wiederholung.
