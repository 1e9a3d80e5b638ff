# Víc lidí u stolu: kdo přichází a odchází, další partie, dívání se, učení při čekání.

news-undo-wanted = { $you ->
    [yes] Chceš vzít zpět tah.
   *[other] { $who } chce vzít zpět tah.
  }
news-undo-denied = { $you ->
    [yes] Říkáš ne. Tah platí.
   *[other] { $who } říká ne. Tah platí.
  }
news-left = { $name } odchází od stolu.
news-bot-came = Přebírá to bot: { $who }.
news-bot-stood-in = { $name } je pryč. Zatím hraje bot: { $who }.
news-thinking-less = Boti teď přemýšlejí kratší dobu, protože hraje hodně lidí.
seat-thinking-less = teď přemýšlí kratší dobu, protože hraje hodně lidí
news-back = { $you ->
    [yes] { $moves ->
        [0] Jsi zpátky.
        [one] Jsi zpátky. Bot za tebe mezitím zahrál jeden tah.
        [few] Jsi zpátky. Bot za tebe mezitím zahrál { $moves } tahy.
        [many] Jsi zpátky. Bot za tebe mezitím zahrál { $moves } tahu.
       *[other] Jsi zpátky. Bot za tebe mezitím zahrál { $moves } tahů.
      }
   *[other] { $who } je zpátky.
  }
news-taken-over = { $you ->
    [yes] Hraješ dál. Předtím hrál bot: { $name }.
   *[other] { $who } hraje dál. Předtím hrál bot: { $name }.
  }

undo-waiting = Smíš vzít tah zpět? Čeká se na odpověď: { $names }. { $reason }

rematch-asked = { $count ->
    [one] { $names } chce odvetu.
    [few] { $names } chtějí odvetu.
    [many] { $names } chce odvetu.
   *[other] { $names } chtějí odvetu.
  }
rematch-waiting = Chceš odvetu. Čeká se na odpověď: { $names }.
rematch-ready = Hraju
rematch-not-now = Teď ne
rematch-begins = { $seconds ->
    [one] Začíná se za vteřinu.
    [few] Začíná se za { $seconds } vteřiny.
    [many] Začíná se za { $seconds } vteřiny.
   *[other] Začíná se za { $seconds } vteřin.
  }
rematch-declined = Teď ne: { $names }.
rematch-begun = Další partie začala.
rematch-go = Ke stolu
rematch-change = Změnit hru nebo místa
rematch-changing = Chystá se další partie.
rematch-free = Místo { $number } je volné.
rematch-bot = Posadit tam bota
evening = Dnešní skóre

watching = Sleduješ partii.
watching-full = U stolu je plno, a tak jen sleduješ.
watching-late = Sleduješ partii. Sednout si můžeš před tou další.
watching-own = Otevřít vlastní stůl

lesson-offer = Ještě neznáš tuhle hru? Nauč se ji za dvě minuty, než se začne
lesson-kept = Tvůj stůl na tebe čeká.
lesson-begun = Partie začala!
lesson-back = Zpátky ke stolu

lobby-name-you = { $name } (ty)
lobby-ready = Všichni jsou tady. Můžeš začít.
lobby-ready-wait = Všichni jsou tady. Partii spustí ten, kdo stůl otevřel.
lobby-sat = { $name } už sedí u stolu.
lobby-swap = Vyměnit si místo: { $name }
lobby-game = Hra
lobby-change = Změnit hru
lobby-change-do = Hrát tohle

leave-alone = Když si místo necháš, partie na tebe počká. Když odejdeš, dohrají ji boti.
leave-event = Místo ti zůstane: vrať se a pokračuj, kdykoli chceš.
chat-new = Ukázat průběh: v chatu je něco nového

report = Nahlásit hráče
report-name = Nahlásit: { $name }
report-about = Přečte si to správce tohoto serveru spolu s posledními řádky chatu. Nahlášený hráč se nic nedozví.
report-what = Co se děje?
report-reason-rude = Hrubost nebo nenávist
report-reason-name = Urážlivé jméno
report-reason-spoiling = Schválně kazí hru
report-reason-other = Něco jiného
report-words = Pár slovy, jestli chceš
report-send = Odeslat
report-thanks = Děkujeme. Správce tohoto serveru si to přečte.
