# Nastavení a co se říká o Tavolinu a o tom, co uchovává.

settings-you = Ty
settings-you-about = Ostatní u stolu vidí tvoje jméno, obrázek a barvu.
settings-save = Uložit
settings-saved = Uloženo
settings-avatar = Obrázek
settings-colour = Barva

settings-table = U stolu
settings-sounds = Zvuky
sounds-off = vypnuto
sounds-turn = když jsem na tahu
sounds-on = všechny
settings-vibration = Vibrovat, když jsem na tahu
switch-on = zapnuto
switch-off = vypnuto
settings-bots = Rychlost botů
settings-bots-about = U stolů, které odteď otevřeš.
speed-slow = pomalu
speed-usual = běžně
speed-quick = rychle
speed-none = bez pohybu
settings-motion = Pohyb karet
settings-cards = Karty v ruce
cards-usual = běžná velikost
cards-large = velké
settings-hand = Kterou rukou hraješ?
settings-hand-about = Tlačítka se přesunou na tuhle stranu.
hand-left = levou
hand-right = pravou

settings-devices = Zařízení
settings-devices-about = Tyto prohlížeče a programy hrají pod tvým jménem. Odhlas ty, které nepoužíváš nebo neznáš.
device-this = toto zařízení
device-kind = { $browser }, { $system }
device-browser = Prohlížeč
device-earlier = Dřívější prohlížeč
device-program = Program „{ $name }“
device-seen = Naposledy použito: { $when }
device-play = smí hrát
device-read = smí se jen dívat
device-ends = do { $when }
device-end = Odhlásit
device-end-named = Odhlásit: { $name }
device-end-others = Odhlásit všechna ostatní
device-ended = Odhlášeno: { $name }.
device-others-ended = Všechna ostatní zařízení jsou odhlášená.

settings-page = Tahle stránka
settings-theme = Světlý, nebo tmavý
theme-device = podle zařízení
theme-light = světlý
theme-dark = tmavý
settings-kept = Nastavení zůstává v tomto zařízení; na server jde jen jméno.

avatar-letter = První písmeno
avatar-cup = Hrnek
avatar-cat = Kočka
avatar-bird = Pták
avatar-fish = Ryba
avatar-frog = Žába
avatar-leaf = List
avatar-flower = Květina
avatar-sun = Slunce
avatar-moon = Měsíc
avatar-boat = Loďka
avatar-lamp = Lampa
avatar-key = Klíč
colour-terracotta = Cihlová
colour-slate = Břidlicová modř
colour-olive = Olivová
colour-plum = Švestková
colour-mustard = Hořčicová
colour-ink = Inkoustová

about-what = Tavolino je malý stůl na hry s čísly. Zahraj si hned proti botům, nebo pošli odkaz přátelům. Nikam se nepřihlašuješ a nic se neplatí.
about-deal = Každé rozdání se dá ověřit: po partii ukáže „Ověřit rozdání“, že karty nikdo nevybíral.
about-source = Tavolino { $version } je svobodný software s licencí MIT: smíš ho používat, měnit i předávat dál.
about-licences = Licence částí, které používá
about-contact = Takhle se spojíš s tím, kdo tento server provozuje:

privacy-kept = Server si pamatuje tvoje jméno, dohrané partie, místa u otevřených stolů a u každého tvého zařízení, jaký prohlížeč to je a kdy bylo naposledy použito. Neptá se na e-mail a nic dalšího o tobě neví.
privacy-cookie = Jediný soubor cookie říká serveru, že jsi to zase ty. Žádné další tu nejsou.
privacy-settings = Nastavení, obrázek a barva zůstávají v tvém zařízení. Obrázek a barvu ostatní vidí, dokud jsi u stolu.
privacy-chat = Co říkáš v chatu, se neukládá. Jen když to někdo nahlásí, zůstanou poslední řádky uložené 30 dní.
privacy-matches = Kdo má odkaz na dohranou partii, může se podívat na její záznam.
privacy-delete = Dole na stránce „Moje partie“ si můžeš všechno stáhnout, nebo to navždy smazat.
