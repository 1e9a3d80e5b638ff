# Mehrere Leute an einem Tisch: wer kommt und geht, die nächste Partie, zuschauen, lernen, während man wartet.

news-undo-wanted = { $you ->
    [yes] Du möchtest einen Zug zurücknehmen.
   *[other] { $who } möchte einen Zug zurücknehmen.
  }
news-undo-denied = { $you ->
    [yes] Du hast Nein gesagt. Der Zug gilt.
   *[other] { $who } hat Nein gesagt. Der Zug gilt.
  }
news-left = { $name } hat den Tisch verlassen.
news-bot-came = Ein Bot übernimmt: { $who }.
news-bot-stood-in = { $name } ist nicht da. Solange spielt ein Bot: { $who }.
news-thinking-less = Die Bots denken gerade kürzer nach, weil viele spielen.
seat-thinking-less = denkt gerade kürzer nach, weil viele spielen
news-back = { $you ->
    [yes] { $moves ->
        [0] Du bist wieder da.
        [one] Du bist wieder da. Ein Bot hat inzwischen einen Zug für dich gemacht.
       *[other] Du bist wieder da. Ein Bot hat inzwischen { $moves } Züge für dich gemacht.
      }
   *[other] { $who } ist wieder da.
  }
news-taken-over = { $you ->
    [yes] Du übernimmst für { $name }.
   *[other] { $who } übernimmt für { $name }.
  }

undo-waiting = Darfst du den Zug zurücknehmen? Die Frage geht an { $names }. { $reason }

rematch-asked = { $count ->
    [one] { $names } möchte eine Revanche.
   *[other] { $names } möchten eine Revanche.
  }
rematch-waiting = Du möchtest eine Revanche. Warten auf { $names }.
rematch-ready = Bin dabei
rematch-not-now = Jetzt nicht
rematch-begins = { $seconds ->
    [one] Es geht in einer Sekunde los.
   *[other] Es geht in { $seconds } Sekunden los.
  }
rematch-declined = Jetzt nicht: { $names }.
rematch-begun = Die nächste Partie läuft schon.
rematch-go = Zum Tisch
rematch-change = Spiel oder Plätze ändern
rematch-changing = Die nächste Partie wird gerade vorbereitet.
rematch-free = Platz { $number } ist frei.
rematch-bot = Einen Bot hinsetzen
evening = Der Abend bisher

watching = Du schaust zu.
watching-full = Der Tisch ist voll, also schaust du zu.
watching-late = Du schaust zu. Vor der nächsten Partie kannst du dich setzen.
watching-own = Eigenen Tisch öffnen

lesson-offer = Noch nie gespielt? Lern es in zwei Minuten, während du wartest
lesson-kept = Dein Tisch wartet auf dich.
lesson-begun = Die Partie hat begonnen!
lesson-back = Zurück zum Tisch

lobby-name-you = { $name } (du)
lobby-ready = Alle sind da. Du kannst beginnen.
lobby-ready-wait = Alle sind da. Wer den Tisch geöffnet hat, beginnt die Partie.
lobby-sat = { $name } hat sich gesetzt.
lobby-swap = Platz tauschen mit { $name }
lobby-game = Spiel
lobby-change = Anderes Spiel wählen
lobby-change-do = Das spielen wir

leave-alone = Behältst du deinen Platz, wartet die Partie auf dich. Verlässt du den Tisch, spielen die Bots sie zu Ende.
leave-event = Dein Platz bleibt deiner: Komm wieder und spiel weiter, wann du magst.
chat-new = Verlauf zeigen: Neues im Chat

report = Jemanden melden
report-name = { $name } melden
report-about = Wer diesen Server betreibt, liest es, zusammen mit den letzten Zeilen aus dem Chat. Die gemeldete Person erfährt nichts davon.
report-what = Was ist los?
report-reason-rude = Grob oder hasserfüllt
report-reason-name = Anstößiger Name
report-reason-spoiling = Verdirbt absichtlich das Spiel
report-reason-other = Etwas anderes
report-words = In ein paar Worten, wenn du magst
report-send = Abschicken
report-thanks = Danke. Wer diesen Server betreibt, wird es lesen.
