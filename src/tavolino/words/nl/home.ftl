# De startpagina en wat erbij hoort: met wie je speelt, tafels, wat er na een potje komt, en de pagina zonder verbinding.

home-minutes = { $minutes } min.
home-start-here = Nieuw hier? Begin hiermee
difficulty-1 = makkelijk
difficulty-2 = gemiddeld
difficulty-3 = pittig

play-with = { $players ->
    [one] { $players } speler
   *[other] { $players } spelers
  }, { $level }
play-alone = in je eentje
play-choose = Spelers en niveau
choose-level = Niveau van de bots
choose-more = Meer bots
level-novice-about = Leert nog: mist ongeveer de helft van de kansen.
level-casual-about = Speelt voor de lol: verstandig, maar ziet wel eens iets over het hoofd.
level-club-about = Speelt elke week en denkt een beetje vooruit.
level-expert-about = Geeft zelden iets weg.
level-master-about = Onze beste. Neemt de tijd, en jij hebt geluk nodig.
level-random-about = Speelt zomaar iets wat mag.
level-heuristic-about = Speelt altijd volgens dezelfde simpele regels.
level-other-about = Een bot die de beheerder van deze server heeft toegevoegd.

own-title = Jouw tafels
own-turn = Jij bent aan de beurt
own-waits = Wachten op { $names }
own-lobby = Wacht op spelers
own-with = met { $names }
own-all = Alle { $count } tonen
own-hide = Deze tafel verbergen

join-free = { $count ->
    [one] één plek vrij
   *[other] { $count } plekken vrij
  }
join-full = vol
join-per-move = { $seconds } s per zet
join-bank = { $minutes } min. elk
join-own = Zelf een tafel openen
join-none = Er zijn nu geen open tafels.

footer-free = Tavolino is vrij en open source. Geen reclame, geen tracking.
footer-about = Over Tavolino
footer-privacy = Jouw gegevens
footer-source = Broncode
footer-contact = Mail ons
settings = Instellingen

move-waits = Je zet wacht op de verbinding. Hij gaat vanzelf weg.

easier-offer = Twee keer op rij voor de bots. Zin in een rustigere tafel?
easier-play = ‘{ $level }’ spelen
sound-offer = Wil je een zacht geluidje als je aan de beurt bent?
sound-yes = Ja, graag
offer-no = Nee, bedankt

share-won = Ik won met { $game } van { $names }, met { $margin } verschil!
share-tied = Ik deel met { $game } de eerste plaats met { $names }.
share-lost = Ik verloor met { $game } van { $names }, met { $margin } verschil.
share-solo = Ik haalde { $points } punten met { $game }.
share-watched = { $game }: eerste plaats voor { $names }.

open-more = Meer opties
open-more-about = Regels, klok, chat, hints, kijkers

mine-filter = Welk spel
mine-all = Alle spellen
mine-left = Eerder weggegaan

offline-title = Je bent offline
offline-about = De tafels van Tavolino staan op een server, dus er is verbinding nodig. Wat je gespeeld hebt, gaat niet verloren.
offline-waiting = Deze pagina komt vanzelf terug.
offline-again = Opnieuw proberen
