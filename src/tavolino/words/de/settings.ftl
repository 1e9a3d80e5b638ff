# Einstellungen, und was über Tavolino und das Gespeicherte gesagt wird.

settings-you = Du
settings-you-about = Die anderen am Tisch sehen deinen Namen, dein Bild und deine Farbe.
settings-save = Speichern
settings-saved = Gespeichert
settings-avatar = Bild
settings-colour = Farbe

settings-table = Am Tisch
settings-sounds = Töne
sounds-off = aus
sounds-turn = wenn ich dran bin
sounds-on = alle
settings-vibration = Vibrieren, wenn ich dran bin
switch-on = an
switch-off = aus
settings-bots = Tempo der Bots
settings-bots-about = An Tischen, die du ab jetzt öffnest.
speed-slow = langsam
speed-usual = mittel
speed-quick = schnell
speed-none = keine
settings-motion = Kartenbewegungen
settings-cards = Karten auf der Hand
cards-usual = normal groß
cards-large = groß
settings-hand = Mit welcher Hand spielst du?
settings-hand-about = Die Knöpfe rücken auf diese Seite.
hand-left = links
hand-right = rechts

settings-devices = Geräte
settings-devices-about = Diese Browser und Programme spielen als du. Melde ab, was du nicht mehr benutzt oder nicht kennst.
device-this = dieses Gerät
device-kind = { $browser } auf { $system }
device-browser = Ein Browser
device-earlier = Ein Browser von früher
device-program = Programm: { $name }
device-seen = Zuletzt benutzt: { $when }
device-play = darf spielen
device-read = darf nur zusehen
device-ends = bis { $when }
device-end = Abmelden
device-end-named = { $name } abmelden
device-end-others = Alle anderen abmelden
device-ended = { $name } ist abgemeldet.
device-others-ended = Alle anderen Geräte sind abgemeldet.

settings-page = Diese Seite
settings-theme = Hell oder dunkel
theme-device = wie das Gerät
theme-light = hell
theme-dark = dunkel
settings-kept = Deine Einstellungen bleiben auf diesem Gerät; nur dein Name geht zum Server.

avatar-letter = Anfangsbuchstabe
avatar-cup = Tasse
avatar-cat = Katze
avatar-bird = Vogel
avatar-fish = Fisch
avatar-frog = Frosch
avatar-leaf = Blatt
avatar-flower = Blume
avatar-sun = Sonne
avatar-moon = Mond
avatar-boat = Boot
avatar-lamp = Lampe
avatar-key = Schlüssel
colour-terracotta = Ziegelrot
colour-slate = Schieferblau
colour-olive = Oliv
colour-plum = Pflaume
colour-mustard = Senf
colour-ink = Tinte

about-what = Tavolino ist ein kleiner Tisch für Zahlenspiele. Spiel gleich gegen Bots oder schick deinen Freunden einen Link. Du musst dich nirgends anmelden und nichts bezahlen.
about-deal = Jedes Austeilen lässt sich nachprüfen: Nach einer Partie zeigt „Austeilen prüfen“, dass niemand die Karten ausgesucht hat.
about-source = Tavolino { $version } ist freie Software unter der MIT-Lizenz: Du darfst es benutzen, ändern und weitergeben.
about-licences = Lizenzen der Teile, die es benutzt
about-contact = So erreichst du die Person, die diesen Server betreibt:

privacy-kept = Der Server speichert deinen Namen, deine beendeten Partien, deine Plätze an offenen Tischen und zu jedem deiner Geräte, welcher Browser es ist und wann du es zuletzt benutzt hast. Er fragt nach keiner E-Mail-Adresse und weiß sonst nichts von dir.
privacy-cookie = Ein Cookie sagt dem Server, dass du es wieder bist. Andere gibt es nicht.
privacy-settings = Deine Einstellungen, dein Bild und deine Farbe bleiben auf deinem Gerät. Bild und Farbe sehen die anderen, solange du an einem Tisch bist.
privacy-chat = Was du im Chat sagst, wird nicht gespeichert. Nur wenn jemand es meldet, werden die letzten Zeilen 30 Tage lang aufbewahrt.
privacy-matches = Wer den Link zu einer beendeten Partie hat, kann sie sich noch einmal ansehen.
privacy-delete = Unten auf der Seite „Meine Partien“ kannst du alles herunterladen oder endgültig löschen.
