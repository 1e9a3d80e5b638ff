# Proč je tah dobrý, pro nápovědu: jedna nebo dvě celé věty. { $cost } má své znaménko: −6.

twisted-reason-counted = Teď jsou všechny karty známé. Do konce kola to podle výpočtu vynese { $points } (soupeř: { $next }).
twisted-reason-only-take = Ke kartě { $last } ti nic nepasuje, takže musíš vzít řadu ({ $cost }).
twisted-reason-no-cards = Nemáš už žádné karty, takže musíš vzít řadu ({ $cost }).
twisted-reason-take-ends = Balíček je prázdný, takže tím kolo končí: { $cost } a žádné další riziko.
twisted-reason-take-before = Radši teď { $cost } než později { $more }, až bude v řadě i { $other }.
twisted-reason-take-cheap = Řada je teď levná ({ $cost }) a další začneš libovolnou kartou.
twisted-reason-twist-ends = Získáš { $card } a { $twin } (+2) a kolo skončí.
twisted-reason-twist-clears = Získáš { $card } a { $twin } (+2) a řada zmizí.
twisted-reason-twist-saves = Získáš { $card } a { $twin } (+2) a nemusíš brát řadu ({ $cost }).
twisted-reason-twist-stuck = Získáš { $card } a { $twin } (+2). Potom { $next } s pravděpodobností { $chance } % nemůže pokračovat a bere řadu ({ $cost }).
twisted-reason-twist = Získáš { $card } a { $twin }: hned +2. Zbytek řady stojí ještě { $cost }.
twisted-reason-more-than = Vynese to víc než +2 za { $twin }.
twisted-reason-not-twist = V řadě ti poslouží líp, než kdyby teď získala { $twin } (+2).
twisted-reason-waits = Kartu { $twin } můžeš získat jen ty, protože máš { $card }. Ty +2 ti neutečou.
twisted-reason-only-card = Pasuje ti jen { $card }. Jinak bereš řadu ({ $cost }).
twisted-reason-stuck = { $next } s pravděpodobností { $chance } % nemůže pokračovat a bere řadu ({ $cost }).
twisted-reason-stuck-toad = Žabí kartu nikdo netwistuje. { $next } s pravděpodobností { $chance } % nemůže pokračovat a bere řadu ({ $cost }).
twisted-reason-bait = Máš i { $twin }, takže { $card } můžeš později twistovat jen ty (+2).
twisted-reason-safe = Kartu { $card } už nikdo netwistuje, protože { $twin } je ze hry. S kartou { $other } by někdo mohl získat +2.
twisted-reason-toad-safe = Žabí kartu nikdo netwistuje. S kartou { $other } by někdo mohl získat +2.
twisted-reason-keep-toad = Žabí kartu { $other } si nech na kratší řadu. Tahle by stála { $cost } a karet na dosah by ti zbylo { $less }; po kartě { $card } jich je { $mine }.
twisted-reason-fits = Po kartě { $card } ti na dosah zůstane karet: { $mine }, po kartě { $other } jen { $less }.
twisted-reason-few = Odpovědět na to je těžší: z karet, které nevidíš, jich ke kartě { $card } pasuje { $count }, ke kartě { $other } by to bylo { $more }.
twisted-reason-still-fit = Z ostatních karet ti po kartě { $card } pasuje ještě { $mine }, takže nejspíš půjdeš dál.
twisted-reason-few-fit = Odpovědět na to je těžké: z karet, které nevidíš, pasuje jen { $count }.
