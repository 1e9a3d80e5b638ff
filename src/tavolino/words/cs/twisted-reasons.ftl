# Proč je tah dobrý, pro nápovědu: jedna nebo dvě celé věty. { $cost } má své znaménko: −6.

twisted-reason-counted = Teď jsou všechny karty známé. Dohráno do konce kola je to { $points } (soupeř: { $next }).
twisted-reason-only-take = Ke kartě { $last } ti nic nepasuje, takže musíš vzít řadu ({ $cost }).
twisted-reason-no-cards = Nemáš už žádné karty, takže musíš vzít řadu ({ $cost }).
twisted-reason-take-ends = Balíček je prázdný, takže tím kolo končí: { $cost } a žádné další riziko.
twisted-reason-take-before = Radši teď { $cost } než později { $more }, až bude v řadě i { $other }.
twisted-reason-take-cheap = Řada je teď levná ({ $cost }) a další začneš libovolnou kartou.
twisted-reason-twist-ends = Získáš { $card } a { $twin } (+2) a kolo skončí.
twisted-reason-twist-clears = Získáš { $card } a { $twin } (+2) a řada zmizí.
twisted-reason-twist-saves = Získáš { $card } a { $twin } (+2) a nemusíš brát řadu ({ $cost }).
twisted-reason-twist-stuck = Získáš { $card } a { $twin } (+2). Potom { $next } v { $chance } % rozdání nemůže pokračovat a bere řadu ({ $cost }).
twisted-reason-twist = Získáš { $card } a { $twin }: hned +2. Zbytek řady stojí ještě { $cost }.
twisted-reason-more-than = Vynese to víc než +2 za { $twin }.
twisted-reason-not-twist = V řadě ti poslouží líp než hned získat { $twin } (+2).
twisted-reason-waits = Kartu { $twin } můžeš získat jen ty, protože máš { $card }. Ty +2 počkají.
twisted-reason-only-card = Pasuje ti jen { $card }. Jinak bereš řadu ({ $cost }).
twisted-reason-stuck = { $next } v { $chance } % rozdání nemůže pokračovat a pak bere řadu ({ $cost }).
twisted-reason-stuck-toad = Žabí kartu nikdo netwistuje. { $next } v { $chance } % rozdání nemůže pokračovat a pak bere řadu ({ $cost }).
twisted-reason-bait = Máš i { $twin }, takže { $card } můžeš později twistovat jen ty (+2).
twisted-reason-safe = Kartu { $card } už nikdo netwistuje, protože { $twin } je venku. S kartou { $other } by někdo mohl získat +2.
twisted-reason-toad-safe = Žabí kartu nikdo netwistuje. S kartou { $other } by někdo mohl získat +2.
twisted-reason-keep-toad = Žabí kartu { $other } si nech na kratší řadu. Tahle by stála { $cost } a v dosahu by z tvých karet bylo { $less }; po kartě { $card } je to { $mine }.
twisted-reason-fits = Z tvých karet je do 10 od { $card } ještě { $mine }, od { $other } jen { $less }.
twisted-reason-few = Odpovědět na to je těžší: z karet, které nevidíš, jich k { $card } pasuje { $count }, k { $other } by to bylo { $more }.
twisted-reason-still-fit = Z tvých dalších karet je do 10 od { $card } ještě { $mine }, takže asi půjdeš dál.
twisted-reason-few-fit = Odpovědět na to je těžké: z karet, které nevidíš, pasuje jen { $count }.
