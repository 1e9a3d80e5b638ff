# Trenér: co říká o rozhodnutích ve skončené partii a o štěstí.

coach = Trenér
coach-working = Trenér přemýšlí…
coach-waiting = Nejdřív jsou na řadě jiní. Trenér začne asi za { $seconds ->
    [one] { $seconds } sekundu
    [few] { $seconds } sekundy
    [many] { $seconds } sekundy
   *[other] { $seconds } sekund
  }.
coach-preparing = Trenér se připravuje, na tomhle serveru jen jednou. Začne { $seconds ->
    [one] asi za sekundu
    [few] asi za { $seconds } sekundy
    [many] asi za { $seconds } sekundy
   *[other] asi za { $seconds } sekund
  }.
coach-not-yet = Na tenhle tah se trenér ještě nepodíval.
coach-nothing = K tomuhle tahu trenér nemá co říct.
coach-chart = Šance na výhru
coach-chart-alone = Očekávané body
coach-round = { $round }. kolo
coach-legend-slip = přehmat
coach-legend-moment = rozhodlo
coach-next-mistake = Další chyba
coach-table = V tabulce
coach-step = Krok
coach-verdict = Verdikt
coach-seat = Kdo
coach-best = nejlepší
coach-good = dobrý
coach-inaccuracy = nepřesnost
coach-mistake = chyba
coach-blunder = hrubá chyba
coach-close = nelze rozhodnout
coach-verdict-of = { $verdict ->
    [best] { $you ->
        [yes] Tvůj tah: nejlepší
       *[no] { $who }: nejlepší tah
    }
    [good] { $you ->
        [yes] Tvůj tah: dobrý
       *[no] { $who }: dobrý tah
    }
    [inaccuracy] { $you ->
        [yes] Tvůj malý přehmat
       *[no] { $who }: malý přehmat
    }
    [mistake] { $you ->
        [yes] Tvoje chyba
       *[no] { $who }: chyba
    }
    [blunder] { $you ->
        [yes] Tvoje hrubá chyba
       *[no] { $who }: hrubá chyba
    }
   *[close] { $you ->
        [yes] Tvůj tah: příliš těsné na verdikt
       *[no] { $who }: příliš těsné na verdikt
    }
  }
coach-only = Jiný tah nebyl
coach-best-about = Nic jiného nebylo tak dobré.
coach-good-about = Nic jiného nebylo zřetelně lepší.
coach-close-about = Trenér neumí říct, jestli něco jiného bylo lepší.
coach-better-points = Lepší: { $action }. Mělo to cenu asi o { $count ->
    [one] { $points } bod
    [few] { $points } body
    [many] { $points } bodu
   *[other] { $points } bodů
  } víc.
coach-better = Lepší: { $action }.
coach-chance = Podle toho, co { $you ->
    [yes] se dalo z tvého místa vědět
   *[no] mohl vědět hráč { $who }
  }: šance na výhru { $best } místo { $taken }.
coach-bars-points = O kolik bodů víc nebo míň než s hraným tahem, v průměru.
coach-bars-win = Šance na výhru, víc nebo míň než s hraným tahem.
coach-bars-deals = { $count ->
    [one] Trenér propočítal jedno možné rozdání.
    [few] Trenér propočítal { $count } možná rozdání.
    [many] Trenér propočítal { $count } možného rozdání.
   *[other] Trenér propočítal { $count } možných rozdání.
  } Čárky ukazují, jak je které číslo jisté.
coach-bars-exact = Všechny karty byly známé, takže je to spočítané přesně.
coach-tag-best = nejlepší
coach-tag-played = hráno
coach-more = { $count ->
    [one] Ještě jeden
    [few] Ještě { $count }
    [many] Ještě { $count }
   *[other] Ještě { $count }
  }
coach-fewer = Ukázat méně
coach-unit = Porovnat podle
coach-unit-points = Body
coach-unit-win = Šance na výhru
coach-try = Zkus to odtud
coach-line = Jak to mohlo jít dál
coach-line-about = Jedno smyšlené rozdání, podle konce prostřední z devíti. Za všechny hraje hráč trenéra; karty, které nikdo nemohl znát, jsou vymyšlené.
coach-moments = { $count ->
    [one] Rozhodující okamžik
    [2] Dva rozhodující okamžiky
    [few] Tři rozhodující okamžiky
    [many] Rozhodující okamžiky
   *[other] Rozhodující okamžiky
  }
coach-at-step = Krok { $step }
coach-accuracy = Přesnost
coach-accuracy-about = 100 je vždycky nejlepší tah, 0 není lepší než naslepo.
coach-count-inaccuracy = { $count ->
    [one] jeden přehmat
    [few] { $count } přehmaty
    [many] { $count } přehmatu
   *[other] { $count } přehmatů
  }
coach-count-mistake = { $count ->
    [one] jedna chyba
    [few] { $count } chyby
    [many] { $count } chyby
   *[other] { $count } chyb
  }
coach-count-blunder = { $count ->
    [one] jedna hrubá chyba
    [few] { $count } hrubé chyby
    [many] { $count } hrubé chyby
   *[other] { $count } hrubých chyb
  }
coach-count-none = žádné chyby
coach-luck-skill = Štěstí a umění
coach-luck-unit = o kolik bodů lépe nebo hůř, než se čekalo před rozdáním
coach-luck = Štěstí
coach-skill = Umění
coach-sum = Součet
coach-luck-more = Z čeho se štěstí skládalo
coach-luck-deal = Rozdání
coach-luck-draws = Lízání
coach-luck-hidden = Skryté
coach-luck-others = Ostatní
coach-luck-about = Rozdání a lízání: jaké karty přišly. Skryté: jak tahy dopadly proti kartám, které nikdo neviděl. Ostatní: jak dobře hráli ostatní. Sem spadne i to, co trenér odhadne špatně.
coach-picture = Obrázek ke sdílení
coach-picture-accuracy = přesnost { $accuracy }
coach-picture-luck = štěstí { $points }
coach-missing-old-rules = Tahle partie se hrála podle starších pravidel, trenér ji posoudit neumí.
coach-missing-broken-off = Partie byla přerušena. Za výsledek trenér bere to, co se tehdy dalo čekat.
coach-missing-changed-hands = Hrál zčásti člověk a zčásti bot nebo hodiny: { $who }.
coach-missing-slow = Na tomhle serveru chybí překladač, trenér se proto díval méně podrobně.
coach-missing-long = Tahle partie je tak dlouhá, že se trenér na každý tah díval méně podrobně.
coach-missing-no-kernel = U téhle hry trenér posuzuje jen tahy; štěstí od umění neodděluje.
coach-missing-no-luck = U téhle hry trenér neodděluje štěstí od umění.
coach-missing-alone = Nikdo jiný nehrál, trenér proto počítá body.

# Jak hraješ, za mnoho partií

my-play-about = Co trenér našel ve tvých partiích.
my-play-none = Trenér se ještě na žádnou tvou partii nepodíval. Zeptej se ho po partii, v záznamu.
my-play-all = Všechny hry
my-play-accuracy = Přesnost, partie po partii
my-play-deeds = Přesnost podle druhu tahu
my-play-luck = Štěstí, partie po partii
my-play-mean = V průměru { $number }
my-play-moves = Tvoje tahy
my-play-moves-about = { $count ->
    [one] Jeden tah, kde bylo z čeho vybírat.
    [few] { $count } tahy, kde bylo z čeho vybírat.
    [many] { $count } tahu, kde bylo z čeho vybírat.
   *[other] { $count } tahů, kde bylo z čeho vybírat.
  }
my-play-match = Partie
my-play-newest = nejnovější

# proč, podle domyšlených rozdání; co se vkládá do důvodů jednotlivých her
coach-with-played = s tímto tahem
coach-with-better = s lepším tahem
coach-with-next = s druhým nejlepším tahem
coach-often = { $count ->
    [0] jen zřídka
    [100] skoro vždycky
   *[other] asi u { $count } ze 100 rozdání
  }
coach-often-too = { $count ->
    [0] jen zřídka
    [100] skoro vždycky
   *[other] asi u { $count }
  }
coach-decimal = { $whole },{ $tenth }
coach-about = asi { $amount }
coach-under = méně než { $amount }
coach-both = { $one } { $two }
coach-counted = Náskok na konci kola, spočítaný přesně: { $first } { $played }, { $second } { $instead }.
