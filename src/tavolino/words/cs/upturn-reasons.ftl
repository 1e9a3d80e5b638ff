# Proč je tah dobrý, pro nápovědu: jedna nebo dvě celé věty.

upturn-reason-call = Zbývá ti jediný kámen. Řekni to, než někdo vyloží další, jinak tě to může stát 3 kameny.
upturn-reason-catch = { $forgetful } má jediný kámen a Upturn nezaznělo: kdo je nachytán, táhne 3 kameny.
upturn-reason-wins = Je to tvůj poslední kámen: vyhráváš.
upturn-reason-run-wins = Všechny tvoje další kameny se můžou přidat k dvojčeti { $twin }: vyhráváš.
upturn-reason-run = S dvojčetem { $twin } můžeš vyložit víc kamenů najednou ({ $count }) a rozdat jich { $given }.
upturn-reason-penalty = { $number } je trestný kámen: můžeš někomu dát kámen ze sáčku.
upturn-reason-keeps = Po { $number } { $mine ->
    [one] se ti hodí ještě jedno číslo
    [few] se ti hodí ještě { $mine } čísla
    [many] se ti hodí ještě { $mine } čísla
   *[other] se ti hodí ještě { $mine } čísel
  }, po { $other } { $less ->
    [0] žádné.
    [one] jen jedno.
    [few] jen { $less }.
    [many] jen { $less }.
   *[other] jen { $less }.
  }
upturn-reason-still-fit = Po { $number } { $mine ->
    [one] se ti hodí ještě jedno číslo.
    [few] se ti hodí ještě { $mine } čísla.
    [many] se ti hodí ještě { $mine } čísla.
   *[other] se ti hodí ještě { $mine } čísel.
  }
upturn-reason-blocks = { $next } s pravděpodobností { $chance } % nemá žádné číslo { $going ->
    [up] nad
   *[down] pod
  } { $number }.
upturn-reason-fewer = O kámen míň: { $count ->
    [one] zbude ti jediný.
    [few] zbudou ti { $count }.
    [many] zbude ti { $count }.
   *[other] zbude ti { $count }.
  }
upturn-reason-along = Přidej { $number }: o kámen míň pro tebe a o { $count } víc k rozdání s dvojčetem { $twin }.
upturn-reason-along-first = Nejdřív vylož { $number }: po { $other } už se hodit nebude.
upturn-reason-close = { $number } by se taky dalo přidat, ale dlouhodobě je o něco lepší si ho nechat.
upturn-reason-keep = Kámen může i pomoct: třeba ho { $receiver } zrovna potřebuje.
upturn-reason-joker-wins = Po Žolíkovi můžeš hned vyložit { $number } a vyhráváš.
upturn-reason-joker = Žolík ti dovolí hned vyložit ještě jeden kámen.
upturn-reason-side = Pak hraje { $next } (kamenů: { $count }), a ne { $instead } (kamenů: { $few }).
upturn-reason-turn = { $mine ->
    [one] Jedno tvoje číslo je
    [few] { $mine } tvoje čísla jsou
    [many] { $mine } tvého čísla je
   *[other] { $mine } tvých čísel je
  } { $going ->
    [up] nad
   *[down] pod
  } { $last }, na druhé straně { $less ->
    [0] žádné.
    [one] jen jedno.
    [few] jen { $less }.
    [many] jen { $less }.
   *[other] jen { $less }.
  }
upturn-reason-end-number = Poslední kámen musí být číslo. Zahraj teď akční kámen a { $number } si nech.
upturn-reason-again = Všichni ostatní vynechají, takže jsi zase na tahu.
upturn-reason-skip = { $next } vynechá tah a má { $count ->
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
upturn-reason-give = { $receiver } má k výhře nejblíž: { $count ->
    [one] jediný kámen.
    [few] { $count } kameny.
    [many] { $count } kamene.
   *[other] { $count } kamenů.
  }
upturn-reason-give-next = Pak hraje { $receiver } a má { $count ->
    [one] jediný kámen.
    [few] { $count } kameny.
    [many] { $count } kamene.
   *[other] { $count } kamenů.
  }
upturn-reason-only-draw = Žádný svůj kámen zahrát nemůžeš, tak si táhni.
upturn-reason-last-number = { $number } si nech na konec: poslední kámen musí být číslo.
upturn-reason-jumps = { $number } by přeskočilo { $count ->
    [one] jedno tvoje vlastní číslo.
    [few] { $count } tvoje vlastní čísla.
    [many] { $count } tvého vlastního čísla.
   *[other] { $count } tvých vlastních čísel.
  }
upturn-reason-nothing-left = Po { $number } by se už žádné tvoje číslo nehodilo.
upturn-reason-draw-first = Po tažení můžeš pořád ještě vykládat a třeba přijde něco lepšího.
upturn-reason-keep-draw = Žádné tvoje číslo se nehodí. Táhni si a akční kámen si nech na později.
upturn-reason-keep-pass = Žádné tvoje číslo se nehodí a akční kámen má později větší cenu.
