privacy-short = Tavolino speichert nur, was es zum Spielen braucht. Du brauchst kein Konto, und es gibt kein Passwort und keine E-Mail-Adresse.
privacy-kept = Was der Server speichert
privacy-person = Deinen Namen, eine zufällige Nummer, die für dich steht, und wann du zum ersten Mal da warst. Ein Cookie enthält diese Nummer und eine für dein Gerät, mit einer Unterschrift, damit der Server dich wiedererkennt. Dein Name steht nicht darin. Das Cookie hält ein Jahr, und andere gibt es nicht.
privacy-device = Zu jedem deiner Geräte: den Browser, das System und, auf die Stunde genau, wann es zum ersten und zum letzten Mal benutzt wurde.
privacy-account = Wenn du deinen Namen behältst: seit wann, von deinen Passkeys die öffentliche Hälfte mit Browser und System, in denen sie entstanden sind, und von deinen sechs Wörtern nur einen Hash, aus dem niemand sie zurückgewinnt. Dazu deine Programme, die Namen ihrer Tokens und deine Nummer als Gast, wenn du Partien mitgebracht hast.
privacy-tables = Zu jedem Tisch, den du eröffnest oder an dem du sitzt: deinen Namen, was du dort tust und wann.
privacy-records = Zu jeder beendeten Partie: die Namen, die Karten, jeden Zug mit seiner Zeit und das Ergebnis.
privacy-daily = Zu jedem Tagesspiel, an dem du dich versuchst: wann du angefangen hast, an welchem Tisch und dein Ergebnis.
privacy-coach = Zu jeder Partie, die der Coach angesehen hat: was er gefunden hat. Wenn du deine Fehler noch einmal probierst: an welchen Stellungen, wie oft hintereinander es gut ging und wann sie wiederkommen.
privacy-circle = Die Leute, die du hier kennst, wen du gefragt, blockiert oder stummgeschaltet hast, offene Einladungen und wer dich einladen darf.
privacy-notices = Wenn du Benachrichtigungen möchtest: welche, deine Ruhezeit und die Adressen, an die sie gehen.
privacy-deals = [Eine öffentliche Liste](/deals) von jedem Austeilen: das Spiel, die Zeit und eine Prüfsumme. Namen stehen nicht darin. War der Tisch für alle offen, führt die Liste auch zur Partie.
privacy-not-kept = Was er nicht speichert
privacy-chat = Was du im Chat sagst. Es ist eine Zeit lang im Arbeitsspeicher. Nur wenn jemand es meldet, werden die letzten Zeilen 30 Tage lang gespeichert.
privacy-address = Deine IP-Adresse. Sie ist eine Zeit lang im Arbeitsspeicher, damit niemand den ganzen Server belegt, wird aber weder gespeichert noch in ein Protokoll geschrieben. Läuft vor Tavolino noch ein anderes Programm des Betreibers, kann dieses ein eigenes Protokoll führen.
privacy-settings = Deine Einstellungen, dein Bild und deine Farbe. Sie bleiben auf deinem Gerät. Bild und Farbe sehen die anderen, solange du an einem Tisch bist.
privacy-tracking = An andere geht nichts, außer Benachrichtigungen, wenn du sie möchtest: Zu deinem Browser kommen sie verschlüsselt, über den Dienst seines Herstellers. Es gibt keine Werbung und kein Tracking, und die Seite lädt nichts von fremden Servern.
privacy-time = Wie lange
privacy-time-tables =
    Ein Tisch wird geschlossen, wenn { $quiet ->
        [one] { $quiet } Stunde
       *[other] { $quiet } Stunden
    } lang niemand da war, nach einer beendeten Partie schon nach { $finished ->
        [one] { $finished } Stunde
       *[other] { $finished } Stunden
    }. Es zählen nur Stunden, in denen der Server läuft. Was dort geschehen ist, wird { $log ->
        [one] { $log } Tag
       *[other] { $log } Tage
    } später gelöscht.
privacy-time-records =
    Eine beendete Partie wird nach { $records ->
        [one] { $records } Tag
       *[other] { $records } Tagen
    } gelöscht.
privacy-time-records-ever = Eine beendete Partie bleibt gespeichert.
privacy-time-people =
    Kommst du { $people ->
        [one] { $people } Tag
       *[other] { $people } Tage
    } lang nicht wieder, vergisst dich der Server, als hättest du alles gelöscht.
privacy-time-people-ever = Der Server kennt dich, bis du alles löschst.
privacy-time-account = Dein Konto, deine Wertungen, deine Tagesspiele und deine Leute bleiben, solange der Server dich kennt. Ein Code für ein anderes Gerät endet nach zehn Minuten, eine Einladung von selbst und eine Adresse für Benachrichtigungen, wenn du sie abbestellst.
privacy-seen = Wer was sieht
privacy-others = An einem Tisch sehen alle deinen Namen, und wer den Link hat, kann hereinkommen. Tische, die für alle offen sind, stehen mit den Namen der Spieler auf der Startseite.
privacy-links = Wer den Link zu einer beendeten Partie hat, kann sie sich noch einmal ansehen. Verschickst du einen Link, zeigt die Chat-App vielleicht die Namen der Spieler.
privacy-host = Wer diesen Server betreibt, kann alles darauf sehen, auch die Karten und den Chat.
privacy-yours = Was du tun kannst
privacy-own = Unter [Meine Partien](/mine) siehst du, was du gespielt hast. Unten kannst du alles herunterladen, was der Server über dich speichert.
privacy-devices = Unter [Einstellungen](/settings) siehst du deine Geräte und kannst jedes davon abmelden.
privacy-delete = Unten auf der Seite [Meine Partien](/mine) kannst du auch alles löschen. Alles hier Genannte ist dann weg, auch dein Konto und deine Programme. Die beendeten Partien bleiben, denn sie gehören auch den anderen, aber ohne deinen Namen.
privacy-backups = In Sicherungskopien, die der Betreiber vorher gemacht hat, sind deine Daten noch enthalten.
