# Die Startseite und was dazugehört: mit wem man spielt, Tische, was nach einer Partie kommt, und die Seite ohne Verbindung.

home-minutes = { $minutes } Min.
home-start-here = Neu hier? Fang hiermit an
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
level-novice-about = Lernt noch: verpasst etwa jede zweite Gelegenheit.
level-casual-about = Spielt zum Spaß: vernünftig, übersieht aber ab und zu etwas.
level-club-about = Spielt jede Woche und denkt ein wenig voraus.
level-expert-about = Verschenkt nur selten etwas.
level-master-about = Unser bester. Er nimmt sich Zeit, und du brauchst Glück.
level-random-about = Spielt irgendetwas, das erlaubt ist.
level-heuristic-about = Spielt immer nach denselben einfachen Regeln.
level-other-about = Ein Bot, den die Betreiber dieses Servers dazugestellt haben.

own-title = Deine Tische
own-turn = Du bist dran
own-waits = Am Zug: { $names }
own-lobby = Wartet auf Mitspieler
own-with = mit { $names }
own-all = Alle { $count } zeigen
own-hide = Diesen Tisch ausblenden

join-free = { $count ->
    [one] ein Platz frei
   *[other] { $count } Plätze frei
  }
join-full = voll
join-per-move = { $seconds } s pro Zug
join-bank = { $minutes } Min. für jeden
join-own = Eigenen Tisch aufmachen
join-none = Gerade gibt es keine offenen Tische.

footer-free = Tavolino ist frei und quelloffen. Keine Werbung, kein Tracking.
footer-about = Über Tavolino
footer-privacy = Datenschutz
footer-source = Quelltext
footer-contact = Kontakt
settings = Einstellungen

move-waits = Dein Zug wartet auf die Verbindung. Er geht von selbst raus.

easier-offer = Zweimal nacheinander für die Bots. Lust auf einen leichteren Tisch?
easier-play = „{ $level }“ spielen
sound-offer = Möchtest du einen leisen Ton, wenn du dran bist?
sound-yes = Ja, gern
offer-no = Nein, danke

share-won = Ich habe bei { $game } gegen { $names } gewonnen, mit { $margin } Vorsprung!
share-tied = Ich teile mir bei { $game } den ersten Platz mit { $names }.
share-lost = Ich habe bei { $game } gegen { $names } verloren, mit { $margin } Rückstand.
share-solo = { $points } Punkte bei { $game }, ganz allein.
share-watched = { $game }: Platz eins für { $names }.

open-more = Mehr einstellen
open-more-about = Regeln, Uhr, Chat, Tipps, Zuschauer

mine-filter = Welches Spiel
mine-all = Alle Spiele
mine-left = Vorher gegangen

offline-title = Du bist offline
offline-about = Die Tische von Tavolino sind auf einem Server, darum braucht es eine Verbindung. Nichts, was du gespielt hast, geht verloren.
offline-waiting = Diese Seite kommt von selbst zurück.
offline-again = Noch einmal versuchen
