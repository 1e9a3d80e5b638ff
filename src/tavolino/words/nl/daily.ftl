# Deals that are the same for everybody
why-event = Iedereen speelt deze kaarten onder dezelfde voorwaarden, dus dat kan hier niet.
why-event-private = Dit is iemands eigen poging met kaarten die iedereen speelt. Alleen diegene kan hem zien.
why-not-revealed = Anderen spelen deze kaarten nog. Ze worden onthuld als iedereen klaar is.
why-no-course = Er is geen dagpotje met die naam.
why-no-daily = Voor die dag is er geen dagpotje.
why-daily-over = Het is een nieuwe dag, met een nieuw dagpotje. Laad de pagina opnieuw.
why-daily-gone = De tafel van deze poging is door de beheerders gesloten. Morgen is er weer een dagpotje.
why-daily-bots = De bots van dit dagpotje kunnen op deze server nu niet spelen. Laat het de beheerders weten.

daily = Dagpotje
daily-about = Iedereen krijgt dezelfde kaarten. Eén poging.
daily-alone = { $game } in je eentje
daily-of = Dagpotje van { $day }
daily-streak = { $days ->
    [one] Eén dag op rij
   *[other] { $days } dagen op rij
  }
daily-no-streak = Speel vandaag en begin een reeks
daily-best = { $days ->
    [one] je langste reeks: één dag
   *[other] je langste reeks: { $days } dagen
  }
daily-calendar = Kalender: je hebt op { $count ->
    [one] één van deze dagen
   *[other] { $count } van deze dagen
  } gespeeld.
daily-new = Nog niet gespeeld
daily-play = Spelen
daily-goes-on = Je poging wacht op je
daily-go-on = Verder
daily-see = Kijk hoe je het deed
daily-late = Je was pas na afloop van de dag klaar, dus dit telt niet mee.
daily-points = { $count ->
    [one] punt
   *[other] punten
  }
daily-stars = { $stars ->
    [0] Geen sterren
    [one] Eén ster
   *[other] { $stars } sterren
  }
daily-praise-0 = Lastige kaarten.
daily-praise-1 = Goed gespeeld.
daily-praise-2 = Heel mooi.
daily-praise-3 = Geweldig!
daily-bar = Met dezelfde kaarten haalt ‘{ $level }’ gemiddeld { $average } en hooguit { $best }.
daily-bar-tries = { $tries } pogingen
daily-next-star = { $stars ->
    [one] Voor één ster heb je { $points } nodig.
   *[other] Voor { $stars } sterren heb je { $points } nodig.
  }
daily-asked = Wat elke ster vraagt
daily-no-bar = De bots hebben deze kaarten nog niet vaak genoeg gespeeld, dus er zijn nog geen sterren.
daily-better = Beter dan { $percent }%
daily-players = { $count ->
    [one] één speler tot nu toe
   *[other] { $count } spelers tot nu toe
  }
daily-players-over = { $count ->
    [0] niemand speelde mee
    [one] één speler
   *[other] { $count } spelers
  }
daily-everybody = De punten van iedereen
daily-first = Je bent als eerste klaar. Kijk later nog eens hoe de anderen het deden.
daily-nobody = Er is nog niemand klaar met dit potje.
daily-only = Behalve jij heeft niemand dit gespeeld.
daily-you = Jij
daily-as-table = Als tabel
daily-points-column = Punten
daily-players-column = Spelers
daily-spoils-nothing = Er staat geen kaart op, dus je verklapt niemand iets.
daily-picture = Afbeelding opslaan
daily-left = { $count ->
    [one] Nog één vandaag
   *[other] Nog { $count } vandaag
  }
daily-done = Dat was het voor vandaag
daily-next = Nieuw dagpotje over { $time }
daily-hours = { $hours } u { $minutes } min
daily-minutes = { $minutes } min { $seconds } s
daily-midnight = De dag is overal ter wereld dezelfde: hij wisselt om middernacht UTC, bij jou { $time }.
daily-unfinished = Je poging van { $day } telt nog mee als je vóór { $time } klaar bent.
daily-earlier = Eerdere dagpotjes
daily-none = Er is nog geen dag voorbij. Morgen vind je het potje van vandaag hier, met het spel van iedereen.
daily-played = gespeeld
daily-secret = Nog geheim
daily-secret-about = Als de dag voorbij is ({ $time }), zie je hier hoe iedereen speelde en wat de beste bot deed.
daily-plays = Het spel van iedereen
daily-plays-none = Niemand heeft dit gespeeld.
daily-somebody = Iemand
daily-page-before = Betere
daily-page-after = Meer
daily-best-line = Kijk naar ‘{ $level }’
daily-best-line-about = De beste van { $tries } pogingen: { $points }
daily-fair = Vooraf vastgelegd
daily-fair-fixed = Deze kaarten zijn vastgelegd op { $time }. De vingerafdruk is toen gepubliceerd, dus sindsdien kan niemand een kaart hebben veranderd.
daily-fair-open = Het geheim erachter is nu openbaar. Elke opname is kaart voor kaart te controleren.
daily-fair-hidden = Het geheim erachter wordt gepubliceerd als de dag voorbij is. Dan kun je elke kaart controleren.
daily-note = { $day }: iedereen krijgt deze kaarten. Eén poging, zonder terugnemen en zonder tips.
daily-again = De dagpotjes van vandaag
