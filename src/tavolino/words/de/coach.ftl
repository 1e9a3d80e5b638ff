# Der Coach: was er über die Entscheidungen einer beendeten Partie sagt, und über Glück.

coach = Der Coach
coach-working = Der Coach rechnet …
coach-waiting = Andere sind zuerst dran. Der Coach beginnt in etwa { $seconds ->
    [one] einer Sekunde
   *[other] { $seconds } Sekunden
  }.
coach-preparing = Der Coach macht sich bereit, auf diesem Server nur dieses eine Mal. Er beginnt in { $seconds ->
    [one] etwa einer Sekunde
   *[other] etwa { $seconds } Sekunden
  }.
coach-not-yet = Diesen Zug hat sich der Coach noch nicht angesehen.
coach-nothing = Zu diesem Zug hat der Coach nichts zu sagen.
coach-chart = Siegchance
coach-chart-alone = Erwartete Punkte
coach-round = Runde { $round }
coach-legend-slip = Patzer
coach-legend-moment = spielentscheidend
coach-next-mistake = Nächster Fehler
coach-table = Als Tabelle
coach-step = Schritt
coach-verdict = Urteil
coach-seat = Wer
coach-best = bester Zug
coach-good = gut
coach-inaccuracy = ungenau
coach-mistake = Fehler
coach-blunder = grober Fehler
coach-close = nicht zu entscheiden
coach-verdict-of = { $verdict ->
    [best] { $you ->
        [yes] Du hast den besten Zug gefunden
       *[no] { $who } hat den besten Zug gefunden
    }
    [good] { $you ->
        [yes] Ein guter Zug von dir
       *[no] Ein guter Zug von { $who }
    }
    [inaccuracy] { $you ->
        [yes] Ein kleiner Patzer von dir
       *[no] Ein kleiner Patzer von { $who }
    }
    [mistake] { $you ->
        [yes] Ein Fehler von dir
       *[no] Ein Fehler von { $who }
    }
    [blunder] { $you ->
        [yes] Ein grober Fehler von dir
       *[no] Ein grober Fehler von { $who }
    }
   *[close] { $you ->
        [yes] Dein Zug: zu knapp für ein Urteil
       *[no] { $who }: zu knapp für ein Urteil
    }
  }
coach-only = Das war der einzige mögliche Zug
coach-best-about = Nichts anderes war so gut.
coach-good-about = Nichts anderes war deutlich besser.
coach-close-about = Ob etwas anderes besser war, kann der Coach nicht sagen.
coach-better-points = Besser: { $action }. Das war etwa { $count ->
    [one] { $points } Punkt
   *[other] { $points } Punkte
  } mehr wert.
coach-better = Besser: { $action }.
coach-chance = Nach allem, was { $you ->
    [yes] du wissen konntest
   *[no] { $who } wissen konnte
  }: Siegchance { $best } statt { $taken }.
coach-bars-points = So viele Punkte mehr oder weniger als mit dem gespielten Zug, im Schnitt.
coach-bars-win = Siegchance, mehr oder weniger als mit dem gespielten Zug.
coach-bars-deals = Der Coach hat { $count } mögliche Verteilungen durchgespielt. Die Striche zeigen, wie sicher jede Zahl ist.
coach-bars-exact = Alle Karten waren bekannt, das ist also ausgerechnet.
coach-tag-best = am besten
coach-tag-played = gespielt
coach-more = { $count ->
    [one] Einer mehr
   *[other] { $count } mehr
  }
coach-fewer = Weniger zeigen
coach-unit = Vergleichen nach
coach-unit-points = Punkten
coach-unit-win = Siegchance
coach-try = Von hier selbst probieren
coach-line = Wie es hätte weitergehen können
coach-line-about = Eine ausgedachte Verteilung, nach ihrem Ausgang die mittlere von neun. Für alle spielt der Spieler des Coachs; was niemand wissen konnte, ist erfunden.
coach-moments = { $count ->
    [one] Der entscheidende Moment
    [2] Zwei entscheidende Momente
   *[other] Drei entscheidende Momente
  }
coach-at-step = Schritt { $step }
coach-accuracy = Genauigkeit
coach-accuracy-about = 100 heißt: immer der beste Zug. 0 ist nicht besser als blind gewählt.
coach-count-inaccuracy = { $count ->
    [one] ein Patzer
   *[other] { $count } Patzer
  }
coach-count-mistake = { $count ->
    [one] ein Fehler
   *[other] { $count } Fehler
  }
coach-count-blunder = { $count ->
    [one] ein grober Fehler
   *[other] { $count } grobe Fehler
  }
coach-count-none = keine Fehler
coach-luck-skill = Glück und Können
coach-luck-unit = Punkte besser oder schlechter, als vor dem Geben zu erwarten war
coach-luck = Glück
coach-skill = Können
coach-sum = Summe
coach-luck-more = Woraus das Glück bestand
coach-luck-deal = Geben
coach-luck-draws = Ziehen
coach-luck-hidden = Verdeckt
coach-luck-others = Andere
coach-luck-about = Geben und Ziehen: welche Karten kamen. Verdeckt: wie Züge gegen Karten ausgingen, die niemand sehen konnte. Andere: wie gut die anderen gespielt haben. Was der Coach falsch einschätzt, landet auch hier.
coach-picture = Bild zum Teilen
coach-picture-accuracy = Genauigkeit { $accuracy }
coach-picture-luck = Glück { $points }
coach-missing-old-rules = Diese Partie wurde nach älteren Regeln gespielt, der Coach kann sie nicht beurteilen.
coach-missing-broken-off = Die Partie wurde abgebrochen. Als Ergebnis nimmt der Coach, was da zu erwarten war.
coach-missing-changed-hands = Teils von einem Menschen, teils von einem Bot oder der Uhr gespielt: { $who }.
coach-missing-slow = Auf diesem Server fehlt ein Compiler, deshalb hat der Coach weniger genau hingesehen.
coach-missing-long = Diese Partie ist so lang, dass der Coach bei jedem Zug weniger genau hingesehen hat.
coach-missing-no-kernel = Bei diesem Spiel beurteilt der Coach nur Züge; Glück und Können trennt er nicht.
coach-missing-no-luck = Bei diesem Spiel trennt der Coach Glück und Können nicht.
coach-missing-alone = Niemand sonst hat mitgespielt, deshalb zählt der Coach Punkte.

# Wie du spielst, über viele Partien

my-play-about = Was der Coach in deinen Partien gefunden hat.
my-play-none = Der Coach hat sich noch keine deiner Partien angesehen. Frag ihn nach einer Partie, in der Wiederholung.
my-play-all = Alle Spiele
my-play-accuracy = Genauigkeit, Partie für Partie
my-play-deeds = Genauigkeit nach Art des Zugs
my-play-luck = Glück, Partie für Partie
my-play-mean = Im Schnitt { $number }
my-play-moves = Deine Züge
my-play-moves-about = Von { $count ->
    [one] einem Zug
   *[other] { $count } Zügen
  } mit einer Wahl.
my-play-match = Partie
my-play-newest = neueste

# warum, aus den gedachten Verteilungen; was in die Gründe der Spiele kommt
coach-with-played = mit diesem Zug
coach-with-better = mit dem besseren Zug
coach-with-next = mit dem zweitbesten Zug
coach-often = { $count ->
    [0] bei kaum einer Verteilung
    [100] bei fast jeder Verteilung
   *[other] bei etwa { $count } von 100 Verteilungen
  }
coach-often-too = { $count ->
    [0] bei kaum einer
    [100] bei fast jeder
   *[other] bei etwa { $count }
  }
coach-decimal = { $whole },{ $tenth }
coach-about = etwa { $amount }
coach-under = unter { $amount }
coach-both = { $one } { $two }
coach-counted = Vorsprung am Ende der Runde, ausgerechnet: { $first } { $played }, { $second } { $instead }.
