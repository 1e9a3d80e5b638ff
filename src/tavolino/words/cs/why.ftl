# Proč se něco odmítá, ať se hraje cokoli. Proč není dovolený některý tah, stojí u slov příslušné hry.

why-over = Partie skončila.
why-not-your-turn = Nejsi na tahu.
why-not-allowed = To teď pravidla nedovolují.

why-not-seated = U tohoto stolu nesedíš.
why-no-seat = U tohoto stolu není místo { $seat }.
why-seat-taken = Sedí tam { $name }.
why-nobody-there = Nikdo tam nesedí.
why-seen-another-hand = V této partii už znáš cizí karty.
why-seen-hands = Kdo se tu dívá, vidí karty ostatních; sednout si proto můžeš až před další partií.
why-link-used = Tenhle odkaz už někdo použil; vytvoř nový.
why-no-link = Tenhle odkaz k žádnému místu nevede.
why-call-bot = Bota může přidat jen ten, kdo sedí u stolu.
why-remove-bot = Bota může poslat pryč jen ten, kdo stůl otevřel.
why-dealt = Karty už jsou rozdané; tvůj příspěvek se započítá až v další partii.
why-start = Partii může začít jen ten, kdo stůl otevřel; když je pryč, tak kdokoli u stolu.
why-begun = Partie už začala.
why-not-begun = Partie ještě nezačala.
why-not-over = Partie ještě neskončila.
why-seat-empty = Místo { $number } je prázdné: musí tam sedět člověk, nebo bot.
why-earlier-decision = Pozdě: hra už je dál.

why-nothing-to-undo = Nemáš co vzít zpět.
why-revealed = Partie skončila a její tajemství je odhalené.
why-no-wish = Nikdo jiný nechce nic vzít zpět.
why-undo-choices = Tvůj tah už ostatním změnil možnosti, a tak rozhodují oni.
why-undo-shown = Ukázalo ti to něco skrytého, a tak rozhodují ostatní.
why-undo-built = Ostatní na tom už stavějí, a tak rozhodují oni.
why-undo-acted = Ostatní už mezitím hráli, a tak rozhodují oni.

why-undo-denied = Už jsme se ptali a odpověď zněla ne.
why-no-rematch = O odvetu nikdo nežádá.
why-change = Hru může změnit jen ten, kdo stůl otevřel; když je pryč, tak kdokoli u stolu.
why-remove = Poslat někoho pryč může jen ten, kdo stůl otevřel.
why-too-few-seats = U stolu je víc lidí, než kolik by tahle hra měla míst.

why-no-decision = Teď nemáš o čem rozhodovat.
why-no-hints = U tohoto stolu jsou tipy vypnuté, když tu hrají i ostatní.

why-no-talk = U tohoto stolu chat není.
why-talk-seated = Psát do chatu může jen ten, kdo sedí u stolu.
why-unreadable = Není v tom žádný čitelný text.
why-too-much = To bylo trochu moc rychle. Chvilku počkej.

why-no-room = Na další stůl teď není místo.
why-too-many-tables = Máš otevřeno příliš mnoho stolů; nejdřív některé partie dohraj.
why-no-table = Takový stůl tu není.
why-no-record = Taková partie tu není.
why-no-seat-in-record = V této partii nebylo místo { $seat }.
why-old-rules = Tahle partie se hrála podle starších pravidel, a proto ji už nejde ukázat tah po tahu.
why-old-deal = Od této partie se změnila pravidla, a proto její rozdání už nejde hrát znovu.
why-read-anew = Stůl se musel načíst znovu; zkus to ještě jednou.
why-cannot-save = Server teď nemůže nic uložit, takže se nic nestalo. Zkus to za chvíli znovu.
why-name-empty = Nejdřív napiš jméno.
why-name-long = To je moc dlouhé: jméno má nejvýš { $most } znaků.
why-name-unreadable = Některé znaky v tom jménu tu nejdou zobrazit. Písmena, číslice a emoji jsou v pořádku.
why-name-bot = Tohle vypadá jako jméno bota. Zvol si jiné.
why-name-kept = Tohle jméno si tu už někdo nechal. Jsi to ty? Přihlas se.
why-text-marks = Na jednom písmenu je příliš mnoho znamének. Některá vynech.
why-our-fault = Něco se tu pokazilo; podrobnosti jsou v protokolu serveru.

why-not-own-browser = To může jen prohlížeč na počítači, na kterém Tavolino běží.
why-no-door = Kdo tento server spustil, určil, odkud je dostupný. Odtud to nezměníš.

why-read-only = Tenhle program se smí jen dívat.
why-no-device = Takové zařízení tu není.
why-only-browser = To může jen prohlížeč, ne program.
why-many-devices = Máš už { $most } zařízení. Nejdřív některá odhlas.

why-banned = Na tenhle server máš zakázaný vstup.
why-banned-until = Na tenhle server máš zakázaný vstup do { $date }.
why-sent-away = Tenhle stůl máš zakázaný, znovu si sem sednout nemůžeš.
why-program-gone = Ten program už tu není, nebo tohle teď hrát nechce.
why-program-busy = { $name } už hraje u tolika stolů, kolik zvládne.
why-program-here = { $name } už u tohoto stolu sedí.
why-program-unseated = Tolik požadavků za sebou se nedalo splnit: { $number }. Na tvém místě teď hraje bot.
why-willing = Ke stolu lze zavolat jen program, který někomu patří. Založ ho v části „Tvoje programy“ a použij jeho token.
why-not-at-table = U tohoto stolu nejsi.
why-draining = Tenhle server se za chvíli zastaví, takže teď nemůže začít nic nového. Zkus to za pár minut.
why-many-reports = Na jeden den je hlášení dost. Zkus to zítra.
why-slow = V této partii má každý na tah celé dny, takže bot nenaskočí, dokud čas nevyprší.
why-coach-full = Na trenéra čeká příliš mnoho partií. Zkus to znovu asi za { $minutes ->
    [one] { $minutes } minutu
    [few] { $minutes } minuty
    [many] { $minutes } minuty
   *[other] { $minutes } minut
  }.
why-coach-failed = S touhle partií si trenér nevěděl rady.
why-coach-unprepared = Trenér potřebuje něco, co se na tenhle server nepodařilo nainstalovat. Zkus to znovu později.
why-no-line = Na tenhle tah se trenér nepodíval.
why-no-card = Tahle pozice už v tvém balíčku není.
why-webhook-address = Na tuhle adresu se upozornění posílat nedají. Měla by začínat https://.
why-webhook-unknown = Pokud tenhle server vidí, { $host } neexistuje.
why-webhook-inside = Ta adresa je ve vlastní síti serveru. Upozornění tam chodí, jen když to provozovatel povolí.
why-webhook-plain = Upozornění se posílají jen šifrovaně: adresa by měla začínat https://.
why-many-channels = Upozornění už ti chodí na deset míst. Nejdřív jedno zruš.
why-no-channel = Tohle místo pro upozornění už neexistuje.
