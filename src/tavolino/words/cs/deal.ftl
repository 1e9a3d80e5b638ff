# Poctivé rozdání: pečeť u stolu a seznam všech rozdání.

news-dealt-without = { $you ->
    [yes] Karty se rozdaly bez tvého čísla.
   *[other] Karty se rozdaly bez čísla jednoho hráče: { $who }.
  }
seal = Poctivé rozdání: { $state }
seal-holds = pečeť drží
seal-broken = pečeť je porušená
seal-open = zatím neověřeno
seal-title = Pečeť tohoto rozdání
seal-more = Každé rozdání na tomto serveru je ve veřejném seznamu:
seal-check = Přehrát partii a ověřit každou kartu
seal-about-before = Příští rozdání je už zapečetěné. Tvoje zařízení si pečeť pamatuje a přidá vlastní číslo, takže karty nemůže nikdo vybrat.
seal-about-sealed = Je to pečeť, která se ukázala před rozdáním, a tvoje číslo je v ní. Po skončení partie zařízení ověří každou kartu.
seal-about-proved = Tvoje zařízení to ověřilo: pečeť je stejná, tvoje číslo se použilo a každá karta z nich vychází.
seal-about-late = Rozdalo se ještě před tvým příchodem, takže se za to tvoje zařízení nemůže zaručit.
seal-about-without = Tyhle karty se rozdaly bez čísla z tohoto zařízení, takže nemůžeš vědět, jestli je někdo nevybral.
seal-about-again = Hraje se znovu rozdání z dřívější partie. Karty byly známé předem.
seal-about-fixed = Tohle rozdání bylo určeno a zapečetěno předem, pro všechny stejné. Až den nebo soutěž skončí, odhalí se a půjde ověřit každou kartu.
seal-about-changed = Pečeť někdo vyměnil: toto rozdání má jinou, než jaká se ukázala předtím. Karty možná někdo vybral.
seal-about-secret = Tajemství neodpovídá pečeti, která se ukázala před rozdáním. Karty možná někdo vybral.
seal-about-number = Při rozdání se nepoužilo číslo, které přidalo tvoje zařízení. Karty možná někdo vybral.
seal-about-cards = Nejsou to karty, které vycházejí ze zapečetěného tajemství. Někdo je vybral.
deals = Všechna rozdání
deals-about = Každá partie, která tu začala, a jak skončila, bez stolů a jmen. Každý řádek obsahuje otisk předchozího, takže žádný nejde nepozorovaně odstranit ani změnit. Občas si seznam stáhni: pozdější musí začínat stejně.
deals-download = Stáhnout
deals-earlier = Starší
deals-whole = Tvůj prohlížeč zobrazené řádky ověřil: žádný nechybí a žádný se nezměnil.
deals-torn = Tyto řádky k sobě nepasují: některý byl odstraněn nebo změněn.
deals-none = Zatím tu žádná partie nezačala.
deals-begun = Rozdáno
deals-ended = Skončila
deals-broken-off = Přerušena
deals-again = Hráno znovu
deals-fixed = Určeno předem
deals-revealed = Odhaleno
deals-opened = Začátek seznamu
check-alone = Karty vyplývají z tajemství, ale nikdo nepřidal číslo, takže to nic nedokazuje o tom, kdo je vybral.
check-event = Všechny karty vyplývají z tajemství. Rozdání bylo určeno předem, pro všechny stejné: jeho otisk je ve veřejném seznamu z doby, než se hrálo.
