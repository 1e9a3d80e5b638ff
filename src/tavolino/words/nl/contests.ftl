# Contests: everybody plays the same deals.

contest-open = Toernooi openen
contest-open-about = Iedereen speelt dezelfde kaarten, dus niemand kan de kaarten de schuld geven.
contest-list = Toernooien
contest-mine-go = Erheen
contest-name = Hoe heet het?
contest-game = Welk spel?
contest-seats = Plekken per tafel
contest-deals = Hoeveel potjes?
contest-form = Wie speelt tegen wie?
contest-form-bots = Ieder alleen met bots
contest-form-bots-about = Wanneer je wilt, met zoveel mensen als je wilt. De bots spelen voor iedereen hetzelfde.
contest-form-rotating = Mensen tegen elkaar
contest-form-rotating-about = In rondes: je treft zoveel mogelijk anderen en zit op elke plek ongeveer even vaak.
contest-level = De bots
contest-ends = Hoe lang?
contest-hours = { $count ->
    [one] Een uur
   *[other] { $count } uur
}
contest-days = { $count ->
    [one] Een dag
   *[other] { $count } dagen
}
contest-decides = Wat beslist?
contest-matchpoints = Matchpunten
contest-matchpoints-about = Hoeveel spelers met jouw kaarten heb je verslagen? Gelijk telt half.
contest-points = Punten
contest-points-about = Hoeveel punten was je beter dan de anderen met jouw kaarten?
contest-listed = Aan iedereen hier laten zien
contest-listed-about = Anders kan alleen wie de link heeft meedoen.

contest-facts = { $count ->
    [one] één potje
   *[other] { $count } potjes
}
contest-until = tot { $time }
contest-over = Afgelopen
contest-people = { $count ->
    [0] Nog niemand
    [one] Eén persoon doet mee
   *[other] { $count } mensen doen mee
}
contest-invite = Anderen uitnodigen
contest-invite-about = Met deze link kan iedereen meedoen.
contest-screen = Uitslag op een groot scherm

contest-join = Meedoen
contest-join-about = Je speelt { $count ->
    [one] één potje
   *[other] { $count } potjes
}. Zonder aanmelden.
contest-play = Potje { $deal } spelen
contest-continue = Terug naar potje { $deal }
contest-to-table = Naar je tafel
contest-back = Terug naar het toernooi
contest-left = { $count ->
    [0] Dit is je laatste
    [one] Hierna nog één
   *[other] Hierna nog { $count }
}
contest-wait = Je doet mee. Het begint als de host start.
contest-wait-round = De volgende ronde begint als alle tafels klaar zijn.
contest-wait-end = Dat was de laatste ronde. De uitslag staat vast als alle tafels klaar zijn.
contest-done = Je hebt alle potjes gespeeld. De uitslag staat vast als het toernooi afloopt.
contest-join-late = Een bot houdt een plek vrij. Doe mee, dan speel je vanaf de volgende ronde.
contest-late = De rondes zijn begonnen en alle plekken zijn bezet. Hier kun je de uitslag volgen.
contest-out = De host heeft je uit dit toernooi gehaald.
contest-leave = Toernooi verlaten
contest-leave-about = Wat je hebt gespeeld, blijft in de uitslag.

contest-host = Jij bent de host
contest-begin = Rondes beginnen
contest-begin-bots = { $count ->
    [0] De tafels komen precies uit.
    [one] Eén bot vult de laatste tafel aan.
   *[other] { $count } bots vullen de tafels aan.
}
contest-next = Nu meteen de volgende ronde
contest-next-about = Potjes die nog bezig zijn, worden afgebroken en tellen voor niemand.
contest-end = Nu afsluiten
contest-end-about = Het eindigt met wat er is gespeeld. Alle kaarten gaan open, en dat is definitief.
contest-longer = Een uur langer
contest-remove-somebody = Iemand eruit halen
contest-replace-somebody = Iemand eruit halen of vervangen
contest-remove = { $name } eruit halen
contest-stand-in = Een bot voor { $name } laten spelen

contest-round = Ronde { $round } van { $deals }
contest-table = Tafel { $number }
contest-table-over = klaar
contest-bot = Een bot

contest-standings = Stand
contest-final = Einduitslag
contest-no-standings = Nog niets te vergelijken. Zodra twee mensen dezelfde kaarten hebben gespeeld, staan ze hier.
contest-place = Plaats
contest-who = Naam
contest-percent = Matchpunten
contest-ahead = Voorsprong
contest-ahead-about = in punten per potje, op wie dezelfde kaarten had
contest-total = Totaal
contest-played = Potjes
contest-unplaced = { $count ->
    [one] Nog iemand heeft te weinig potjes gespeeld voor een plaats: de helft is nodig.
   *[other] Nog { $count } mensen hebben te weinig potjes gespeeld voor een plaats: de helft is nodig.
}
contest-sure = { $level ->
    [certain] Bijna zeker: in meer dan 9 van de 10 van zulke toernooien is de koploper ook echt de sterkste.
    [very] Vrij zeker: in ongeveer { $tenths } van de 10 van zulke toernooien is de koploper ook echt de sterkste.
    [fairly] Waarschijnlijk: in ongeveer { $tenths } van de 10 van zulke toernooien is de koploper ook echt de sterkste.
   *[hardly] Niet zeker: in maar ongeveer { $tenths } van de 10 van zulke toernooien is de koploper ook echt de sterkste.
}
contest-sure-not = Te weinig potjes om geluk en kunde te scheiden. Het moeten er minstens vier zijn.
contest-span = zonder geluk meestal { $low } tot { $high }
contest-span-about = De lijnen laten zien hoeveel geluk er in elke uitslag kan zitten. Waar ze ver overlappen, kan geluk de volgorde hebben bepaald.
contest-somebody = Iemand

contest-compare = Potje voor potje
contest-compare-later = Je ziet elk potje naast elkaar zodra niemand het meer kan spelen.
contest-deal = Potje { $deal }
contest-seat = Plek
contest-score = Punten
contest-sealed = De kaarten lagen vast toen het toernooi werd geopend. Ze staan in de openbare lijst, verzegeld tot het einde.

preview-contest = { $name }: een toernooi { $game }
preview-contest-open = Iedereen speelt { $count ->
    [one] één potje
   *[other] { $count } potjes
} met dezelfde kaarten. Doe mee, zonder aanmelden.
preview-contest-over = Kijk wie het meest uit dezelfde kaarten haalde.

why-no-contest = Dit toernooi bestaat niet.
why-contest-alone = Met één plek is er niemand om tegen te spelen. Kies bots of meer plekken.
why-contest-name = Kies een andere naam voor het toernooi.
why-contest-many = Je hebt al veel toernooien lopen. Sluit er eerst een af.
why-contest-over = Dit toernooi is afgelopen.
why-contest-host = Dat kan alleen de host van het toernooi.
why-contest-removed = De host heeft je uit dit toernooi gehaald.
why-contest-late = De rondes zijn begonnen en alle plekken zijn bezet.
why-contest-full = Dit toernooi zit vol.
why-contest-join = Doe eerst mee aan het toernooi.
why-contest-rounds = In dit toernooi bepalen de rondes wanneer je speelt.
why-contest-done = Je hebt alle potjes gespeeld.
why-contest-begun = De rondes zijn al begonnen.
why-contest-not-begun = De rondes zijn nog niet begonnen.
why-contest-few = Er zijn minstens twee mensen nodig.
why-contest-rounds-long = In rondes is iedereen er tegelijk, dus het duurt hooguit een dag.
why-contest-long = Een toernooi duurt hooguit twee weken.
why-contest-nobody = Zo iemand doet niet mee.
why-contest-no-match = Die speelt nu geen potje.

privacy-contests = Van elk toernooi dat je opent of waaraan je meedoet: je naam, sinds wanneer je meedoet en hoe elk potje afliep. Iedereen in het toernooi ziet dat. Het wordt gewist als de server oude potjes wist.
