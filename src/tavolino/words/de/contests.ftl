# Contests: everybody plays the same deals.

contest-open = Turnier eröffnen
contest-open-about = Alle spielen dieselben Karten. Pech zählt also nicht als Ausrede.
contest-list = Turniere
contest-mine-go = Ansehen
contest-name = Wie soll es heißen?
contest-game = Welches Spiel?
contest-seats = Plätze an jedem Tisch
contest-deals = Wie viele Partien?
contest-form = Wer spielt gegen wen?
contest-form-bots = Jede Person allein mit Bots
contest-form-bots-about = Wann ihr wollt und so viele ihr wollt. Die Bots spielen für alle gleich.
contest-form-rotating = Alle gegeneinander
contest-form-rotating-about = In Runden: Du triffst auf möglichst viele andere und sitzt auf jedem Platz etwa gleich oft.
contest-level = Die Bots
contest-ends = Wie lange?
contest-hours = { $count ->
    [one] Eine Stunde
   *[other] { $count } Stunden
}
contest-days = { $count ->
    [one] Einen Tag
   *[other] { $count } Tage
}
contest-decides = Was entscheidet?
contest-matchpoints = Matchpunkte
contest-matchpoints-about = Wie viele mit deinen Karten hast du geschlagen? Gleichstand zählt halb.
contest-points = Punkte
contest-points-about = Um wie viele Punkte warst du besser als die anderen mit deinen Karten?
contest-listed = Allen hier zeigen
contest-listed-about = Sonst kann nur mitmachen, wer den Link hat.

contest-facts = { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}
contest-until = bis { $time }
contest-over = Vorbei
contest-people = { $count ->
    [0] Noch niemand dabei
    [one] Eine Person dabei
   *[other] { $count } Personen dabei
}
contest-invite = Andere einladen
contest-invite-about = Mit diesem Link kann man mitmachen.
contest-screen = Auf großem Bildschirm

contest-join = Mitmachen
contest-join-about = Du spielst { $count ->
    [one] eine Partie
   *[other] { $count } Partien
}. Ohne Anmeldung.
contest-play = Partie { $deal } spielen
contest-continue = Zurück zu Partie { $deal }
contest-to-table = An deinen Tisch
contest-back = Zurück zum Turnier
contest-left = { $count ->
    [0] Das ist deine letzte
    [one] Danach noch eine
   *[other] Danach noch { $count }
}
contest-wait = Du bist dabei. Es geht los, wenn die Turnierleitung beginnt.
contest-wait-round = Die nächste Runde beginnt, wenn alle Tische fertig sind.
contest-wait-end = Das war die letzte Runde. Das Ergebnis steht fest, wenn alle Tische fertig sind.
contest-done = Du hast alle Partien gespielt. Das Ergebnis steht fest, wenn das Turnier endet.
contest-join-late = Ein Bot hält einen Platz frei. Mach mit, dann spielst du ab der nächsten Runde.
contest-late = Die Runden haben begonnen, und alle Plätze sind vergeben. Hier kannst du die Ergebnisse verfolgen.
contest-out = Die Turnierleitung hat dich aus diesem Turnier genommen.
contest-leave = Turnier verlassen
contest-leave-about = Was du gespielt hast, bleibt im Ergebnis.

contest-host = Du leitest das Turnier
contest-begin = Runden beginnen
contest-begin-bots = { $count ->
    [0] Die Tische gehen genau auf.
    [one] Ein Bot füllt den letzten Tisch auf.
   *[other] { $count } Bots füllen die Tische auf.
}
contest-next = Gleich die nächste Runde
contest-next-about = Partien, die noch laufen, werden abgebrochen und zählen für niemanden.
contest-end = Jetzt beenden
contest-end-about = Es endet mit dem, was gespielt ist. Alle Karten werden aufgedeckt, und dabei bleibt es.
contest-longer = Eine Stunde länger
contest-remove-somebody = Jemanden herausnehmen
contest-replace-somebody = Jemanden herausnehmen oder ersetzen
contest-remove = { $name } herausnehmen
contest-stand-in = Einen Bot für { $name } spielen lassen

contest-round = Runde { $round } von { $deals }
contest-table = Tisch { $number }
contest-table-over = fertig
contest-bot = Ein Bot

contest-standings = Stand
contest-final = Endergebnis
contest-no-standings = Noch gibt es nichts zu vergleichen. Sobald zwei dieselben Karten gespielt haben, stehen sie hier.
contest-place = Rang
contest-who = Name
contest-percent = Matchpunkte
contest-ahead = Vorsprung
contest-ahead-about = in Punkten pro Partie, gegenüber denen mit denselben Karten
contest-total = Summe
contest-played = Partien
contest-unplaced = { $count ->
    [one] Eine weitere Person hat für einen Rang zu wenig gespielt: Es braucht die Hälfte.
   *[other] { $count } weitere haben für einen Rang zu wenig gespielt: Es braucht die Hälfte.
}
contest-sure = { $level ->
    [certain] So gut wie sicher: In mehr als 9 von 10 solchen Turnieren ist, wer vorn liegt, auch wirklich am stärksten.
    [very] Recht sicher: In etwa { $tenths } von 10 solchen Turnieren ist, wer vorn liegt, auch wirklich am stärksten.
    [fairly] Einigermaßen sicher: In etwa { $tenths } von 10 solchen Turnieren ist, wer vorn liegt, auch wirklich am stärksten.
   *[hardly] Nicht sicher: Nur in etwa { $tenths } von 10 solchen Turnieren ist, wer vorn liegt, auch wirklich am stärksten.
}
contest-sure-not = Zu wenige Partien, um Glück und Können zu trennen. Es braucht mindestens vier.
contest-span = ohne Glück meist { $low } bis { $high }
contest-span-about = Die Striche zeigen, wie viel Glück in jedem Ergebnis stecken kann. Wo sie sich weit überlappen, kann das Glück über die Reihenfolge entschieden haben.
contest-somebody = Jemand

contest-compare = Partie für Partie
contest-compare-later = Jede Partie siehst du im Vergleich, sobald niemand sie mehr spielen kann.
contest-deal = Partie { $deal }
contest-seat = Platz
contest-score = Punkte
contest-sealed = Die Karten standen fest, als das Turnier eröffnet wurde. Sie sind in der öffentlichen Liste, versiegelt bis zum Ende.

preview-contest = { $name }: ein Turnier in { $game }
preview-contest-open = Alle spielen { $count ->
    [one] eine Partie
   *[other] { $count } Partien
} mit denselben Karten. Mach mit, ohne Anmeldung.
preview-contest-over = Sieh, wer aus denselben Karten am meisten gemacht hat.

why-no-contest = Dieses Turnier gibt es nicht.
why-contest-alone = Mit einem Platz gibt es niemanden zum Spielen. Wähle Bots oder mehr Plätze.
why-contest-name = Bitte wähle einen anderen Namen für das Turnier.
why-contest-many = Du hast schon viele Turniere laufen. Beende erst eins.
why-contest-over = Dieses Turnier ist vorbei.
why-contest-host = Das kann nur die Turnierleitung.
why-contest-removed = Die Turnierleitung hat dich aus diesem Turnier genommen.
why-contest-late = Die Runden haben begonnen, und alle Plätze sind vergeben.
why-contest-full = Dieses Turnier ist voll.
why-contest-join = Mach erst beim Turnier mit.
why-contest-rounds = In diesem Turnier bestimmen die Runden, wann du spielst.
why-contest-done = Du hast alle Partien gespielt.
why-contest-begun = Die Runden haben schon begonnen.
why-contest-not-begun = Die Runden haben noch nicht begonnen.
why-contest-few = Es braucht mindestens zwei Personen.
why-contest-rounds-long = In Runden müssen alle zugleich da sein, darum dauert es höchstens einen Tag.
why-contest-long = Ein Turnier dauert höchstens zwei Wochen.
why-contest-nobody = So jemand macht nicht mit.
why-contest-no-match = Diese Person spielt gerade keine Partie.

privacy-contests = Zu jedem Turnier, das du eröffnest oder bei dem du mitmachst: deinen Namen, seit wann du dabei bist und wie jede Partie ausging. Alle im Turnier sehen das. Es wird gelöscht, wenn der Server alte Partien löscht.
