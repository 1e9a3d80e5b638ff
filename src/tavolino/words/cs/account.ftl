# Účty: jména, která zůstanou, způsoby přihlášení, programy.

keep-title = Nech si svoje jméno
keep-my-name = Nechat si jméno
keep-about = Zatím tu jsi na návštěvě: tvoje jméno a tvoje partie drží jen na tomto prohlížeči. Když si jméno necháš, můžeš se vrátit z kteréhokoli zařízení. Bez e-mailu, bez hesla.
keep-passkey = Přístupovým klíčem
keep-passkey-about = Odemkne ho tvůj prst, obličej nebo PIN a tvoje zařízení ho můžou sdílet.
keep-no-passkeys = Přístupové klíče fungují jen přes https a na adrese se jménem. Slova fungují všude.
keep-words = Šesti slovy
keep-words-about = Zapíšeš si je a dostanou tě zpátky odkudkoli.
keep-words-title = Tvých šest slov
keep-words-warn = Uvidíš je jen teď. Kdo má je a tvoje jméno, může hrát za tebe.
keep-written = Mám je zapsaná
keep-check = Jen pro jistotu: dvě z tvých slov, prosím.
keep-word = { $number }. slovo
keep-check-wrong = Skoro. Podívej se ještě jednou, co máš zapsáno.
keep-again = Ukázat znovu
keep-done = Hotovo
keep-done-title = Jméno ti zůstane
keep-kept = { $name } je tu odteď jen tvoje jméno.
keep-offer = Tvoje partie drží jen na tomto prohlížeči. Když si necháš jméno, budou na každém zařízení.
keep-never = Ne, díky
account-title = Tvůj účet
account-since = { $name } je tu jen tvoje jméno od { $date }.
account-passkey = Přístupový klíč z { $date }
account-passkey-add = Přidat přístupový klíč
account-words = Slova z { $date }
account-words-none = Nemáš slova pro návrat. Když přijdeš o všechna zařízení, vrátí tě jen přístupový klíč.
account-words-new = Nová slova
account-words-first = Vzít si slova
account-words-replace = Nová slova nahradí ta stará.
account-remove = Odebrat
account-remove-named = Odebrat: { $name }
account-removed = Odebráno: { $name }.
account-device = Přidat další zařízení
account-device-about = Naskenuj kód druhým zařízením, nebo na něm zvol „Přihlásit se“ a napiš písmena. Platí jednou a deset minut.
account-device-letters = Písmena pro druhé zařízení
account-device-link = Odkaz pro druhé zařízení
account-yours = Tvoje data
account-delete-about = Zmizí i tvůj účet: přístupové klíče, slova, programy, rating i lidé, které tu znáš. Tvoje jméno bude volné pro ostatní. Nikdo to nedokáže vrátit.
account-delete-name = Pro potvrzení napiš svoje jméno: { $name }
sign-in-about = Máš tu už schované jméno? Vítej zpátky.
sign-in-passkey = Mým přístupovým klíčem
sign-in-words = Mými slovy
sign-in-words-field = Tvých šest slov
sign-in-device = Písmeny z jiného zařízení
sign-in-device-about = Tam v nastavení zvol „Přidat další zařízení“.
sign-in-device-field = Písmena
sign-in-link = Přihlásit se na tomto zařízení?
sign-in-link-about = Pokračuj jen tehdy, když ten kód vznikl právě teď na tvém vlastním zařízení.
sign-in-done = Vítej zpátky, { $name }!
sign-in-already = Tady už hraješ jako { $name }. Když se přihlásíš jako někdo jiný, prohlížeč přejde k němu.
sign-in-no-passkeys = Přístupové klíče fungují jen přes https a na adrese se jménem. Tady použij slova.
sign-out = Odhlásit se tady
sign-out-about = Účet zůstane se vším, co v něm je. K návratu potřebuješ přístupový klíč, slova nebo jiné zařízení.
bring-title = Vzít partie s sebou?
bring-about = { $matches ->
    [0] Pod jménem { $name } máš místa u stolů.
    [one] Pod jménem { $name } tu máš odehranou jednu partii.
    [few] Pod jménem { $name } tu máš odehrané { $matches } partie.
    [many] Pod jménem { $name } tu máš odehrané { $matches } partie.
   *[other] Pod jménem { $name } tu máš odehraných { $matches } partií.
  } Má to patřit k tvému účtu?
bring-twice = Kdyby ti u stolu patřila dvě místa, to druhé převezme bot.
bring-yes = Vzít s sebou
bring-no = Nechat být
bring-done = Teď je to všechno tvoje.
programs-title = Tvoje programy
programs-about = Program hraje pod vlastním jménem a všichni vidí, že je tvůj. Ke vstupu potřebuje token.
programs-name = Jméno programu
programs-make = Založit program
programs-remove-sure = Odebrat nadobro
programs-token-name = K čemu token bude?
programs-token = Nový token
programs-token-made = Zkopíruj si token hned: uvidíš ho jen teď.

why-not-merged = Tyhle partie už patří k nějakému účtu.
why-passkey-elsewhere = Tenhle přístupový klíč není pro { $place }.
why-passkey-wrong = Ten přístupový klíč nezabral.
why-passkey-late = Trvalo to moc dlouho. Zkus to znovu.
why-passkey-unknown = Tenhle přístupový klíč tu už nikdo nemá.
why-no-passkeys = Přístupové klíče fungují jen přes https a na adrese se jménem.
why-many-passkeys = Máš už { $most } přístupových klíčů. Nejdřív některý odeber.
why-no-passkey = Takový přístupový klíč nemáš.
why-last-way = To je tvoje jediná cesta zpátky. Nejdřív si vezmi slova.
passkey-stopped = Žádný přístupový klíč se nepoužil. Zkus to znovu, nebo zvol jiný způsob.
passkey-already = Na tomto zařízení už tvůj přístupový klíč je.
why-code-slip = V těch slovech je překlep. Zkontroluj je.
why-code-wrong = To jméno a ta slova k sobě nepatří.
why-device-code = Ta písmena neplatí, nebo už neplatí. Vytvoř na druhém zařízení nová.
why-no-account = Nejdřív si nech jméno.
why-no-bring = Na to už je pozdě, nebo to byl někdo jiný.
why-no-program = Takový program nemáš.
why-many-programs = Máš už { $most } programů. Nejdřív některý odeber.
