# Deals that are the same for everybody
why-event = Diese Karten spielen alle unter gleichen Bedingungen, darum geht das hier nicht.
why-event-private = Das ist der Versuch von jemand anderem an Karten, die alle spielen. Nur diese Person kann ihn sehen.
why-not-revealed = Andere spielen diese Karten noch. Aufgedeckt wird, wenn alle fertig sind.
why-no-course = Kein Tagesspiel heißt so.
why-no-daily = Für diesen Tag gibt es kein Tagesspiel.
why-daily-over = Ein neuer Tag hat begonnen, mit neuen Karten. Lade die Seite neu.
why-daily-gone = Der Tisch dieses Versuchs wurde von den Betreibern geschlossen. Morgen gibt es neue Karten.
why-daily-bots = Die Bots dieses Tagesspiels können auf diesem Server gerade nicht spielen. Sag bitte den Betreibern Bescheid.

daily = Tagesspiel
daily-about = Alle bekommen die gleichen Karten. Ein Versuch.
daily-alone = { $game } allein
daily-of = Tagesspiel, { $day }
daily-streak = { $days ->
    [one] Ein Tag in Folge
   *[other] { $days } Tage in Folge
  }
daily-no-streak = Spiel heute und beginne eine Serie
daily-best = { $days ->
    [one] deine beste Serie: ein Tag
   *[other] deine beste Serie: { $days } Tage
  }
daily-calendar = Kalender: Du hast an { $count ->
    [one] einem dieser Tage
   *[other] { $count } dieser Tage
  } gespielt.
daily-new = Noch nicht gespielt
daily-play = Spielen
daily-goes-on = Dein Versuch wartet auf dich
daily-go-on = Weiter
daily-see = So war’s im Vergleich
daily-late = Du bist erst nach Ende des Tages fertig geworden, deshalb zählt es nicht.
daily-points = { $count ->
    [one] Punkt
   *[other] Punkte
  }
daily-stars = { $stars ->
    [0] Keine Sterne
    [one] Ein Stern
   *[other] { $stars } Sterne
  }
daily-praise-0 = Schwierige Karten.
daily-praise-1 = Gut gespielt.
daily-praise-2 = Sehr schön.
daily-praise-3 = Großartig!
daily-bar = „{ $level }“ holt mit denselben Karten im Schnitt { $average } und höchstens { $best }.
daily-bar-tries = { $tries } Versuche
daily-next-star = { $stars ->
    [one] Für einen Stern braucht es { $points }.
   *[other] Für { $stars } Sterne braucht es { $points }.
  }
daily-asked = Was jeder Stern verlangt
daily-no-bar = Die Bots haben diese Karten noch nicht oft genug gespielt, darum gibt es noch keine Sterne.
daily-better = Besser als { $percent } %
daily-players = { $count ->
    [one] bisher eine Person
   *[other] bisher { $count } Personen
  }
daily-players-over = { $count ->
    [0] niemand hat mitgespielt
    [one] eine Person
   *[other] { $count } Personen
  }
daily-everybody = Die Punkte von allen
daily-first = Du bist als Erstes fertig. Schau später wieder, wie es den anderen ging.
daily-nobody = Bisher ist niemand fertig.
daily-only = Außer dir hat das niemand gespielt.
daily-you = Du
daily-as-table = Als Tabelle
daily-points-column = Punkte
daily-players-column = Personen
daily-spoils-nothing = Darauf ist keine Karte zu sehen. Du verrätst also niemandem etwas.
daily-picture = Bild speichern
daily-left = { $count ->
    [one] Heute noch eins
   *[other] Heute noch { $count }
  }
daily-done = Das war’s für heute
daily-next = Neue Karten in { $time }
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min { $seconds } s
daily-midnight = Der Tag ist überall auf der Welt derselbe: Er wechselt um Mitternacht UTC, bei dir also { $time }.
daily-unfinished = Dein Versuch vom { $day } zählt noch, wenn du bis { $time } fertig wirst.
daily-earlier = Frühere Tage
daily-none = Noch ist kein Tag vorbei. Morgen steht der heutige hier, mit allem, was gespielt wurde.
daily-played = gespielt
daily-secret = Noch geheim
daily-secret-about = Wenn der Tag vorbei ist ({ $time }), siehst du hier, wie alle gespielt haben und was der beste Bot gemacht hat.
daily-plays = So haben alle gespielt
daily-plays-none = Das hat niemand gespielt.
daily-somebody = Jemand
daily-page-before = Bessere
daily-page-after = Weitere
daily-best-line = „{ $level }“ zusehen
daily-best-line-about = Der beste von { $tries } Versuchen: { $points }
daily-fair = Vorher festgelegt
daily-fair-fixed = Diese Karten wurden am { $time } festgelegt. Damals wurde auch der Fingerabdruck veröffentlicht, seitdem kann also niemand eine Karte geändert haben.
daily-fair-open = Das Geheimnis dahinter ist jetzt offen. In jeder Wiederholung lässt sich Karte für Karte nachprüfen.
daily-fair-hidden = Das Geheimnis dahinter wird veröffentlicht, wenn der Tag vorbei ist. Dann kannst du jede Karte nachprüfen.
daily-note = { $day }: Alle bekommen diese Karten. Ein Versuch, ohne Zurücknehmen und ohne Tipps.
daily-again = Alle Spiele von heute
