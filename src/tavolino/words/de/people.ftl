# Die Leute, die man kennt: meine Leute, Einladungen, jemanden fernhalten und Mitspieler suchen.

people = Meine Leute
people-about = Ihr habt beide Ja gesagt. Sonst sieht diese Liste niemand.
people-open = Liste öffnen
people-none = Noch niemand. Öffne nach einer Partie das Menü neben einem Namen und füge die Person hinzu.
people-you-them = du : sie
people-here = gerade da
people-last = { $game }, { $when }
people-never = noch keine Partie
people-score = Du: { $you }, { $name }: { $them }
people-asking = Möchten dich hinzufügen
people-asked = Von dir gefragt
people-waiting = noch keine Antwort
people-agree = Gern
people-decline = Nein, danke
people-take-back = Zurücknehmen
people-remove = Entfernen
people-invite = Einladen
people-invite-which = Zu welchem Spiel möchtest du { $name } einladen?
people-invited = { $name } ist eingeladen.
people-invitation-sent = Eingeladen
people-blocked = Blockiert
people-muted = Stummgeschaltet
people-unblock = Nicht mehr blockieren
people-unmute = Wieder mitlesen
people-who-may-invite = Wer dich einladen darf
people-invites-mine = meine Leute
people-invites-met = alle, mit denen ich gespielt habe
people-invites-nobody = niemand
people-invisible = Nicht zeigen, wann ich da bin
people-unknown = Du hast hier noch nicht gespielt, deshalb gibt es niemanden zu zeigen.

menu-add = { $name } zu meinen Leuten hinzufügen
menu-agree = { $name } möchte dich hinzufügen: annehmen
menu-asked = Du hast { $name } gefragt
menu-mine = Gehört zu deinen Leuten
menu-invite = An einen Tisch einladen
menu-invite-here = An diesen Tisch einladen
menu-mute = Stummschalten, hier und überall
menu-unmute = Wieder mitlesen
menu-block = Blockieren
menu-unblock = Nicht mehr blockieren
menu-report = Melden
menu-added = Wir fragen { $name }. Nach einem Ja seht ihr euch unter „{ people }“.
menu-agreed = { $name } gehört jetzt zu deinen Leuten.
menu-muted = Du siehst nicht mehr, was { $name } schreibt.
menu-unmuted = Du siehst wieder, was { $name } schreibt.
menu-block-about = { $name } kann nicht mehr an deinen Tischen sitzen, dich nicht einladen, dir nicht zugelost werden und dir nicht schreiben. { $name } erfährt nichts davon. An fremden Tischen siehst du nur nicht, was im Chat von dort kommt.
menu-blocked = { $name } ist blockiert.
menu-unblocked = { $name } ist nicht mehr blockiert.
menu-not-met = Hinzufügen kannst du jemanden, wenn ihr zusammen gespielt habt.

invited-by = { $name } lädt dich zu { $game } ein
invited-accept = Hinsetzen
invited-decline = Jetzt nicht
invited-asking = { $count ->
    [one] Jemand möchte dich hinzufügen
   *[other] { $count } Leute möchten dich hinzufügen
}
invited-look = Ansehen

queue = Mit jemandem spielen
queue-about = Wir suchen Leute, die dasselbe wollen, und bringen euch alle an einen Tisch.
queue-nobody = Gerade sucht niemand. Mach den Anfang.
queue-looking = { $count ->
    [one] Jemand sucht Mitspieler für { $game }
   *[other] { $count } Leute suchen Mitspieler für { $game }
}
queue-game = Spiel
queue-seats = Spieler
queue-clock = Uhr
queue-clock-none = keine
queue-clock-quick = 15 Sekunden pro Zug
queue-clock-usual = 30 Sekunden pro Zug
queue-clock-bank = 5 Minuten für jeden
queue-rated = Gewertet
queue-fill = Wenn niemand kommt
queue-fill-never = weiter warten
queue-fill-soon = Bots nach 30 Sekunden
queue-fill-later = Bots nach 2 Minuten
queue-start = Mitspieler suchen
queue-waiting = Wir suchen jemanden für { $game }
queue-others = { $count ->
    [0] Dasselbe will noch niemand.
    [one] Noch jemand will dasselbe.
   *[other] { $count } andere wollen dasselbe.
}
queue-usual = Meist dauert es etwa { $seconds ->
    [one] eine Sekunde
   *[other] { $seconds } Sekunden
}.
queue-bots-in = { $seconds ->
    [one] In einer Sekunde kommen Bots dazu.
   *[other] In { $seconds } Sekunden kommen Bots dazu.
}
queue-background = Du kannst inzwischen etwas anderes machen. Lass diese Seite offen, wir rufen dich.
queue-stop = Nicht mehr suchen
queue-found = Gefunden: auf zum Tisch
queue-again = Jemand ist nicht gekommen. Du bist wieder ganz vorn.

why-cannot-sit = An diesen Tisch kannst du dich nicht setzen.
why-yourself = Das bist du selbst.
why-blocked-by-you = Du hast { $name } blockiert. Hebe das zuerst auf.
why-not-met = { $name } kannst du hinzufügen, wenn ihr zusammen gespielt habt.
why-no-invitation = { $name } kannst du nicht einladen.
why-many-invitations = Fürs Erste hast du genug Leute eingeladen.
