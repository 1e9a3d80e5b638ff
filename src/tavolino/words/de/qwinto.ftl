qwinto-title = Qwinto, das Kartenspiel
qwinto-about = Eine Karte macht eine Zahl für alle. Trag sie ein, wo sie am besten passt, Reihe für Reihe.
qwinto-where = noch { $count } zum Nachziehen
qwinto-where-solo = { $count ->
    [0] solo, letzte Karten
   *[other] solo, noch { $count } zum Nachziehen
  }
qwinto-colour-o = Orange
qwinto-colour-y = Gelb
qwinto-colour-p = Lila
qwinto-no-colour = keine Farbe
qwinto-row = { $row ->
    [o] { qwinto-colour-o }
    [y] { qwinto-colour-y }
   *[p] { qwinto-colour-p }
  }
qwinto-colours = { $colours ->
    [none] { qwinto-no-colour }
    [o] { qwinto-colour-o }
    [y] { qwinto-colour-y }
    [p] { qwinto-colour-p }
    [oy] { qwinto-colour-o } oder { qwinto-colour-y }
    [op] { qwinto-colour-o } oder { qwinto-colour-p }
    [yp] { qwinto-colour-y } oder { qwinto-colour-p }
   *[oyp] { qwinto-colour-o }, { qwinto-colour-y } oder { qwinto-colour-p }
  }
qwinto-card-o = Orange { $value }
qwinto-card-y = Gelb { $value }
qwinto-card-p = Lila { $value }
qwinto-card-g = Grau { $value }
qwinto-place = { $stack ->
    [tl] oben links
    [tr] oben rechts
    [bl] unten links
   *[br] unten rechts
  }
qwinto-in = { $number }: { qwinto-colours }

qwinto-played = { $you ->
    [yes] Du hast { $card } auf den Stapel { qwinto-place } gelegt.
   *[no] { $who } hat { $card } auf den Stapel { qwinto-place } gelegt.
  }
qwinto-announced = Die Zahl ist { $number }: { qwinto-colours }.
qwinto-wrote = { $you ->
    [yes] Du hast { $number } in { qwinto-row } eingetragen.
   *[no] { $who } hat { $number } in { qwinto-row } eingetragen.
  }
qwinto-passed = { $you ->
    [yes] Du hast gepasst.
   *[no] { $who } hat gepasst.
  }
qwinto-missed = { $misses ->
    [4] { $you ->
        [yes] Du hast gepasst: der vierte Fehlwurf.
       *[no] { $who } hat gepasst: der vierte Fehlwurf.
      }
    [one] { $you ->
        [yes] Du hast gepasst: ein Fehlwurf.
       *[no] { $who } hat gepasst: ein Fehlwurf.
      }
   *[other] { $you ->
        [yes] Du hast gepasst: Fehlwurf Nummer { $misses }.
       *[no] { $who } hat gepasst: Fehlwurf Nummer { $misses }.
      }
  }
qwinto-drew = { $you ->
    [yes] Du hast { $card } gezogen.
   *[no] { $who } hat { $card } gezogen.
  }
qwinto-reshuffled = { $count ->
    [one] Die zugedeckte Karte wurde gemischt und ist der neue Nachziehstapel.
   *[other] Die { $count } zugedeckten Karten wurden gemischt und sind der neue Nachziehstapel.
  }
qwinto-ended = Die Partie ist vorbei: { $results }.

qwinto-name-play = { $card } auf den Stapel { qwinto-place } legen
qwinto-name-two = { $first } auf den Stapel { $first_stack ->
    [tl] oben links
    [tr] oben rechts
    [bl] unten links
   *[br] unten rechts
  } legen, dann { $second } { $second_stack ->
    [tl] oben links
    [tr] oben rechts
    [bl] unten links
   *[br] unten rechts
  }
qwinto-name-write = { $number } in { qwinto-row } eintragen, Feld { $place }
qwinto-do-play = { $number } ansagen
qwinto-do-both = Zwei spielen
qwinto-do-write = { $number } eintragen
qwinto-do-pass = Passen

qwinto-over = Die Partie ist vorbei.
qwinto-your-turn = Du bist dran
qwinto-turn = { $who } spielt eine Karte
qwinto-chooses = { $who } wählt eine Karte. Alle dürfen die Zahl eintragen.
qwinto-choose = Du bist dran: Wähl eine Karte, dann einen Stapel. Die Karte und ihre zwei Nachbarn werden zusammengezählt.
qwinto-choose-place = Wohin mit { $card }? Jeder Stapel zeigt die Zahl, die dort entsteht.
qwinto-choose-first = Zwei Karten mit demselben Wert: Wähl die, die zuerst kommt.
qwinto-first = Leg { $card } zuerst auf einen Stapel; die andere kommt daneben.
qwinto-second = { $first } kommt { qwinto-place }. Leg jetzt { $card } daneben: Die letzte Karte zählt.
qwinto-aimed = { $cells ->
    [0] Für { $number } hast du kein Feld: Das ist ein Fehlwurf.
    [one] Für { $number } hast du ein Feld.
   *[other] Für { $number } hast du { $cells } Felder.
  }
qwinto-write = { $mine ->
    [yes] Trag { $number } in { qwinto-colours } ein. Passen ist ein Fehlwurf.
   *[no] Trag { $number } in { qwinto-colours } ein oder passe.
  }
qwinto-would-write = { $points ->
    [0] { $number } in { qwinto-row } bringt keine Punkte.
    [one] { $number } in { qwinto-row } bringt einen Punkt.
   *[other] { $number } in { qwinto-row } bringt { $points } Punkte.
  }
qwinto-would-write-short = { $points ->
    [one] +1 Punkt
   *[other] +{ $points } Punkte
  }
qwinto-stuck = { $mine ->
    [yes] { $misses ->
        [3] { $number } passt nirgends: dein vierter Fehlwurf. Die Partie endet.
       *[other] { $number } passt nirgends: ein Fehlwurf.
      }
   *[no] { $number } passt nirgends. Passen kostet nichts.
  }
qwinto-waiting = Warten auf { $others }.
qwinto-wrote-waiting = { $count ->
    [0] Du hast { $number } eingetragen.
   *[other] Du hast { $number } eingetragen. Warten auf { $others }.
  }
qwinto-passed-waiting = { $count ->
    [0] Du hast gepasst.
   *[other] Du hast gepasst. Warten auf { $others }.
  }

# $points zählt, $shown ist dieselbe Zahl mit echtem Minuszeichen
qwinto-points = { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
  }
qwinto-points-best = { $shown } (Rekord { $best })
qwinto-has-decided = hat entschieden ✓
qwinto-has-decided-short = fertig ✓
qwinto-enlarge = { $who }: { $numbers ->
    [one] eine Zahl
   *[other] { $numbers } Zahlen
  }, { $misses ->
    [one] ein Fehlwurf
   *[other] { $misses } Fehlwürfe
  }, { qwinto-points }. Zettel vergrößern
qwinto-sheet = Dein Zettel
qwinto-sheet-of = Zettel von { $who }
qwinto-misthrows = Fehlwürfe
qwinto-misses = { $count ->
    [0] kein Fehlwurf
    [one] ein Fehlwurf
   *[other] { $count } Fehlwürfe
  }
qwinto-row-points = { qwinto-row }: { $points }
qwinto-gain = +{ $points }
qwinto-cell-written = { qwinto-row }, Feld { $place }{ $bonus ->
    [yes] , Bonusfeld
   *[no] {""}
  }: { $number }
qwinto-cell-decided = { qwinto-row }, Feld { $place }: Hier trägst du { $number } ein
qwinto-cell-would = { qwinto-row }, Feld { $place }{ $bonus ->
    [yes] , Bonusfeld
   *[no] {""}
  }: { $number } passt hier
qwinto-cell-empty = { qwinto-row }, Feld { $place }{ $bonus ->
    [yes] , Bonusfeld
   *[no] {""}
  }: leer
qwinto-cell-legal = { qwinto-row }, Feld { $place }{ $bonus ->
    [yes] , Bonusfeld
   *[no] {""}
  }: { $number } hier eintragen, { $points ->
    [one] ein Punkt
   *[other] { $points } Punkte
  }
qwinto-cell-before = Das Feld davor
qwinto-cell-after = Das nächste Feld

qwinto-stacks = Die vier Stapel
qwinto-stack = { qwinto-place }: { $card }
qwinto-stack-announces = { qwinto-place }: { $card }. { $chosen } macht hier { $number } ({ qwinto-colours }); { $cells ->
    [0] dafür hast du kein Feld
    [one] dafür hast du ein Feld
   *[other] dafür hast du { $cells } Felder
  }
qwinto-stack-first = { qwinto-place }: { $card }. { $chosen } zuerst hierher legen
qwinto-stack-not = { qwinto-place }: { $card }. { $chosen } kann nicht hierher
qwinto-hand = { $count ->
    [0] Deine Hand ist leer
    [one] Deine Hand, eine Karte
   *[other] Deine Hand, { $count } Karten
  }
qwinto-chosen = { $card }, gewählt
qwinto-pair = { $card }, kann zusammen mit { $partner } gespielt werden
qwinto-pile = { $count ->
    [one] Karte zum Nachziehen
   *[other] Karten zum Nachziehen
  }
qwinto-shuffled = { $count ->
    [0] noch nicht neu gemischt
    [one] einmal gemischt
    [2] zweimal gemischt
   *[other] { $count }-mal gemischt
  }

qwinto-how = So kommen die Punkte zusammen
qwinto-rows = Reihen
qwinto-columns = Spalten
qwinto-how-about = Eine Reihe zählt einen Punkt je Zahl, eine volle Reihe so viel wie ihre letzte Zahl. Eine volle Spalte mit drei Feldern zählt so viel wie die Zahl in ihrem Bonusfeld. Ein Fehlwurf kostet fünf.
qwinto-best = Dein Rekord auf diesem Gerät: { qwinto-points }.
qwinto-new-best = Ein neuer Rekord auf diesem Gerät: { qwinto-points }!
qwinto-end-rows = Jemand hat zwei Reihen voll.
qwinto-end-misthrows = Jemand hat den vierten Fehlwurf angekreuzt.
qwinto-end-cards = Die letzte Karte ist gespielt.

qwinto-why-announced = Eine Zahl ist schon angesagt: Trag sie ein oder passe, bevor die nächste Karte gespielt wird.
qwinto-why-not-active = Nur wer dran ist, legt eine Karte, und das bist gerade nicht du.
qwinto-why-not-held = Du hast { $colour ->
    [o] Orange
    [y] Gelb
    [p] Lila
   *[g] Grau
  } { $value } nicht auf der Hand.
qwinto-why-held-once = Du hast { $colour ->
    [o] Orange
    [y] Gelb
    [p] Lila
   *[g] Grau
  } { $value } nur einmal.
qwinto-why-same-value = Zwei Karten darfst du nur zusammen spielen, wenn sie denselben Wert haben.
qwinto-why-beside = Die zweite Karte kommt neben die erste, nie auf denselben Stapel oder schräg gegenüber.
qwinto-why-no-number = Noch ist keine Zahl angesagt: Erst muss jemand eine Karte legen.
qwinto-why-decided = Du hast über diese Zahl schon entschieden.
qwinto-why-no-cell = { $row ->
    [o] Die orange
    [y] Die gelbe
   *[p] Die lila
  } Reihe hat kein Feld in Spalte { $column }.
qwinto-why-too-low = { $number } kann man nicht eintragen: nur 1 bis 18.
qwinto-why-grey = Alle drei Karten sind grau, deshalb kann niemand diese Zahl eintragen.
qwinto-why-other-row = { $number } gehört nur in { $colours ->
    [o] Orange
    [y] Gelb
    [p] Lila
    [oy] Orange oder Gelb
    [op] Orange oder Lila
   *[yp] Gelb oder Lila
  }, nicht in { $row ->
    [o] Orange
    [y] Gelb
   *[p] Lila
  }.
qwinto-why-final = Dort steht schon { $number }, und was eingetragen ist, bleibt.
qwinto-why-in-row = { $number } steht schon in { $row ->
    [o] Orange
    [y] Gelb
   *[p] Lila
  }.
qwinto-why-in-column = { $number } steht schon in dieser Spalte.
qwinto-why-smaller = { $number } ist kleiner als { $other } links davon; Reihen steigen von links nach rechts.
qwinto-why-larger = { $number } ist größer als { $other } rechts davon; Reihen steigen von links nach rechts.
