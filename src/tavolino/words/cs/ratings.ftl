rated-about = Partie u tohoto stolu mění rating všem. Potřebuje hodiny; nejsou tu tipy, tahy se neberou zpět, a kdo odejde, prohraje.
rated-table = Tady se hraje o rating: bez tipů, tahy se neberou zpět, a kdo odejde, prohraje.
rated-stake = { $points } · výhra { $first }, poslední { $last }
rated-often = Dnes jste spolu hráli už tolikrát, že další partie vám rating do zítřka nezmění.
rating = Body ratingu
rating-points = { $points } ± { $margin }
rating-unsure = { $points } ?
rating-unsure-about = Po tak málo partiích je to skoro jen odhad.
profile-about = { $count ->
    [one] { $count } partie od { $date }
    [few] { $count } partie od { $date }
    [many] { $count } partie od { $date }
   *[other] { $count } partií od { $date }
  }
profile-streak = { $count ->
    [one] den v řadě
    [few] dny v řadě
    [many] dne v řadě
   *[other] dní v řadě
  }
profile-streak-best = { $count ->
    [one] Zatím nejvíc: { $count } den.
    [few] Zatím nejvíc: { $count } dny.
    [many] Zatím nejvíc: { $count } dne.
   *[other] Zatím nejvíc: { $count } dní.
  }
profile-calendar = Posledních dvanáct týdnů
profile-calendar-about = { $count ->
    [one] { $count } den s partií
    [few] { $count } dny s partií
    [many] { $count } dne s partií
   *[other] { $count } dní s partií
  }
profile-lines = Tenké čáry jsou úrovně botů.
profile-no-rating = Zatím žádná partie o rating. Otevři stůl s přáteli, nastav hodiny a zapni „O rating“.
profile-table = V tabulce
profile-levels = Výhry podle úrovně
profile-levels-about = Čárka značí rovný díl.
profile-seats = hráčů u stolu: { $seats }
profile-moments = Nejlepší chvíle
profile-best-alone = { $game }: { $points } b. o samotě
profile-first-win = { $game }: první výhra, soupeř { $level }
profile-people = S kým hraješ
profile-people-about = ty : oni
profile-ready = Je čas na úroveň { $level }?
profile-ready-about = { $game }: z posledních { $count } partií proti úrovni { $level } máš { $wins } výher.
profile-ready-try = Zkusit: { $level }
profile-hide = Skrýt můj profil
profile-hide-about = Ostatní ho neotevřou a nebudeš v žádném žebříčku.
profile-hidden = Tuhle stránku vidíš jen ty.
profile-none = Zatím tu nic není
profile-none-about = Zahraj si partii a tvůj profil začne.
profile-when = Datum
profile-settings = Jméno a vzhled
board = Žebříček
board-about = Do žebříčku se dostaneš s { $matches } partiemi o rating, když poslední není starší než { $days } dní.
board-order = Pořadí je podle toho, kolik kdo má aspoň: body bez ±.
board-none = Zatím v něm nikdo není.
board-people = Lidé
board-bots = Boti
board-bots-about = Změřeno v mnoha partiích mezi nimi. Lidé ta čísla nemění; 1500 má vždycky bot „{ level-club }“.
board-place = Místo
board-name = Jméno
board-matches = Partie
board-mine = Tvoje místo: { $place } z { $size }.
board-next = Dál
board-back = Zpět
why-no-profile = Takový profil není, nebo je skrytý.
why-rated-clock = Stůl o rating potřebuje hodiny.
why-rated-hints = U stolu o rating nejsou tipy.
why-rated-alone = O samotě se o rating hrát nedá.
why-rated-people = Partie o rating potřebuje aspoň jednoho člověka.
why-rated-own = Proti vlastnímu programu se o rating hrát nedá a dva programy téhož člověka proti sobě taky ne.
why-rated-bot = Bot { $bot } nemá rating, takže v partii o rating hrát nemůže.
why-rated-join = Tahle partie je o rating, takže nikdo nemůže převzít místo.
why-rated-move = Tahle partie je o rating, takže místo teď nejde přenést na jiné zařízení.
why-rated-level = Tahle partie je o rating. Za nepřítomného může hrát jen bot „{ level-casual }“.
why-rated-undo = U stolu o rating se tahy neberou zpět.
privacy-ratings = Jak často hraješ kterou hru, proti které úrovni a proti komu, ve které dny, tvoje nejlepší výsledky a tvůj rating i s jeho vývojem.
privacy-profile = Tvůj [profil](/profile) ukazuje rating a čeho jsi už dosáhl. Otevřít ho může každý a [žebříčky](/leaderboards) jmenují nejsilnější. S kým hraješ, vidíš jen ty.
privacy-hide = Na svém [profilu](/profile) ho můžeš skrýt. Pak ho nikdo jiný neotevře a nebudeš v žádném žebříčku.
