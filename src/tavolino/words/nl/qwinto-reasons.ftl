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
    [one] één vakje overlaten waar geen getal meer in past.
   *[other] { $count } vakjes overlaten waar geen getal meer in past.
  }
qwinto-reason-column-next = Dan staan er twee van de drie getallen: de hele kolom levert +{ $points } op.
qwinto-reason-bonus = { $number } is een hoog getal voor een bonusvakje: is de kolom vol, dan levert die +{ $number } op.
qwinto-reason-last = { $number } staat dan aan het eind van de { $row ->
    [o] oranje
    [y] gele
   *[p] paarse
  } rij: is die vol, dan telt hij { $number }.
qwinto-reason-no-misthrow = Passen zou een misworp zijn (−5).
qwinto-reason-room = In de { $row ->
    [o] oranje
    [y] gele
   *[p] paarse
  } rij laat { $number } links { $left ->
    [one] één vakje
   *[other] { $left } vakjes
  } vrij, voor { $smaller ->
    [one] één mogelijk getal
   *[other] { $smaller } mogelijke getallen
  }, en rechts { $right ->
    [one] één vakje
   *[other] { $right } vakjes
  }, voor { $larger ->
    [one] één mogelijk getal
   *[other] { $larger } mogelijke getallen
  }.
qwinto-reason-room-left = In de { $row ->
    [o] oranje
    [y] gele
   *[p] paarse
  } rij laat { $number } links { $left ->
    [one] één vakje
   *[other] { $left } vakjes
  } vrij, voor { $smaller ->
    [one] één mogelijk getal
   *[other] { $smaller } mogelijke getallen
  }.
qwinto-reason-room-right = In de { $row ->
    [o] oranje
    [y] gele
   *[p] paarse
  } rij laat { $number } rechts { $right ->
    [one] één vakje
   *[other] { $right } vakjes
  } vrij, voor { $larger ->
    [one] één mogelijk getal
   *[other] { $larger } mogelijke getallen
  }.
qwinto-reason-snug = { $number } vult een gat van één vakje in de { $row ->
    [o] oranje
    [y] gele
   *[p] paarse
  } rij en neemt dus geen ruimte weg van andere getallen.
qwinto-reason-nowhere = { $number } past nergens op je scoreblad. Passen kost je niets.
qwinto-reason-nowhere-misthrow = { $number } past nergens op je scoreblad, dus het is een misworp (−5).
qwinto-reason-misthrow-ends = Met je vierde misworp is het potje uit. Zoals de scorebladen nu zijn, sta je toch voor (+{ $lead }).
qwinto-reason-misthrow = Een misworp kost je 5, maar dat is het kleinste kwaad.
qwinto-reason-pass = Passen kost je niets.
qwinto-reason-tight = In de { $row ->
    [o] oranje
    [y] gele
   *[p] paarse
  } rij zou { $number } { $side ->
    [left] links
   *[right] rechts
  } weinig ruimte laten: { $cells ->
    [one] één vakje
   *[other] { $cells } vakjes
  }, en { $numbers ->
    [0] er past geen getal.
    [one] er past maar één getal.
   *[other] er passen maar { $numbers } getallen.
  }
qwinto-reason-pass-waits = Passen kost je niets, en het vakje in de { $row ->
    [o] oranje
    [y] gele
   *[p] paarse
  } rij blijft vrij voor een beter getal.
qwinto-reason-no-way = Met geen van je kaarten krijg je een getal dat op je scoreblad past. Het wordt hoe dan ook een misworp (−5).
qwinto-reason-on-purpose = Het is een misworp (−5), maar je scoreblad blijft vrij voor betere getallen.
qwinto-reason-hurts = { $count ->
    [one] { $number } past op je scoreblad, en { $others } kan het niet noteren.
   *[other] { $number } past op je scoreblad, en { $others } kunnen het niet noteren.
  }
qwinto-reason-avoids = { $number } past op je scoreblad. Van je { $all } mogelijkheden { $bad ->
    [one] zou er één
   *[other] zouden er { $bad }
  } een misworp zijn (−5).
