# První stránka a co k ní patří: s kým se hraje, stoly, co přijde po partii, a stránka bez připojení.

home-minutes = { $minutes } min
home-start-here = Poprvé tady? Začni touhle
difficulty-1 = lehká
difficulty-2 = střední
difficulty-3 = záludná

play-with = { $players ->
    [one] { $players } hráč
    [few] { $players } hráči
    [many] { $players } hráče
   *[other] { $players } hráčů
  }, { $level }
play-alone = jen ty
play-choose = Hráči a úroveň
choose-level = Úroveň botů
choose-more = Další boti
level-novice-about = Teprve se učí: vidí, co pomůže hned, a lepší možnosti často propásne.
level-casual-about = Hraje pro radost: rozumně, ale občas něco přehlédne.
level-club-about = Hraje každý týden a trochu přemýšlí dopředu.
level-expert-about = Zadarmo ti nedá skoro nic.
level-master-about = Nejsilnější bot, jakého máme. Dává si na čas a bez štěstí ho neporazíš.
level-random-about = Hraje náhodně cokoli, co se smí.
level-heuristic-about = Hraje pořád podle stejných jednoduchých pravidel.
level-instant-about = Hraje hned, bez přemýšlení: podle citu, který získal ve stovkách milionů tahů.
level-other-about = Bot, kterého přidal správce tohoto serveru.

own-title = Tvoje stoly
own-turn = Jsi na tahu
own-waits = Na tahu: { $names }
own-lobby = Čeká se na hráče
own-with = spoluhráči: { $names }
own-all = Ukázat všechny ({ $count })
own-hide = Skrýt tenhle stůl
slow-title = Tvoje pomalé partie
slow-turns = { $count ->
    [one] Jsi na tahu v jedné partii
    [few] Jsi na tahu ve { $count } partiích
    [many] Jsi na tahu v { $count } partie
   *[other] Jsi na tahu v { $count } partiích
  }
slow-left = zbývá { $left }
slow-all = Ukázat všechny pomalé partie ({ $count })
slow-leave = Máš čas do: { $when }. Stránku můžeš zavřít, partie na tebe počká.
slow-wait = Ostatní mají na každý tah { $days ->
    [one] den
    [few] { $days } dny
    [many] { $days } dne
   *[other] { $days } dní
  }. Stránku můžeš zavřít a vrátit se později.
slow-notices = Dát vědět, až budu na tahu

join-free = { $count ->
    [one] jedno volné místo
    [few] { $count } volná místa
    [many] { $count } volného místa
   *[other] { $count } volných míst
  }
join-full = plno
join-per-move = { $seconds } s na tah
join-bank = { $minutes } min na hráče
join-own = Otevřít vlastní
join-none = Teď tu není žádný otevřený stůl.

footer-free = Tavolino je svobodný software s otevřeným kódem. Bez reklam, bez sledování.
footer-about = O Tavolinu
footer-privacy = Soukromí
footer-rules = Pravidla domu
footer-imprint = Provozovatel
footer-source = Zdrojový kód
footer-contact = Kontakt
settings = Nastavení

move-waits = Tvůj tah čeká na spojení. Odešle se sám.

easier-offer = Dvakrát po sobě vyhráli boti. Chceš lehčí soupeře?
easier-play = Zkusit úroveň „{ $level }“
sound-offer = Chceš tichý zvuk, když jsi na tahu?
sound-yes = Ano, prosím
offer-no = Ne, díky

share-won = { $game }: vítězství o { $margin }, za mnou { $names }!
share-tied = { $game }: dělené první místo, spolu se mnou { $names }.
share-lost = { $game }: prohra o { $margin }, přede mnou { $names }.
share-solo = { $game }: můj výsledek je { $points }.
share-watched = { $game }: na prvním místě { $names }.

open-more = Další možnosti
open-more-about = Pravidla, hodiny, chat, tipy, diváci

mine-filter = Která hra
mine-all = Všechny hry
mine-left = Předčasný odchod

offline-title = Jsi offline
offline-about = Stoly Tavolina jsou na serveru, takže je potřeba připojení. Nic z toho, co se odehrálo, se neztratí.
offline-waiting = Jakmile se připojení obnoví, stránka se načte sama.
offline-again = Zkusit znovu
