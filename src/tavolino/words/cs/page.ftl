# Všechno kromě slov jednotlivých her.

home = Úvodní stránka
close = Zavřít
cancel = Zrušit
you = Ty
score-of = { $you ->
    [yes] ty
   *[no] { $who }
  } { $points }
player = Hráč
score = Body
your-name = Tvoje jméno
their-name = Jméno
coming = Načítá se…
sign-in = Přihlásit se
program-of = program, patří: { $name }
level-program = program
reload = Zkusit znovu
to-light = Přepnout na světlý vzhled
to-dark = Přepnout na tmavý vzhled
language = Jazyk

home-title = Tři hry s čísly, jeden malý stůl.
home-title-more = Pár her, jeden malý stůl.
home-about = Hraj hned proti botům, kteří to opravdu umí, nebo pošli přátelům odkaz. Bez registrace.
home-players = { $fewest }–{ $most } { $most ->
    [one] hráč
    [few] hráči
    [many] hráče
   *[other] hráčů
  }
home-play = Hrát hned
home-dealing = Rozdává se…
home-friends = S přáteli
home-learn = Naučit se hrát
home-rules = Pravidla
home-back = Zpátky ke stolu
home-tables = Otevřené stoly
home-nobody = Zatím tu nikdo nesedí
home-join = Přisednout
home-watch = Sledovat

nowhere = Stránka nenalezena
nowhere-about = V adrese je možná překlep, nebo už neplatí. Všechny stoly najdeš na úvodní stránce.
no-table = Tenhle stůl už tu není
no-table-about = V odkazu je možná překlep, nebo všichni dávno odešli a stůl se uklidil. Řekni si o nový odkaz, nebo otevři vlastní stůl.
signed-out = Toto zařízení je odhlášené
signed-out-about = Bylo odhlášeno v nastavení na jiném zařízení. Tam tvoje jméno a místo zůstávají; tady můžeš pokračovat jako nový host.
unreachable = Server teď není dostupný. Zkontroluj připojení a zkus to znovu.
reload-about = Načti stránku znovu; z toho, co se odehrálo, se nic neztratí.
too-much = To bylo trochu moc rychle
no-cookies-title = Cookies jsou vypnuté
no-cookies = Tvůj prohlížeč pro tuhle stránku neukládá cookies, takže by tě stůl nepoznal. Povol je a zkus to znovu.
old-page = Tahle stránka je zastaralá
old-page-about = Tavolino se mezitím aktualizovalo. Načti stránku znovu; tvoje místo i partie zůstanou.
seat-link-dead = Tenhle odkaz na místo už neplatí

lobby = před partií
lobby-welcome = Posaď se a hraj, nebo zůstaň a dívej se.
lobby-about = Jakmile jsou všechna místa obsazená, partie může začít.
lobby-broken-off = Pravidla této hry se změnila, a tak poslední partie nemohla pokračovat. Co se odehrálo, zůstává uložené.
lobby-broken-off-record = Podívat se, kam až došla
lobby-set = { $name }: { $value }
lobby-free = volno
lobby-here = je tady
lobby-bot = bot ({ $level })
lobby-sit = Sednout si sem
lobby-add-bot = Přidat bota
lobby-same-device = Někdo na tomto zařízení
lobby-remove-bot = Poslat pryč: { $name }
lobby-bot-to-add = Kterého bota přidat
lobby-house-bots = Boti domu
lobby-programs = Programy
lobby-program = { $name }, program, patří: { $owner }
call-waiting = volá se { $name } …
call-declined = { $name } se omlouvá
call-silent = { $name } neodpovídá
lobby-start = Začít partii
lobby-waiting = Čeká se na všechny…
lobby-full = Všechna místa jsou obsazená. Jakmile partie začne, můžeš se dívat.
bot-name = { $name } ({ $level })
level-random = náhoda
level-heuristic = poučka
level-instant = blesk
level-novice = nováček
level-casual = amatér
level-club = klubový hráč
level-expert = znalec
level-master = mistr

honest-title = Poctivé rozdání
honest-about = Karty vycházejí z tajemství serveru a z náhody, kterou přidá každý prohlížeč. Tohle číslo váže server k jeho tajemství dřív, než kdokoli přidá to svoje; po partii se tajemství ukáže a každý si může rozdání ověřit.

invite-title = Pozvat přátele
invite-about = Kdo otevře tenhle odkaz, může si sednout. Účet není potřeba.
invite-link = Odkaz na tento stůl
invite-copy = Kopírovat
invite-copied = Zkopírováno
invite-code = Stejný odkaz jako QR kód
invite-screen = Otevřít společnou obrazovku pro televizi nebo tablet

reach-shut-table = Tenhle stůl jde otevřít jen na tomto počítači
reach-shut-link = Tenhle odkaz jde otevřít jen na tomto počítači
reach-shut-about = Tavolino je dostupné jen na tomto počítači, takže odkaz ani QR kód by kamarádům na telefonu nefungoval. Chceš pustit dovnitř ostatní zařízení ve své síti?
reach-open = Pustit ostatní dovnitř
reach-opening = Otevírá se…
reach-quick = Trvá to dvě vteřiny
reach-quick-about = Tvůj stůl zůstane přesně tak, jak je.
reach-home = Zůstane to ve tvé síti
reach-home-about = Tavolino se dá otevřít na každém zařízení ve tvé síti. Před internetem ji chrání router.
reach-again = Zavřít můžeš kdykoli
reach-again-about = Zavře se to i tehdy, když Tavolino ukončíš.
reach-no-door = Tavolino běží jen pro tento počítač. Chceš-li hrát s kamarády ve své síti, ukonči ho a spusť
reach-nowhere = Tento počítač není v žádné síti, takže se k němu nikdo nedostane. Připoj se na stejnou Wi-Fi jako kamarádi a zkus to znovu.
reach-here = Na tomto počítači odkaz funguje:
reach-is-open = Otevřeno pro tvou síť
reach-which = Když se to neotevře, zkus jinou adresu
reach-kind-network = ve tvé síti ({ $interface })
reach-kind-name = snáz se píše, ale každý telefon ji nenajde
reach-kind-vpn = přes VPN ({ $interface })
reach-kind-container = pro kontejnery na tomto počítači ({ $interface })
reach-kind-internet = na internetu ({ $interface }): můžou ji najít i jiní
reach-kind-link-local = bez routeru ({ $interface })
reach-trouble = Na telefonu se to neotevře?
reach-trouble-about = Obě zařízení musí být ve stejné síti; Wi-Fi pro hosty je často odděluje. Když se firewall tohoto počítače zeptá, pusť Tavolino dál.
reach-https = Na telefonech kamarádů funguje všechno, jen nainstalovat Tavolino jako aplikaci tam nejde: to prohlížeče dovolí jen přes https.
reach-shut = Zase zavřít dveře

# What a chat shows for a link
preview-invitation = { $known ->
    [yes] { $host } tě zve na { $game }
   *[no] Máš pozvánku na { $game }
  }
preview-free = { $count ->
    [0] Všechna místa jsou obsazená, ale můžeš se dívat.
    [one] Jedno místo je volné. Nic se neinstaluje, žádná registrace.
    [few] { $count } místa jsou volná. Nic se neinstaluje, žádná registrace.
    [many] { $count } místa je volných. Nic se neinstaluje, žádná registrace.
   *[other] { $count } míst je volných. Nic se neinstaluje, žádná registrace.
  }
preview-playing = { $game }: hrají { $names }
preview-result = { $game }: { $result }
preview-watch = Podívej se na partii tah po tahu a přesvědč se, že se rozdávalo poctivě.

open-title = { $game } s přáteli
open-seats = Hráči
open-friend = někdo z přátel
open-bot = bot ({ $level })
open-options = Volby hry
open-clock = Hodiny
open-clock-about = Když čas vyprší, zahraje se za toho hráče rozumný tah.
open-days = Dnů na tah
open-days-about = Pomalá partie: stránku klidně zavři a vrať se, až budeš na tahu. Kdo dvakrát po sobě nestihne táhnout, za toho hraje bot, dokud se nevrátí.
open-table = Stůl
open-listed = Otevřený všem
open-listed-about = Stůl bude na úvodní stránce. Jinak se k němu dostane jen ten, kdo má odkaz.
open-chat = Chat
open-chat-about = Krátké zprávy a reakce u stolu.
open-hints = Tipy
open-hints-about = Každý se může zeptat na nejlepší tah. Když hraješ jen s boty, můžeš vždycky.
open-late = Diváci vidí karty, ale se zpožděním
open-late-about = Kdo se dívá, vidí všechny karty s tříminutovým zpožděním. Jinak vidí jen to, co leží odkryté.
time-was-up = Čas vypršel:
late-hands = Ruce všech v posledním kole, jak se hrálo
open-open = Otevřít stůl
open-opening = Otevírá se…

clock = zbývá { $time }
clock-none = bez hodin
clock-per-move = čas na každý tah
clock-bank = čas na celou partii
clock-seconds = Sekund na tah
clock-minutes = Minut na hráče
clock-increment = Sekund navíc za každý tah
clock-days = dny na každý tah
clock-days-each = { $days ->
    [one] jeden den na tah
    [few] { $days } dny na tah
    [many] { $days } dne na tah
   *[other] { $days } dní na tah
  }

seat-number = Místo { $number }
seat-awaited = na tahu:
seat-away = pryč
seat-away-bot = pryč, hraje bot
turn-of = Na tahu: { $who }.
turn-yours = Jsi na tahu.
since = Od tvého tahu:
since-divider = od tvého posledního tahu
points-of = { $who }: body
round-over = Kolo { $round } skončilo
round-next = Rozdat kolo { $round }
round-alone = Další kolo začne za chvilku.
round-leads = { $who }: vede o { $points }
round-you-lead = Vedeš o { $points }
round-all = celkem { $points }

rules = Pravidla
rules-title = Pravidla (na nové kartě)
clause-open = Co říkají pravidla (na nové kartě)
clause-name = Pravidla, bod { $clause }

table-label = Stůl: { $game }
hint = Tip
hint-on = Tipy zapnuté
hint-on-title = Tip dostaneš v každém svém tahu; kliknutím to vypneš
hint-title = Nejlepší tah, nalezený propočtem mnoha možných rozdání
hint-thinking = Přemýšlí…
undo = Vzít zpět
undo-title = Vzít zpět poslední tah
undo-wish = { $who } chce vzít zpět tah.
undo-allow = Dovolit
undo-refuse = Odmítnout
taken-back = { $you ->
    [yes] Bereš zpět tah.
   *[no] { $who } bere zpět tah.
  }
taken-back-all = { $you ->
    [yes] Bereš zpět tah i všechno po něm.
   *[no] { $who } bere zpět tah i všechno po něm.
  }
connection-lost = Spojení se přerušilo. Obnoví se samo; nic se neztratí.
connection-shut = Počítač, na kterém stůl běží, už jiná zařízení dovnitř nepouští. Místo ti zůstává, a jakmile se dveře zase otevřou, jsi zpátky.

leave = Odejít
leave-title = Odejít od stolu?
leave-about = Odkaz tě přivede zpátky.
leave-playing = Bot za tebe bude hrát dál, aby ostatní mohli partii dokončit.
leave-keep = Nechat si místo a jít na úvodní stránku
stay = Zůstat
move-seat = Pokračovat na jiném zařízení
move-about = Otevři tenhle odkaz na druhém zařízení: tvoje místo i karty se přesunou. Funguje jen jednou.
move-link = Odkaz pro druhé zařízení
move-done = Tvoje místo se přesunulo
move-done-about = Teď hraješ na druhém zařízení. Tady se můžeš dívat.

take-over = Převzít místo: { $name }
take-over-bot = { $name }: ať hraje bot

log = Průběh
log-open = Ukázat průběh
log-empty = Zatím nic.
chat = Chat
chat-empty = Zatím nikdo nic neřekl.
chat-say = Řekni něco
chat-send = Odeslat
sounds = Zvuky
chat-mute = Ztlumit: { $name }
reactions = Reakce
sign-well-done = Pěkně!
sign-bravo = Bravo!
sign-laugh = Haha!
sign-oh = Jé!
sign-alas = Škoda…
sign-hooray = Hurá!
watchers = { $count ->
    [0] {""}
    [one] Dívá se jeden člověk.
    [few] Dívají se { $count } lidé.
    [many] Dívá se { $count } člověka.
   *[other] Dívá se { $count } lidí.
  }

curtain-title = Na tahu: { $name }
curtain-about = Předej zařízení, teď hraje { $name }. Nikdo jiný by se neměl dívat.
curtain-open = { $name }, to jsem já

screen-title = Společná obrazovka
screen-about = Tahle obrazovka neukazuje žádné skryté karty. Otevřete si odkaz na telefonech: tam máte svoje karty.

end-won = { $count ->
    [one] Vyhrává { $names }
    [few] { $names } sdílí vítězství
    [many] { $names } sdílí vítězství
   *[other] { $names } sdílí vítězství
  }
end-you-won = Vyhráváš!
end-solo = { $points ->
    [one] { $shown } bod
    [few] { $shown } body
    [many] { $shown } bodu
   *[other] { $shown } bodů
  }
end-look = Zpátky ke stolu
end-reopen = Ukázat výsledek
again = Hrát znovu

share = Sdílet
share-copied = Odkaz zkopírován
share-link = Odkaz na tento okamžik

replay = Záznam
replay-title = { $game }: záznam
replay-dealt = Karty jsou rozdané.
replay-hands = Karty všech
replay-steps = Kroky
replay-first = Na začátek
replay-back = O krok zpět
replay-play = Přehrát
replay-pause = Pozastavit
replay-next = O krok dál
replay-last = Na konec
replay-step = Místo v partii
replay-at = { $step } / { $steps }
replay-speed = Rychlost
replay-times = { $speed }×
replay-seat = Čí karty jsou vidět
replay-all = Všechny karty odkryté
replay-as = Pohled: { $name }
coach-ask = Zeptat se trenéra
my-play = Moje hra
replay-continue = Pokračovat odtud
replay-again = Hrát toto rozdání
replay-download = Uložit
replay-rehearsed = { $actions ->
    [0] Tady se znovu hrálo známé rozdání. Karty nebyly tajné, takže se nic nepočítá.
    [one] Tady se pokračovalo ve známé partii, po { $actions } tahu. Karty nebyly tajné, takže se nic nepočítá.
    [few] Tady se pokračovalo ve známé partii, po { $actions } tazích. Karty nebyly tajné, takže se nic nepočítá.
    [many] Tady se pokračovalo ve známé partii, po { $actions } tahu. Karty nebyly tajné, takže se nic nepočítá.
   *[other] Tady se pokračovalo ve známé partii, po { $actions } tazích. Karty nebyly tajné, takže se nic nepočítá.
  }
no-record = Partie nenalezena
no-record-about = V odkazu je možná překlep, nebo se partie nikdy nedohrála.
record-broken-off = Tahle partie byla přerušena: změnila se pravidla hry.
record-broken-off-long = Tahle partie byla přerušena: trvala příliš dlouho.
rehearsed = známé rozdání

rehearse-here-title = Pokračovat odtud
rehearse-here-about = Stejné karty, až sem stejné tahy. Odteď hraješ za jedno místo ty a za ostatní boti.
rehearse-start-title = Hrát toto rozdání
rehearse-start-about = Stejné karty od začátku. Za jedno místo hraješ ty a za ostatní boti.
rehearse-known = Karty této partie už jsou veřejné, takže tvoje hra se označí jako známé rozdání a nic se nepočítá.
rehearse-seat = Tvoje místo
rehearse-level = Úroveň botů
rehearse-play = Hrát

check = Ověřit rozdání
check-title = Bylo rozdání poctivé?
check-working = Počítá se…
check-here = Spočítal tvůj prohlížeč
check-there = Ověřil server
check-here-about = Prohlížeč spočítá karty z čísel v záznamu, zveřejněným postupem, a porovná je s každou kartou, kterou přehrávání ukazuje.
check-there-about = Pravidla zná jen server, a tak server ověří, že byl každý tah dovolený.
check-commitment = Tajemství odpovídá číslu, které bylo vidět před rozdáním.
check-commitment-bad = Tajemství neodpovídá číslu, které bylo vidět před rozdáním.
check-seed = Semínko vychází z tajemství a z toho, co přidalo každé místo.
check-seed-bad = Z tohoto tajemství a těchto příspěvků žádné semínko nevychází.
check-draw = „{ $label }“: každá karta i každý los vyšly podle výpočtu.
check-draw-bad = „{ $label }“: karty nejsou ty, které vycházejí ze semínka.
check-actions = { $count ->
    [one] Jeden tah, s těmito kartami dovolený, vede k zaznamenanému výsledku.
    [few] Všechny { $count } tahy jsou s těmito kartami dovolené a vedou k zaznamenanému výsledku.
    [many] Všech { $count } tahu je s těmito kartami dovoleno a vede k zaznamenanému výsledku.
   *[other] Všech { $count } tahů je s těmito kartami dovoleno a vede k zaznamenanému výsledku.
  }
check-actions-bad = Server zjistil: { $reason }
check-good = Rozdání bylo poctivé.
check-bad = Tenhle záznam nesedí.
check-known = Karty vycházejí ze semínka, ale tajemství bylo známé předem: rozdání se hrálo znovu.
check-numbers = Čísla
check-compare = Porovnej první číslo s tím, které bylo vidět před rozdáním: jen to spojuje záznam s tvým stolem.
check-number-commitment = Ukázáno před rozdáním
check-number-secret = Tajemství
check-number-added = Příspěvek: { $name }
check-number-seed = Semínko

rated = O rating
profile = Profil
mine = Moje partie
mine-about = Co tu má odehráno { $name }. Nikdo jiný tenhle seznam nevidí.
mine-none = Zatím tu nemáš žádnou dohranou partii.
mine-none-about = Každá partie, kterou odteď dohraješ, se objeví tady, i se záznamem.
mine-figures = Dosud
mine-matches = { $count ->
    [one] Jedna partie
    [few] { $count } partie
    [many] { $count } partie
   *[other] { $count } partií
  }
mine-wins = { $count ->
    [0] zatím bez výhry
    [one] jedna výhra
    [few] { $count } výhry
    [many] { $count } výhry
   *[other] { $count } výher
  }
mine-against = vyhráno: { $wins } / { $count }
mine-places = Umístění
mine-place = { $place }.
mine-alone = { $count ->
    [one] Jednou sólo, body: { $best }
    [few] { $count }krát sólo, nejvíc bodů: { $best }
    [many] { $count }krát sólo, nejvíc bodů: { $best }
   *[other] { $count }krát sólo, nejvíc bodů: { $best }
  }
mine-list = Partie
mine-own-place = Tvoje umístění
mine-own-score = Tvoje body
mine-known = známé rozdání
mine-data = Co o tobě uchováváme
mine-data-about = Tvoje jméno, zařízení, partie a co k nim patří. Žádnou adresu, žádný e-mail. Podrobně:
mine-export = Stáhnout moje data
mine-forget = Smazat všechno
mine-forget-title = Smazat všechno?
mine-forget-gone = Tvoje jméno, tenhle seznam a vše, co si tento prohlížeč pamatuje, se nadobro smažou. Odejdeš od všech stolů; kde partie běží, hraje za tebe bot.
mine-forget-stays = Záznamy tvých partií zůstanou, protože patří i ostatním. Tvoje místo v nich už nemá jméno a nic z nich nevede k tobě.
mine-forget-do = Ano, smazat všechno
mine-forgotten = Všechno je smazané
mine-forgotten-about = Server už tě nezná. Až budeš zase hrát, začneš od začátku.

keys = Klávesy
keys-arrows = od karty ke kartě, od políčka k políčku
keys-enter = zahrát, co je právě vybrané
keys-tab = na další tlačítko
keys-hint = tip
keys-undo = vzít zpět
keys-log = ukázat nebo skrýt průběh
keys-escape = zavřít okno nebo tip, zrušit výběr
keys-help = tento seznam
keys-mouse = Myší nebo prstem: klikni nebo přetáhni. Když kartu zahrát nejde, dozvíš se při pokusu proč.

level-coming = { $level }, bude asi za { $seconds } s
levels-coming = Silnější boti budou připraveni asi za { $seconds } s. Zatím hraješ na této úrovni: { $level }.

banned = Dovnitř nemůžeš
banned-about = Správce tohoto serveru ti zakázal vstup.
notice-from = Od správce tohoto serveru
notice-hide = Skrýt
notice-stops = { $minutes ->
    [one] Tenhle server se asi za minutu zastaví. Nic nového teď nemůže začít; tvůj stůl na tebe potom počká.
    [few] Tenhle server se asi za { $minutes } minuty zastaví, nebo jakmile se nebude hrát žádná partie. Nic nového teď nemůže začít; tvůj stůl na tebe potom počká.
    [many] Tenhle server se asi za { $minutes } minuty zastaví, nebo jakmile se nebude hrát žádná partie. Nic nového teď nemůže začít; tvůj stůl na tebe potom počká.
   *[other] Tenhle server se asi za { $minutes } minut zastaví, nebo jakmile se nebude hrát žádná partie. Nic nového teď nemůže začít; tvůj stůl na tebe potom počká.
  }
person-menu = Další možnosti: { $name }
