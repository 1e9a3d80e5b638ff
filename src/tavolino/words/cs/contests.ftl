# Contests: everybody plays the same deals.

contest-open = Otevřít turnaj
contest-open-about = Všichni hrají stejná rozdání, takže se nikdo nemůže vymlouvat na karty.
contest-list = Turnaje
contest-mine-go = Přejít
contest-name = Jak se bude jmenovat?
contest-game = Která hra?
contest-seats = Míst u stolu
contest-deals = Kolik rozdání?
contest-form = Kdo hraje s kým?
contest-form-bots = Každý sám s boty
contest-form-bots-about = Kdy chcete a v kolika chcete. Boti hrají pro všechny stejně.
contest-form-rotating = Lidé proti sobě
contest-form-rotating-about = Na kola: potkáš co nejvíc ostatních a na každém místě sedíš zhruba stejně často.
contest-level = Boti
contest-ends = Jak dlouho?
contest-hours = { $count ->
    [one] Jednu hodinu
    [few] { $count } hodiny
    [many] { $count } hodiny
   *[other] { $count } hodin
}
contest-days = { $count ->
    [one] Jeden den
    [few] { $count } dny
    [many] { $count } dne
   *[other] { $count } dní
}
contest-decides = Co rozhoduje?
contest-matchpoints = Matchpointy
contest-matchpoints-about = Kolik lidí se stejnými kartami máš za sebou? Shoda je půlka.
contest-points = Body
contest-points-about = O kolik bodů máš víc než ostatní se stejnými kartami?
contest-listed = Ukázat všem tady
contest-listed-about = Jinak se přidá jen ten, kdo má odkaz.

contest-facts = { $count ->
    [one] jedno rozdání
    [few] { $count } rozdání
    [many] { $count } rozdání
   *[other] { $count } rozdání
}
contest-until = do { $time }
contest-over = Skončil
contest-people = { $count ->
    [0] Zatím nikdo
    [one] Hraje jeden člověk
    [few] Hrají { $count } lidé
    [many] Hraje { $count } člověka
   *[other] Hraje { $count } lidí
}
contest-invite = Pozvat další
contest-invite-about = S tímhle odkazem se může přidat kdokoli.
contest-screen = Výsledky na velkou obrazovku

contest-join = Přidat se
contest-join-about = Zahraješ { $count ->
    [one] jedno rozdání
    [few] { $count } rozdání
    [many] { $count } rozdání
   *[other] { $count } rozdání
}. Bez registrace.
contest-play = Hrát rozdání { $deal }
contest-continue = Zpět k rozdání { $deal }
contest-to-table = Ke tvému stolu
contest-back = Zpět k turnaji
contest-left = { $count ->
    [0] Tohle je poslední
    [one] Potom ještě jedno
    [few] Potom ještě { $count }
    [many] Potom ještě { $count }
   *[other] Potom ještě { $count }
}
contest-wait = Jsi ve hře. Začne se, až to pořadatel spustí.
contest-wait-round = Další kolo začne, až dohrají všechny stoly.
contest-wait-end = To bylo poslední kolo. Výsledek platí, až dohrají všechny stoly.
contest-done = Máš za sebou všechna rozdání. Výsledek platí, až turnaj skončí.
contest-join-late = Místo ti drží bot. Přidej se a hraješ od příštího kola.
contest-late = Kola už začala a všechna místa jsou obsazená. Tady můžeš sledovat výsledky.
contest-out = Pořadatel tě z tohoto turnaje vyřadil.
contest-leave = Odejít z turnaje
contest-leave-about = Odehraná rozdání ve výsledcích zůstanou.

contest-host = Pořádáš tenhle turnaj
contest-begin = Začít kola
contest-begin-bots = { $count ->
    [0] Stoly vycházejí přesně.
    [one] Poslední stůl doplní jeden bot.
    [few] Stoly doplní { $count } boti.
    [many] Stoly doplní { $count } bota.
   *[other] Stoly doplní { $count } botů.
}
contest-next = Hned další kolo
contest-next-about = Rozehrané partie se přeruší a nepočítají se nikomu.
contest-end = Ukončit hned
contest-end-about = Skončí s tím, co se odehrálo. Všechny karty se ukážou a nejde to vzít zpět.
contest-longer = O hodinu déle
contest-remove-somebody = Někoho vyřadit
contest-replace-somebody = Někoho vyřadit nebo nahradit
contest-remove = Vyřadit: { $name }
contest-stand-in = Nechat hrát bota místo: { $name }

contest-round = { $round }. kolo z { $deals }
contest-table = { $number }. stůl
contest-table-over = dohráno
contest-bot = bot

contest-standings = Pořadí
contest-final = Konečný výsledek
contest-no-standings = Zatím není co porovnávat. Jakmile dva lidé odehrají stejné rozdání, objeví se tady.
contest-place = Pořadí
contest-who = Jméno
contest-percent = Matchpointy
contest-ahead = Náskok
contest-ahead-about = v bodech na rozdání, proti těm se stejnými kartami
contest-total = Celkem
contest-played = Rozdání
contest-unplaced = { $count ->
    [one] Jeden další má na umístění málo rozdání: je potřeba polovina.
    [few] { $count } další mají na umístění málo rozdání: je potřeba polovina.
    [many] { $count } dalšího má na umístění málo rozdání: je potřeba polovina.
   *[other] { $count } dalších má na umístění málo rozdání: je potřeba polovina.
}
contest-sure = { $level ->
    [certain] Skoro jisté: ve víc než 9 z 10 takových turnajů je ten, kdo vede, opravdu nejlepší.
    [very] Celkem jisté: asi v { $tenths } z 10 takových turnajů je ten, kdo vede, opravdu nejlepší.
    [fairly] Pravděpodobné: asi v { $tenths } z 10 takových turnajů je ten, kdo vede, opravdu nejlepší.
   *[hardly] Není to jisté: jen asi v { $tenths } z 10 takových turnajů je ten, kdo vede, opravdu nejlepší.
}
contest-sure-not = Málo rozdání na to, aby šlo odlišit štěstí od umění. Jsou potřeba aspoň čtyři.
contest-span = bez štěstí většinou { $low } až { $high }
contest-span-about = Čárky ukazují, kolik štěstí může v každém výsledku být. Kde se hodně překrývají, mohlo o pořadí rozhodnout štěstí.
contest-somebody = Někdo

contest-compare = Rozdání po rozdání
contest-compare-later = Každé rozdání uvidíš vedle sebe, jakmile ho už nikdo nemůže hrát.
contest-deal = { $deal }. rozdání
contest-seat = Místo
contest-score = Body
contest-sealed = Rozdání byla daná, když se turnaj otevřel. Jsou ve veřejném seznamu, zapečetěná až do konce.

preview-contest = { $name }: turnaj ve hře { $game }
preview-contest-open = Všichni hrají { $count ->
    [one] stejné rozdání
    [few] stejná { $count } rozdání
    [many] stejného { $count } rozdání
   *[other] stejných { $count } rozdání
}. Přidej se, bez registrace.
preview-contest-over = Podívej se, kdo ze stejných karet vytěžil nejvíc.

why-no-contest = Takový turnaj není.
why-contest-alone = S jedním místem není s kým hrát. Vyber boty, nebo víc míst.
why-contest-name = Vyber pro turnaj jiné jméno.
why-contest-many = Běží ti hodně turnajů. Nejdřív nějaký ukonči.
why-contest-over = Tenhle turnaj skončil.
why-contest-host = To může jen pořadatel turnaje.
why-contest-removed = Pořadatel tě z tohoto turnaje vyřadil.
why-contest-late = Kola už začala a všechna místa jsou obsazená.
why-contest-full = Tenhle turnaj je plný.
why-contest-join = Nejdřív se k turnaji přidej.
why-contest-rounds = V tomhle turnaji určují kola, kdy hraješ.
why-contest-done = Máš za sebou všechna rozdání.
why-contest-begun = Kola už začala.
why-contest-not-begun = Kola ještě nezačala.
why-contest-few = Jsou potřeba aspoň dva lidé.
why-contest-rounds-long = Na kola musí být všichni najednou, takže trvá nejvýš den.
why-contest-long = Turnaj trvá nejvýš dva týdny.
why-contest-nobody = Nikdo takový nehraje.
why-contest-no-match = Tenhle člověk teď nehraje.

privacy-contests = U každého turnaje, který otevřeš nebo ve kterém hraješ: tvoje jméno, odkdy hraješ a jak dopadlo každé rozdání. Vidí to všichni v turnaji. Smaže se, když server smaže staré partie.
