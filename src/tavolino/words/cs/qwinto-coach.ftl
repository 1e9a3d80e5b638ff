# Proč byl tah lepší, pro trenéra: co se dělo v propočítaných rozdáních. { $first } a { $second } jsou „asi u 34 ze 100 rozdání“, „asi u 12“ nebo „asi 1,3“; { $played } a { $instead } říkají, po kterém tahu.

qwinto-coach-write = s číslem { $row ->
    [o] v oranžové
    [y] ve žluté
   *[p] ve fialové
  }
qwinto-coach-pass = po pasování
qwinto-coach-numbers = Kolik čísel { $you ->
    [yes] odteď zapíšeš
   *[no] { $who } odteď zapíše
  }, v průměru: { $first } { $played }, { $second } { $instead }.
qwinto-coach-misthrows = Kolik chybných hodů { $you ->
    [yes] odteď získáš
   *[no] { $who } odteď získá
  }, v průměru: { $first } { $played }, { $second } { $instead }.
qwinto-coach-columns = Kolik bonusových sloupců { $you ->
    [yes] odteď doplníš
   *[no] { $who } odteď doplní
  }, v průměru: { $first } { $played }, { $second } { $instead }.
qwinto-coach-rows = Kolik řad { $you ->
    [yes] odteď zaplníš
   *[no] { $who } odteď zaplní
  }, v průměru: { $first } { $played }, { $second } { $instead }.
qwinto-coach-last = Řady, které { $you ->
    [yes] ještě zaplníš
   *[no] { $who } ještě zaplní
  }, vynesou v průměru { $played } { $first }, { $instead } { $second }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

qwinto-mistake-passed = Pasování místo zápisu
qwinto-mistake-wrote = Zápis místo pasování
qwinto-mistake-other-row = Zápis do nesprávné řady
qwinto-mistake-other-cell = Zápis do nesprávného políčka řady
qwinto-mistake-one-card = Jedna karta místo dvou
qwinto-mistake-two-cards = Dvě karty místo jedné
qwinto-mistake-other-card = Zahraná nesprávná karta

qwinto-deed-play = Zahrání karty
qwinto-deed-play-two = Zahrání dvou karet
qwinto-deed-write = Zápis čísla
qwinto-deed-pass = Pasování
