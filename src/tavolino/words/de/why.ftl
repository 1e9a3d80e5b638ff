# Warum etwas nicht geht, egal was gespielt wird. Warum ein Zug nicht erlaubt ist, steht bei den Worten des Spiels.

why-over = Die Partie ist vorbei.
why-not-your-turn = Du bist nicht dran.
why-not-allowed = Das erlauben die Regeln gerade nicht.

why-not-seated = Du sitzt nicht an diesem Tisch.
why-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
why-seat-taken = Dort sitzt { $name }.
why-nobody-there = Dort sitzt niemand.
why-seen-another-hand = Du hast in dieser Partie schon fremde Handkarten gesehen.
why-seen-hands = Wer hier zuschaut, sieht die Handkarten; setzen kannst du dich deshalb erst vor der nächsten Partie.
why-link-used = Dieser Link wurde schon benutzt; erstell einen neuen.
why-no-link = Dieser Link führt zu keinem Platz.
why-call-bot = Nur wer am Tisch sitzt, kann einen Bot hinzufügen.
why-remove-bot = Nur wer den Tisch geöffnet hat, kann einen Bot wegschicken.
why-dealt = Die Karten sind schon ausgeteilt; dein Beitrag zählt ab der nächsten Partie.
why-start = Nur wer den Tisch geöffnet hat, kann die Partie beginnen; ist diese Person nicht da, jemand anders am Tisch.
why-begun = Die Partie hat schon begonnen.
why-not-begun = Die Partie hat noch nicht begonnen.
why-not-over = Die Partie ist noch nicht vorbei.
why-seat-empty = Platz { $number } ist leer: Dort muss noch jemand sitzen, ein Mensch oder ein Bot.
why-earlier-decision = Zu spät: Das Spiel ist schon weiter.

why-nothing-to-undo = Du hast nichts, was du zurücknehmen könntest.
why-revealed = Die Partie ist vorbei und ihr Geheimnis aufgedeckt.
why-no-wish = Sonst möchte niemand etwas zurücknehmen.
why-undo-choices = Dein Zug hat schon verändert, was die anderen tun können, also entscheiden sie mit.
why-undo-shown = Du hast dadurch etwas Verdecktes gesehen, also entscheiden die anderen mit.
why-undo-built = Die anderen haben schon darauf aufgebaut, also entscheiden sie mit.
why-undo-acted = Die anderen haben inzwischen gespielt, also entscheiden sie mit.

why-undo-denied = Du hast schon gefragt, und die Antwort war Nein.
why-no-rematch = Niemand hat nach einer Revanche gefragt.
why-change = Nur wer den Tisch geöffnet hat, kann das Spiel wechseln; ist diese Person nicht da, jemand anders am Tisch.
why-remove = Nur wer den Tisch geöffnet hat, kann jemanden wegschicken.
why-too-few-seats = Am Tisch sitzen mehr Leute, als dieses Spiel Plätze hätte.

why-no-decision = Du hast gerade nichts zu entscheiden.
why-no-hints = An diesem Tisch sind die Tipps aus, solange andere mitspielen.

why-no-talk = An diesem Tisch gibt es keinen Chat.
why-talk-seated = Nur wer am Tisch sitzt, kann im Chat schreiben.
why-unreadable = Darin ist kein lesbarer Text.
why-too-much = Das war ein bisschen zu schnell. Warte einen Moment.

why-no-room = Für noch einen Tisch ist gerade kein Platz.
why-too-many-tables = Du hast zu viele offene Tische; spiel erst einige zu Ende.
why-no-table = Diesen Tisch gibt es nicht.
why-no-record = Diese Partie gibt es nicht.
why-no-seat-in-record = In dieser Partie gab es keinen Platz { $seat }.
why-old-rules = Diese Partie wurde nach älteren Regeln gespielt und lässt sich deshalb nicht mehr Zug für Zug zeigen.
why-old-deal = Seit dieser Partie haben sich die Regeln geändert, deshalb lassen sich ihre Karten nicht noch einmal spielen.
why-read-anew = Der Tisch musste neu geladen werden; versuch es noch einmal.
why-cannot-save = Der Server kann gerade nichts speichern, deshalb ist nichts geschehen. Versuch es gleich noch einmal.
why-name-empty = Gib zuerst einen Namen ein.
why-name-long = Das ist zu lang: Ein Name hat höchstens { $most } Zeichen.
why-name-unreadable = Manche Zeichen in diesem Namen lassen sich hier nicht zeigen. Buchstaben, Ziffern und Emojis gehen.
why-name-bot = Das sieht aus wie der Name eines Bots. Nimm bitte einen anderen.
why-name-kept = Diesen Namen hat sich hier jemand gesichert. Bist du das? Dann melde dich an.
why-text-marks = Zu viele Akzente auf einem Buchstaben. Lass ein paar weg.
why-our-fault = Hier ist etwas schiefgegangen; was es war, steht im Protokoll des Servers.

why-not-own-browser = Das kann nur ein Browser auf dem Rechner, auf dem Tavolino läuft.
why-no-door = Wo dieser Server zu erreichen ist, wurde beim Start festgelegt. Von hier aus kannst du das nicht ändern.

why-read-only = Dieses Programm darf nur zusehen.
why-no-device = Dieses Gerät gibt es nicht.
why-only-browser = Das kann nur ein Browser, kein Programm.
why-many-devices = Du hast schon { $most } Geräte. Melde erst einige ab.

why-banned = Du bist auf diesem Server gesperrt.
why-banned-until = Du bist auf diesem Server bis { $date } gesperrt.
why-sent-away = Du wurdest von diesem Tisch weggeschickt und kannst dich hier nicht mehr hinsetzen.
why-program-gone = Dieses Programm ist nicht mehr da oder will das gerade nicht spielen.
why-program-busy = { $name } spielt schon an so vielen Tischen, wie es kann.
why-program-here = { $name } sitzt schon an diesem Tisch.
why-program-unseated = { $number } Anfragen hintereinander ließen sich nicht ausführen. Jetzt spielt ein Bot an deinem Platz.
why-willing = Nur ein Programm, das jemandem gehört, lässt sich an einen Tisch rufen. Leg eins unter „Deine Programme“ an und nimm dessen Token.
why-not-at-table = Du bist nicht an diesem Tisch.
why-draining = Dieser Server hält gleich an, deshalb kann jetzt nichts Neues beginnen. Versuch es in ein paar Minuten noch einmal.
why-many-reports = Das waren genug Meldungen für einen Tag. Versuch es morgen wieder.
why-slow = In dieser Partie haben alle Tage Zeit, also springt kein Bot ein, bevor die Zeit um ist.
why-coach-full = Zu viele Partien warten auf den Coach. Versuch es in etwa { $minutes ->
    [one] einer Minute
   *[other] { $minutes } Minuten
  } wieder.
why-coach-failed = Mit dieser Partie konnte der Coach nichts anfangen.
why-coach-unprepared = Der Coach braucht etwas, das auf diesem Server nicht installiert werden konnte. Versuch es später noch einmal.
why-no-line = Diesen Zug hat sich der Coach nicht angesehen.
why-no-card = Diese Stellung ist nicht mehr in deinem Stapel.
why-webhook-address = An diese Adresse können keine Benachrichtigungen gehen. Sie sollte mit https:// beginnen.
why-webhook-unknown = Soweit dieser Server sieht, gibt es { $host } nicht.
why-webhook-inside = Diese Adresse liegt im eigenen Netz des Servers. Dorthin gehen Benachrichtigungen nur, wenn der Betreiber es erlaubt.
why-webhook-plain = Benachrichtigungen gehen nur verschlüsselt hinaus: Die Adresse sollte mit https:// beginnen.
why-many-channels = Du bekommst schon an zehn Orten Benachrichtigungen. Beende erst einen davon.
why-no-channel = Diesen Ort für Benachrichtigungen gibt es nicht mehr.
