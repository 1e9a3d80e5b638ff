# De coach: wat hij zegt over de beslissingen van een potje dat voorbij is, en over geluk.

coach = De coach
coach-working = De coach denkt na …
coach-waiting = Anderen zijn eerst. De coach begint over ongeveer { $seconds ->
    [one] één seconde
   *[other] { $seconds } seconden
  }.
coach-preparing = De coach maakt zich klaar, alleen deze ene keer op deze server. Hij begint over { $seconds ->
    [one] ongeveer een seconde
   *[other] ongeveer { $seconds } seconden
  }.
coach-not-yet = De coach heeft deze zet nog niet bekeken.
coach-nothing = De coach heeft over deze zet niets te zeggen.
coach-chart = Kans om te winnen
coach-chart-alone = Verwachte punten
coach-round = Ronde { $round }
coach-legend-slip = slippertje
coach-legend-moment = beslissend
coach-next-mistake = Volgende fout
coach-table = Als tabel
coach-step = Stap
coach-verdict = Oordeel
coach-seat = Wie
coach-best = beste zet
coach-good = goed
coach-inaccuracy = slordig
coach-mistake = fout
coach-blunder = grove fout
coach-close = te weinig verschil
coach-verdict-of = { $verdict ->
    [best] { $you ->
        [yes] Je vond de beste zet
       *[no] { $who } vond de beste zet
    }
    [good] { $you ->
        [yes] Een goede zet van jou
       *[no] Een goede zet van { $who }
    }
    [inaccuracy] { $you ->
        [yes] Een slippertje van jou
       *[no] Een slippertje van { $who }
    }
    [mistake] { $you ->
        [yes] Een fout van jou
       *[no] Een fout van { $who }
    }
    [blunder] { $you ->
        [yes] Een grove fout van jou
       *[no] Een grove fout van { $who }
    }
   *[close] { $you ->
        [yes] Jouw zet: te weinig verschil om te oordelen
       *[no] { $who }: te weinig verschil om te oordelen
    }
  }
coach-only = Het was de enige zet
coach-best-about = Niets anders was zo goed.
coach-good-about = Niets anders was duidelijk beter.
coach-close-about = De coach kan niet zeggen of iets anders beter was.
coach-better-points = Beter: { $action }. Dat was ongeveer { $count ->
    [one] { $points } punt
   *[other] { $points } punten
  } meer waard.
coach-better = Beter: { $action }.
coach-chance = Met wat { $you ->
    [yes] je kon weten
   *[no] { $who } kon weten
  }: { $best } kans om te winnen in plaats van { $taken }.
coach-bars-points = Punten meer of minder dan met de gespeelde zet, gemiddeld.
coach-bars-win = Kans om te winnen, meer of minder dan met de gespeelde zet.
coach-bars-deals = De coach heeft { $count } mogelijke verdelingen doorgespeeld. De streepjes tonen hoe zeker elk getal is.
coach-bars-exact = Alle kaarten waren bekend, dus dit is uitgerekend.
coach-tag-best = beste
coach-tag-played = gespeeld
coach-more = { $count ->
    [one] Nog één
   *[other] Nog { $count }
  }
coach-fewer = Minder tonen
coach-unit = Vergelijken op
coach-unit-points = Punten
coach-unit-win = Winstkans
coach-try = Probeer het vanaf hier
coach-line = Hoe het verder had kunnen gaan
coach-line-about = Een bedachte verdeling, naar hoe ze afliep de middelste van negen. Voor iedereen speelt de speler van de coach; wat niemand kon weten, is verzonnen.
coach-moments = { $count ->
    [one] Het beslissende moment
    [2] Twee beslissende momenten
   *[other] Drie beslissende momenten
  }
coach-at-step = Stap { $step }
coach-accuracy = Nauwkeurigheid
coach-accuracy-about = 100 is altijd de beste zet, 0 is niet beter dan blind kiezen.
coach-count-inaccuracy = { $count ->
    [one] één slippertje
   *[other] { $count } slippertjes
  }
coach-count-mistake = { $count ->
    [one] één fout
   *[other] { $count } fouten
  }
coach-count-blunder = { $count ->
    [one] één grove fout
   *[other] { $count } grove fouten
  }
coach-count-none = geen fouten
coach-luck-skill = Geluk en kunde
coach-luck-unit = punten beter of slechter dan voor het delen te verwachten was
coach-luck = Geluk
coach-skill = Kunde
coach-sum = Som
coach-luck-more = Waar het geluk uit bestond
coach-luck-deal = Delen
coach-luck-draws = Trekken
coach-luck-hidden = Verborgen
coach-luck-others = Anderen
coach-luck-about = Delen en trekken: welke kaarten er kwamen. Verborgen: hoe zetten uitpakten tegen kaarten die niemand kon zien. Anderen: hoe goed de anderen speelden. Wat de coach verkeerd inschat, komt ook hier terecht.
coach-picture = Plaatje om te delen
coach-picture-accuracy = nauwkeurigheid { $accuracy }
coach-picture-luck = geluk { $points }
coach-missing-old-rules = Dit potje is met oudere regels gespeeld, dus de coach kan het niet beoordelen.
coach-missing-broken-off = Het potje is afgebroken. De coach neemt als uitslag wat er toen te verwachten was.
coach-missing-changed-hands = Deels door een mens en deels door een bot of de klok gespeeld: { $who }.
coach-missing-slow = Deze server heeft geen compiler, dus de coach keek minder nauwkeurig.
coach-missing-long = Dit potje is zo lang dat de coach elke zet minder nauwkeurig bekeek.
coach-missing-no-kernel = Bij dit spel beoordeelt de coach alleen zetten; geluk en kunde haalt hij niet uit elkaar.
coach-missing-no-luck = Bij dit spel haalt de coach geluk en kunde niet uit elkaar.
coach-missing-alone = Niemand anders deed mee, dus de coach telt punten.

# Hoe je speelt, over veel potjes

my-play-about = Wat de coach in je potjes heeft gevonden.
my-play-none = De coach heeft nog geen potje van je bekeken. Vraag het na een potje, bij het terugkijken.
my-play-all = Alle spellen
my-play-accuracy = Nauwkeurigheid, potje voor potje
my-play-deeds = Nauwkeurigheid per soort zet
my-play-luck = Geluk, potje voor potje
my-play-mean = Gemiddeld { $number }
my-play-moves = Je zetten
my-play-moves-about = Van { $count ->
    [one] één zet
   *[other] { $count } zetten
  } met een keuze.
my-play-match = Potje
my-play-newest = nieuwste

# waarom, uit de bedachte verdelingen; wat in de redenen van de spellen komt
coach-with-played = met deze zet
coach-with-better = met de betere zet
coach-with-next = met de op één na beste zet
coach-often = { $count ->
    [0] vrijwel nooit
    [100] vrijwel altijd
   *[other] bij ongeveer { $count } van de 100 verdelingen
  }
coach-often-too = { $count ->
    [0] vrijwel nooit
    [100] vrijwel altijd
   *[other] bij ongeveer { $count }
  }
coach-decimal = { $whole },{ $tenth }
coach-about = ongeveer { $amount }
coach-under = minder dan { $amount }
coach-both = { $one } { $two }
coach-counted = Voorsprong aan het eind van de ronde, uitgerekend: { $first } { $played }, { $second } { $instead }.
