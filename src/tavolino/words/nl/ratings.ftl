rated-about = Potjes hier veranderen ieders rating. Er moet een klok zijn; geen tips, niets terugnemen, en wie weggaat, verliest.
rated-table = Hier speel je voor je rating: geen tips, niets terugnemen, en wie weggaat, verliest.
rated-stake = { $points } · winst { $first }, laatste { $last }
rated-often = Jullie hebben vandaag al zo vaak tegen elkaar gespeeld dat meer potjes jullie ratings pas morgen weer veranderen.
rating = Ratingpunten
rating-points = { $points } ± { $margin }
rating-unsure = { $points } ?
rating-unsure-about = Na zo weinig potjes is dat nog een gok.
profile-about = { $count ->
    [one] { $count } potje sinds { $date }
   *[other] { $count } potjes sinds { $date }
  }
profile-streak = { $count ->
    [one] dag op rij
   *[other] dagen op rij
  }
profile-streak-best = { $count ->
    [one] Het langst tot nu toe: { $count } dag.
   *[other] Het langst tot nu toe: { $count } dagen.
  }
profile-calendar = De laatste twaalf weken
profile-calendar-about = { $count ->
    [one] { $count } dag met een potje
   *[other] { $count } dagen met een potje
  }
profile-lines = De dunne lijnen zijn de niveaus van de bots.
profile-no-rating = Nog geen potje voor je rating. Open een tafel met vrienden, zet een klok en schakel ‘Voor rating’ in.
profile-table = Als tabel
profile-levels = Gewonnen per niveau
profile-levels-about = Het streepje is een gelijk deel.
profile-seats = { $seats } aan tafel
profile-moments = Mooiste momenten
profile-best-alone = { $game }: { $points } punten in je eentje
profile-first-win = { $game }: voor het eerst gewonnen van { $level }
profile-people = Met wie je speelt
profile-people-about = jij : zij
profile-ready = Klaar voor { $level }?
profile-ready-about = Bij { $game } won je { $wins } van je laatste { $count } potjes tegen { $level }.
profile-ready-try = Probeer { $level }
profile-hide = Mijn profiel verbergen
profile-hide-about = Anderen kunnen het niet openen, en je staat op geen enkele ranglijst.
profile-hidden = Alleen jij ziet deze pagina.
profile-none = Hier is nog niets
profile-none-about = Speel een potje, dan begint je profiel.
profile-when = Dag
profile-settings = Naam en uiterlijk
board = Ranglijst
board-about = Je komt op deze lijst met { $matches } potjes voor je rating, als het laatste hoogstens { $days } dagen geleden is.
board-order = De volgorde gaat naar wat iemand minstens waard is: de punten min de ±.
board-none = Er staat nog niemand op.
board-people = Mensen
board-bots = De bots
board-bots-about = In veel potjes tegen elkaar gemeten. Mensen veranderen deze getallen niet; 1500 is altijd de bot ‘{ level-club }’.
board-place = Plaats
board-name = Naam
board-matches = Potjes
board-mine = Jij bent nummer { $place } van { $size }.
board-next = Verder
board-back = Terug
why-no-profile = Dit profiel is er niet, of het is verborgen.
why-rated-clock = Een tafel met rating heeft een klok nodig.
why-rated-hints = Aan een tafel met rating zijn er geen tips.
why-rated-alone = Een potje in je eentje telt niet voor een rating.
why-rated-people = Een potje voor rating heeft minstens één mens nodig.
why-rated-own = Tegen je eigen programma speel je niet voor rating, en twee programma’s van één persoon ook niet tegen elkaar.
why-rated-bot = De bot { $bot } heeft geen rating en kan dus niet meedoen in een potje voor rating.
why-rated-join = Dit potje telt voor de rating: niemand kan een plek overnemen.
why-rated-move = Dit potje telt voor de rating: de plek kan nu niet naar een ander apparaat.
why-rated-level = Dit potje telt voor de rating. Alleen de bot ‘{ level-casual }’ mag invallen voor wie weg is.
why-rated-undo = Aan een tafel met rating kun je niets terugnemen.
privacy-ratings = Hoe vaak je welk spel tegen welk niveau en tegen wie hebt gespeeld, op welke dagen, je beste scores, en je ratings met hun verleden.
privacy-profile = Je [profiel](/profile) toont je ratings en wat je hebt bereikt. Iedereen kan het openen, en [ranglijsten](/leaderboards) noemen de sterksten. Met wie je hebt gespeeld, zie alleen jij.
privacy-hide = In je [profiel](/profile) kun je het verbergen. Dan kan niemand anders het openen, en je staat op geen enkele ranglijst.
