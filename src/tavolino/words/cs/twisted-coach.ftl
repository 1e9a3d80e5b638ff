# Proč byl tah lepší, pro trenéra: co se dělo v propočítaných rozdáních. { $first } a { $second } jsou „asi u 34 ze 100 rozdání“, „asi u 12“ nebo „asi 1,3“; { $played } a { $instead } říkají, po kterém tahu.

twisted-coach-place = po kartě { $card }
twisted-coach-twist = po twistu kartou { $card }
twisted-coach-take = po vzetí řady
twisted-coach-row-taken = { $you ->
    [yes] Musíš
   *[no] { $who } musí
  } vzít řadu { $played } { $first }, { $instead } { $second }.
twisted-coach-row-each = Řada pak stojí asi { $cost }.
twisted-coach-later = { $you ->
    [yes] Musíš
   *[no] { $who } musí
  } vzít řadu { $instead } { $often }.
twisted-coach-now = Hned teď stojí { $cost }.
twisted-coach-row-cost = { $you ->
    [yes] Řada tě
   *[no] Hráče { $who } řada
  } stojí v průměru { $played } { $first }, { $instead } { $second }.
twisted-coach-row-left = Řadu musí vzít někdo jiný { $played } { $first }, { $instead } { $second }.
twisted-coach-row-gain = Někoho jiného stojí řada v průměru { $played } { $first }, { $instead } { $second }.
twisted-coach-card-lost = Přiloženou kartu twistuje někdo jiný { $played } { $first }, { $instead } { $second }.
twisted-coach-card-won = { $you ->
    [yes] Přiloženou kartu později twistuješ
   *[no] { $who } přiloženou kartu později twistuje
  } { $played } { $first }, { $instead } { $second }.
twisted-coach-twists = { $you ->
    [yes] Do konce kola twistuješ
   *[no] { $who } do konce kola twistuje
  } v průměru { $played } { $first }×, { $instead } { $second }×.
twisted-coach-against = Někdo jiný do konce kola twistuje v průměru { $played } { $first }×, { $instead } { $second }×.

# Kinds of mistakes, as headings: what somebody did, without saying who.

twisted-mistake-took-early = Řada vzatá příliš brzy
twisted-mistake-took-late = Řada vzatá příliš pozdě
twisted-mistake-missed-twist = Promeškaný twist
twisted-mistake-hasty-twist = Twist příliš brzy
twisted-mistake-other-twist = Twist nesprávnou kartou
twisted-mistake-offered-card = Přiložená karta, kterou twistuje někdo jiný
twisted-mistake-own-row = Přiložená karta, po které řada zbyla na tebe
twisted-mistake-easy-row = Řada ulehčená ostatním
twisted-mistake-other-card = Přiložená nesprávná karta

twisted-deed-place = Přiložení karty
twisted-deed-twist = Twist
twisted-deed-take = Vzetí řady
