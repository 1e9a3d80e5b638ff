upturn-title = Upturn
upturn-about = Raak je stenen kwijt, de getallen op en af, en geef de anderen nieuwe. Nog één steen? Zeg het!
upturn-where-up = ↑ oplopend
upturn-where-down = ↓ aflopend
upturn-where-first = eerste steen

upturn-tile-up = een omhoog-steen
upturn-tile-down = een omlaag-steen
upturn-tile-updown = een omhoog-&-omlaag-steen
upturn-tile-skip1 = een steen ‘1 overslaan’
upturn-tile-skip2 = een steen ‘2 overslaan’
upturn-tile-joker = een Joker
upturn-tile-twin = tweelingsteen { $number }
upturn-tile-penalty = { $number }, een strafsteen

upturn-laid = { $you ->
    [yes] Je legde { $tile }.
   *[no] { $who } legde { $tile }.
  }
upturn-played = { $you ->
    [yes] Je speelde { $tile }.
   *[no] { $who } speelde { $tile }.
  }
upturn-run-opened = { $you ->
    [yes] Je begon een rijtje tot tweelingsteen { $twin }.
   *[no] { $who } begon een rijtje tot tweelingsteen { $twin }.
  }
upturn-line-started = { $you ->
    [yes] Je speelde { $tile }.
   *[no] { $who } speelde { $tile }.
  } Een nieuwe serie gaat { $going ->
    [up] omhoog
   *[down] omlaag
  }; hierna: { $you_next ->
    [yes] jij
   *[no] { $next }
  }.
upturn-line-started-two = { $you ->
    [yes] Je speelde { $tile }.
   *[no] { $who } speelde { $tile }.
  } Een nieuwe serie gaat { $going ->
    [up] omhoog
   *[down] omlaag
  }.
upturn-drawn = { $you ->
    [yes] Je pakte { $tile }.
   *[no] { $who } pakte { $tile }.
  }
upturn-drawn-hidden = { $you ->
    [yes] Je pakte een steen.
   *[no] { $who } pakte een steen.
  }
upturn-given = { $you ->
    [yes] Je gaf { $receiver } { $tile }.
   *[no] { $who } gaf { $you_receiver ->
        [yes] je
       *[no] { $receiver }
      } { $tile }.
  }
upturn-given-hidden = { $you ->
    [yes] Je gaf { $receiver } een steen.
   *[no] { $who } gaf { $you_receiver ->
        [yes] je
       *[no] { $receiver }
      } een steen.
  }
upturn-nothing-drawn = Er was geen steen meer om te pakken.
upturn-kept = { $you ->
    [yes] Je liet de andere stenen in het zakje.
   *[no] { $who } liet de andere stenen in het zakje.
  }
upturn-passed = { $you ->
    [yes] Je paste.
   *[no] { $who } paste.
  }
upturn-called = { $you ->
    [yes] Je zei: Upturn!
   *[no] { $who } zei: Upturn!
  }
upturn-caught = { $you_forgetful ->
    [yes] { $who } betrapte je: je had geen Upturn gezegd. Dat kost 3 stenen.
   *[no] { $you ->
        [yes] Je betrapte
       *[no] { $who } betrapte
    } { $forgetful }: er was geen Upturn gezegd. Dat kost 3 stenen.
  }
upturn-caught-self = { $you ->
    [yes] Je vergat Upturn te zeggen. Dat kost 3 stenen.
   *[no] { $who } vergat Upturn te zeggen. Dat kost 3 stenen.
  }
upturn-refilled = { $count ->
    [one] Eén steen van tafel ging terug in het zakje.
   *[other] { $count } stenen van tafel gingen terug in het zakje.
  }
upturn-ended = Het potje is afgelopen: { $results }.
upturn-left-of = { $you ->
    [yes] jij
   *[no] { $who }
  } ({ upturn-tiles })

upturn-do-lay = Leg { $tile }
upturn-do-add = Leg { $tile } erbij
upturn-do-close = Leg { $twin }
upturn-do-start = Speel { $tile }{ $kind ->
    [up] {""}
    [down] {""}
   *[other] , { $going ->
        [up] omhoog
       *[down] omlaag
    }
  }{ $sides ->
    [left] , daarna je linkerbuur
    [right] , daarna je rechterbuur
   *[none] {""}
  }
upturn-do-skip = Speel { $tile }
upturn-do-stop = Geen extra steen
upturn-do-draw = Pak een steen
upturn-do-pass = Pas
upturn-do-keep = Geef er geen meer
upturn-do-call = Zeg Upturn

upturn-call = Upturn!
upturn-next = hierna:
upturn-call-now = zeg het nu
upturn-call-when = als je nog één steen hebt
upturn-catch = Betrapt!
upturn-catch-who = Betrapt! { $who } zei geen Upturn
upturn-give = Geef
upturn-give-who = Geef een steen aan { $who }
upturn-sort = Plankje sorteren
upturn-keys-call = ‘Upturn!’ of ‘Betrapt!’ zeggen als het zover is
upturn-keys-carry = een steen over het plankje verschuiven

upturn-tiles = { $count ->
    [0] geen stenen
    [one] één steen
   *[other] { $count } stenen
  }
upturn-rack = { $count ->
    [0] Je plankje, leeg
    [one] Je plankje, één steen
   *[other] Je plankje, { $count } stenen
  }
upturn-line = { $count ->
    [one] Serie { $number }, één steen
   *[other] Serie { $number }, { $count } stenen
  }
upturn-line-now = { $count ->
    [one] De lopende serie, één steen
   *[other] De lopende serie, { $count } stenen
  }
upturn-can = { $tile }, kun je spelen
upturn-cannot = { $tile }, kun je nu niet spelen
upturn-goes-along = { $tile }, kan erbij
upturn-ends-run = { $tile }, sluit het rijtje
upturn-tag-twin = tweeling
upturn-tag-along = kan erbij

upturn-beat-up = boven
upturn-beat-down = onder
upturn-beat-first = startsteen
upturn-bag = zakje
upturn-bag-draw = pakken
upturn-bag-give = { $count } te geven
upturn-bag-left = { $count ->
    [0] leeg
   *[other] nog { $count }
  }
upturn-refills = { $count ->
    [one] Het zakje is één keer bijgevuld.
   *[other] Het zakje is { $count } keer bijgevuld.
  }
upturn-dry = Er valt niets meer te pakken. Na { $of } keer passen op rij is het potje uit (nu { $count }).

upturn-choose = Je speelt { $tile }. Welke kant op, en wie volgt?
upturn-choose-way = Je speelt { $tile }. Welke kant op?
upturn-go-up = omhoog
upturn-go-down = omlaag
upturn-then = dan { $who }

upturn-over = Het potje is afgelopen.
upturn-one-left = Nog één steen. Zeg het voordat de volgende steen wordt gelegd!
upturn-forgot = { $who } heeft nog één steen en heeft geen Upturn gezegd.
upturn-first = { $can ->
    [yes] Jouw beurt. Leg een getal naast { $number }: met een hoger getal gaat het spel omhoog, met een lager omlaag.
   *[no] Jouw beurt. Alleen een getal kan de eerste steen zijn, en je hebt er geen: pak een steen.
  }
upturn-first-drawn = { $can ->
    [yes] Je hebt een getal gepakt: leg het als eerste steen.
   *[no] Nog steeds geen getal om mee te beginnen. Je moet passen.
  }
upturn-your-turn = Jouw beurt. Leg een getal { $going ->
    [up] boven
   *[down] onder
  } { $number } of een actiesteen, of pak een steen.
upturn-no-number = { $can ->
    [yes]
        Jouw beurt. Je hebt geen getal { $going ->
            [up] boven
           *[down] onder
        } { $number }: speel een actiesteen of pak een steen.
   *[no] Jouw beurt. Je kunt geen van je stenen spelen: pak er een.
  }
upturn-drawn-now = { $can ->
    [yes] Je hebt een steen gepakt. Speel er een, of houd alles en pas.
   *[no] Je hebt een steen gepakt en kunt geen van je stenen spelen. Je moet passen.
  }
upturn-fruitless = { $can ->
    [yes] Er was niets meer te pakken. Speel een steen of pas.
   *[no] Er was niets meer te pakken, en je kunt geen van je stenen spelen. Je moet passen.
  }
upturn-would-twin = { $number } is een tweelingsteen: stenen ertussen mag je erbij leggen, en je deelt er zoveel uit als je legt.
upturn-would-penalty = { $number } is een strafsteen: je mag één steen uitdelen.
upturn-run = { $more ->
    [yes] Je kunt er nog stenen bij leggen.
   *[no] Verder past er niets.
  } Met tweelingsteen { $twin } deel je { $count ->
    [one] één steen uit.
   *[other] { $count } stenen uit.
  }
upturn-owed = { $count ->
    [one] Eén steen om uit te delen. Wie krijgt hem?
   *[other] { $count } stenen om uit te delen. Wie krijgt de eerste?
  }
upturn-offered = Om uit te delen: { $tile }. Wie krijgt hem?
upturn-extra = Met de Joker mag je nog een steen leggen of hier stoppen.
upturn-extra-none = Met de Joker mag je nog een steen leggen, maar geen van je stenen past.
upturn-other-run = { $who } bouwt een rijtje tot tweelingsteen { $twin }.
upturn-other-give = { $count ->
    [one] { $who } mag één steen uitdelen.
   *[other] { $who } mag { $count } stenen uitdelen.
  }
upturn-other-extra = { $who } mag nog een steen leggen.
upturn-other-fruitless = { $who } kon niets meer pakken.

upturn-left = Stenen over
upturn-how = Wie een leeg plankje heeft, wint meteen. Bij de anderen telt hoeveel stenen er over zijn.
upturn-end-empty-rack = Een plankje is leeg: het potje is meteen uit.
upturn-end-blocked = Niemand kon nog pakken of leggen, dus het potje is uit. Wie de minste stenen heeft, wint.

upturn-option-call = ‘Upturn’ zeggen
upturn-option-call-about = Met nog één steen moet je ‘Upturn’ zeggen. Anderen moeten je betrappen: 3 stenen als je het vergeet en iemand het merkt. Streng: 3 stenen telkens als je het vergeet. Automatisch: het wordt voor je gezegd. Na de volgende steen: tot dan kun je het zeggen, en pas dan kun je betrapt worden.
upturn-option-call-caught = anderen moeten je betrappen
upturn-option-call-strict = streng
upturn-option-call-auto = automatisch
upturn-option-call-late = betrappen na de volgende steen
upturn-option-handing = Stenen uitdelen
upturn-option-handing-about = Of je een steen bekijkt voordat je kiest wie hem krijgt.
upturn-option-handing-unseen = ongezien
upturn-option-handing-seen = na het bekijken
upturn-option-numbers = Getallen in het spel
upturn-option-numbers-about = De tachtig getallen uit je eigen doos.
upturn-option-penalties = Strafstenen
upturn-option-penalties-about = De getallen met het symbooltje in je eigen doos.

upturn-why-run-open = Je rijtje is open: leg er passende stenen bij, of sluit het af met de tweelingsteen.
upturn-why-give-first = Deel eerst de stenen uit die je mag geven, of laat ze in het zakje.
upturn-why-after-joker = Na de Joker leg je nog een steen die mag, of je stopt.
upturn-why-wrong-way = { $kind ->
    [up] Met een omhoog-steen kan het niet omlaag.
   *[down] Met een omlaag-steen kan het niet omhoog.
  }
upturn-why-no-run = Er is geen open rijtje om te sluiten.
upturn-why-no-stop = Er valt niets te stoppen: dat kan alleen na een Joker.
upturn-why-none-to-give = Er zijn nu geen stenen uit te delen.
upturn-why-beyond = { $going ->
    [up] Het spel gaat omhoog: { $number } is niet hoger dan { $last }.
   *[down] Het spel gaat omlaag: { $number } is niet lager dan { $last }.
  }
upturn-why-number-first = Zolang er geen eerste getal ligt, kun je geen actiesteen spelen.
upturn-why-last-number = De laatste steen moet een getal zijn; een actiesteen kun je dus niet spelen als het je enige is.
upturn-why-two-players = Met twee spelers heb je links en rechts dezelfde buur: kies links.
upturn-why-add = Erbij leggen kan alleen in een open rijtje, en dat begin je met een tweelingsteen.
upturn-why-own-twin = { $number } is de tweelingsteen van dit rijtje: sluit het rijtje om hem te leggen.
upturn-why-other-twin = { $number } is ook een tweelingsteen, en een rijtje heeft er maar één.
upturn-why-not-between = { $number } ligt niet tussen { $last } en tweelingsteen { $twin }.
upturn-why-hold-number = De eerste steen moet een getal zijn, en je hebt er een: leg het.
upturn-why-drawn = Je hebt al een steen gepakt; dat mag één keer per beurt.
upturn-why-not-drawn = Je kunt pas passen als je een steen hebt gepakt.
upturn-why-opponents = Stenen geef je aan de anderen, nooit aan jezelf.
upturn-why-nobody = Daar zit niemand.
upturn-why-said = In dit potje wordt Upturn automatisch voor iedereen gezegd.
upturn-why-still-time = Er is nog tijd om het te zeggen; betrappen kan pas als de volgende steen is gelegd.
upturn-why-not-due = Upturn zeg je alleen na een beurt waarin je één steen overhield, en tot de volgende steen wordt gelegd.
upturn-why-no-catching = In dit potje hoeft niemand betrapt te worden: wie het vergeet, pakt sowieso stenen.
upturn-why-nothing-forgotten = Daar valt nu niemand te betrappen.
upturn-why-not-held = Je hebt { $tile ->
    [up] geen omhoog-steen
    [down] geen omlaag-steen
    [updown] geen omhoog-&-omlaag-steen
    [skip1] geen steen ‘1 overslaan’
    [skip2] geen steen ‘2 overslaan’
    [joker] geen Joker
   *[number] geen { $tile }
  } op je plankje.

# in the list of one’s own matches
upturn-mine-score = Stenen over
