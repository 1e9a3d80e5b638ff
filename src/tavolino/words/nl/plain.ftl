# De tafel van spellen die er op de pagina geen eigen hebben.

plain-where = Eenvoudige tafel
plain-your-turn = Jouw beurt: kies een kaart of een knop.
plain-over = Het potje is afgelopen.
plain-cannot = { $card }, nu niet
plain-hidden = { $count ->
    [one] één gedekte kaart
   *[other] { $count } gedekte kaarten
}
plain-empty = niets
plain-middle = Het midden van de tafel
plain-own = Jouw kant
plain-ended = Zo liep het af: { $reason }.
plain-check = Welke kaarten uit het startgetal volgen, kan deze pagina bij dit spel niet berekenen. De controle hieronder neemt dat mee, net als ‘tavolino verify’ op elke computer die het spel heeft.
