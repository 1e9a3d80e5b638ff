# Alles behalve de woorden van de spellen zelf.

home = Startpagina
close = Sluiten
cancel = Annuleren
you = Jij
score-of = { $you ->
    [yes] jij
   *[no] { $who }
  } { $points }
player = Speler
score = Punten
your-name = Jouw naam
their-name = Naam
coming = Laden…
sign-in = Inloggen
program-of = programma van { $name }
level-program = programma
reload = Opnieuw proberen
to-light = Lichte weergave
to-dark = Donkere weergave
language = Taal

home-title = Drie getallenspellen, één tafeltje.
home-title-more = Een paar spellen, één tafeltje.
home-about = Speel meteen tegen bots die echt goed zijn, of stuur je vrienden een link. Je hoeft je nergens aan te melden.
home-players = { $fewest }–{ $most } spelers
home-play = Nu spelen
home-dealing = Uitdelen…
home-friends = Met vrienden
home-learn = Leren spelen
home-rules = Spelregels
home-back = Terug naar de tafel
home-tables = Open tafels
home-nobody = Hier zit nog niemand
home-join = Meespelen
home-watch = Kijken

nowhere = Pagina niet gevonden
nowhere-about = Misschien zit er een typefout in het adres, of is het verouderd. Op de startpagina vind je alle tafels.
no-table = Deze tafel is er niet meer
no-table-about = Misschien zit er een typefout in de link, of is iedereen allang weg en is de tafel opgeruimd. Vraag om een nieuwe link, of open zelf een tafel.
signed-out = Je bent hier afgemeld
signed-out-about = Dit apparaat is in je instellingen op een ander apparaat afgemeld. Daar zijn je naam en je plek er nog; hier kun je verder als nieuwe gast.
unreachable = De server is nu niet bereikbaar. Controleer je verbinding en probeer het opnieuw.
reload-about = Laad de pagina opnieuw; niets van wat er gespeeld is, gaat verloren.
too-much = Dat ging een beetje te snel
no-cookies-title = Cookies staan uit
no-cookies = Je browser bewaart geen cookies voor deze pagina, dus de tafel kan je niet herkennen. Sta ze toe en probeer het opnieuw.
old-page = Deze pagina is verouderd
old-page-about = Tavolino is bijgewerkt terwijl je het hier open had. Laad de pagina opnieuw; je plek en het potje blijven bewaard.
seat-link-dead = Deze link werkt niet meer

lobby = vóór het potje
lobby-welcome = Ga zitten en speel mee, of blijf kijken.
lobby-about = Zodra alle plekken bezet zijn, kan het potje beginnen.
lobby-broken-off = De regels van dit spel zijn veranderd, dus het laatste potje kon niet verder. Wat er gespeeld is, blijft bewaard.
lobby-broken-off-record = Bekijken hoe ver het kwam
lobby-set = { $name }: { $value }
lobby-free = vrij
lobby-here = is er
lobby-bot = bot ({ $level })
lobby-sit = Hier zitten
lobby-add-bot = Bot toevoegen
lobby-same-device = Iemand op dit apparaat
lobby-remove-bot = { $name } wegsturen
lobby-bot-to-add = Bot om toe te voegen
lobby-house-bots = Bots van het huis
lobby-programs = Programma’s
lobby-program = { $name }, programma van { $owner }
call-waiting = { $name } wordt geroepen …
call-declined = { $name } heeft bedankt
call-silent = { $name } gaf geen antwoord
lobby-start = Potje beginnen
lobby-waiting = Wachten op iedereen…
lobby-full = Alle plekken zijn bezet. Zodra het potje begint, kun je kijken.
bot-name = { $name } ({ $level })
level-random = willekeurig
level-heuristic = vuistregel
level-instant = bliksem
level-novice = beginner
level-casual = amateur
level-club = clubspeler
level-expert = kenner
level-master = meester

honest-title = Eerlijk uitgedeeld
honest-about = De kaarten volgen uit een geheim van de server en uit toeval dat elke browser toevoegt. Dit getal legt het geheim van de server vast voordat iemand iets heeft toegevoegd; na het potje wordt het geheim getoond en kan iedereen nagaan of er eerlijk is uitgedeeld.

invite-title = Vrienden uitnodigen
invite-about = Wie deze link opent, kan aanschuiven. Een account is niet nodig.
invite-link = Link naar deze tafel
invite-copy = Kopiëren
invite-copied = Gekopieerd
invite-code = Dezelfde link als QR-code
invite-screen = Gedeeld scherm openen, voor tv of tablet

reach-shut-table = Alleen deze computer kan deze tafel openen
reach-shut-link = Alleen deze computer kan deze link openen
reach-shut-about = Tavolino is alleen op deze computer te bereiken, dus een link of QR-code werkt niet op de telefoons van je vrienden. Wil je de andere apparaten in je netwerk binnenlaten?
reach-open = Anderen binnenlaten
reach-opening = Openen…
reach-quick = Duurt twee seconden
reach-quick-about = Je tafel blijft precies zoals hij is.
reach-home = Blijft in je netwerk
reach-home-about = Elk apparaat in je netwerk kan Tavolino openen. Je router houdt het internet buiten.
reach-again = Weer dicht wanneer je wilt
reach-again-about = Als je Tavolino afsluit, gaat de deur ook dicht.
reach-no-door = Tavolino is alleen voor deze computer gestart. Wil je met vrienden in je netwerk spelen, sluit het dan af en start
reach-nowhere = Deze computer is met geen enkel netwerk verbonden, dus niemand kan hem bereiken. Verbind hem met de wifi van je vrienden en probeer het opnieuw.
reach-here = Op deze computer werkt de link:
reach-is-open = Open voor je netwerk
reach-which = Lukt het niet? Probeer een ander adres
reach-kind-network = in je netwerk ({ $interface })
reach-kind-name = makkelijker te typen, maar niet elke telefoon kan het vinden
reach-kind-vpn = via de VPN ({ $interface })
reach-kind-container = voor containers op deze computer ({ $interface })
reach-kind-internet = op het internet ({ $interface }): anderen kunnen het misschien ook vinden
reach-kind-link-local = zonder router ({ $interface })
reach-trouble = Lukt het niet op een telefoon?
reach-trouble-about = Beide apparaten moeten op hetzelfde netwerk zitten; een gastnetwerk houdt ze vaak gescheiden. Vraagt de firewall van deze computer om toestemming, laat Tavolino dan door.
reach-https = Op de telefoons van je vrienden werkt alles, alleen kun je Tavolino er niet als app installeren: dat staan browsers alleen via https toe.
reach-shut = Deur weer dichtdoen

# What a chat shows for a link
preview-invitation = { $known ->
    [yes] { $host } nodigt je uit voor { $game }
   *[no] Je bent uitgenodigd voor { $game }
  }
preview-free = { $count ->
    [0] Alle plekken zijn bezet, maar je kunt meekijken.
    [one] Er is één plek vrij. Niets installeren, niet aanmelden.
   *[other] Er zijn { $count } plekken vrij. Niets installeren, niet aanmelden.
  }
preview-playing = { $game } met { $names }
preview-result = { $game }: { $result }
preview-watch = Bekijk het potje zet voor zet en ga zelf na dat er eerlijk is uitgedeeld.

open-title = { $game } met vrienden
open-seats = Spelers
open-friend = vriend of vriendin
open-bot = bot ({ $level })
open-options = Spelopties
open-clock = Klok
open-clock-about = Is de tijd om, dan wordt er voor die speler een verstandige zet gedaan.
open-days = Dagen per zet
open-days-about = Een langzaam potje: ga gerust weg en kom terug als je aan de beurt bent. Wie twee zetten achter elkaar mist, wordt door een bot vervangen tot hij terug is.
open-table = De tafel
open-listed = Open voor iedereen
open-listed-about = De tafel staat op de startpagina. Anders kan alleen wie de link heeft, meedoen.
open-chat = Chat
open-chat-about = Korte berichtjes en reacties aan tafel.
open-hints = Tips
open-hints-about = Iedereen mag om de beste zet vragen. Speel je alleen met bots, dan mag dat altijd.
open-late = Kijkers zien de kaarten, met vertraging
open-late-about = Wie meekijkt, ziet alle kaarten, met drie minuten vertraging. Anders alleen wat open ligt.
time-was-up = De tijd was om:
late-hands = Ieders hand in de vorige ronde, zoals die gespeeld is
open-open = Tafel openen
open-opening = Openen…

clock = nog { $time }
clock-none = geen klok
clock-per-move = tijd per zet
clock-bank = tijd voor het hele potje
clock-seconds = Seconden per zet
clock-minutes = Minuten per speler
clock-increment = Extra seconden per zet
clock-days = dagen voor elke zet
clock-days-each = { $days ->
    [one] één dag per zet
   *[other] { $days } dagen per zet
  }

seat-number = Plek { $number }
seat-awaited = aan de beurt:
seat-away = weg
seat-away-bot = weg, een bot speelt verder
turn-of = { $who } is aan de beurt.
turn-yours = Jouw beurt.
since = Na jouw zet:
since-divider = sinds je laatste zet
points-of = { $who }: punten
round-over = Ronde { $round } is afgelopen
round-next = Ronde { $round } delen
round-alone = De volgende ronde begint zo.
round-leads = { $who } staat { $points } voor
round-you-lead = Je staat { $points } voor
round-all = { $points } in totaal

rules = Spelregels
rules-title = De spelregels (in een nieuw tabblad)
clause-open = Wat de regels zeggen (in een nieuw tabblad)
clause-name = Regel { $clause }

table-label = De tafel: { $game }
hint = Tip
hint-on = Tips aan
hint-on-title = In elke beurt krijg je vanzelf een tip; klik om dat uit te zetten
hint-title = De beste zet, gevonden door veel mogelijke verdelingen te bekijken
hint-thinking = Denkt na…
undo = Terugnemen
undo-title = Je laatste zet terugnemen
undo-wish = { $who } wil graag een zet terugnemen.
undo-allow = Toestaan
undo-refuse = Weigeren
taken-back = { $you ->
    [yes] Je nam een zet terug.
   *[no] { $who } nam een zet terug.
  }
taken-back-all = { $you ->
    [yes] Je nam een zet terug, en alles wat erop volgde.
   *[no] { $who } nam een zet terug, en alles wat erop volgde.
  }
connection-lost = De verbinding is weg. Dat herstelt vanzelf; er gaat niets verloren.
connection-shut = De computer waarop de tafel staat, laat geen andere apparaten meer binnen. Je houdt je plek en bent terug zodra de deur weer opengaat.

leave = Verlaten
leave-title = Tafel verlaten?
leave-about = Met de link kom je terug.
leave-playing = Een bot speelt in jouw plaats verder, zodat de anderen het potje kunnen afmaken.
leave-keep = Plek houden en naar de startpagina
stay = Blijven
move-seat = Verder op een ander apparaat
move-about = Open deze link op het andere apparaat: je plek en je kaarten gaan mee. Hij werkt één keer.
move-link = Link voor het andere apparaat
move-done = Je plek is verhuisd
move-done-about = Je speelt nu op het andere apparaat. Hier kun je meekijken.

take-over = Plek van { $name } overnemen
take-over-bot = Bot voor { $name } laten spelen

log = Verloop
log-open = Verloop tonen
log-empty = Nog niets.
chat = Chat
chat-empty = Nog niemand heeft iets gezegd.
chat-say = Zeg iets
chat-send = Versturen
sounds = Geluid
chat-mute = { $name } dempen
reactions = Reacties
sign-well-done = Goed gedaan!
sign-bravo = Bravo!
sign-laugh = Haha!
sign-oh = Oh!
sign-alas = Jammer…
sign-hooray = Hoera!
watchers = { $count ->
    [0] {""}
    [one] Er kijkt iemand mee.
   *[other] Er kijken { $count } mensen mee.
  }

curtain-title = { $name } is aan de beurt
curtain-about = Geef het apparaat aan { $name }. De anderen kijken even weg.
curtain-open = Ik ben { $name }

screen-title = Gedeeld scherm
screen-about = Op dit scherm zie je geen verborgen kaarten. Open de link op je telefoon: daar zie je je kaarten.

end-won = { $count ->
    [one] { $names } wint
   *[other] { $names } delen de overwinning
  }
end-you-won = Jij wint!
end-solo = { $points ->
    [one] { $shown } punt
   *[other] { $shown } punten
  }
end-look = Terug naar de tafel
end-reopen = Uitslag tonen
again = Nog een keer spelen

share = Delen
share-copied = Link gekopieerd
share-link = Link naar dit moment

replay = Terugkijken
replay-title = { $game }: terugkijken
replay-dealt = De kaarten zijn uitgedeeld.
replay-hands = Ieders kaarten
replay-steps = Stappen
replay-first = Naar het begin
replay-back = Een stap terug
replay-play = Afspelen
replay-pause = Pauze
replay-next = Een stap verder
replay-last = Naar het einde
replay-step = Waar je bent in het potje
replay-at = { $step } / { $steps }
replay-speed = Snelheid
replay-times = { $speed }×
replay-seat = Wiens kaarten je ziet
replay-all = Alle kaarten open
replay-as = Zoals { $name } het zag
coach-ask = Vraag de coach
my-play = Mijn spel
replay-continue = Hier verdergaan
replay-again = Deze kaarten spelen
replay-download = Opslaan
replay-rehearsed = { $actions ->
    [0] Hier zijn bekende kaarten nog eens gespeeld. Ze waren geen geheim meer, dus het telt niet mee.
    [one] Hier is verder gespeeld vanuit een bekend potje, na de eerste zet. De kaarten waren geen geheim meer, dus het telt niet mee.
   *[other] Hier is verder gespeeld vanuit een bekend potje, na { $actions } zetten. De kaarten waren geen geheim meer, dus het telt niet mee.
  }
no-record = Potje niet gevonden
no-record-about = Misschien zit er een typefout in de link, of is het potje nooit afgemaakt.
record-broken-off = Dit potje is afgebroken: de regels van het spel waren veranderd.
record-broken-off-long = Dit potje is afgebroken: het duurde te lang.
rehearsed = bekende kaarten

rehearse-here-title = Hier verdergaan
rehearse-here-about = Dezelfde kaarten, dezelfde zetten tot hier. Vanaf nu speel jij op één plek, bots op de andere.
rehearse-start-title = Deze kaarten spelen
rehearse-start-about = Dezelfde kaarten vanaf het begin. Jij speelt op één plek, bots op de andere.
rehearse-known = De kaarten van dit potje zijn intussen openbaar. Wat je speelt, krijgt daarom het label ‘bekende kaarten’ en telt niet mee.
rehearse-seat = Jouw plek
rehearse-level = Niveau van de bots
rehearse-play = Spelen

check = Uitdelen controleren
check-title = Is er eerlijk uitgedeeld?
check-working = Rekenen…
check-here = Berekend door jouw browser
check-there = Gecontroleerd door de server
check-here-about = Je browser berekent de kaarten uit de getallen van de opname, volgens de gepubliceerde methode, en vergelijkt ze met elke kaart die je bij het terugkijken ziet.
check-there-about = Alleen de server kent de regels, dus de server controleert of elke zet mocht.
check-commitment = Het geheim past bij het getal dat vóór het uitdelen te zien was.
check-commitment-bad = Het geheim past niet bij het getal dat vóór het uitdelen te zien was.
check-seed = Het startgetal volgt uit het geheim en wat elke plek heeft toegevoegd.
check-seed-bad = Uit dit geheim en deze bijdragen volgt geen startgetal.
check-draw = ‘{ $label }’: elke kaart en elke loting klopt met de berekening.
check-draw-bad = ‘{ $label }’: dit zijn niet de kaarten die uit het startgetal volgen.
check-actions = { $count ->
    [one] Eén zet, toegestaan met deze kaarten, leidt tot de vastgelegde uitslag.
   *[other] Alle { $count } zetten zijn toegestaan met deze kaarten en leiden tot de vastgelegde uitslag.
  }
check-actions-bad = De server meldt: { $reason }
check-good = Er is eerlijk uitgedeeld.
check-bad = Deze opname klopt niet.
check-known = De kaarten volgen uit het startgetal, maar het geheim was al bekend: er is met bekende kaarten gespeeld.
check-numbers = De getallen
check-compare = Vergelijk het eerste getal met het getal dat je vóór het uitdelen zag: alleen dat verbindt de opname met jouw tafel.
check-number-commitment = Getoond vóór het uitdelen
check-number-secret = Geheim
check-number-added = Toegevoegd door { $name }
check-number-seed = Startgetal

rated = Voor rating
profile = Profiel
mine = Mijn potjes
mine-about = Wat { $name } hier heeft gespeeld. Niemand anders ziet deze lijst.
mine-none = Je hebt hier nog geen potje afgemaakt.
mine-none-about = Elk potje dat je vanaf nu uitspeelt, verschijnt hier, en je kunt het terugkijken.
mine-figures = Tot nu toe
mine-matches = { $count ->
    [one] Eén potje
   *[other] { $count } potjes
  }
mine-wins = { $count ->
    [0] nog niet gewonnen
    [one] één keer gewonnen
   *[other] { $count } keer gewonnen
  }
mine-against = { $wins } van de { $count } gewonnen
mine-places = Plaatsen
mine-place = { $place }e
mine-alone = { $count ->
    [one] Eén keer solo, { $best } punten
   *[other] { $count } keer solo, hoogste score { $best } punten
  }
mine-list = Potjes
mine-own-place = Jouw plaats
mine-own-score = Jouw punten
mine-known = bekende kaarten
mine-data = Wat er van je bewaard wordt
mine-data-about = Je naam, je apparaten, je potjes en wat daarbij hoort. Geen adres, geen e-mail. Precies:
mine-export = Mijn gegevens downloaden
mine-forget = Alles wissen
mine-forget-title = Alles wissen?
mine-forget-gone = Je naam, deze lijst en alles wat deze browser onthoudt, worden voorgoed gewist. Je verlaat elke tafel; waar een potje doorgaat, speelt een bot voor je verder.
mine-forget-stays = De opnames van je potjes blijven, want ze zijn ook van de anderen. Jouw plek heeft daarin geen naam meer, en niets erin leidt nog naar jou.
mine-forget-do = Ja, alles wissen
mine-forgotten = Alles is gewist
mine-forgotten-about = De server kent je niet meer. Speel je weer, dan begin je opnieuw.

keys = Toetsen
keys-arrows = van kaart naar kaart, van vakje naar vakje
keys-enter = spelen wat geselecteerd is
keys-tab = naar de volgende knop
keys-hint = tip
keys-undo = terugnemen
keys-log = verloop tonen of verbergen
keys-escape = venster of tip sluiten, keuze wissen
keys-help = deze lijst
keys-mouse = Met de muis of een vinger: klikken of slepen. Een kaart die je niet kunt spelen, zegt waarom als je het probeert.

level-coming = { $level }, over ongeveer { $seconds } s klaar
levels-coming = Sterkere bots zijn over ongeveer { $seconds } s klaar. Nu speel je op dit niveau: { $level }.

banned = Je kunt niet naar binnen
banned-about = De beheerder van deze server heeft je geblokkeerd.
notice-from = Van de beheerder van deze server
notice-hide = Verbergen
notice-stops = { $minutes ->
    [one] Deze server stopt over ongeveer een minuut. Er kan nu niets nieuws beginnen; je tafel wacht daarna op je.
   *[other] Deze server stopt over ongeveer { $minutes } minuten, of zodra er geen potje meer bezig is. Er kan nu niets nieuws beginnen; je tafel wacht daarna op je.
  }
person-menu = Meer over { $name }
