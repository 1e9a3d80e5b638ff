twisted-title = Twisted
twisted-about = Bau an der Reihe, dreh Karten weg und überlass die Kröten den anderen.
twisted-where = Runde { $round } von { $rounds }
twisted-placed = { $you ->
    [yes] Du hast { $card } angelegt.
   *[no] { $who } hat { $card } angelegt.
  }
twisted-placed-toad = { $you ->
    [yes] Du hast { $card } angelegt, eine Kröte.
   *[no] { $who } hat { $card } angelegt, eine Kröte.
  }
twisted-twisted = { $you ->
    [yes] Du hast { $twin } mit { $card } weggedreht.
   *[no] { $who } hat { $twin } mit { $card } weggedreht.
  }
twisted-row-taken = { $count ->
    [one] { $you ->
        [yes] Du hast die Reihe genommen: eine Karte.
       *[no] { $who } hat die Reihe genommen: eine Karte.
      }
   *[other] { $you ->
        [yes] Du hast die Reihe genommen: { $count } Karten.
       *[no] { $who } hat die Reihe genommen: { $count } Karten.
      }
  }
twisted-extra-taken = { $you ->
    [yes] Du hast auch die oberste Karte vom Stapel genommen, verdeckt.
   *[no] { $who } hat auch die oberste Karte vom Stapel genommen, verdeckt.
  }
twisted-drawn = { $you ->
    [yes] Du hast { $card } gezogen.
   *[no] { $who } hat { $card } gezogen.
  }
twisted-round-counted = Runde { $round } ist vorbei: { $results }.
twisted-round-counted-unseen = Runde { $round } ist vorbei: { $results }. Die verdeckten Karten waren: { $unseen }.
twisted-cards-of = { $you ->
    [yes] du
   *[no] { $who }
  } { $cards }
twisted-round-dealt = { $you ->
    [yes] Du hast Runde { $round } ausgeteilt.
   *[no] { $who } hat Runde { $round } ausgeteilt.
  }
twisted-do-place = { $card } anlegen
twisted-do-twist = { $twin } mit { $card } wegdrehen
twisted-do-take = Reihe nehmen
twisted-over = Die Partie ist vorbei.
twisted-both = { $card } passt an die Reihe und kann auch { $twin } wegdrehen. Was möchtest du?
twisted-open = Du bist dran. Beginn mit einer beliebigen Karte eine neue Reihe.
twisted-your-turn = Du bist dran: { $ways }.
twisted-place-any = { $cards } anlegen
twisted-twist-with = { $twin } mit { $card } wegdrehen
twisted-stuck = Du bist dran. Keine deiner Karten passt, also nimmst du die Reihe: { $cost }.
twisted-toad = Kröte { $card }
twisted-can-place = { $card }, kann angelegt werden
twisted-can-twist = { $card }, dreht { $twin } weg
twisted-can-both = { $card }, kann angelegt werden oder { $twin } wegdrehen
twisted-cannot = { $card }, kann gerade nicht gespielt werden
twisted-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
  }
twisted-row = { $count ->
    [0] Die Reihe ist leer
    [one] Die Reihe, eine Karte
   *[other] Die Reihe, { $count } Karten
  }
twisted-takes-it = { $card } holt sie
twisted-takes = holt { $twin }
twisted-no-row = Noch keine Reihe
twisted-here = nächste Karte
twisted-opens = neue Reihe
twisted-pile = { $count ->
    [one] Karte im Stapel
   *[other] Karten im Stapel
  }
twisted-points = { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
  }
twisted-hand = { $count ->
    [one] Deine Hand, eine Karte
   *[other] Deine Hand, { $count } Karten
  }
twisted-won = { $count } gewonnen
twisted-lost = { $count } verloren
twisted-total = gesamt
twisted-part-won = gewonnen
twisted-part-taken = genommen
twisted-part-toads = Kröten
twisted-before = frühere Runden
twisted-colours = Die Farben zeigen die Spiegelkarten: Von zweien ist die kleinere blau und die größere orange, wie 49 und 94. Eine Karte dreht immer nur eine der anderen Farbe weg.
twisted-rounds = Punkte nach Runden
twisted-round = Runde { $round }
twisted-how = Eine gewonnene Karte zählt einen Punkt. Eine Karte aus einer genommenen Reihe kostet einen, eine Kröte fünf. Die Runden werden zusammengezählt.
twisted-option-rounds = Runden
twisted-option-rounds-about = Wie oft ausgeteilt wird, bevor die Punkte zusammengezählt werden.
twisted-option-expert = Variante für Könner
twisted-option-expert-about = Wer eine Reihe aus nur einer Karte nimmt, nimmt auch die oberste Karte vom Stapel, verdeckt. Besonders gut zu zweit.

twisted-why-no-row = Hier liegt keine Reihe, die du nehmen könntest: Leg eine Karte und beginn eine neue.
twisted-why-not-held = Du hast { $card } nicht auf der Hand.
twisted-why-too-far = { $card } ist mehr als { $reach } von { $last } entfernt; nur { $lowest } bis { $highest } passen.
twisted-why-toad = { $card } ist eine Kröte: Sie dreht nichts weg und lässt sich nicht wegdrehen.
twisted-why-empty-row = Die Reihe ist leer, also gibt es nichts wegzudrehen: Leg eine Karte.
twisted-why-no-twin = { $twin }, die Spiegelkarte von { $card }, liegt nicht in der Reihe.
