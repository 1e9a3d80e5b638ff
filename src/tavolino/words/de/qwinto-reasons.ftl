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
  } Reihe ließe { $number } { $count ->
    [one] ein Feld übrig, das nie mehr voll wird.
   *[other] { $count } Felder übrig, die nie mehr voll werden.
  }
qwinto-reason-column-next = Damit stehen zwei von drei Zahlen: Die ganze Spalte bringt +{ $points }.
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
  } Reihe ist Platz: links von { $number } noch { $left } frei (mögliche Zahlen: { $smaller }), rechts { $right } (mögliche Zahlen: { $larger }).
qwinto-reason-room-left = { $number } gehört in der { $row ->
    [o] orangen
    [y] gelben
   *[p] lila
  } Reihe nach rechts: links davon noch { $left } frei (mögliche Zahlen: { $smaller }).
qwinto-reason-room-right = { $number } gehört in der { $row ->
    [o] orangen
    [y] gelben
   *[p] lila
  } Reihe nach links: rechts davon noch { $right } frei (mögliche Zahlen: { $larger }).
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
  } Reihe ließe { $number } { $side ->
    [left] links
   *[right] rechts
  } wenig Platz: { $cells } frei, mögliche Zahlen: { $numbers }.
qwinto-reason-pass-waits = Passen kostet dich nichts, und das Feld in der { $row ->
    [o] orangen
    [y] gelben
   *[p] lila
  } Reihe bleibt für eine bessere Zahl frei.
qwinto-reason-no-way = Keine deiner Karten ergibt eine Zahl, die auf deinen Zettel passt. Ein Fehlwurf wird es so oder so (−5).
qwinto-reason-on-purpose = Das ist ein Fehlwurf (−5), aber dein Zettel bleibt für bessere Zahlen frei.
qwinto-reason-hurts = { $count ->
    [one] { $number } passt auf deinen Zettel, und { $others } kann sie nicht eintragen.
   *[other] { $number } passt auf deinen Zettel, und { $others } können sie nicht eintragen.
  }
qwinto-reason-avoids = { $number } passt auf deinen Zettel. Von deinen { $all } Möglichkeiten sind { $bad } ein Fehlwurf (−5).
