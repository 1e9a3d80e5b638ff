privacy-short = Tavolino si pamatuje jen to, co je potřeba ke hře. Účet nepotřebuješ a není tu žádné heslo ani e-mail.
privacy-kept = Co si server pamatuje
privacy-person = Tvoje jméno, náhodné číslo, které tě označuje, a čas tvojí první návštěvy. Jediný soubor cookie obsahuje toto číslo a číslo tvého zařízení s podpisem, aby tě server poznal. Tvoje jméno v něm není. Platí rok a žádné další tu nejsou.
privacy-device = U každého tvého zařízení: prohlížeč, systém a s přesností na hodinu, kdy bylo použito poprvé a kdy naposledy.
privacy-account = Když si necháš jméno: odkdy, veřejnou polovinu tvých přístupových klíčů s prohlížečem a systémem, kde vznikly, a z tvých šesti slov jen otisk, ze kterého je nikdo nezíská. K tomu tvoje programy, jména jejich tokenů a tvoje číslo z doby bez účtu, pokud si přineseš partie s sebou.
privacy-tables = U každého stolu, který otevřeš nebo u kterého sedíš: tvoje jméno, co tam děláš a kdy.
privacy-records = U každé dohrané partie: jména, karty, každý tah s jeho časem a výsledek.
privacy-daily = U každého rozdání dne, které zkusíš: kdy to začalo, u kterého stolu a tvůj výsledek.
privacy-coach = U každé partie, na kterou se podíval trenér: co našel. Když zkoušíš své chyby znovu: na kterých pozicích, kolikrát po sobě se to povedlo a kdy se vrátí.
privacy-circle = Lidi, které tu znáš, koho se ptáš, koho blokuješ nebo tišíš, otevřené pozvánky a kdo tě smí zvát.
privacy-notices = Když chceš upozornění: která, tvoje tiché hodiny a adresy, kam chodí.
privacy-deals = [Veřejný seznam](/deals) všech rozdání: hra, čas a kontrolní součet. Nejsou v něm jména. Pokud byl stůl otevřený všem, vede seznam i k partii.
privacy-not-kept = Co si nepamatuje
privacy-chat = Co napíšeš do chatu. Chvíli je to v paměti. Jen když to někdo nahlásí, uloží se poslední řádky na 30 dní.
privacy-address = Tvoji IP adresu. Chvíli je v paměti, aby nikdo nezabral celý server, ale neukládá se ani se nikam nezapisuje. Pokud provozovatel dal před Tavolino jiný program, může si ten vést vlastní protokol.
privacy-settings = Nastavení, obrázek a barvu. Zůstávají v tvém zařízení. Obrázek a barvu ostatní vidí, dokud jsi u stolu.
privacy-tracking = Nikomu dalšímu se nic neposílá, jen upozornění, pokud je chceš: do prohlížeče putují zašifrovaná přes službu jeho výrobce. Nejsou tu reklamy ani sledování a stránka nic nenačítá z jiných serverů.
privacy-time = Jak dlouho
privacy-time-tables =
    Stůl se zavře, když u něj nikdo nebyl { $quiet ->
        [one] { $quiet } hodinu
        [few] { $quiet } hodiny
        [many] { $quiet } hodiny
       *[other] { $quiet } hodin
    }, nebo { $finished ->
        [one] { $finished } hodinu
        [few] { $finished } hodiny
        [many] { $finished } hodiny
       *[other] { $finished } hodin
    }, pokud jeho partie skončila. Počítají se jen hodiny, kdy server běží. Co se u něj dělo, se smaže o { $log ->
        [one] { $log } den
        [few] { $log } dny
        [many] { $log } dne
       *[other] { $log } dní
    } později.
privacy-time-records =
    Dohraná partie se smaže po { $records ->
        [one] { $records } dni
        [few] { $records } dnech
        [many] { $records } dne
       *[other] { $records } dnech
    }.
privacy-time-records-ever = Dohraná partie zůstává uložená.
privacy-time-people =
    Když se { $people ->
        [one] { $people } den
        [few] { $people } dny
        [many] { $people } dne
       *[other] { $people } dní
    } nevrátíš, server na tebe zapomene, jako by bylo všechno smazané.
privacy-time-people-ever = Server si tě pamatuje, dokud všechno nesmažeš.
privacy-time-account = Účet, rating, rozdání dne a tvoji lidé zůstanou, dokud si tě server pamatuje. Kód pro jiné zařízení skončí za deset minut, pozvánka sama a adresa pro upozornění, když ji zastavíš.
privacy-seen = Kdo co vidí
privacy-others = U stolu tvoje jméno vidí všichni a kdo má odkaz, může přijít. Stoly otevřené všem jsou na úvodní stránce i se jmény hráčů.
privacy-links = Kdo má odkaz na dohranou partii, může se podívat na její záznam. Když odkaz pošleš, může aplikace s chatem ukázat jména hráčů.
privacy-host = Kdo tento server provozuje, vidí všechno, co na něm je, i karty a chat.
privacy-yours = Co můžeš dělat
privacy-own = Na stránce [Moje partie](/mine) vidíš, co máš odehráno. Dole si můžeš stáhnout všechno, co si o tobě server pamatuje.
privacy-devices = V [Nastavení](/settings) vidíš svoje zařízení a každé můžeš odhlásit.
privacy-delete = Dole na stránce [Moje partie](/mine) můžeš také všechno smazat. Zmizí všechno, co je tu uvedeno, i s tvým účtem a programy. Dohrané partie zůstanou, protože patří i ostatním, ale bez tvého jména.
privacy-backups = V zálohách, které provozovatel udělal předtím, tvoje data ještě jsou.
