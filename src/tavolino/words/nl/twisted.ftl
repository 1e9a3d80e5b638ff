twisted-title = Twisted
twisted-about = Bouw aan de rij, draai kaarten weg en laat de padden aan de anderen.
twisted-where = Ronde { $round } van { $rounds }
twisted-placed = { $you ->
    [yes] Je legde { $card } aan.
   *[no] { $who } legde { $card } aan.
  }
twisted-placed-toad = { $you ->
    [yes] Je legde { $card } aan, een pad.
   *[no] { $who } legde { $card } aan, een pad.
  }
twisted-twisted = { $you ->
    [yes] Je draaide { $twin } weg met { $card }.
   *[no] { $who } draaide { $twin } weg met { $card }.
  }
twisted-row-taken = { $you ->
    [yes] Je nam
   *[no] { $who } nam
  } de rij: { $count ->
    [one] één kaart.
   *[other] { $count } kaarten.
  }
twisted-extra-taken = { $you ->
    [yes] Je nam ook de bovenste kaart van de trekstapel, gedekt.
   *[no] { $who } nam ook de bovenste kaart van de trekstapel, gedekt.
  }
twisted-drawn = { $you ->
    [yes] Je trok { $card }.
   *[no] { $who } trok { $card }.
  }
twisted-round-counted = Ronde { $round } is afgelopen: { $results }.
twisted-round-counted-unseen = Ronde { $round } is afgelopen: { $results }. De gedekte kaarten waren: { $unseen }.
twisted-cards-of = { $you ->
    [yes] jij
   *[no] { $who }
  } { $cards }
twisted-round-dealt = { $you ->
    [yes] Je deelde de kaarten voor ronde { $round }.
   *[no] { $who } deelde de kaarten voor ronde { $round }.
  }
twisted-do-place = Leg { $card } aan
twisted-do-twist = Draai { $twin } weg met { $card }
twisted-do-take = Neem de rij
twisted-over = Het potje is afgelopen.
twisted-both = { $card } past aan de rij en kan ook { $twin } wegdraaien. Wat doe je?
twisted-open = Jouw beurt. Begin een nieuwe rij met een kaart naar keuze.
twisted-your-turn = Jouw beurt: { $ways }.
twisted-place-any = leg { $cards } aan
twisted-twist-with = draai { $twin } weg met { $card }
twisted-stuck = Jouw beurt. Geen van je kaarten past, dus je neemt de rij: { $cost }.
twisted-toad = pad { $card }
twisted-can-place = { $card }, kun je aanleggen
twisted-can-twist = { $card }, draait { $twin } weg
twisted-can-both = { $card }, kun je aanleggen of { $twin } ermee wegdraaien
twisted-cannot = { $card }, kun je nu niet spelen
twisted-cards = { $count ->
    [one] één kaart
   *[other] { $count } kaarten
  }
twisted-row = { $count ->
    [0] De rij is leeg
    [one] De rij, één kaart
   *[other] De rij, { $count } kaarten
  }
twisted-takes-it = { $card } wint hem
twisted-takes = wint { $twin }
twisted-no-row = Nog geen rij
twisted-here = volgende kaart
twisted-opens = nieuwe rij
twisted-pile = { $count ->
    [one] kaart op de trekstapel
   *[other] kaarten op de trekstapel
  }
twisted-points = { $points ->
    [one] { $shown } punt
   *[other] { $shown } punten
  }
twisted-hand = { $count ->
    [one] Je hand, één kaart
   *[other] Je hand, { $count } kaarten
  }
twisted-won = { $count } gewonnen
twisted-lost = { $count } verloren
twisted-total = totaal
twisted-part-won = gewonnen
twisted-part-taken = genomen
twisted-part-toads = padden
twisted-before = vorige rondes
twisted-colours = De kleuren tonen de spiegelkaarten: van de twee is de kleinste blauw en de grootste oranje, zoals 49 en 94. Een kaart draait er altijd een van de andere kleur weg.
twisted-rounds = Punten per ronde
twisted-round = Ronde { $round }
twisted-how = Een gewonnen kaart telt één punt. Een kaart uit een genomen rij kost er één, een pad vijf. De rondes worden opgeteld.
twisted-option-rounds = Rondes
twisted-option-rounds-about = Hoe vaak er wordt gedeeld voordat de punten worden opgeteld.
twisted-option-expert = Variant voor kenners
twisted-option-expert-about = Wie een rij van één kaart neemt, neemt ook de bovenste kaart van de trekstapel, gedekt. Een aanrader met zijn tweeën.

twisted-why-no-row = Er is geen rij om te nemen: leg een kaart en begin een nieuwe.
twisted-why-not-held = Je hebt { $card } niet in je hand.
twisted-why-too-far = { $card } ligt meer dan { $reach } van { $last } af; alleen { $lowest } tot en met { $highest } passen.
twisted-why-toad = { $card } is een pad: die draait niets weg en kan niet worden weggedraaid.
twisted-why-empty-row = De rij is leeg, dus er valt niets weg te draaien: leg een kaart.
twisted-why-no-twin = { $twin }, de spiegelkaart van { $card }, ligt niet in de rij.
