twisted-title = Twisted
twisted-about = Prodlužuj řadu, twistuj z ní karty a žáby nech ostatním.
twisted-where = Kolo { $round } / { $rounds }
twisted-placed = { $you ->
    [yes] Přikládáš { $card }.
   *[no] { $who } přikládá { $card }.
  }
twisted-placed-toad = { $you ->
    [yes] Přikládáš { $card }, žabí kartu.
   *[no] { $who } přikládá { $card }, žabí kartu.
  }
twisted-twisted = { $you ->
    [yes] Twistuješ { $twin } kartou { $card }.
   *[no] { $who } twistuje { $twin } kartou { $card }.
  }
twisted-row-taken = { $you ->
    [yes] Bereš si řadu
   *[no] { $who } si bere řadu
  }: { $count ->
    [one] jedna karta.
    [few] { $count } karty.
    [many] { $count } karty.
   *[other] { $count } karet.
  }
twisted-extra-taken = { $you ->
    [yes] Bereš si i vrchní kartu balíčku, zakrytou.
   *[no] { $who } si bere i vrchní kartu balíčku, zakrytou.
  }
twisted-drawn = { $you ->
    [yes] Táhneš { $card }.
   *[no] { $who } táhne { $card }.
  }
twisted-round-counted = Kolo { $round } skončilo: { $results }.
twisted-round-counted-unseen = Kolo { $round } skončilo: { $results }. Zakryté karty byly: { $unseen }.
twisted-cards-of = { $you ->
    [yes] ty
   *[no] { $who }
  } { $cards }
twisted-round-dealt = { $you ->
    [yes] Rozdáváš kolo { $round }.
   *[no] { $who } rozdává kolo { $round }.
  }
twisted-do-place = Přiložit { $card }
twisted-do-twist = Twistovat { $twin } kartou { $card }
twisted-do-take = Vzít řadu
twisted-over = Partie skončila.
twisted-both = { $card } pasuje do řady a může také twistovat { $twin }. Co si vybereš?
twisted-open = Jsi na tahu. Začni novou řadu libovolnou kartou.
twisted-your-turn = Jsi na tahu: { $ways }.
twisted-place-any = přilož { $cards }
twisted-twist-with = twistuj { $twin } kartou { $card }
twisted-stuck = Jsi na tahu. Žádná tvoje karta nepasuje, takže si bereš řadu: { $cost }.
twisted-toad = žabí karta { $card }
twisted-can-place = { $card }, jde přiložit
twisted-can-twist = { $card }, twistuje { $twin }
twisted-can-both = { $card }, jde přiložit, nebo twistuje { $twin }
twisted-cannot = { $card }, teď zahrát nejde
twisted-cards = { $count ->
    [one] jedna karta
    [few] { $count } karty
    [many] { $count } karty
   *[other] { $count } karet
  }
twisted-row = { $count ->
    [0] Řada je prázdná
    [one] Řada, jedna karta
    [few] Řada, { $count } karty
    [many] Řada, { $count } karty
   *[other] Řada, { $count } karet
  }
twisted-takes-it = získá ji { $card }
twisted-takes = získá { $twin }
twisted-no-row = Zatím žádná řada
twisted-here = další karta
twisted-opens = nová řada
twisted-pile = { $count ->
    [one] karta v balíčku
    [few] karty v balíčku
    [many] karty v balíčku
   *[other] karet v balíčku
  }
twisted-points = { $points ->
    [one] { $shown } bod
    [few] { $shown } body
    [many] { $shown } bodu
   *[other] { $shown } bodů
  }
twisted-hand = { $count ->
    [one] V ruce: jedna karta
    [few] V ruce: { $count } karty
    [many] V ruce: { $count } karty
   *[other] V ruce: { $count } karet
  }
twisted-won = získáno: { $count }
twisted-lost = ztraceno: { $count }
twisted-total = celkem
twisted-part-won = získané
twisted-part-taken = vzaté
twisted-part-toads = žáby
twisted-before = předchozí kola
twisted-colours = Barvy ukazují, co k sobě patří: menší karta z dvojice je modrá a větší oranžová, třeba 49 a 94. Karta twistuje vždy jen kartu druhé barvy.
twisted-rounds = Body podle kol
twisted-round = Kolo { $round }
twisted-how = Získaná karta je za jeden bod. Karta ze vzaté řady stojí jeden bod, žabí karta pět. Body ze všech kol se sečtou.
twisted-option-rounds = Kola
twisted-option-rounds-about = Kolikrát se rozdává, než se body sečtou.
twisted-option-expert = Profesionální varianta
twisted-option-expert-about = Kdo si vezme řadu o jediné kartě, vezme si i vrchní kartu balíčku, zakrytou. Hodí se hlavně ve dvou.

twisted-why-no-row = Není tu řada, kterou by šlo vzít: přilož kartu a začni novou.
twisted-why-not-held = Kartu { $card } nemáš v ruce.
twisted-why-too-far = { $card } je od { $last } dál než o { $reach }; přiložit jde jen { $lowest } až { $highest }.
twisted-why-toad = { $card } je žabí karta: nic netwistuje a ani ji nejde twistovat.
twisted-why-empty-row = Řada je prázdná, takže není co twistovat: přilož kartu.
twisted-why-no-twin = { $twin }, karta twisted ke kartě { $card }, v řadě neleží.
