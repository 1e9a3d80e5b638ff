qwinto-title = Qwinto, het kaartspel
qwinto-about = Eén kaart maakt een getal voor iedereen. Noteer het waar dat het beste past, rij na rij.
qwinto-where = nog { $count } op de trekstapel
qwinto-where-solo = { $count ->
    [0] solo, laatste kaarten
   *[other] solo, nog { $count } op de trekstapel
  }
qwinto-colour-o = oranje
qwinto-colour-y = geel
qwinto-colour-p = paars
qwinto-no-colour = geen kleur
qwinto-row = { $row ->
    [o] { qwinto-colour-o }
    [y] { qwinto-colour-y }
   *[p] { qwinto-colour-p }
  }
qwinto-colours = { $colours ->
    [none] { qwinto-no-colour }
    [o] { qwinto-colour-o }
    [y] { qwinto-colour-y }
    [p] { qwinto-colour-p }
    [oy] { qwinto-colour-o } of { qwinto-colour-y }
    [op] { qwinto-colour-o } of { qwinto-colour-p }
    [yp] { qwinto-colour-y } of { qwinto-colour-p }
   *[oyp] { qwinto-colour-o }, { qwinto-colour-y } of { qwinto-colour-p }
  }
qwinto-card-o = de oranje { $value }
qwinto-card-y = de gele { $value }
qwinto-card-p = de paarse { $value }
qwinto-card-g = de grijze { $value }
qwinto-place = { $stack ->
    [tl] linksboven
    [tr] rechtsboven
    [bl] linksonder
   *[br] rechtsonder
  }
qwinto-in = { $number } in { qwinto-colours }

qwinto-played = { $you ->
    [yes] Je legde { $card } op de stapel { qwinto-place }.
   *[no] { $who } legde { $card } op de stapel { qwinto-place }.
  }
qwinto-announced = Het getal is { $number }, in { qwinto-colours }.
qwinto-wrote = { $you ->
    [yes] Je noteerde { $number } in { qwinto-row }.
   *[no] { $who } noteerde { $number } in { qwinto-row }.
  }
qwinto-passed = { $you ->
    [yes] Je paste.
   *[no] { $who } paste.
  }
qwinto-missed = { $you ->
    [yes] Je paste
   *[no] { $who } paste
  }: { $misses ->
    [4] de vierde misworp.
    [one] een misworp.
   *[other] misworp nummer { $misses }.
  }
qwinto-drew = { $you ->
    [yes] Je trok { $card }.
   *[no] { $who } trok { $card }.
  }
qwinto-reshuffled = { $count ->
    [one] De bedekte kaart is geschud en is de nieuwe trekstapel.
   *[other] De { $count } bedekte kaarten zijn geschud en zijn de nieuwe trekstapel.
  }
qwinto-ended = Het potje is afgelopen: { $results }.

qwinto-name-play = Leg { $card } op de stapel { qwinto-place }
qwinto-name-two = Leg { $first } op de stapel { $first_stack ->
    [tl] linksboven
    [tr] rechtsboven
    [bl] linksonder
   *[br] rechtsonder
  }, dan { $second } { $second_stack ->
    [tl] linksboven
    [tr] rechtsboven
    [bl] linksonder
   *[br] rechtsonder
  }
qwinto-name-write = Noteer { $number } in { qwinto-row }, vakje { $place }
qwinto-do-play = Meld { $number }
qwinto-do-both = Speel er twee
qwinto-do-write = Noteer { $number }
qwinto-do-pass = Pas

qwinto-over = Het potje is afgelopen.
qwinto-your-turn = Jouw beurt
qwinto-turn = { $who } speelt een kaart
qwinto-chooses = { $who } kiest een kaart. Iedereen mag het getal noteren.
qwinto-choose = Jouw beurt: kies een kaart, dan een stapel. De kaart en de twee buurkaarten worden opgeteld.
qwinto-choose-place = Waar leg je { $card }? Elke stapel toont het getal dat je daar krijgt.
qwinto-choose-first = Twee kaarten met dezelfde waarde: kies welke als eerste gaat.
qwinto-first = Leg eerst { $card } op een stapel; de andere komt ernaast.
qwinto-second = Eerst komt { $first } { qwinto-place }. Leg nu { $card } ernaast: de laatste kaart telt.
qwinto-aimed = { $cells ->
    [0] Voor { $number } heb je geen vakje: dat is een misworp.
    [one] Voor { $number } heb je één vakje.
   *[other] Voor { $number } heb je { $cells } vakjes.
  }
qwinto-write = { $mine ->
    [yes] Noteer { $number } in { qwinto-colours }. Passen is een misworp.
   *[no] Noteer { $number } in { qwinto-colours } of pas.
  }
qwinto-would-write = { $points ->
    [0] { $number } in { qwinto-row } levert geen punten op.
    [one] { $number } in { qwinto-row } levert één punt op.
   *[other] { $number } in { qwinto-row } levert { $points } punten op.
  }
qwinto-would-write-short = { $points ->
    [one] +1 punt
   *[other] +{ $points } punten
  }
qwinto-stuck = { $mine ->
    [yes] { $misses ->
        [3] { $number } past nergens: je vierde misworp. Het potje is uit.
       *[other] { $number } past nergens: een misworp.
      }
   *[no] { $number } past nergens. Passen kost niets.
  }
qwinto-waiting = Wachten op { $others }.
qwinto-wrote-waiting = { $count ->
    [0] Je noteerde { $number }.
   *[other] Je noteerde { $number }. Wachten op { $others }.
  }
qwinto-passed-waiting = { $count ->
    [0] Je paste.
   *[other] Je paste. Wachten op { $others }.
  }

# $points telt, $shown is hetzelfde getal met een echt minteken
qwinto-points = { $points ->
    [one] { $shown } punt
   *[other] { $shown } punten
  }
qwinto-points-best = { $shown } (record { $best })
qwinto-has-decided = heeft gekozen ✓
qwinto-has-decided-short = klaar ✓
qwinto-enlarge = { $who }: { $numbers ->
    [one] één getal
   *[other] { $numbers } getallen
  }, { $misses ->
    [one] één misworp
   *[other] { $misses } misworpen
  }, { qwinto-points }. Scoreblad vergroten
qwinto-sheet = Jouw scoreblad
qwinto-sheet-of = Het scoreblad van { $who }
qwinto-misthrows = Misworpen
qwinto-misses = { $count ->
    [0] geen misworp
    [one] één misworp
   *[other] { $count } misworpen
  }
qwinto-row-points = { qwinto-row }: { $points }
qwinto-gain = +{ $points }
qwinto-cell-written = { qwinto-row }, vakje { $place }{ $bonus ->
    [yes] , bonusvakje
   *[no] {""}
  }: { $number }
qwinto-cell-decided = { qwinto-row }, vakje { $place }: hier noteer je { $number }
qwinto-cell-would = { qwinto-row }, vakje { $place }{ $bonus ->
    [yes] , bonusvakje
   *[no] {""}
  }: hier zou { $number } kunnen
qwinto-cell-empty = { qwinto-row }, vakje { $place }{ $bonus ->
    [yes] , bonusvakje
   *[no] {""}
  }: leeg
qwinto-cell-legal = { qwinto-row }, vakje { $place }{ $bonus ->
    [yes] , bonusvakje
   *[no] {""}
  }: noteer hier { $number }, { $points ->
    [one] één punt
   *[other] { $points } punten
  }
qwinto-cell-before = Het vorige vakje
qwinto-cell-after = Het volgende vakje

qwinto-stacks = De vier stapels
qwinto-stack = { qwinto-place }: { $card }
qwinto-stack-announces = { qwinto-place }: { $card }. Met { $chosen } wordt het hier { $number } in { qwinto-colours }; { $cells ->
    [0] daar heb je geen vakje voor
    [one] daar heb je één vakje voor
   *[other] daar heb je { $cells } vakjes voor
  }
qwinto-stack-first = { qwinto-place }: { $card }. Leg { $chosen } eerst hier
qwinto-stack-not = { qwinto-place }: { $card }. Hier kan { $chosen } niet
qwinto-hand = { $count ->
    [0] Je hand is leeg
    [one] Je hand, één kaart
   *[other] Je hand, { $count } kaarten
  }
qwinto-chosen = { $card }, gekozen
qwinto-pair = { $card }, mag samen met { $partner }
qwinto-pile = { $count ->
    [one] kaart op de trekstapel
   *[other] kaarten op de trekstapel
  }
qwinto-shuffled = { $count ->
    [0] nog niet opnieuw geschud
    [one] één keer geschud
   *[other] { $count } keer geschud
  }

qwinto-how = Waar de punten vandaan komen
qwinto-rows = Rijen
qwinto-columns = Kolommen
qwinto-how-about = Een rij telt één punt per getal, een volle rij het laatste getal. Een volle kolom van drie telt het getal in het bonusvakje. Een misworp kost vijf punten.
qwinto-best = Jouw record op dit apparaat: { qwinto-points }.
qwinto-new-best = Een nieuw record op dit apparaat: { qwinto-points }!
qwinto-end-rows = Iemand heeft twee rijen vol.
qwinto-end-misthrows = Iemand heeft een vierde misworp aangekruist.
qwinto-end-cards = De laatste kaart is gespeeld.

qwinto-why-announced = Er is al een getal gemeld: noteer het of pas voordat de volgende kaart wordt gespeeld.
qwinto-why-not-active = Alleen wie aan de beurt is, legt een kaart, en dat ben jij nu niet.
qwinto-why-not-held = Je hebt de { $colour ->
    [o] oranje
    [y] gele
    [p] paarse
   *[g] grijze
  } { $value } niet in je hand.
qwinto-why-held-once = Je hebt de { $colour ->
    [o] oranje
    [y] gele
    [p] paarse
   *[g] grijze
  } { $value } maar één keer.
qwinto-why-same-value = Twee kaarten mag je alleen samen spelen als ze dezelfde waarde hebben.
qwinto-why-beside = De tweede kaart komt naast de eerste, nooit op dezelfde stapel of er schuin tegenover.
qwinto-why-no-number = Er is nog geen getal gemeld: eerst moet iemand een kaart leggen.
qwinto-why-decided = Je hebt over dit getal al beslist.
qwinto-why-no-cell = De { $row ->
    [o] oranje
    [y] gele
   *[p] paarse
  } rij heeft geen vakje in kolom { $column }.
qwinto-why-too-low = { $number } kun je niet noteren: alleen 1 tot en met 18.
qwinto-why-grey = Alle drie de kaarten zijn grijs, dus niemand kan dit getal noteren.
qwinto-why-other-row = { $number } mag alleen in { $colours ->
    [o] oranje
    [y] geel
    [p] paars
    [oy] oranje of geel
    [op] oranje of paars
   *[yp] geel of paars
  }, niet in { $row ->
    [o] oranje
    [y] geel
   *[p] paars
  }.
qwinto-why-final = Daar staat al { $number }, en wat genoteerd is, blijft staan.
qwinto-why-in-row = { $number } staat al in de { $row ->
    [o] oranje
    [y] gele
   *[p] paarse
  } rij.
qwinto-why-in-column = { $number } staat al in die kolom.
qwinto-why-smaller = { $number } is kleiner dan de { $other } links ervan; een rij loopt van links naar rechts op.
qwinto-why-larger = { $number } is groter dan de { $other } rechts ervan; een rij loopt van links naar rechts op.
