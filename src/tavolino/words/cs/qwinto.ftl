qwinto-title = Qwinto, karetní hra
qwinto-about = Jedna karta dá číslo pro všechny. Zapiš ho tam, kam se hodí nejlíp, řadu po řadě.
qwinto-where = v balíčku: { $count }
qwinto-where-solo = { $count ->
    [0] sólo, poslední karty
   *[other] sólo, v balíčku: { $count }
  }
qwinto-colour-o = oranžová
qwinto-colour-y = žlutá
qwinto-colour-p = fialová
qwinto-no-colour = žádná barva
qwinto-row = { $row ->
    [o] { qwinto-colour-o }
    [y] { qwinto-colour-y }
   *[p] { qwinto-colour-p }
  }
qwinto-colours = { $colours ->
    [none] { qwinto-no-colour }
    [o] { qwinto-colour-o }
    [y] { qwinto-colour-y }
    [p] { qwinto-colour-p }
    [oy] { qwinto-colour-o } nebo { qwinto-colour-y }
    [op] { qwinto-colour-o } nebo { qwinto-colour-p }
    [yp] { qwinto-colour-y } nebo { qwinto-colour-p }
   *[oyp] { qwinto-colour-o }, { qwinto-colour-y } nebo { qwinto-colour-p }
  }
qwinto-card-o = oranžová { $value }
qwinto-card-y = žlutá { $value }
qwinto-card-p = fialová { $value }
qwinto-card-g = šedá { $value }
qwinto-place = { $stack ->
    [tl] vlevo nahoře
    [tr] vpravo nahoře
    [bl] vlevo dole
   *[br] vpravo dole
  }
qwinto-in = { $number }: { qwinto-colours }

qwinto-played = { $you ->
    [yes] Dáváš kartu na hromádku { qwinto-place }: { $card }.
   *[no] { $who } dává kartu na hromádku { qwinto-place }: { $card }.
  }
qwinto-announced = Číslo je { $number }: { qwinto-colours }.
qwinto-wrote = { $you ->
    [yes] Zapisuješ
   *[no] { $who } zapisuje
  } { $number } do { $row ->
    [o] oranžové
    [y] žluté
   *[p] fialové
  } řady.
qwinto-passed = { $you ->
    [yes] Pasuješ.
   *[no] { $who } pasuje.
  }
qwinto-missed = { $you ->
    [yes] Pasuješ
   *[no] { $who } pasuje
  }: { $misses ->
    [4] čtvrtý chybný hod.
    [one] chybný hod.
    [few] už { $misses }. chybný hod.
    [many] už { $misses }. chybný hod.
   *[other] už { $misses }. chybný hod.
  }
qwinto-drew = { $you ->
    [yes] Táhneš kartu: { $card }.
   *[no] { $who } táhne kartu: { $card }.
  }
qwinto-reshuffled = { $count ->
    [one] Zakrytá karta se zamíchala a je z ní nový balíček.
    [few] Zamíchaly se { $count } zakryté karty a je z nich nový balíček.
    [many] Zamíchalo se { $count } zakryté karty a je z nich nový balíček.
   *[other] Zamíchalo se { $count } zakrytých karet a je z nich nový balíček.
  }
qwinto-ended = Partie skončila: { $results }.

qwinto-name-play = Dát kartu na hromádku { qwinto-place }: { $card }
qwinto-name-two = Dát karty na hromádky: { $first } { $first_stack ->
    [tl] vlevo nahoře
    [tr] vpravo nahoře
    [bl] vlevo dole
   *[br] vpravo dole
  }, pak { $second } { $second_stack ->
    [tl] vlevo nahoře
    [tr] vpravo nahoře
    [bl] vlevo dole
   *[br] vpravo dole
  }
qwinto-name-write = Zapsat { $number } do { $row ->
    [o] oranžové
    [y] žluté
   *[p] fialové
  } řady, políčko { $place }
qwinto-do-play = Ohlásit { $number }
qwinto-do-both = Zahrát dvě
qwinto-do-write = Zapsat { $number }
qwinto-do-pass = Pasovat

qwinto-over = Partie skončila.
qwinto-your-turn = Jsi na tahu
qwinto-turn = Kartu hraje { $who }
qwinto-chooses = { $who } vybírá kartu. Číslo smí zapsat každý.
qwinto-choose = Jsi na tahu: vyber kartu, potom hromádku. Karta se sečte se dvěma sousedními.
qwinto-choose-place = Vybraná karta: { $card }. Kam s ní? Každá hromádka ukazuje číslo, které tam vznikne.
qwinto-choose-first = Dvě karty stejné hodnoty: vyber tu, která půjde první.
qwinto-first = Nejdřív dej na některou hromádku tuto kartu: { $card }. Druhá přijde vedle ní.
qwinto-second = První karta: { $first } { qwinto-place }. Teď dej vedle ní druhou: { $card }. Počítá se ta poslední.
qwinto-aimed = { $cells ->
    [0] Pro { $number } nemáš žádné políčko: to je chybný hod.
    [one] Pro { $number } máš jedno políčko.
    [few] Pro { $number } máš { $cells } políčka.
    [many] Pro { $number } máš { $cells } políčka.
   *[other] Pro { $number } máš { $cells } políček.
  }
qwinto-write = { $mine ->
    [yes] Zapiš { $number } ({ qwinto-colours }). Pasovat znamená chybný hod.
   *[no] Zapiš { $number } ({ qwinto-colours }), nebo pasuj.
  }
qwinto-would-write = Číslo { $number } ({ qwinto-row } řada) { $points ->
    [0] nepřinese žádné body.
    [one] přinese jeden bod.
    [few] přinese { $points } body.
    [many] přinese { $points } bodu.
   *[other] přinese { $points } bodů.
  }
qwinto-would-write-short = { $points ->
    [one] +1 bod
    [few] +{ $points } body
    [many] +{ $points } bodu
   *[other] +{ $points } bodů
  }
qwinto-stuck = { $mine ->
    [yes] { $misses ->
        [3] { $number } se nikam nehodí: tvůj čtvrtý chybný hod. Partie končí.
       *[other] { $number } se nikam nehodí: chybný hod.
      }
   *[no] { $number } se nikam nehodí. Pasovat nic nestojí.
  }
qwinto-waiting = Ještě přemýšlí: { $others }.
qwinto-wrote-waiting = { $count ->
    [0] Zapisuješ { $number }.
   *[other] Zapisuješ { $number }. Ještě přemýšlí: { $others }.
  }
qwinto-passed-waiting = { $count ->
    [0] Pasuješ.
   *[other] Pasuješ. Ještě přemýšlí: { $others }.
  }

# $points počítá, $shown je totéž číslo se skutečným znaménkem minus
qwinto-points = { $points ->
    [one] { $shown } bod
    [few] { $shown } body
    [many] { $shown } bodu
   *[other] { $shown } bodů
  }
qwinto-points-best = { $shown } (rekord { $best })
qwinto-has-decided = rozhodnuto ✓
qwinto-has-decided-short = hotovo ✓
qwinto-enlarge = { $who }: { $numbers ->
    [one] jedno číslo
    [few] { $numbers } čísla
    [many] { $numbers } čísla
   *[other] { $numbers } čísel
  }, { $misses ->
    [one] jeden chybný hod
    [few] { $misses } chybné hody
    [many] { $misses } chybného hodu
   *[other] { $misses } chybných hodů
  }, { qwinto-points }. Zvětšit list
qwinto-sheet = Tvůj list
qwinto-sheet-of = List: { $who }
qwinto-misthrows = Chybné hody
qwinto-misses = { $count ->
    [0] žádný chybný hod
    [one] jeden chybný hod
    [few] { $count } chybné hody
    [many] { $count } chybného hodu
   *[other] { $count } chybných hodů
  }
qwinto-row-points = { qwinto-row }: { $points }
qwinto-gain = +{ $points }
qwinto-cell-written = { qwinto-row }, políčko { $place }{ $bonus ->
    [yes] , bonusové
   *[no] {""}
  }: { $number }
qwinto-cell-decided = { qwinto-row }, políčko { $place }: sem zapisuješ { $number }
qwinto-cell-would = { qwinto-row }, políčko { $place }{ $bonus ->
    [yes] , bonusové
   *[no] {""}
  }: sem by šlo { $number }
qwinto-cell-empty = { qwinto-row }, políčko { $place }{ $bonus ->
    [yes] , bonusové
   *[no] {""}
  }: prázdné
qwinto-cell-legal = { qwinto-row }, políčko { $place }{ $bonus ->
    [yes] , bonusové
   *[no] {""}
  }: zapsat sem { $number }, { $points ->
    [one] jeden bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  }
qwinto-cell-before = Předchozí políčko
qwinto-cell-after = Další políčko

qwinto-stacks = Čtyři hromádky
qwinto-stack = { qwinto-place }: { $card }
qwinto-stack-announces = { qwinto-place }: { $card }. Karta { $chosen } tu dá { $number }, { qwinto-colours }; { $cells ->
    [0] nemáš pro to žádné políčko
    [one] máš pro to jedno políčko
    [few] máš pro to { $cells } políčka
    [many] máš pro to { $cells } políčka
   *[other] máš pro to { $cells } políček
  }
qwinto-stack-first = { qwinto-place }: { $card }. Nejdřív sem dát: { $chosen }
qwinto-stack-not = { qwinto-place }: { $card }. Karta { $chosen } sem nemůže
qwinto-hand = { $count ->
    [0] V ruce nemáš nic
    [one] V ruce: jedna karta
    [few] V ruce: { $count } karty
    [many] V ruce: { $count } karty
   *[other] V ruce: { $count } karet
  }
qwinto-chosen = { $card }, vybraná
qwinto-pair = { $card }, do dvojice: { $partner }
qwinto-pile = { $count ->
    [one] karta v balíčku
    [few] karty v balíčku
    [many] karty v balíčku
   *[other] karet v balíčku
  }
qwinto-shuffled = { $count ->
    [0] zatím znovu nezamícháno
    [one] jednou zamícháno
    [2] dvakrát zamícháno
    [few] { $count }krát zamícháno
    [many] { $count }krát zamícháno
   *[other] { $count }krát zamícháno
  }

qwinto-how = Odkud jsou body
qwinto-rows = Řady
qwinto-columns = Sloupce
qwinto-how-about = Za řadu je tolik bodů, kolik má čísel, za plnou řadu tolik, kolik ukazuje její poslední číslo. Za plný sloupec o třech políčkách získáš číslo z jeho bonusového políčka. Chybný hod stojí pět.
qwinto-best = Tvůj rekord na tomto zařízení: { qwinto-points }.
qwinto-new-best = Nový rekord na tomto zařízení: { qwinto-points }!
qwinto-end-rows = Někdo má dvě plné řady.
qwinto-end-misthrows = Někdo má čtvrtý chybný hod.
qwinto-end-cards = Poslední karta je zahraná.

qwinto-why-announced = Číslo už je ohlášené: zapiš ho, nebo pasuj, než se zahraje další karta.
qwinto-why-not-active = Kartu dává jen ten, kdo je na tahu, a to teď nejsi ty.
qwinto-why-not-held = V ruce nemáš { $colour ->
    [o] oranžovou
    [y] žlutou
    [p] fialovou
   *[g] šedou
  } { $value }.
qwinto-why-held-once = Jen jednou máš { $colour ->
    [o] oranžovou
    [y] žlutou
    [p] fialovou
   *[g] šedou
  } { $value }.
qwinto-why-same-value = Dvě karty jde zahrát spolu, jen když mají stejnou hodnotu.
qwinto-why-beside = Druhá karta jde vedle první, nikdy na stejnou hromádku ani úhlopříčně.
qwinto-why-no-number = Číslo ještě není ohlášené: nejdřív musí někdo dát kartu na hromádku.
qwinto-why-decided = O tomhle čísle už je rozhodnuto.
qwinto-why-no-cell = { $row ->
    [o] Oranžová
    [y] Žlutá
   *[p] Fialová
  } řada nemá ve sloupci { $column } políčko.
qwinto-why-too-low = { $number } zapsat nejde: jen 1 až 18.
qwinto-why-grey = Všechny tři karty jsou šedé, takže tohle číslo nemůže zapsat nikdo.
qwinto-why-other-row = { $number } patří jen do { $colours ->
    [o] oranžové
    [y] žluté
    [p] fialové
    [oy] oranžové nebo žluté
    [op] oranžové nebo fialové
   *[yp] žluté nebo fialové
  } řady, ne do { $row ->
    [o] oranžové
    [y] žluté
   *[p] fialové
  }.
qwinto-why-final = Číslo { $number } už tam je a zapsané číslo se nemění.
qwinto-why-in-row = Číslo { $number } už v { $row ->
    [o] oranžové
    [y] žluté
   *[p] fialové
  } řadě je.
qwinto-why-in-column = Číslo { $number } už v tomto sloupci je.
qwinto-why-smaller = { $number } je menší než { $other } vlevo; řady stoupají zleva doprava.
qwinto-why-larger = { $number } je větší než { $other } vpravo; řady stoupají zleva doprava.
