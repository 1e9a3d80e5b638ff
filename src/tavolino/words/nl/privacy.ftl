privacy-short = Tavolino bewaart alleen wat nodig is om te spelen. Je hebt geen account nodig, en er is geen wachtwoord en geen e-mailadres.
privacy-kept = Wat de server bewaart
privacy-person = Je naam, een willekeurig nummer dat voor jou staat en wanneer je er voor het eerst was. Eén cookie bevat dat nummer en een nummer voor je apparaat, met een handtekening, zodat de server je herkent. Je naam staat er niet in. De cookie blijft een jaar geldig en andere zijn er niet.
privacy-device = Van elk van je apparaten: de browser, het systeem en, op het uur nauwkeurig, wanneer het voor het eerst en voor het laatst is gebruikt.
privacy-account = Als je je naam houdt: sinds wanneer, de openbare helft van je passkeys met de browser en het systeem waarin ze zijn gemaakt, en van je zes woorden alleen een hash waaruit niemand ze terughaalt. Verder je programma’s, hoe hun tokens heten, en je nummer als gast als je je potjes hebt meegenomen.
privacy-tables = Van elke tafel die je opent of waaraan je zit: je naam, wat je daar doet en wanneer.
privacy-records = Van elk uitgespeeld potje: de namen, de kaarten, elke zet met de tijd en de uitslag.
privacy-daily = Van elk dagpotje dat je probeert: wanneer je begon, aan welke tafel, en je uitslag.
privacy-coach = Van elk potje dat de coach heeft bekeken: wat hij vond. Als je je fouten opnieuw probeert: in welke stellingen, hoe vaak het achter elkaar goed ging en wanneer ze terugkomen.
privacy-circle = De mensen die je hier kent, wie je hebt gevraagd, geblokkeerd of gedempt, je open uitnodigingen en wie jou mag uitnodigen.
privacy-notices = Als je berichten wilt: welke, je stille uren en de adressen waar ze heen gaan.
privacy-deals = [Een openbare lijst](/deals) van elke keer uitdelen: het spel, de tijd en een controlegetal. Er staan geen namen in. Was de tafel voor iedereen open, dan leidt de lijst ook naar het potje.
privacy-not-kept = Wat hij niet bewaart
privacy-chat = Wat je in de chat zegt. Het staat een tijdje in het geheugen. Alleen als iemand het meldt, worden de laatste regels 30 dagen bewaard.
privacy-address = Je IP-adres. Het staat een tijdje in het geheugen, zodat niemand de hele server bezet, maar wordt niet opgeslagen en komt in geen logboek. Heeft de beheerder een ander programma vóór Tavolino gezet, dan kan dat een eigen logboek bijhouden.
privacy-settings = Je instellingen, afbeelding en kleur. Die blijven op je apparaat. De anderen zien afbeelding en kleur zolang je aan een tafel zit.
privacy-tracking = Er gaat niets naar anderen, behalve berichten als je die wilt: naar je browser reizen ze versleuteld, via de dienst van de maker ervan. Er zijn geen advertenties en geen trackers, en de pagina laadt niets van andere servers.
privacy-time = Hoelang
privacy-time-tables =
    Een tafel wordt gesloten als er { $quiet ->
        [one] { $quiet } uur
       *[other] { $quiet } uur
    } niemand is geweest, of { $finished ->
        [one] { $finished } uur
       *[other] { $finished } uur
    } als het potje voorbij is. Alleen uren waarin de server draait, tellen. Wat er is gebeurd, wordt { $log ->
        [one] { $log } dag
       *[other] { $log } dagen
    } later gewist.
privacy-time-records =
    Een uitgespeeld potje wordt na { $records ->
        [one] { $records } dag
       *[other] { $records } dagen
    } gewist.
privacy-time-records-ever = Een uitgespeeld potje blijft bewaard.
privacy-time-people =
    Kom je { $people ->
        [one] { $people } dag
       *[other] { $people } dagen
    } niet terug, dan vergeet de server je, net alsof je alles had gewist.
privacy-time-people-ever = De server onthoudt je tot je alles wist.
privacy-time-account = Je account, je ratings, je dagpotjes en je mensen blijven zolang de server je onthoudt. Een code voor een ander apparaat vervalt na tien minuten, een uitnodiging vanzelf, en een adres voor berichten als je het stopt.
privacy-seen = Wie wat ziet
privacy-others = Aan een tafel ziet iedereen je naam, en met de link kan iedereen binnenkomen. Tafels die voor iedereen open zijn, staan met de namen van de spelers op de startpagina.
privacy-links = Met de link naar een uitgespeeld potje kan iedereen het terugkijken. Deel je een link, dan laat de chatapp misschien de namen van de spelers zien.
privacy-host = Degene die deze server beheert, kan alles erop zien, ook de kaarten en de chat.
privacy-yours = Wat je kunt doen
privacy-own = Onder [Mijn potjes](/mine) zie je wat je hebt gespeeld. Onderaan kun je alles downloaden wat de server over je bewaart.
privacy-devices = Onder [Instellingen](/settings) zie je je apparaten en kun je ze stuk voor stuk afmelden.
privacy-delete = Onder aan de pagina [Mijn potjes](/mine) kun je ook alles wissen. Alles wat hier staat is dan weg, met je account en je programma’s. De uitgespeelde potjes blijven, want ze zijn ook van de anderen, maar zonder je naam.
privacy-backups = In reservekopieën die de beheerder daarvoor heeft gemaakt, staan je gegevens nog.
