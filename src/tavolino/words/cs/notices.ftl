# Upozornění na pomalé partie: co říkají a kde se nastavují.

notice-turn = Jsi na tahu. Spoluhráči: { $names }.
notice-turn-alone = Jsi na tahu.
notice-late = Dochází ti čas na tah. Spoluhráči: { $names }.
notice-late-alone = Dochází ti čas na tah.
notice-due = Máš čas do: { $when }.
notice-began = Tvoje partie začala. Spoluhráči: { $names }.
notice-began-alone = Tvoje partie začala.
notice-again = Chtějí hrát znovu: { $names }.
notice-again-alone = Někdo chce hrát znovu.
notice-over = Tvoje partie skončila. Spoluhráči: { $names }.
notice-over-alone = Tvoje partie skončila.
notice-turns = { $count ->
    [one] Jsi na tahu v jedné partii.
    [few] Jsi na tahu ve { $count } partiích.
    [many] Jsi na tahu v { $count } partie.
   *[other] Jsi na tahu v { $count } partiích.
  }
notice-several = Ve tvých partiích je něco nového (v kolika: { $count }).
notice-test = Sem ti budou chodit zprávy o pomalých partiích.
notice-open = Otevřít
notice-stop = Už neposílat

notices = Upozornění
notices-about = Pro pomalé partie, i když je stránka zavřená: jednou za každý tah a nikdy moc najednou.
notices-here-on = Zapnout v tomto prohlížeči
notices-denied = Tenhle prohlížeč upozornění od Tavolina blokuje. Povol je v jeho nastavení pro tuto stránku.
notices-impossible = Tenhle prohlížeč odtud upozornění dostávat nemůže. Je k tomu potřeba https; na iPhonu si nejdřív přidej Tavolino na plochu.
notices-no-service = Služba push tohoto prohlížeče není dostupná. Zkus to později.
notices-where = Kam chodí
notices-nowhere = Zatím nikam.
notices-browser = Prohlížeč
notices-failing = Poslední nedorazilo.
notices-test = Vyzkoušet
notices-end = Zrušit
notices-ended = Tam už žádná upozornění nepřijdou.
notices-arrived = Zkušební upozornění je na cestě.
notices-lost = Zkušební upozornění nedorazilo. Je adresa správná?
notices-webhook = Přidat webhook
notices-kind = Kdo je přijímá
kind-matrix = Matrix (přes most)
kind-plain = vlastní program
notices-address = Adresa
notices-add = Přidat a vyzkoušet
notices-secret = Všechno, co tam přijde, je podepsané tímto tajným klíčem. Uvidíš ho jen teď:
notices-what = O čem
wish-turn = Jsem na tahu
wish-late = Dochází mi čas
wish-began = Začala partie
wish-again = Někdo chce hrát znovu
wish-over = Partie skončila
notices-quiet = Doba klidu
notices-quiet-about = Podle hodin v pásmu { $zone }. Co se stane mezitím, přijde potom.
notices-from = od
notices-to = do

stop-title = Žádná další upozornění
stop-about = Touhle cestou už nic nepřijde. Znovu je zapneš v nastavení.
stop-coming = Chviličku…
stop-failed = Nepovedlo se to: server není dostupný.
stop-again = Zkusit znovu
