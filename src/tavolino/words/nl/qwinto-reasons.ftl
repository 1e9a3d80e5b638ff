# Waarom een zet goed is, voor tips: een of twee hele zinnen.

qwinto-reason-ends = Met { $number } is je tweede rij vol en is het potje uit. Zoals de scorebladen nu zijn, sta je voor (+{ $lead }).
qwinto-reason-row = { $number } maakt je { $row ->
    [o] oranje
    [y] gele
   *[p] paarse
  } rij vol: meteen +{ $points }.
qwinto-reason-column = { $number } maakt een kolom met een bonusvakje vol: meteen +{ $points }.
qwinto-reason-dead = In vakje { $place } van de { $row ->
    [o] oranje
    [y] gele
   *[p] paarse
  } rij zou { $number } { $count ->
    [one] één vakje overlaten dat nooit meer vol komt.
   *[other] { $count } vakjes overlaten die nooit meer vol komen.
  }
qwinto-reason-column-next = Dan staan er twee van de drie getallen: de hele kolom levert +{ $points } op.
qwinto-reason-bonus = { $number } is een hoog getal voor een bonusvakje: is de kolom vol, dan levert die +{ $number } op.
qwinto-reason-last = { $number } staat dan aan het eind van de { $row ->
    [o] oranje
    [y] gele
   *[p] paarse
  } rij: is die vol, dan telt ze { $number }.
qwinto-reason-no-misthrow = Passen zou een misworp zijn (−5).
qwinto-reason-room = In de { $row ->
    [o] oranje
    [y] gele
   *[p] paarse
  } rij is plaats: links van { $number } nog { $left } vrij (mogelijke getallen: { $smaller }), rechts { $right } (mogelijke getallen: { $larger }).
qwinto-reason-room-left = { $number } hoort in de { $row ->
    [o] oranje
    [y] gele
   *[p] paarse
  } rij naar rechts: links ervan nog { $left } vrij (mogelijke getallen: { $smaller }).
qwinto-reason-room-right = { $number } hoort in de { $row ->
    [o] oranje
    [y] gele
   *[p] paarse
  } rij naar links: rechts ervan nog { $right } vrij (mogelijke getallen: { $larger }).
qwinto-reason-snug = { $number } vult een gat van één vakje in de { $row ->
    [o] oranje
    [y] gele
   *[p] paarse
  } rij en neemt geen ander getal plaats af.
qwinto-reason-nowhere = { $number } past nergens op je scoreblad. Passen kost je niets.
qwinto-reason-nowhere-misthrow = { $number } past nergens op je scoreblad, dus het is een misworp (−5).
qwinto-reason-misthrow-ends = Met je vierde misworp is het potje uit. Zoals de scorebladen nu zijn, sta je toch voor (+{ $lead }).
qwinto-reason-misthrow = Een misworp kost je 5, maar het is het minste kwaad.
qwinto-reason-pass = Passen kost je niets.
qwinto-reason-tight = In de { $row ->
    [o] oranje
    [y] gele
   *[p] paarse
  } rij zou { $number } { $side ->
    [left] links
   *[right] rechts
  } weinig ruimte laten: { $cells } vrij, mogelijke getallen: { $numbers }.
qwinto-reason-pass-waits = Passen kost je niets, en het vakje in de { $row ->
    [o] oranje
    [y] gele
   *[p] paarse
  } rij blijft vrij voor een beter getal.
qwinto-reason-no-way = Geen van je kaarten maakt een getal dat op je scoreblad past. Het wordt hoe dan ook een misworp (−5).
qwinto-reason-on-purpose = Het is een misworp (−5), maar je scoreblad blijft vrij voor betere getallen.
qwinto-reason-hurts = { $count ->
    [one] { $number } past op je scoreblad, en { $others } kan het niet noteren.
   *[other] { $number } past op je scoreblad, en { $others } kunnen het niet noteren.
  }
qwinto-reason-avoids = { $number } past op je scoreblad. Van je { $all } mogelijkheden zijn er { $bad } een misworp (−5).
