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
level-novice-about = Leert nog: ziet wat meteen iets oplevert en mist vaak iets beters.
level-casual-about = Speelt voor de lol: verstandig, maar ziet wel eens iets over het hoofd.
level-club-about = Speelt elke week en denkt een beetje vooruit.
level-expert-about = Geeft zelden iets weg.
level-master-about = Onze sterkste bot. Die neemt de tijd, en jij hebt geluk nodig.
level-random-about = Speelt zomaar iets wat mag.
level-heuristic-about = Speelt altijd volgens dezelfde simpele regels.
level-instant-about = Speelt meteen, zonder na te denken: op het gevoel van miljoenen zetten.
level-other-about = Een bot die de beheerder van deze server heeft toegevoegd.

own-title = Jouw tafels
own-turn = Jouw beurt
own-waits = Wachten op { $names }
own-lobby = Wachten op spelers
own-with = met { $names }
own-all = Alle { $count } tonen
own-hide = Deze tafel verbergen
slow-title = Je langzame potjes
slow-turns = { $count ->
    [one] Je bent aan de beurt in één potje
   *[other] Je bent aan de beurt in { $count } potjes
  }
slow-left = nog { $left }
slow-all = Alle { $count } langzame potjes tonen
slow-leave = Je hebt de tijd tot { $when }. Je kunt deze pagina sluiten: het potje wacht op je.
slow-wait = De anderen hebben { $days ->
    [one] een dag
   *[other] { $days } dagen
  } per zet. Je kunt deze pagina sluiten en later terugkomen.
slow-notices = Laat weten als ik aan de beurt ben

join-free = { $count ->
    [one] één plek vrij
   *[other] { $count } plekken vrij
  }
join-full = vol
join-per-move = { $seconds } s per zet
join-bank = { $minutes } min. per speler
join-own = Eigen tafel openen
join-none = Er zijn nu geen open tafels.

footer-free = Tavolino is vrij en open source. Geen reclame, geen tracking.
footer-about = Over Tavolino
footer-privacy = Privacy
footer-rules = Huisregels
footer-imprint = Colofon
footer-source = Broncode
footer-contact = Contact
settings = Instellingen

move-waits = Je zet wacht op de verbinding. Hij wordt vanzelf verstuurd.

easier-offer = De bots wonnen twee keer op rij. Zin in makkelijkere tegenstanders?
easier-play = Niveau ‘{ $level }’ spelen
sound-offer = Wil je een zacht geluidje als je aan de beurt bent?
sound-yes = Ja, graag
offer-no = Nee, bedankt

share-won = Ik won bij { $game } van { $names }, met { $margin } verschil!
share-tied = Ik deel bij { $game } de eerste plaats met { $names }.
share-lost = Ik verloor bij { $game } van { $names }, met { $margin } verschil.
share-solo = Ik haalde { $points } punten bij { $game }.
share-watched = { $game }: eerste plaats voor { $names }.

open-more = Meer opties
open-more-about = Regels, klok, chat, tips, kijkers

mine-filter = Welk spel
mine-all = Alle spellen
mine-left = Voortijdig vertrokken

offline-title = Je bent offline
offline-about = De tafels van Tavolino staan op een server, dus je hebt verbinding nodig. Wat je gespeeld hebt, gaat niet verloren.
offline-waiting = Zodra er weer verbinding is, laadt de pagina vanzelf.
offline-again = Opnieuw proberen
