# Waarom een zet goed is, voor tips: een of twee hele zinnen.

upturn-reason-call = Je hebt nog één steen. Zeg het voordat de volgende wordt gelegd, anders kan het je 3 stenen kosten.
upturn-reason-catch = { $forgetful } heeft nog één steen en zei geen Upturn: wie betrapt wordt, pakt 3 stenen.
upturn-reason-wins = Het is je laatste steen: je wint.
upturn-reason-run-wins = Met tweelingsteen { $twin } kun je al je andere stenen leggen: je wint.
upturn-reason-run = Met tweelingsteen { $twin } kun je { $count } stenen in één beurt leggen en er { $given } uitdelen.
upturn-reason-penalty = { $number } is een strafsteen: je mag iemand een steen uit het zakje geven.
upturn-reason-keeps = Na { $number } { $mine ->
    [one] past er nog één van je getallen
   *[other] passen er nog { $mine } van je getallen
  }, na { $other } { $less ->
    [0] geen enkel.
    [one] maar één.
   *[other] maar { $less }.
  }
upturn-reason-still-fit = Na { $number } { $mine ->
    [one] past er nog één van je getallen.
   *[other] passen er nog { $mine } van je getallen.
  }
upturn-reason-blocks = Bij { $chance }% van de verdelingen heeft { $next } geen getal { $going ->
    [up] boven
   *[down] onder
  } { $number }.
upturn-reason-fewer = Een steen minder: je houdt er { $count ->
    [one] nog maar één over.
   *[other] { $count } over.
  }
upturn-reason-along = Leg { $number } erbij: een steen minder voor jou, en { $count ->
    [one] één meer
   *[other] { $count } meer
  } om uit te delen met tweelingsteen { $twin }.
upturn-reason-along-first = Leg eerst { $number }: na { $other } past hij niet meer.
upturn-reason-close = { $number } kan er ook bij, maar op langere termijn is het iets beter hem te houden.
upturn-reason-keep = Een steen kan ook helpen: misschien is het net die ene die { $receiver } mist.
upturn-reason-joker-wins = Na de Joker kun je meteen { $number } leggen, en je wint.
upturn-reason-joker = Met de Joker mag je meteen nog een steen leggen.
upturn-reason-side = Dan is { $next } met { $count } stenen aan de beurt, en niet { $instead } met maar { $few ->
    [one] één.
   *[other] { $few }.
  }
upturn-reason-turn = { $mine ->
    [one] Eén van je getallen ligt
   *[other] { $mine } van je getallen liggen
  } { $going ->
    [up] boven
   *[down] onder
  } { $last }, aan de andere kant { $less ->
    [0] geen enkel.
    [one] maar één.
   *[other] maar { $less }.
  }
upturn-reason-end-number = Je laatste steen moet een getal zijn. Speel dus nu de actiesteen en bewaar { $number }.
upturn-reason-again = Alle anderen slaan een beurt over, dus jij bent meteen weer aan de beurt.
upturn-reason-skip = { $next } slaat een beurt over, met { $count ->
    [one] nog maar één steen.
   *[other] { $count } stenen.
  }
upturn-reason-give-only = Daarmee heeft { $receiver } { $count } stenen.
upturn-reason-give = { $receiver } is het dichtst bij de winst, met { $count ->
    [one] nog maar één steen.
   *[other] { $count } stenen.
  }
upturn-reason-give-next = { $receiver } is hierna aan de beurt, met { $count ->
    [one] nog maar één steen.
   *[other] { $count } stenen.
  }
upturn-reason-only-draw = Je kunt geen van je stenen spelen, dus pak er een.
upturn-reason-last-number = Bewaar { $number } voor het eind: je laatste steen moet een getal zijn.
upturn-reason-jumps = Met { $number } sla je { $count ->
    [one] één van je eigen getallen
   *[other] { $count } van je eigen getallen
  } over.
upturn-reason-nothing-left = Na { $number } past geen van je getallen meer.
upturn-reason-draw-first = Na het pakken mag je nog steeds leggen, en misschien komt er iets beters.
upturn-reason-keep-draw = Geen van je getallen past. Pak een steen en bewaar je actiesteen voor later.
upturn-reason-keep-pass = Geen van je getallen past, en je actiesteen is later meer waard.
