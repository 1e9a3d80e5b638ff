# Was ein Tipp sagt und was „Warum?“ öffnet. Die Gründe selbst gehören zu den Spielen: siehe <Spiel>-reasons.ftl.

hint-both = { $one } { $two }
hint-only = Das ist dein einziger möglicher Zug.
hint-best = Auf längere Sicht ist das am besten.
hint-thumb = Das ist eine gute Faustregel.
hint-close-points = Fast so gut: { $action } (im Schnitt { $points } statt { $best } Punkte).
hint-close-rating = Fast so gut: { $action } ({ $points } statt { $best } von 100).
hint-equal = Genauso gut: { $action }. Der Unterschied ist verschwindend klein.
hint-why = Warum?
hint-bars = Die besten Züge im Vergleich
hint-bars-points = So viele Punkte gewinnst du ab jetzt im Schnitt gegenüber den anderen.
hint-bars-rating = So steht die Partie danach für dich: 100 ist ein sicherer Sieg, 0 mit Sicherheit der letzte Platz.
hint-bars-points-alone = So viele Punkte machst du ab jetzt im Schnitt noch.
hint-bars-rating-alone = So gut läuft die Partie danach für dich: 50 ist ein übliches Ergebnis, 100 das bestmögliche.
hint-bars-deals = { $count ->
    [one] Eine mögliche Verteilung wurde durchgespielt. Der dünne Strich zeigt, wie sicher die Zahl ist.
   *[other] { $count } mögliche Verteilungen wurden durchgespielt. Der dünne Strich zeigt, wie sicher eine Zahl ist.
  }
hint-bars-exact = Alle Karten sind bekannt, deshalb sind diese Zahlen genau.
