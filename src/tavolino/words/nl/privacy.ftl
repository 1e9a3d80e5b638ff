privacy-short = Tavolino bewaart alleen wat nodig is om te spelen. Er is geen account, geen wachtwoord en geen e-mailadres.
privacy-kept = Wat de server bewaart
privacy-person = Je naam, een willekeurig nummer dat voor jou staat en wanneer je er voor het eerst was. Eén cookie bevat dat nummer en een nummer voor je apparaat, met een handtekening, zodat de server je herkent. Je naam staat er niet in. De cookie blijft een jaar geldig en andere zijn er niet.
privacy-device = Van elk van je apparaten: de browser, het systeem en, op het uur nauwkeurig, wanneer het voor het eerst en voor het laatst is gebruikt.
privacy-tables = Van elke tafel die je opent of waaraan je zit: je naam, wat je daar doet en wanneer.
privacy-records = Van elk uitgespeeld potje: de namen, de kaarten, elke zet met de tijd en de uitslag.
privacy-deals = [Een openbare lijst](/deals) van elke keer uitdelen: het spel, de tijd en een controlegetal. Er staan geen namen in. Was de tafel voor iedereen open, dan leidt de lijst ook naar het potje.
privacy-not-kept = Wat hij niet bewaart
privacy-chat = Wat je in de chat zegt. Het staat een tijdje in het geheugen. Alleen als iemand het meldt, worden de laatste regels 30 dagen bewaard.
privacy-address = Je IP-adres. Het staat een tijdje in het geheugen, zodat niemand de hele server bezet, maar wordt niet opgeslagen en komt in geen logboek. Heeft de beheerder een ander programma vóór Tavolino gezet, dan kan dat een eigen logboek bijhouden.
privacy-settings = Je instellingen, afbeelding en kleur. Die blijven op je apparaat. De anderen zien afbeelding en kleur zolang je aan een tafel zit.
privacy-tracking = Er gaat niets naar anderen. Er zijn geen advertenties en geen trackers, en de pagina laadt niets van andere servers.
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
privacy-seen = Wie wat ziet
privacy-others = Aan een tafel ziet iedereen je naam, en met de link kan iedereen binnenkomen. Tafels die voor iedereen open zijn, staan met de namen van de spelers op de startpagina.
privacy-links = Met de link naar een uitgespeeld potje kan iedereen het terugkijken. Deel je een link, dan laat de chatapp misschien de namen van de spelers zien.
privacy-host = Degene die deze server beheert, kan alles erop zien, ook de kaarten en de chat.
privacy-yours = Wat je kunt doen
privacy-own = Onder [Mijn potjes](/mine) zie je wat je hebt gespeeld. Onderaan kun je het downloaden, met je naam, je apparaten en de opnames.
privacy-devices = Onder [Instellingen](/settings) zie je je apparaten en kun je ze stuk voor stuk afmelden.
privacy-delete = Onder aan de pagina [Mijn potjes](/mine) kun je ook alles wissen. Je naam en je apparaten zijn dan weg. De uitgespeelde potjes blijven, want ze zijn ook van de anderen, maar zonder je naam.
privacy-backups = In reservekopieën die de beheerder daarvoor heeft gemaakt, staan je gegevens nog.
