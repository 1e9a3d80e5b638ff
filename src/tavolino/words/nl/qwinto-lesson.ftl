qwinto-lesson-play = Het doel: vul je scoreblad met oplopende getallen. Voor een getal leg je een kaart op een van de vier stapels: kies de oranje 4, en dan de stapel met de paarse 5.
qwinto-lesson-write = De kaart en de twee buurkaarten worden opgeteld: 4 + 3 + 3 = 10, voor de oranje of de gele rij. Grijs is geen kleur. Noteer 10 in het gemarkeerde oranje vakje.
qwinto-lesson-two = Iedereen noteert tegelijk: Sara koos geel. Nu is zij aan de beurt, en ze heeft twee enen. Twee kaarten met dezelfde waarde mag je samen spelen, naast elkaar.
qwinto-lesson-rising = Alleen de laatste kaart en de twee buurkaarten tellen: 5, voor alle rijen. Een rij loopt van links naar rechts op, dus noteer 5 links van je 10, in de vijfhoek. Dat is een bonusvakje.
qwinto-lesson-again = Jij bent weer aan de beurt. Leg de gele 1 op de stapel linksboven.
qwinto-lesson-column = Weer 5, voor geel of paars. In een kolom staat een getal nooit twee keer, dus niet onder je andere 5! Noteer het in het paarse bonusvakje.
qwinto-lesson-numbers = Goed gedaan: drie getallen. We bekijken nu een voller scoreblad.
qwinto-lesson-rows = Wat is dit scoreblad waard? Een volle rij telt het laatste getal: geel 16. Andere rijen tellen één punt per getal: oranje 4, paars 6.
qwinto-lesson-columns = Een volle kolom telt het getal in het bonusvakje: 5, 10 en 12. Twee misworpen kosten 10. Samen is dat 43.
qwinto-lesson-misthrow = Wat is een misworp? Leg de grijze −2 op de stapel linksonder en kijk maar.
qwinto-lesson-pass = Het getal is 0, en je kunt alleen 1 tot en met 18 noteren. Je moet passen.
qwinto-lesson-end = Wie de kaart speelt en dan niets noteert, verliest 5 punten. Met twee volle rijen of vier misworpen is het potje afgelopen, en wie de meeste punten heeft, wint. Drie tips: laat ruimte tussen je getallen, houd verschillende kleuren in je hand, en kies getallen die jou passen en de anderen niet.
