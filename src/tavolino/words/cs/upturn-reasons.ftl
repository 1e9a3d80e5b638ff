# Proč je tah dobrý, pro nápovědu: jedna nebo dvě celé věty.

upturn-reason-call = Zbývá ti jediný kámen. Řekni to, než někdo vyloží další, jinak tě to může stát 3 kameny.
upturn-reason-catch = { $forgetful } má jediný kámen a Upturn nezaznělo: stojí to 3 kameny ze sáčku.
upturn-reason-wins = Je to tvůj poslední kámen: vyhráváš.
upturn-reason-run-wins = Všechny tvoje další kameny se můžou přidat k dvojčeti { $twin }: vyhráváš.
upturn-reason-run = S dvojčetem { $twin } můžeš vyložit víc kamenů najednou ({ $count }) a rozdat jich { $given }.
upturn-reason-penalty = { $number } je trestný kámen: můžeš někomu dát kámen ze sáčku.
upturn-reason-keeps = Z tvých čísel se po { $number } hodí ještě { $mine }, po { $other } jen { $less }.
upturn-reason-still-fit = Z tvých čísel se po { $number } hodí ještě { $mine }.
upturn-reason-blocks = { $next } s pravděpodobností { $chance } % nemá žádné číslo { $going ->
    [up] nad
   *[down] pod
  } { $number }.
upturn-reason-fewer = To je o kámen míň: zbude ti jich { $count }.
upturn-reason-along = { $number } se může přidat k dvojčeti { $twin }: o kámen míň pro tebe, o { $count } víc k rozdání.
upturn-reason-along-first = Nejdřív vylož { $number }: po { $other } už se hodit nebude.
upturn-reason-close = { $number } by se taky dalo přidat, ale dlouhodobě je o něco lepší si ho nechat.
upturn-reason-keep = Kámen může i pomoct: třeba ho { $receiver } zrovna potřebuje.
upturn-reason-joker-wins = Po Žolíkovi můžeš hned vyložit { $number } a vyhráváš.
upturn-reason-joker = Žolík ti dovolí hned vyložit ještě jeden kámen.
upturn-reason-side = Pak hraje { $next } (kamenů: { $count }), a ne { $instead } (kamenů: { $few }).
upturn-reason-turn = Tvoje čísla { $going ->
    [up] nad
   *[down] pod
  } { $last }: { $mine }. Opačným směrem jen { $less }.
upturn-reason-end-number = Poslední kámen musí být číslo. Zahraj teď akční kámen a { $number } si nech.
upturn-reason-again = Všichni ostatní vynechají, takže jsi zase na tahu.
upturn-reason-skip = { $next } vynechá tah a má { $count ->
    [one] jediný kámen.
    [few] { $count } kameny.
    [many] { $count } kamene.
   *[other] { $count } kamenů.
  }
upturn-reason-give-only = { $receiver } pak bude mít { $count ->
    [one] jeden kámen.
    [few] { $count } kameny.
    [many] { $count } kamene.
   *[other] { $count } kamenů.
  }
upturn-reason-give = { $receiver } má k výhře nejblíž: { $count ->
    [one] jediný kámen.
    [few] { $count } kameny.
    [many] { $count } kamene.
   *[other] { $count } kamenů.
  }
upturn-reason-give-next = Pak hraje { $receiver } a má { $count ->
    [one] jediný kámen.
    [few] { $count } kameny.
    [many] { $count } kamene.
   *[other] { $count } kamenů.
  }
upturn-reason-only-draw = Žádný svůj kámen zahrát nemůžeš, tak si táhni.
upturn-reason-last-number = { $number } si nech na konec: poslední kámen musí být číslo.
upturn-reason-jumps = { $number } by přeskočilo tvoje vlastní čísla ({ $count }).
upturn-reason-nothing-left = Po { $number } by se už žádné tvoje číslo nehodilo.
upturn-reason-draw-first = Po tažení můžeš pořád ještě vykládat a třeba přijde něco lepšího.
upturn-reason-keep-draw = Žádné tvoje číslo se nehodí. Táhni si a akční kámen si nech na později.
upturn-reason-keep-pass = Žádné tvoje číslo se nehodí a akční kámen má později větší cenu.
