# Proč byl tah lepší, pro trenéra: co se dělo v propočítaných rozdáních. { $first } a { $second } jsou „asi u 34 ze 100 rozdání“, „asi u 12“ nebo „asi 1,3“; { $played } a { $instead } říkají, po kterém tahu.

upturn-coach-lay = po { $number }
upturn-coach-draw = po tažení
upturn-coach-others-out = Jako první skončí někdo jiný { $played } { $first }, { $instead } { $second }.
upturn-coach-handed = Kolik kamenů { $you ->
    [yes] dostaneš od ostatních
   *[no] dostane od ostatních { $who }
  }, v průměru: { $first } { $played }, { $second } { $instead }.
upturn-coach-drawn = { $you ->
    [yes] Táhneš
   *[no] { $who } táhne
  } v průměru { $played } { $first }×, { $instead } { $second }×.
upturn-coach-stuck = { $you ->
    [yes] Příště musíš
   *[no] { $who } příště musí
  } hned táhnout { $played } { $first }, { $instead } { $second }.
upturn-coach-run = Kolik kamenů { $you ->
    [yes] vyložíš v postupkách
   *[no] vyloží v postupkách { $who }
  }, v průměru: { $first } { $played }, { $second } { $instead }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

upturn-mistake-waited = Tažení nebo pasování místo vyložení
upturn-mistake-hasty = Vyložené číslo, které bylo lepší si nechat
upturn-mistake-other-number = Vyložené nesprávné číslo
upturn-mistake-run = Špatně odhadnutá postupka
upturn-mistake-played-early = Akční kámen zahraný příliš brzy
upturn-mistake-played-late = Akční kámen držený příliš dlouho
upturn-mistake-other-tile = Nesprávný akční kámen, směr nebo soused
upturn-mistake-gave = Kámen daný nesprávnému hráči
upturn-mistake-silent = Mlčení ve chvíli, kdy bylo třeba se ozvat
upturn-mistake-spoke = Ozvání místo další hry

upturn-deed-lay = Vyložení čísla
upturn-deed-run = Postupka
upturn-deed-play = Zahrání akčního kamene
upturn-deed-wait = Tažení nebo pasování
upturn-deed-give = Předání kamene
upturn-deed-speak = Ozvání
