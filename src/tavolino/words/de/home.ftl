# Die Startseite und was dazugehört: mit wem man spielt, Tische, was nach einer Partie kommt, und die Seite ohne Verbindung.

home-minutes = { $minutes } Min.
home-start-here = Neu hier? Fang damit an
difficulty-1 = leicht
difficulty-2 = mittel
difficulty-3 = knifflig

play-with = { $players ->
    [one] { $players } Person
   *[other] zu { $players ->
        [2] zweit
        [3] dritt
        [4] viert
       *[other] { $players }
      }
  }, { $level }
play-alone = allein
play-choose = Mitspieler und Stärke
choose-level = Stärke der Bots
choose-more = Weitere Bots
level-novice-about = Lernt noch: sieht, was sofort etwas bringt, und verpasst oft etwas Besseres.
level-casual-about = Spielt zum Spaß: vernünftig, übersieht aber ab und zu etwas.
level-club-about = Spielt jede Woche und denkt ein wenig voraus.
level-expert-about = Verschenkt nur selten etwas.
level-master-about = Unser stärkster Bot. Er nimmt sich Zeit, und du brauchst Glück.
level-random-about = Spielt irgendetwas, was erlaubt ist.
level-heuristic-about = Spielt immer nach denselben einfachen Regeln.
level-instant-about = Spielt sofort, ohne nachzudenken: aus dem Gefühl von vielen Millionen Zügen.
level-other-about = Ein Bot, der auf diesem Server zusätzlich eingerichtet wurde.

own-title = Deine Tische
own-turn = Du bist dran
own-waits = Am Zug: { $names }
own-lobby = Wartet auf Mitspieler
own-with = mit { $names }
own-all = Alle { $count } zeigen
own-hide = Diesen Tisch ausblenden
slow-title = Deine langsamen Partien
slow-turns = { $count ->
    [one] Du bist in einer Partie dran
   *[other] Du bist in { $count } Partien dran
  }
slow-left = noch { $left }
slow-all = Alle { $count } langsamen Partien zeigen
slow-leave = Du hast Zeit bis { $when }. Du kannst die Seite schließen: Die Partie wartet auf dich.
slow-wait = Die anderen haben { $days ->
    [one] einen Tag
   *[other] { $days } Tage
  } pro Zug. Du kannst die Seite schließen und später wiederkommen.
slow-notices = Sag Bescheid, wenn ich dran bin

join-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
  }
join-full = voll
join-per-move = { $seconds } s pro Zug
join-bank = { $minutes } Min. pro Person
join-own = Eigenen Tisch öffnen
join-none = Gerade gibt es keine offenen Tische.

footer-free = Tavolino ist frei und quelloffen. Keine Werbung, kein Tracking.
footer-about = Über Tavolino
footer-privacy = Datenschutz
footer-rules = Hausregeln
footer-imprint = Impressum
footer-source = Quelltext
footer-contact = Kontakt
settings = Einstellungen

move-waits = Dein Zug wartet auf die Verbindung. Er wird gesendet, sobald sie wieder da ist.

easier-offer = Zweimal in Folge haben die Bots gewonnen. Lust auf leichtere Gegner?
easier-play = Stufe „{ $level }“ spielen
sound-offer = Möchtest du einen leisen Ton, wenn du dran bist?
sound-yes = Ja, gern
offer-no = Nein, danke

share-won = Ich habe bei { $game } gegen { $names } gewonnen, mit { $margin } Vorsprung!
share-tied = Ich teile mir bei { $game } den ersten Platz mit { $names }.
share-lost = Ich habe bei { $game } gegen { $names } verloren, mit { $margin } Rückstand.
share-solo = Ich habe bei { $game } { $points } Punkte geschafft.
share-watched = { $game }: Platz eins für { $names }.

open-more = Weitere Optionen
open-more-about = Regeln, Uhr, Chat, Tipps, Zuschauer

mine-filter = Welches Spiel
mine-all = Alle Spiele
mine-left = Vorzeitig gegangen

offline-title = Du bist offline
offline-about = Die Tische von Tavolino sind auf einem Server, deshalb brauchst du eine Verbindung. Nichts, was du gespielt hast, geht verloren.
offline-waiting = Sobald die Verbindung wieder da ist, lädt die Seite von selbst.
offline-again = Noch einmal versuchen
