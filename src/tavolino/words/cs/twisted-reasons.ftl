# Proč je tah dobrý, pro nápovědu: jedna nebo dvě celé věty. { $cost } má své znaménko: −6.

twisted-reason-counted = Teď jsou všechny karty známé. Do konce kola to podle výpočtu vynese { $points } (soupeř: { $next }).
twisted-reason-only-take = Ke kartě { $last } ti nic nepasuje, takže musíš vzít řadu ({ $cost }).
twisted-reason-no-cards = Nemáš už žádné karty, takže musíš vzít řadu ({ $cost }).
twisted-reason-take-ends = Balíček je prázdný, takže tím kolo končí: { $cost } a žádné další riziko.
twisted-reason-take-before = Radši teď { $cost } než později { $more }, až bude v řadě i { $other }.
twisted-reason-take-cheap = Řada je teď levná ({ $cost }) a další začneš libovolnou kartou.
twisted-reason-twist-ends = Získáš { $card } a { $twin } (+2) a kolo skončí.
twisted-reason-twist-clears = Získáš { $card } a { $twin } (+2) a řada zmizí.
twisted-reason-twist-saves = Získáš { $card } a { $twin } (+2) a nemusíš brát řadu ({ $cost }).
twisted-reason-twist-stuck = Získáš { $card } a { $twin } (+2). Potom { $next } s pravděpodobností { $chance } % nemůže pokračovat a bere řadu ({ $cost }).
twisted-reason-twist = Získáš { $card } a { $twin }: hned +2. Zbytek řady stojí ještě { $cost }.
twisted-reason-more-than = Vynese to víc než +2 za { $twin }.
twisted-reason-not-twist = V řadě ti poslouží líp, než kdyby teď získala { $twin } (+2).
twisted-reason-waits = Kartu { $twin } můžeš získat jen ty, protože máš { $card }. Ty +2 ti neutečou.
twisted-reason-only-card = Pasuje ti jen { $card }. Jinak bereš řadu ({ $cost }).
twisted-reason-stuck = { $next } s pravděpodobností { $chance } % nemůže pokračovat a bere řadu ({ $cost }).
twisted-reason-stuck-toad = Žabí kartu nikdo netwistuje. { $next } s pravděpodobností { $chance } % nemůže pokračovat a bere řadu ({ $cost }).
twisted-reason-bait = Máš i { $twin }, takže { $card } můžeš později twistovat jen ty (+2).
twisted-reason-safe = Kartu { $card } už nikdo netwistuje, protože { $twin } je ze hry. S kartou { $other } by někdo mohl získat +2.
twisted-reason-toad-safe = Žabí kartu nikdo netwistuje. S kartou { $other } by někdo mohl získat +2.
twisted-reason-keep-toad = Žabí kartu { $other } si nech na kratší řadu. S ní tahle stojí { $cost } a { $less ->
    [0] žádná tvoje karta by nepasovala
    [one] pasovala by ti jen jedna karta
    [few] pasovaly by ti jen { $less } karty
    [many] pasovalo by ti jen { $less } karty
   *[other] pasovalo by ti jen { $less } karet
  }; po kartě { $card } { $mine ->
    [one] pasuje jedna.
    [few] pasují { $mine }.
    [many] pasuje { $mine }.
   *[other] pasuje jich { $mine }.
  }
twisted-reason-fits = Po kartě { $card } { $mine ->
    [one] ti pasuje ještě jedna karta
    [few] ti pasují ještě { $mine } karty
    [many] ti pasuje ještě { $mine } karty
   *[other] ti pasuje ještě { $mine } karet
  }, po kartě { $other } { $less ->
    [0] žádná.
    [one] jen jedna.
    [few] jen { $less }.
    [many] jen { $less }.
   *[other] jen { $less }.
  }
twisted-reason-few = Odpovědět na to je těžší: z karet, které nevidíš, { $count ->
    [0] nepasuje žádná
    [one] pasuje jen jedna
    [few] pasují jen { $count }
    [many] pasuje jen { $count }
   *[other] pasuje jen { $count }
  } ke kartě { $card }, ale { $more ->
    [one] jedna
    [few] { $more }
    [many] { $more }
   *[other] { $more }
  } ke kartě { $other }.
twisted-reason-still-fit = { $mine ->
    [one] Jedna tvoje další karta
    [few] { $mine } tvoje další karty
    [many] { $mine } tvé další karty
   *[other] { $mine } tvých dalších karet
  } se od { $card } liší nejvýš o 10, takže nejspíš půjdeš dál.
twisted-reason-few-fit = Odpovědět na to je těžké: z karet, které nevidíš, { $count ->
    [0] nepasuje žádná.
    [one] pasuje jen jedna.
    [few] pasují jen { $count }.
    [many] pasuje jen { $count }.
   *[other] pasuje jen { $count }.
  }
