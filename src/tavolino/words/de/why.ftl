# Warum etwas nicht geht, egal was gespielt wird. Warum ein Zug nicht erlaubt ist, steht bei den Worten des Spiels.

why-over = Die Partie ist vorbei.
why-not-your-turn = Du bist nicht am Zug.

why-not-seated = Du sitzt nicht an diesem Tisch.
why-no-seat = An diesem Tisch gibt es keinen Platz { $seat }.
why-seat-taken = Dort sitzt { $name }.
why-seat-here = { $name } ist da.
why-nobody-there = Dort sitzt niemand.
why-seen-another-hand = Du hast in dieser Partie schon eine andere Hand gesehen.
why-seen-hands = Wer hier zuschaut, sieht die Handkarten; setz dich deshalb vor der nächsten Partie.
why-link-used = Dieser Link wurde schon benutzt; mach einen neuen.
why-no-link = Das ist kein Platz-Link von uns.
why-call-bot = Nur wer am Tisch sitzt, kann einen Bot holen.
why-remove-bot = Nur wer den Tisch geöffnet hat, kann einen Bot wegschicken.
why-dealt = Die Karten sind ausgeteilt; steuere vor der nächsten Partie etwas bei.
why-start = Die Partie beginnt, wer den Tisch geöffnet hat, oder jemand am Tisch, solange er oder sie nicht da ist.
why-begun = Die Partie hat begonnen.
why-not-begun = Die Partie hat noch nicht begonnen.
why-not-over = Die Partie ist noch nicht vorbei.
why-seat-empty = Platz { $number } ist leer: Dort muss jemand sitzen, oder ein Bot.
why-earlier-decision = Das galt einer früheren Entscheidung.

why-nothing-to-undo = Du hast nichts, was du zurücknehmen könntest.
why-revealed = Die Partie ist vorbei und ihr Geheimnis gezeigt.
why-no-wish = Sonst möchte niemand etwas zurücknehmen.
why-undo-choices = Dein Zug hat schon verändert, was die anderen tun können, also reden sie mit.
why-undo-shown = Du hast dadurch etwas Verdecktes gesehen, also reden die anderen mit.
why-undo-built = Die anderen haben schon darauf aufgebaut, also reden sie mit.
why-undo-acted = Die anderen haben schon gespielt, also reden sie mit.

why-undo-denied = Du hast schon gefragt, und die Antwort war Nein.
why-no-rematch = Niemand hat nach einer weiteren Partie gefragt.
why-change = Das Spiel wechselt, wer den Tisch geöffnet hat, oder jemand am Tisch, solange er oder sie nicht da ist.
why-remove = Nur wer den Tisch geöffnet hat, kann jemanden wegschicken.
why-too-few-seats = Am Tisch sitzen mehr Leute, als dieses Spiel Plätze hätte.

why-no-decision = Du hast gerade nichts zu entscheiden.
why-no-hints = An diesem Tisch gibt es keine Tipps, solange andere mitspielen.

why-no-talk = An diesem Tisch wird nicht geplaudert.
why-talk-seated = Nur wer am Tisch sitzt, kann mitreden.
why-unreadable = Darin ist nichts zu lesen.
why-too-much = Das ist zu viel auf einmal; warte einen Moment.

why-no-room = Für noch einen Tisch ist gerade kein Platz.
why-no-table = Diesen Tisch gibt es nicht.
why-no-record = Diese Aufzeichnung gibt es nicht.
why-no-seat-in-record = In dieser Partie gab es keinen Platz { $seat }.
why-old-rules = Diese Partie wurde nach älteren Regeln gespielt und lässt sich deshalb nicht mehr Zug für Zug zeigen.
why-old-deal = Seit dieser Partie haben sich die Regeln geändert, deshalb lassen sich ihre Karten nicht noch einmal spielen.
why-read-anew = Der Tisch musste neu gelesen werden; versuch es noch einmal.
why-cannot-save = Der Server kann gerade nichts speichern, darum ist nichts geschehen. Versuch es gleich noch einmal.
why-name-empty = Schreib erst einen Namen hin.
why-name-long = Das ist zu lang: Ein Name hat höchstens { $most } Zeichen.
why-name-unreadable = Manche Zeichen in diesem Namen lassen sich hier nicht zeigen. Buchstaben, Ziffern und Emojis gehen.
why-our-fault = Hier ist etwas schiefgegangen; wer diesen Server betreibt, findet es im Protokoll.

why-not-own-browser = Das kann nur ein Browser auf dem Rechner, auf dem Tavolino läuft.
why-no-door = Wo dieser Server zu erreichen ist, wurde beim Start festgelegt. Von hier aus kannst du das nicht ändern.
