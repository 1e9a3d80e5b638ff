# Benachrichtigungen zu langsamen Partien: was sie sagen, und wo man sagt, wie man sie möchte.

notice-turn = Du bist dran gegen { $names }.
notice-turn-alone = Du bist dran.
notice-late = Deine Zeit für einen Zug gegen { $names } läuft ab.
notice-late-alone = Deine Zeit für einen Zug läuft ab.
notice-due = Du hast Zeit bis { $when }.
notice-began = Deine Partie mit { $names } hat begonnen.
notice-began-alone = Deine Partie hat begonnen.
notice-again = Noch eine Partie? Das fragt { $names }.
notice-again-alone = Jemand möchte noch einmal spielen.
notice-over = Deine Partie mit { $names } ist vorbei.
notice-over-alone = Deine Partie ist vorbei.
notice-turns = { $count ->
    [one] Du bist in einer Partie dran.
   *[other] Du bist in { $count } Partien dran.
  }
notice-several = In { $count } deiner Partien gibt es Neues.
notice-test = Hier erfährst du von deinen langsamen Partien.
notice-open = Öffnen
notice-stop = Keine Benachrichtigungen mehr

notices = Benachrichtigungen
notices-about = Zu langsamen Partien, auch wenn die Seite zu ist: einmal pro Zug und nie viele auf einmal.
notices-here-on = In diesem Browser einschalten
notices-denied = Dieser Browser blockiert Benachrichtigungen von Tavolino. Erlaube sie in seinen Einstellungen für diese Seite.
notices-impossible = Dieser Browser kann von hier keine Benachrichtigungen bekommen. Dafür braucht es https; auf einem iPhone musst du Tavolino erst zum Home-Bildschirm hinzufügen.
notices-no-service = Der Push-Dienst dieses Browsers ist nicht erreichbar. Versuch es später noch einmal.
notices-where = Wohin sie gehen
notices-nowhere = Noch nirgendwohin.
notices-browser = Ein Browser
notices-failing = Die letzte kam nicht an.
notices-test = Ausprobieren
notices-end = Beenden
notices-ended = Dorthin kommen keine Benachrichtigungen mehr.
notices-arrived = Die Testbenachrichtigung ist unterwegs.
notices-lost = Die Testbenachrichtigung kam nicht an. Stimmt die Adresse?
notices-webhook = Webhook hinzufügen
notices-kind = Wer sie bekommt
kind-matrix = Matrix (eine Brücke)
kind-plain = ein eigenes Programm
notices-address = Adresse
notices-add = Hinzufügen und ausprobieren
notices-secret = Alles, was dorthin geht, ist mit diesem Geheimnis signiert. Du siehst es nur jetzt:
notices-what = Worüber
wish-turn = Ich bin dran
wish-late = Meine Zeit läuft ab
wish-began = Eine Partie hat begonnen
wish-again = Jemand möchte noch einmal spielen
wish-over = Eine Partie ist vorbei
notices-quiet = Ruhezeit
notices-quiet-about = Nach der Uhr in { $zone }. Was dann passiert, kommt danach.
notices-from = von
notices-to = bis

stop-title = Keine Benachrichtigungen mehr
stop-about = Hier kommt nichts mehr an. In den Einstellungen kannst du Benachrichtigungen wieder einschalten.
stop-coming = Einen Moment …
stop-failed = Das hat nicht geklappt: Der Server ist nicht erreichbar.
stop-again = Noch einmal versuchen
