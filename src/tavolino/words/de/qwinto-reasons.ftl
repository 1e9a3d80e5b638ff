# Warum ein Zug gut ist, für Tipps: jeweils ein oder zwei ganze Sätze.

qwinto-reason-ends = Mit { $number } ist deine zweite Reihe voll, und die Partie ist aus. Nach dem jetzigen Stand liegst du vorn (+{ $lead }).
qwinto-reason-row = { $number } macht deine { $row ->
    [o] orange
    [y] gelbe
   *[p] lila
  } Reihe voll: sofort +{ $points }.
qwinto-reason-column = { $number } macht eine Spalte mit Bonusfeld voll: sofort +{ $points }.
qwinto-reason-dead = In Feld { $place } der { $row ->
    [o] orangen
    [y] gelben
   *[p] lila
  } Reihe würde { $number } { $count ->
    [one] ein Feld übrig lassen, in das keine Zahl mehr passt.
   *[other] { $count } Felder übrig lassen, in die keine Zahl mehr passt.
  }
qwinto-reason-column-next = Damit stehen zwei der drei Zahlen da: Die ganze Spalte bringt +{ $points }.
qwinto-reason-bonus = { $number } ist eine hohe Zahl für ein Bonusfeld: Ist die Spalte voll, bringt sie +{ $number }.
qwinto-reason-last = { $number } steht dann am Ende der { $row ->
    [o] orangen
    [y] gelben
   *[p] lila
  } Reihe: Ist sie voll, zählt sie { $number }.
qwinto-reason-no-misthrow = Passen wäre ein Fehlwurf (−5).
qwinto-reason-room = In der { $row ->
    [o] orangen
    [y] gelben
   *[p] lila
  } Reihe lässt { $number } links { $left ->
    [one] ein Feld
   *[other] { $left } Felder
  } frei, für { $smaller ->
    [one] eine mögliche Zahl
   *[other] { $smaller } mögliche Zahlen
  }, und rechts { $right ->
    [one] ein Feld
   *[other] { $right } Felder
  }, für { $larger ->
    [one] eine mögliche Zahl
   *[other] { $larger } mögliche Zahlen
  }.
qwinto-reason-room-left = In der { $row ->
    [o] orangen
    [y] gelben
   *[p] lila
  } Reihe lässt { $number } links { $left ->
    [one] ein Feld
   *[other] { $left } Felder
  } frei, für { $smaller ->
    [one] eine mögliche Zahl
   *[other] { $smaller } mögliche Zahlen
  }.
qwinto-reason-room-right = In der { $row ->
    [o] orangen
    [y] gelben
   *[p] lila
  } Reihe lässt { $number } rechts { $right ->
    [one] ein Feld
   *[other] { $right } Felder
  } frei, für { $larger ->
    [one] eine mögliche Zahl
   *[other] { $larger } mögliche Zahlen
  }.
qwinto-reason-snug = { $number } füllt in der { $row ->
    [o] orangen
    [y] gelben
   *[p] lila
  } Reihe eine Lücke von einem Feld und nimmt keiner anderen Zahl Platz weg.
qwinto-reason-nowhere = { $number } passt auf deinem Zettel nirgends. Passen kostet dich nichts.
qwinto-reason-nowhere-misthrow = { $number } passt auf deinem Zettel nirgends, also ist es ein Fehlwurf (−5).
qwinto-reason-misthrow-ends = Dein vierter Fehlwurf beendet die Partie. Nach dem jetzigen Stand liegst du trotzdem vorn (+{ $lead }).
qwinto-reason-misthrow = Ein Fehlwurf kostet dich 5, ist aber das kleinere Übel.
qwinto-reason-pass = Passen kostet dich nichts.
qwinto-reason-tight = In der { $row ->
    [o] orangen
    [y] gelben
   *[p] lila
  } Reihe würde { $number } { $side ->
    [left] links
   *[right] rechts
  } wenig Platz lassen: { $cells ->
    [one] ein Feld
   *[other] { $cells } Felder
  }, und { $numbers ->
    [0] keine Zahl passt.
    [one] nur eine Zahl passt.
   *[other] nur { $numbers } Zahlen passen.
  }
qwinto-reason-pass-waits = Passen kostet dich nichts, und das Feld in der { $row ->
    [o] orangen
    [y] gelben
   *[p] lila
  } Reihe bleibt für eine bessere Zahl frei.
qwinto-reason-no-way = Keine deiner Karten ergibt eine Zahl, die auf deinen Zettel passt. Ein Fehlwurf wird es so oder so (−5).
qwinto-reason-on-purpose = Das ist ein Fehlwurf (−5), aber dein Zettel bleibt für bessere Zahlen frei.
qwinto-reason-hurts = { $count ->
    [one] { $number } passt auf deinen Zettel, und { $others } kann die Zahl nicht eintragen.
   *[other] { $number } passt auf deinen Zettel, und { $others } können die Zahl nicht eintragen.
  }
qwinto-reason-avoids = { $number } passt auf deinen Zettel. Von deinen { $all } Möglichkeiten { $bad ->
    [one] wäre eine
   *[other] wären { $bad }
  } ein Fehlwurf (−5).
