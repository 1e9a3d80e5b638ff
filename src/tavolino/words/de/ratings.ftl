rated-about = Partien hier verändern die Wertung von allen. Das braucht eine Uhr; es gibt keine Tipps und kein Zurücknehmen, und wer geht, verliert.
rated-table = Hier wird gewertet: keine Tipps, kein Zurücknehmen, und wer geht, verliert.
rated-stake = { $points } · Sieg { $first }, letzter Platz { $last }
rated-often = Ihr habt heute schon so oft gegeneinander gespielt, dass weitere Partien eure Wertungen erst morgen wieder verändern.
rating = Wertung
rating-points = { $points } ± { $margin }
rating-unsure = { $points } ?
rating-unsure-about = Nach so wenigen Partien ist das kaum mehr als geraten.
profile-about = { $count ->
    [one] { $count } Partie seit { $date }
   *[other] { $count } Partien seit { $date }
  }
profile-streak = { $count ->
    [one] Tag in Folge
   *[other] Tage in Folge
  }
profile-streak-best = { $count ->
    [one] Bisher am längsten: { $count } Tag.
   *[other] Bisher am längsten: { $count } Tage.
  }
profile-calendar = Die letzten zwölf Wochen
profile-calendar-about = { $count ->
    [one] { $count } Tag mit einer Partie
   *[other] { $count } Tage mit einer Partie
  }
profile-lines = Die dünnen Linien sind die Stufen der Bots.
profile-no-rating = Noch keine gewertete Partie. Öffne einen Tisch mit Freunden, stell eine Uhr ein und schalte „Gewertet“ ein.
profile-table = Als Tabelle
profile-levels = Siege nach Stufe
profile-levels-about = Der Strich: so viel, wenn alle gleich stark wären.
profile-seats = { $seats } am Tisch
profile-moments = Schönste Momente
profile-best-alone = { $game }: { $points } Punkte allein
profile-first-win = { $game }: zum ersten Mal gegen { $level } gewonnen
profile-people = Mit wem du spielst
profile-people-about = du : sie
profile-ready = Bereit für { $level }?
profile-ready-about = Bei { $game } hast du { $wins } deiner letzten { $count } Partien gegen { $level } gewonnen.
profile-ready-try = { $level } versuchen
profile-hide = Mein Profil verbergen
profile-hide-about = Andere können es nicht öffnen, und du stehst auf keiner Bestenliste.
profile-hidden = Diese Seite siehst nur du.
profile-none = Hier ist noch nichts
profile-none-about = Spiel eine Partie, dann beginnt dein Profil.
profile-when = Datum
profile-settings = Name und Aussehen
board = Bestenliste
board-about = Auf die Liste kommst du mit { $matches } gewerteten Partien, wenn die letzte höchstens { $days } Tage her ist.
board-order = Geordnet danach, was jemand mindestens wert ist: die Punkte minus das ±.
board-none = Noch steht niemand darauf.
board-people = Menschen
board-bots = Bots
board-bots-about = In vielen Partien aneinander gemessen. Menschen ändern diese Zahlen nicht; 1500 ist immer der Bot „{ level-club }“.
board-place = Rang
board-name = Name
board-matches = Partien
board-mine = Du bist Nummer { $place } von { $size }.
board-next = Weiter
board-back = Zurück
why-no-profile = Dieses Profil gibt es nicht, oder es ist verborgen.
why-rated-clock = Ein gewerteter Tisch braucht eine Uhr.
why-rated-hints = An einem gewerteten Tisch gibt es keine Tipps.
why-rated-alone = Eine Partie allein lässt sich nicht werten.
why-rated-people = Zu einer gewerteten Partie gehört mindestens ein Mensch.
why-rated-own = Gegen das eigene Programm wird nicht gewertet, und zwei Programme derselben Person auch nicht gegeneinander.
why-rated-bot = Der Bot { $bot } hat keine Wertung und kann in gewerteten Partien nicht mitspielen.
why-rated-join = Diese Partie wird gewertet, da kann niemand einen Platz übernehmen.
why-rated-move = Diese Partie wird gewertet, da kann der Platz jetzt nicht auf ein anderes Gerät.
why-rated-level = Diese Partie wird gewertet. Für Abwesende darf nur der Bot „{ level-casual }“ einspringen.
why-rated-undo = An einem gewerteten Tisch gibt es kein Zurücknehmen.
privacy-ratings = Wie oft du welches Spiel gegen welche Stufe und gegen wen gespielt hast, an welchen Tagen, deine besten Ergebnisse und deine Wertungen mit ihrem Verlauf.
privacy-profile = Dein [Profil](/profile) zeigt deine Wertungen und was du erreicht hast. Jeder kann es öffnen, und [Bestenlisten](/leaderboards) nennen die Stärksten. Mit wem du gespielt hast, siehst nur du.
privacy-hide = In deinem [Profil](/profile) kannst du es verbergen. Dann kann niemand sonst es öffnen, und du stehst auf keiner Bestenliste.
