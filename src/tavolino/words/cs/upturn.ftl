upturn-title = Upturn
upturn-about = Zbav se kamenů, po číslech nahoru a dolů, a ostatním dávej nové. Zbývá ti jediný? Řekni to!
upturn-where-up = ↑ nahoru
upturn-where-down = ↓ dolů
upturn-where-first = první kámen

upturn-tile-up = Nahoru
upturn-tile-down = Dolů
upturn-tile-updown = Nahoru/Dolů
upturn-tile-skip1 = Přeskoč 1
upturn-tile-skip2 = Přeskoč 2
upturn-tile-joker = Žolík
upturn-tile-twin = dvojče { $number }
upturn-tile-penalty = { $number }, trestný kámen

upturn-laid = { $you ->
    [yes] Vykládáš: { $tile }.
   *[no] { $who } vykládá: { $tile }.
  }
upturn-played = { $you ->
    [yes] Hraješ: { $tile }.
   *[no] { $who } hraje: { $tile }.
  }
upturn-run-opened = { $you ->
    [yes] Začínáš postupku k dvojčeti { $twin }.
   *[no] { $who } začíná postupku k dvojčeti { $twin }.
  }
upturn-line-started = { $you ->
    [yes] Hraješ: { $tile }.
   *[no] { $who } hraje: { $tile }.
  } Nová řada jde { $going ->
    [up] nahoru
   *[down] dolů
  }; další na tahu: { $you_next ->
    [yes] ty
   *[no] { $next }
  }.
upturn-line-started-two = { $you ->
    [yes] Hraješ: { $tile }.
   *[no] { $who } hraje: { $tile }.
  } Nová řada jde { $going ->
    [up] nahoru
   *[down] dolů
  }.
upturn-drawn = { $you ->
    [yes] Táhneš: { $tile }.
   *[no] { $who } táhne: { $tile }.
  }
upturn-drawn-hidden = { $you ->
    [yes] Táhneš kámen.
   *[no] { $who } táhne kámen.
  }
upturn-given = { $you_receiver ->
    [yes] { $who } ti dává kámen: { $tile }.
   *[no]
        { $you ->
            [yes] Dáváš kámen: { $tile }. Dostává ho { $receiver }.
           *[no] { $who } dává kámen: { $tile }. Dostává ho { $receiver }.
        }
  }
upturn-given-hidden = { $you_receiver ->
    [yes] { $who } ti dává kámen.
   *[no] { $you ->
        [yes] Dáváš kámen, dostává ho { $receiver }.
       *[no] { $who } dává kámen, dostává ho { $receiver }.
      }
  }
upturn-nothing-drawn = V sáčku už žádný kámen nezbyl.
upturn-kept = { $you ->
    [yes] Necháváš ostatní kameny v sáčku.
   *[no] { $who } nechává ostatní kameny v sáčku.
  }
upturn-passed = { $you ->
    [yes] Pasuješ.
   *[no] { $who } pasuje.
  }
upturn-called = { $you ->
    [yes] Říkáš: Upturn!
   *[no] { $who } říká: Upturn!
  }
upturn-caught = { $you_forgetful ->
    [yes] { $who } volá „Mám tě!“: Upturn nezaznělo. Stojí tě to 3 kameny.
   *[no]
        { $you ->
            [yes] Voláš „Mám tě!“: Upturn nezaznělo. { $forgetful } bere 3 kameny.
           *[no] { $who } volá „Mám tě!“: Upturn nezaznělo. { $forgetful } bere 3 kameny.
        }
  }
upturn-caught-self = { $you ->
    [yes] Upturn nezaznělo včas. Stojí tě to 3 kameny.
   *[no] Upturn nezaznělo včas. { $who } bere 3 kameny.
  }
upturn-refilled = { $count ->
    [one] Jeden kámen ze stolu se vrátil do sáčku.
    [few] { $count } kameny ze stolu se vrátily do sáčku.
    [many] { $count } kamene ze stolu se vrátilo do sáčku.
   *[other] { $count } kamenů ze stolu se vrátilo do sáčku.
  }
upturn-ended = Partie skončila: { $results }.
upturn-left-of = { $you ->
    [yes] ty
   *[no] { $who }
  } ({ upturn-tiles })

upturn-do-lay = Vyložit: { $tile }
upturn-do-add = Přidat: { $tile }
upturn-do-close = Vyložit { $twin }
upturn-do-start = Zahrát: { $tile }{ $kind ->
    [up] {""}
    [down] {""}
   *[other] , { $going ->
        [up] nahoru
       *[down] dolů
      }
  }{ $sides ->
    [left] , pak soused vlevo
    [right] , pak soused vpravo
   *[none] {""}
  }
upturn-do-skip = Zahrát: { $tile }
upturn-do-stop = Žádný kámen navíc
upturn-do-draw = Táhnout
upturn-do-pass = Pasovat
upturn-do-keep = Víc nedávat
upturn-do-call = Říct Upturn

upturn-call = Upturn!
upturn-next = další:
upturn-call-now = řekni to teď
upturn-call-when = s posledním kamenem
upturn-catch = Mám tě!
upturn-catch-who = Mám tě! Upturn nezaznělo: { $who }
upturn-give = Dát
upturn-give-who = Dát kámen: { $who }
upturn-sort = Seřadit stojánek
upturn-keys-call = říct „Upturn!“ nebo „Mám tě!“, když je čas
upturn-keys-carry = posunout kámen po stojánku

upturn-tiles = { $count ->
    [0] žádné kameny
    [one] jeden kámen
    [few] { $count } kameny
    [many] { $count } kamene
   *[other] { $count } kamenů
  }
upturn-rack = { $count ->
    [0] Tvůj stojánek, prázdný
    [one] Tvůj stojánek, jeden kámen
    [few] Tvůj stojánek, { $count } kameny
    [many] Tvůj stojánek, { $count } kamene
   *[other] Tvůj stojánek, { $count } kamenů
  }
upturn-line = { $count ->
    [one] Řada { $number }, jeden kámen
    [few] Řada { $number }, { $count } kameny
    [many] Řada { $number }, { $count } kamene
   *[other] Řada { $number }, { $count } kamenů
  }
upturn-line-now = { $count ->
    [one] Aktuální řada, jeden kámen
    [few] Aktuální řada, { $count } kameny
    [many] Aktuální řada, { $count } kamene
   *[other] Aktuální řada, { $count } kamenů
  }
upturn-can = { $tile }, jde zahrát
upturn-cannot = { $tile }, teď zahrát nejde
upturn-goes-along = { $tile }, může se přidat
upturn-ends-run = { $tile }, uzavírá postupku
upturn-tag-twin = dvojče
upturn-tag-along = přidá se

upturn-beat-up = nad
upturn-beat-down = pod
upturn-beat-first = startovní kámen
upturn-bag = sáček
upturn-bag-draw = táhnout
upturn-bag-give = k rozdání: { $count }
upturn-bag-left = { $count ->
    [0] prázdný
   *[other] zbývá { $count }
  }
upturn-refills = { $count ->
    [one] Sáček se jednou doplnil.
    [few] Sáček se { $count }krát doplnil.
    [many] Sáček se { $count }krát doplnil.
   *[other] Sáček se { $count }krát doplnil.
  }
upturn-dry = Není co táhnout. Po { $of } pasech za sebou partie končí (zatím { $count }).

upturn-choose = { $tile }: kterým směrem a kdo hraje dál?
upturn-choose-way = { $tile }: kterým směrem?
upturn-go-up = nahoru
upturn-go-down = dolů
upturn-then = pak { $who }

upturn-over = Partie skončila.
upturn-one-left = Zbývá ti jediný kámen. Řekni to, než někdo vyloží další!
upturn-forgot = { $who } má jediný kámen a Upturn nezaznělo.
upturn-first = { $can ->
    [yes] Jsi na tahu. Vylož vedle { $number } libovolné číslo: s vyšším půjde hra nahoru, s nižším dolů.
   *[no] Jsi na tahu. Prvním kamenem může být jen číslo a ty žádné nemáš: táhni.
  }
upturn-first-drawn = { $can ->
    [yes] Přišlo ti číslo: vylož ho jako první kámen.
   *[no] Pořád nemáš číslo, kterým začít. Musíš pasovat.
  }
upturn-your-turn = Jsi na tahu. Vylož číslo { $going ->
    [up] nad
   *[down] pod
  } { $number } nebo akční kámen, anebo táhni.
upturn-no-number = { $can ->
    [yes] Jsi na tahu. Nemáš číslo { $going ->
        [up] nad
       *[down] pod
      } { $number }: zahraj akční kámen, nebo táhni.
   *[no] Jsi na tahu. Žádný tvůj kámen zahrát nejde: táhni.
  }
upturn-drawn-now = { $can ->
    [yes] Kámen už je tažený. Zahraj některý, nebo si nech všechny a pasuj.
   *[no] Ani po tažení nejde zahrát žádný tvůj kámen. Musíš pasovat.
  }
upturn-fruitless = { $can ->
    [yes] Nebylo už co táhnout. Zahraj kámen, nebo pasuj.
   *[no] Nebylo už co táhnout a žádný tvůj kámen zahrát nejde. Musíš pasovat.
  }
upturn-would-twin = { $number } je dvojče: kameny mezi ním a posledním číslem se mohou přidat a rozdáš jich tolik, kolik vyložíš.
upturn-would-penalty = { $number } je trestný kámen: smíš jeden kámen rozdat.
upturn-run = { $more ->
    [yes] Mohou se přidat další kameny.
   *[no] Nic dalšího se nehodí.
  } S dvojčetem { $twin } rozdáš { $count ->
    [one] jeden kámen.
    [few] { $count } kameny.
    [many] { $count } kamene.
   *[other] { $count } kamenů.
  }
upturn-owed = { $count ->
    [one] Máš rozdat jeden kámen. Kdo ho dostane?
    [few] Máš rozdat { $count } kameny. Kdo dostane první?
    [many] Máš rozdat { $count } kamene. Kdo dostane první?
   *[other] Máš rozdat { $count } kamenů. Kdo dostane první?
  }
upturn-offered = K rozdání: { $tile }. Kdo ho dostane?
upturn-extra = Se Žolíkem smíš vyložit ještě jeden kámen, nebo tu skonči.
upturn-extra-none = Žolík dovoluje ještě jeden kámen, ale žádný tvůj se nehodí.
upturn-other-run = { $who } staví postupku k dvojčeti { $twin }.
upturn-other-give = { $count ->
    [one] { $who } má rozdat jeden kámen.
    [few] { $who } má rozdat { $count } kameny.
    [many] { $who } má rozdat { $count } kamene.
   *[other] { $who } má rozdat { $count } kamenů.
  }
upturn-other-extra = { $who } smí vyložit ještě jeden kámen.
upturn-other-fruitless = { $who } už nemá co táhnout.

upturn-left = Zbylé kameny
upturn-how = Kdo má prázdný stojánek, hned vyhrává. U ostatních rozhoduje, kolik kamenů jim zbylo.
upturn-end-empty-rack = Jeden stojánek je prázdný: tím partie hned končí.
upturn-end-blocked = Nikdo už nemohl táhnout ani vyložit, a tak partie skončila. Vyhrává, kdo má nejméně kamenů.

upturn-option-call = Hlášení „Upturn“
upturn-option-call-about = S posledním kamenem musíš říct „Upturn“. Musí tě někdo nachytat: 3 kameny, když zapomeneš a někdo si toho všimne. Přísně: 3 kameny, kdykoli zapomeneš. Automaticky: řekne se to za tebe. Po dalším kameni: do té doby to můžeš říct a teprve pak tě jde nachytat.
upturn-option-call-caught = musí tě někdo nachytat
upturn-option-call-strict = přísně
upturn-option-call-auto = automaticky
upturn-option-call-late = nachytat až po dalším kameni
upturn-option-handing = Rozdávání kamenů
upturn-option-handing-about = Zda si kámen prohlédneš, než vybereš, kdo ho dostane.
upturn-option-handing-unseen = naslepo
upturn-option-handing-seen = po prohlédnutí
upturn-option-numbers = Čísla v sadě
upturn-option-numbers-about = Osmdesát čísel z tvé vlastní krabice.
upturn-option-penalties = Trestné kameny
upturn-option-penalties-about = Čísla, která mají ve tvé krabici značku.

upturn-why-run-open = Tvoje postupka je otevřená: přidej kameny, které se hodí, nebo ji uzavři dvojčetem.
upturn-why-give-first = Nejdřív rozdej kameny, které smíš dát, nebo je nech v sáčku.
upturn-why-after-joker = Po Žolíkovi vylož ještě jeden dovolený kámen, nebo skonči.
upturn-why-wrong-way = { $kind ->
    [up] Kámen Nahoru nemůže vést dolů.
   *[down] Kámen Dolů nemůže vést nahoru.
  }
upturn-why-no-run = Není tu otevřená postupka, kterou by šlo uzavřít.
upturn-why-no-stop = Není co ukončit: to jde jen po Žolíkovi.
upturn-why-none-to-give = Teď není co rozdávat.
upturn-why-beyond = { $going ->
    [up] Hra jde nahoru: { $number } není víc než { $last }.
   *[down] Hra jde dolů: { $number } není míň než { $last }.
  }
upturn-why-number-first = Dokud není vyložené první číslo, nejde zahrát žádný akční kámen.
upturn-why-last-number = Poslední kámen musí být číslo, takže akční kámen nejde zahrát, když je tvůj jediný.
upturn-why-two-players = Ve dvou je soused vlevo i vpravo tentýž: zvol vlevo.
upturn-why-add = Přidávat kameny jde jen k otevřené postupce a tu začínáš dvojčetem.
upturn-why-own-twin = { $number } je dvojče této postupky: vyložíš ho tím, že ji uzavřeš.
upturn-why-other-twin = { $number } je také dvojče a postupka má jen jedno.
upturn-why-not-between = { $number } neleží mezi { $last } a dvojčetem { $twin }.
upturn-why-hold-number = První kámen musí být číslo a ty nějaké máš: vylož ho.
upturn-why-drawn = Už je taženo; v jednom tahu se táhne jen jednou.
upturn-why-not-drawn = Pasovat můžeš až po tažení.
upturn-why-opponents = Kameny se dávají soupeřům, nikdy sobě.
upturn-why-nobody = Na tom místě nikdo není.
upturn-why-said = V této partii se Upturn za všechny říká automaticky.
upturn-why-still-time = Na ohlášení je ještě čas; nachytat jde, až někdo vyloží další kámen.
upturn-why-not-due = Upturn se říká jen po tahu, po kterém ti zbyl jediný kámen, a jen dokud někdo nevyloží další.
upturn-why-no-catching = V této partii není třeba nikoho nachytat: kdo zapomene, táhne i tak.
upturn-why-nothing-forgotten = Tam teď není koho nachytat.
upturn-why-not-held = Na stojánku nemáš: { $tile ->
    [up] Nahoru
    [down] Dolů
    [updown] Nahoru/Dolů
    [skip1] Přeskoč 1
    [skip2] Přeskoč 2
    [joker] Žolík
   *[number] { $tile }
  }.

# in the list of one’s own matches
upturn-mine-score = Zbylé kameny
