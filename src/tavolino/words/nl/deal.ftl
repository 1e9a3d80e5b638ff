# Eerlijk uitgedeeld: het zegel aan tafel en de lijst van alle potjes.

news-dealt-without = { $you ->
    [yes] De kaarten zijn zonder jouw getal uitgedeeld.
   *[other] De kaarten zijn zonder het getal van { $who } uitgedeeld.
  }
seal = Eerlijk uitgedeeld: { $state }
seal-holds = het zegel is heel
seal-broken = het zegel is verbroken
seal-open = nog niet gecontroleerd
seal-title = Het zegel op deze kaarten
seal-more = Elke keer dat er op deze server wordt uitgedeeld, staat in een openbare lijst:
seal-check = Potje terugkijken en elke kaart controleren
seal-about-before = De volgende kaarten zijn al verzegeld. Je apparaat onthoudt het zegel en voegt een eigen getal toe, zodat niemand de kaarten kan kiezen.
seal-about-sealed = Het is het zegel dat je vóór het uitdelen zag, en jouw getal zit erin. Na het potje controleert je apparaat elke kaart.
seal-about-proved = Je apparaat heeft het gecontroleerd: het zegel is hetzelfde, jouw getal is gebruikt en elke kaart volgt daaruit.
seal-about-late = Je kwam pas na het uitdelen, dus je apparaat kan er niet voor instaan.
seal-about-without = Deze kaarten zijn uitgedeeld zonder een getal van dit apparaat. Je kunt dus niet weten of de host ze heeft gekozen.
seal-about-again = Dit zijn de kaarten van een eerder potje, opnieuw gespeeld. Ze waren al bekend.
seal-about-fixed = Deze kaarten zijn vooraf vastgelegd en verzegeld, voor iedereen dezelfde. Als de dag of de wedstrijd voorbij is, worden ze onthuld en kun je elke kaart controleren.
seal-about-changed = Het zegel is verwisseld: deze kaarten hebben een ander dan jij te zien kreeg. Misschien heeft iemand de kaarten gekozen.
seal-about-secret = Het geheim past niet bij het zegel dat je vóór het uitdelen te zien kreeg. Misschien heeft iemand de kaarten gekozen.
seal-about-number = Bij het uitdelen is niet het getal gebruikt dat jouw apparaat heeft toegevoegd. Misschien heeft iemand de kaarten gekozen.
seal-about-cards = Dit zijn niet de kaarten die uit het verzegelde geheim volgen. Iemand heeft ze gekozen.
deals = Elke keer uitdelen
deals-about = Elk potje dat hier begon en hoe het afliep, zonder tafels en namen. Elke regel bevat de vingerafdruk van de vorige, zodat niemand er ongemerkt een kan weghalen of veranderen. Download de lijst af en toe: een latere moet hetzelfde beginnen.
deals-download = Downloaden
deals-earlier = Eerdere
deals-whole = Je browser heeft de getoonde regels gecontroleerd: er ontbreekt er geen en er is niets veranderd.
deals-torn = Deze regels passen niet bij elkaar: er is er een weggehaald of veranderd.
deals-none = Hier is nog geen potje begonnen.
deals-begun = Uitgedeeld
deals-ended = Afgelopen
deals-broken-off = Afgebroken
deals-again = Opnieuw gespeeld
deals-fixed = Vooraf vastgelegd
deals-revealed = Onthuld
deals-opened = De lijst begint
check-alone = De kaarten volgen uit het geheim, maar niemand heeft een getal toegevoegd. Dit bewijst dus niet dat niemand ze heeft gekozen.
check-event = Alle kaarten volgen uit het geheim. Ze zijn vooraf vastgelegd, voor iedereen dezelfde: de vingerafdruk stond al in de openbare lijst voordat ermee gespeeld werd.
