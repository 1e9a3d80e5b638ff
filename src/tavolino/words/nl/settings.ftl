# Instellingen, en wat er over Tavolino en wat het bewaart gezegd wordt.

settings-you = Jij
settings-you-about = De anderen aan tafel zien je naam, je afbeelding en je kleur.
settings-save = Opslaan
settings-saved = Opgeslagen
settings-avatar = Afbeelding
settings-colour = Kleur

settings-table = Aan tafel
settings-sounds = Geluid
sounds-off = uit
sounds-turn = als ik aan de beurt ben
sounds-on = alles
settings-vibration = Trillen als ik aan de beurt ben
switch-on = aan
switch-off = uit
settings-bots = Snelheid van de bots
settings-bots-about = Aan tafels die je vanaf nu opent.
speed-slow = rustig
speed-usual = normaal
speed-quick = snel
speed-none = geen
settings-motion = Bewegende kaarten
settings-cards = Kaarten in je hand
cards-usual = normale grootte
cards-large = groot
settings-hand = Met welke hand speel je?
settings-hand-about = De knoppen gaan naar die kant.
hand-left = links
hand-right = rechts

settings-devices = Apparaten
settings-devices-about = Deze browsers en programma’s spelen onder jouw naam. Meld af wat je niet meer gebruikt of niet kent.
device-this = dit apparaat
device-kind = { $browser } op { $system }
device-browser = Een browser
device-earlier = Een browser van eerder
device-program = Programma: { $name }
device-seen = Laatst gebruikt: { $when }
device-play = mag spelen
device-read = mag alleen kijken
device-ends = tot { $when }
device-end = Afmelden
device-end-named = { $name } afmelden
device-end-others = Alle andere afmelden
device-ended = { $name } is afgemeld.
device-others-ended = Alle andere apparaten zijn afgemeld.

settings-page = Deze pagina
settings-theme = Licht of donker
theme-device = zoals het apparaat
theme-light = licht
theme-dark = donker
settings-kept = Je instellingen blijven op dit apparaat; alleen je naam gaat naar de server.

avatar-letter = Beginletter
avatar-cup = Kopje
avatar-cat = Kat
avatar-bird = Vogel
avatar-fish = Vis
avatar-frog = Kikker
avatar-leaf = Blad
avatar-flower = Bloem
avatar-sun = Zon
avatar-moon = Maan
avatar-boat = Boot
avatar-lamp = Lampje
avatar-key = Sleutel
colour-terracotta = Terracottarood
colour-slate = Leiblauw
colour-olive = Olijfgroen
colour-plum = Pruim
colour-mustard = Mosterd
colour-ink = Inkt

about-what = Tavolino is een kleine tafel voor getallenspellen. Speel meteen tegen bots of stuur je vrienden een link. Je hoeft je nergens aan te melden en niets te betalen.
about-deal = Elke verdeling is te controleren: na een potje laat ‘Uitdelen controleren’ zien dat niemand de kaarten heeft uitgezocht.
about-source = Tavolino { $version } is vrije software onder de MIT-licentie: je mag het gebruiken, veranderen en doorgeven.
about-licences = Licenties van de gebruikte onderdelen
about-contact = Zo bereik je degene die deze server beheert:

privacy-kept = De server bewaart je naam, de potjes die je hebt uitgespeeld, je plekken aan open tafels en van elk van je apparaten welke browser het is en wanneer je het voor het laatst hebt gebruikt. Hij vraagt geen e-mailadres en weet verder niets van je.
privacy-cookie = Eén cookie vertelt de server dat jij het weer bent. Andere zijn er niet.
privacy-settings = Je instellingen, afbeelding en kleur blijven op je apparaat. De anderen zien afbeelding en kleur zolang je aan een tafel zit.
privacy-chat = Wat je in de chat zegt, wordt niet bewaard. Alleen als iemand het meldt, blijven de laatste regels 30 dagen bewaard.
privacy-matches = Met de link naar een uitgespeeld potje kan iedereen het terugkijken.
privacy-delete = Onder aan de pagina ‘Mijn potjes’ kun je alles downloaden of voorgoed wissen.
