# Alles außer den Worten der einzelnen Spiele.

home = Startseite
close = Schließen
cancel = Abbrechen
you = Du
score-of = { $you ->
    [yes] du
   *[no] { $who }
  } { $points }
player = Spieler
score = Punkte
your-name = Dein Name
their-name = Name
coming = Wird geladen …
sign-in = Anmelden
program-of = Programm von { $name }
level-program = Programm
reload = Noch einmal versuchen
to-light = Helle Ansicht
to-dark = Dunkle Ansicht
language = Sprache

home-title = Drei Zahlenspiele, ein kleiner Tisch.
home-title-more = Ein paar Spiele, ein kleiner Tisch.
home-about = Spiel sofort gegen richtig gute Bots oder schick deinen Freunden einen Link. Ganz ohne Anmeldung.
home-players = { $fewest }–{ $most } Spieler
home-play = Jetzt spielen
home-dealing = Es wird ausgeteilt …
home-friends = Mit Freunden
home-learn = Lernen
home-rules = Regeln
home-back = Zurück zum Tisch
home-tables = Offene Tische
home-nobody = Hier sitzt noch niemand
home-join = Mitspielen
home-watch = Zuschauen

nowhere = Seite nicht gefunden
nowhere-about = Vielleicht ist die Adresse vertippt oder veraltet. Auf der Startseite findest du alle Tische.
no-table = Diesen Tisch gibt es nicht mehr
no-table-about = Vielleicht ist der Link vertippt, oder alle sind längst gegangen und der Tisch wurde abgeräumt. Frag nach einem neuen Link oder öffne selbst einen Tisch.
signed-out = Du bist hier abgemeldet
signed-out-about = Dieses Gerät wurde in deinen Einstellungen auf einem anderen abgemeldet. Dein Name und dein Platz sind dort noch da; hier kannst du als neuer Gast weiterspielen.
unreachable = Der Server ist gerade nicht zu erreichen. Prüf deine Verbindung und versuch es noch einmal.
reload-about = Lade die Seite neu; nichts von dem, was gespielt wurde, ist verloren.
too-much = Das war ein bisschen zu schnell
no-cookies-title = Cookies sind ausgeschaltet
no-cookies = Dein Browser speichert für diese Seite keine Cookies, deshalb kann dich der Tisch nicht wiedererkennen. Erlaube sie und versuch es noch einmal.
old-page = Diese Seite ist veraltet
old-page-about = Tavolino wurde aktualisiert, während die Seite offen war. Lade sie neu; dein Platz und die Partie bleiben dir erhalten.
seat-link-dead = Dieser Platz-Link funktioniert nicht mehr

lobby = vor der Partie
lobby-welcome = Setz dich und spiel mit, oder bleib und schau zu.
lobby-about = Sobald alle Plätze besetzt sind, kann es losgehen.
lobby-broken-off = Die Regeln dieses Spiels haben sich geändert, deshalb konnte die letzte Partie nicht weitergehen. Was gespielt wurde, bleibt erhalten.
lobby-broken-off-record = Ansehen, wie weit sie kam
lobby-set = { $name }: { $value }
lobby-free = frei
lobby-here = ist da
lobby-bot = Bot, { $level }
lobby-sit = Hier sitzen
lobby-add-bot = Bot hinzufügen
lobby-same-device = Jemand an diesem Gerät
lobby-remove-bot = { $name } wegschicken
lobby-bot-to-add = Neuer Bot
lobby-house-bots = Bots des Hauses
lobby-programs = Programme
lobby-program = { $name }, Programm von { $owner }
call-waiting = { $name } wird gerufen …
call-declined = { $name } hat abgelehnt
call-silent = { $name } hat nicht geantwortet
lobby-start = Partie beginnen
lobby-waiting = Warten auf alle …
lobby-full = Alle Plätze sind besetzt. Sobald die Partie beginnt, kannst du zuschauen.
bot-name = { $name } ({ $level })
level-random = Zufall
level-heuristic = Faustregel
level-instant = Blitz
level-novice = Anfänger
level-casual = Amateur
level-club = Vereinsspieler
level-expert = Könner
level-master = Meister

honest-title = Ehrlich ausgeteilt
honest-about = Die Karten ergeben sich aus einem Geheimnis des Servers und aus dem Zufall, den jeder Browser beisteuert. Diese Zahl legt den Server auf sein Geheimnis fest, bevor jemand etwas beigesteuert hat; nach der Partie wird es gezeigt, und alle können das Austeilen nachprüfen.

invite-title = Freunde einladen
invite-about = Wer diesen Link öffnet, kann sich an den Tisch setzen. Ein Konto braucht niemand.
invite-link = Link zu diesem Tisch
invite-copy = Kopieren
invite-copied = Kopiert
invite-code = Derselbe Link als QR-Code
invite-screen = Gemeinsamen Bildschirm öffnen, für Fernseher oder Tablet

reach-shut-table = Nur dieser Rechner kann diesen Tisch öffnen
reach-shut-link = Nur dieser Rechner kann diesen Link öffnen
reach-shut-about = Tavolino ist nur auf diesem Rechner zu erreichen; ein Link oder QR-Code würde auf den Handys deiner Freunde nicht funktionieren. Möchtest du die anderen Geräte in deinem Netz hereinlassen?
reach-open = Andere hereinlassen
reach-opening = Wird geöffnet …
reach-quick = Dauert zwei Sekunden
reach-quick-about = Dein Tisch bleibt genau so, wie er ist.
reach-home = Bleibt in deinem Netz
reach-home-about = Jedes Gerät in deinem Netz kann Tavolino öffnen. Dein Router hält das Internet draußen.
reach-again = Jederzeit wieder zu
reach-again-about = Auch wenn du Tavolino beendest, geht die Tür zu.
reach-no-door = Tavolino läuft nur für diesen Rechner. Um mit Freunden im Netz zu spielen, beende es und starte
reach-nowhere = Dieser Rechner ist in keinem Netz, also kann ihn niemand erreichen. Verbinde ihn mit dem WLAN deiner Freunde und versuch es noch einmal.
reach-here = Auf diesem Rechner funktioniert der Link:
reach-is-open = Offen für dein Netz
reach-which = Falls es nicht klappt, nimm eine andere Adresse
reach-kind-network = in deinem Netz ({ $interface })
reach-kind-name = leichter zu tippen, aber nicht jedes Handy findet sie
reach-kind-vpn = über das VPN ({ $interface })
reach-kind-container = für Container auf diesem Rechner ({ $interface })
reach-kind-internet = im Internet ({ $interface }): Vielleicht finden dich dort auch andere
reach-kind-link-local = ohne Router ({ $interface })
reach-trouble = Klappt es auf dem Handy nicht?
reach-trouble-about = Beide Geräte müssen im selben Netz sein; Gäste-WLANs trennen sie oft. Falls die Firewall dieses Rechners fragt, lass Tavolino durch.
reach-https = Auf den Handys deiner Freunde geht alles, nur als App installieren lässt sich Tavolino dort nicht: Das erlauben Browser nur über https.
reach-shut = Tür wieder zumachen

# What a chat shows for a link
preview-invitation = { $known ->
    [yes] { $host } lädt dich zu { $game } ein
   *[no] Du bist zu { $game } eingeladen
  }
preview-free = { $count ->
    [0] Alle Plätze sind besetzt, aber du kannst zuschauen.
    [one] Ein Platz ist frei. Ohne Installation, ohne Anmeldung.
   *[other] { $count } Plätze sind frei. Ohne Installation, ohne Anmeldung.
  }
preview-playing = { $game } mit { $names }
preview-result = { $game }: { $result }
preview-watch = Sieh dir die Partie Zug um Zug an und überzeug dich selbst, dass ehrlich ausgeteilt wurde.

open-title = { $game } mit Freunden
open-seats = Spieler
open-friend = Freundin oder Freund
open-bot = Bot: { $level }
open-options = Spieloptionen
open-clock = Uhr
open-clock-about = Ist die Zeit um, wird für diesen Platz ein vernünftiger Zug gemacht.
open-days = Tage pro Zug
open-days-about = Eine langsame Partie: Geh ruhig weg und komm wieder, wenn du dran bist. Wer zwei Züge hintereinander verpasst, für den spielt ein Bot weiter, bis er zurück ist.
open-table = Der Tisch
open-listed = Offen für alle
open-listed-about = Der Tisch steht auf der Startseite. Sonst kommt nur herein, wer den Link hat.
open-chat = Chat
open-chat-about = Kurze Nachrichten und Reaktionen am Tisch.
open-hints = Tipps
open-hints-about = Alle dürfen nach dem besten Zug fragen. Allein mit Bots darfst du es immer.
open-late = Zuschauer sehen die Karten, mit Verzögerung
open-late-about = Wer zuschaut, sieht alle Karten, mit drei Minuten Verzögerung. Sonst nur, was offen liegt.
time-was-up = Die Zeit war um:
late-hands = Die Handkarten aller in der letzten Runde, so wie sie gespielt wurde
open-open = Tisch öffnen
open-opening = Wird geöffnet …

clock = noch { $time }
clock-none = keine Uhr
clock-per-move = Zeit pro Zug
clock-bank = Zeit für die ganze Partie
clock-seconds = Sekunden pro Zug
clock-minutes = Minuten pro Person
clock-increment = Zusätzliche Sekunden pro Zug
clock-days = Tage für jeden Zug
clock-days-each = { $days ->
    [one] ein Tag pro Zug
   *[other] { $days } Tage pro Zug
  }

seat-number = Platz { $number }
seat-awaited = am Zug:
seat-away = nicht da
seat-away-bot = nicht da, ein Bot spielt weiter
turn-of = { $who } ist am Zug.
turn-yours = Du bist dran.
since = Seit deinem Zug:
since-divider = seit deinem letzten Zug
points-of = { $who }: Punkte
round-over = Runde { $round } ist vorbei
round-next = Runde { $round } geben
round-alone = Gleich beginnt die nächste Runde.
round-leads = { $who } führt mit { $points }
round-you-lead = Du führst mit { $points }
round-all = { $points } insgesamt

rules = Regeln
rules-title = Die Regeln (in einem neuen Tab)
clause-open = Was die Regeln sagen (in einem neuen Tab)
clause-name = Regel { $clause }

table-label = Der Tisch: { $game }
hint = Tipp
hint-on = Tipps an
hint-on-title = In jedem deiner Züge bekommst du einen Tipp; klick hier, um das auszuschalten
hint-title = Der beste Zug, gefunden in vielen möglichen Kartenverteilungen
hint-thinking = Denkt nach …
undo = Zug zurück
undo-title = Deinen letzten Zug zurücknehmen
undo-wish = { $who } möchte einen Zug zurücknehmen.
undo-allow = Erlauben
undo-refuse = Ablehnen
taken-back = { $you ->
    [yes] Du hast einen Zug zurückgenommen.
   *[no] { $who } hat einen Zug zurückgenommen.
  }
taken-back-all = { $you ->
    [yes] Du hast einen Zug zurückgenommen und alles, was darauf folgte.
   *[no] { $who } hat einen Zug zurückgenommen und alles, was darauf folgte.
  }
connection-lost = Die Verbindung ist weg. Sie kommt von selbst zurück; nichts geht verloren.
connection-shut = Der Rechner, auf dem der Tisch steht, lässt gerade keine anderen Geräte herein. Dein Platz bleibt dir, und sobald die Tür wieder aufgeht, bist du zurück.

leave = Tisch verlassen
leave-title = Tisch verlassen?
leave-about = Der Link bringt dich zurück.
leave-playing = Ein Bot spielt an deiner Stelle weiter, damit die anderen die Partie beenden können.
leave-keep = Platz behalten, zur Startseite
stay = Bleiben
move-seat = An anderem Gerät weiterspielen
move-about = Öffne diesen Link auf dem anderen Gerät: Dein Platz und deine Karten kommen mit. Er funktioniert nur einmal.
move-link = Link für das andere Gerät
move-done = Dein Platz ist umgezogen
move-done-about = Du spielst jetzt auf dem anderen Gerät. Hier kannst du zuschauen.

take-over = Für { $name } übernehmen
take-over-bot = Bot für { $name } spielen lassen

log = Verlauf
log-open = Verlauf zeigen
log-empty = Noch nichts.
chat = Chat
chat-empty = Noch hat niemand etwas gesagt.
chat-say = Sag etwas
chat-send = Senden
sounds = Töne
chat-mute = { $name } stummschalten
reactions = Reaktionen
sign-well-done = Gut gemacht!
sign-bravo = Bravo!
sign-laugh = Haha!
sign-oh = Oh!
sign-alas = Schade …
sign-hooray = Hurra!
watchers = { $count ->
    [0] {""}
    [one] Jemand schaut zu.
   *[other] { $count } Leute schauen zu.
  }

curtain-title = { $name } ist dran
curtain-about = Gib das Gerät an { $name } weiter. Alle anderen schauen weg.
curtain-open = Ich bin { $name }

screen-title = Bildschirm für alle
screen-about = Hier sind keine verdeckten Karten zu sehen. Öffnet den Link auf euren Handys: Dort habt ihr eure Karten.

end-won = { $count ->
    [one] { $names } hat gewonnen
   *[other] { $names } teilen sich den Sieg
  }
end-you-won = Du hast gewonnen!
end-solo = { $points ->
    [one] { $shown } Punkt
   *[other] { $shown } Punkte
  }
end-look = Zurück zum Tisch
end-reopen = Ergebnis zeigen
again = Noch einmal spielen

share = Teilen
share-copied = Link kopiert
share-link = Link zu diesem Moment

replay = Wiederholung
replay-title = { $game }: Wiederholung
replay-dealt = Die Karten sind ausgeteilt.
replay-hands = Alle Handkarten
replay-steps = Schritte
replay-first = Zum Anfang
replay-back = Einen Schritt zurück
replay-play = Abspielen
replay-pause = Anhalten
replay-next = Einen Schritt weiter
replay-last = Zum Ende
replay-step = Stand der Partie
replay-at = { $step } / { $steps }
replay-speed = Tempo
replay-times = { $speed }×
replay-seat = Wessen Karten zu sehen sind
replay-all = Alle Karten offen
replay-as = Wie { $name } es sah
coach-ask = Coach fragen
my-play = Mein Spiel
replay-continue = Von hier weiterspielen
replay-again = Diese Karten spielen
replay-download = Speichern
replay-rehearsed = { $actions ->
    [0] Hier hat jemand mit bekannten Karten noch einmal gespielt. Sie waren kein Geheimnis, deshalb zählt es nicht.
    [one] Hier hat jemand eine bekannte Partie nach dem ersten Zug weitergespielt. Die Karten waren kein Geheimnis, deshalb zählt es nicht.
   *[other] Hier hat jemand eine bekannte Partie nach { $actions } Zügen weitergespielt. Die Karten waren kein Geheimnis, deshalb zählt es nicht.
  }
no-record = Partie nicht gefunden
no-record-about = Vielleicht ist der Link vertippt, oder die Partie wurde nie zu Ende gespielt.
record-broken-off = Diese Partie wurde abgebrochen: Die Regeln des Spiels hatten sich geändert.
record-broken-off-long = Diese Partie wurde abgebrochen: Sie hatte zu lange gedauert.
rehearsed = bekannte Karten

rehearse-here-title = Von hier weiterspielen
rehearse-here-about = Dieselben Karten, dieselben Züge bis hierher. Ab jetzt spielst du für einen Platz, und Bots für die anderen.
rehearse-start-title = Diese Karten spielen
rehearse-start-about = Dieselben Karten von Anfang an. Du spielst für einen Platz, und Bots für die anderen.
rehearse-known = Die Karten dieser Partie kennt inzwischen jeder. Was du spielst, trägt deshalb den Vermerk „bekannte Karten“ und zählt nicht.
rehearse-seat = Dein Platz
rehearse-level = Stärke der Bots
rehearse-play = Spielen

check = Austeilen prüfen
check-title = Wurde ehrlich ausgeteilt?
check-working = Wird berechnet …
check-here = Von deinem Browser berechnet
check-there = Vom Server geprüft
check-here-about = Dein Browser berechnet die Karten aus den Zahlen der Aufzeichnung, nach dem veröffentlichten Verfahren, und vergleicht sie mit jeder Karte der Wiederholung.
check-there-about = Nur der Server kennt die Regeln, deshalb prüft er, ob jeder Zug erlaubt war.
check-commitment = Das Geheimnis passt zu der Zahl, die vor dem Austeilen gezeigt wurde.
check-commitment-bad = Das Geheimnis passt nicht zu der Zahl, die vor dem Austeilen gezeigt wurde.
check-seed = Der Startwert folgt aus dem Geheimnis und aus dem, was jeder Platz beigesteuert hat.
check-seed-bad = Aus diesem Geheimnis und diesen Beiträgen folgt kein Startwert.
check-draw = „{ $label }“: Jede Karte und jedes Los kam wie berechnet.
check-draw-bad = „{ $label }“: Das sind nicht die Karten, die aus dem Startwert folgen.
check-actions = { $count ->
    [one] Ein Zug, mit diesen Karten erlaubt, führt zum aufgezeichneten Ergebnis.
   *[other] Alle { $count } Züge sind mit diesen Karten erlaubt und führen zum aufgezeichneten Ergebnis.
  }
check-actions-bad = Der Server stellt fest: { $reason }
check-good = Es wurde ehrlich ausgeteilt.
check-bad = Diese Aufzeichnung stimmt nicht.
check-known = Die Karten folgen aus dem Startwert, aber das Geheimnis war schon bekannt: Es wurde mit denselben Karten noch einmal gespielt.
check-numbers = Die Zahlen
check-compare = Vergleiche die erste Zahl mit der, die du vor dem Austeilen gesehen hast: Nur das verbindet die Aufzeichnung mit deinem Tisch.
check-number-commitment = Vor dem Austeilen gezeigt
check-number-secret = Geheimnis
check-number-added = Beigesteuert von { $name }
check-number-seed = Startwert

rated = Gewertet
profile = Profil
mine = Meine Partien
mine-about = Was { $name } hier gespielt hat. Sonst sieht diese Liste niemand.
mine-none = Du hast hier noch keine Partie zu Ende gespielt.
mine-none-about = Jede Partie, die du von jetzt an zu Ende spielst, erscheint hier, mit Wiederholung.
mine-figures = Bisher
mine-matches = { $count ->
    [one] Eine Partie
   *[other] { $count } Partien
  }
mine-wins = { $count ->
    [0] noch nicht gewonnen
    [one] einmal gewonnen
   *[other] { $count }-mal gewonnen
  }
mine-against = { $wins } von { $count } gewonnen
mine-places = Platzierungen
mine-place = { $place }.
mine-alone = { $count ->
    [one] Einmal solo, { $best } Punkte
   *[other] { $count }-mal solo, Rekord { $best } Punkte
  }
mine-list = Partien
mine-own-place = Deine Platzierung
mine-own-score = Deine Punkte
mine-known = bekannte Karten
mine-data = Was über dich gespeichert ist
mine-data-about = Dein Name, deine Geräte, deine Partien und was dazugehört. Keine Adresse, keine E-Mail. Genaueres:
mine-export = Meine Daten herunterladen
mine-forget = Alles löschen
mine-forget-title = Alles löschen?
mine-forget-gone = Dein Name, diese Liste und alles, was sich dieser Browser gemerkt hat, werden endgültig gelöscht. Du verlässt jeden Tisch; wo eine Partie weitergeht, spielt ein Bot für dich.
mine-forget-stays = Die Aufzeichnungen deiner Partien bleiben, denn sie gehören auch den anderen. Dein Platz darin hat keinen Namen mehr, und nichts führt von ihnen zu dir.
mine-forget-do = Ja, alles löschen
mine-forgotten = Alles ist gelöscht
mine-forgotten-about = Der Server kennt dich nicht mehr. Wenn du wieder spielst, fängst du neu an.

keys = Tasten
keys-arrows = von Karte zu Karte, von Feld zu Feld
keys-enter = spielen, was gerade gewählt ist
keys-tab = weiter zum nächsten Knopf
keys-hint = Tipp
keys-undo = zurücknehmen
keys-log = Verlauf zeigen oder verbergen
keys-escape = Fenster oder Tipp schließen, Auswahl aufheben
keys-help = diese Liste
keys-mouse = Mit der Maus oder dem Finger: klicken oder ziehen. Geht eine Karte gerade nicht, erfährst du beim Versuch, warum.

level-coming = { $level }, in etwa { $seconds } s bereit
levels-coming = Stärkere Bots sind in etwa { $seconds } s bereit. Bis dahin spielst du auf dieser Stufe: { $level }.

banned = Du kommst hier nicht hinein
banned-about = Wer diesen Server betreibt, hat dich gesperrt.
notice-from = Vom Betreiber dieses Servers
notice-hide = Ausblenden
notice-stops = { $minutes ->
    [one] Dieser Server hält in etwa einer Minute an. Neues kann jetzt nicht beginnen; dein Tisch wartet danach auf dich.
   *[other] Dieser Server hält in etwa { $minutes } Minuten an, oder sobald keine Partie mehr läuft. Neues kann jetzt nicht beginnen; dein Tisch wartet danach auf dich.
  }
person-menu = Mehr zu { $name }
