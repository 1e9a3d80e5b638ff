# Férová hra u stolu: přerušená spojení, hlasování, kdo netáhne, partie bez konce.

seat-expected = { $seconds ->
    [one] bez spojení, ještě { $seconds } sekundu
    [few] bez spojení, ještě { $seconds } sekundy
    [many] bez spojení, ještě { $seconds } sekundy
   *[other] bez spojení, ještě { $seconds } sekund
  }

news-join-wanted = { $name } by si rád sedl na místo, kde hraje { $who }.
news-join-failed = { $name } se nepřidá: nesouhlasili všichni.
news-replacement-wanted = { $you ->
    [yes] Navrhuješ, aby hrál bot: { $name } už chvíli netáhne.
   *[other] { $who } navrhuje, aby hrál bot: { $name } už chvíli netáhne.
  }
news-replacement-failed = { $name } hraje dál: s botem nesouhlasili všichni.
news-bot-voted-in = { $name } už chvíli netáhne a ostatní se shodli: dál hraje bot { $who }.

vote-join = { $name } by si rád sedl na místo, kde hraje { $bot }. Souhlasíš?
vote-replace = { $name } už chvíli netáhne. Má dál hrát bot?
vote-yes = Ano
vote-no = Ne
vote-left = { $seconds ->
    [one] Ještě { $seconds } sekunda.
    [few] Ještě { $seconds } sekundy.
    [many] Ještě { $seconds } sekundy.
   *[other] Ještě { $seconds } sekund.
  }
vote-join-waiting = Chceš na místo, kde hraje { $bot }. Ptáme se těch, kdo hrají.
vote-replace-waiting = Má místo hráče { $name } hrát bot? Ptáme se ostatních.
vote-yes-said = Řekl jsi ano. Čeká se na ostatní.
replace-bot = { $name } netáhne: nechat hrát bota
replaced = Hraje za tebe bot, protože už chvíli netáhneš.
replaced-back = Vrátit se do hry

lobby-broken-off-long = Poslední partie trvala tak dlouho, že byla přerušena. Co se odehrálo, zůstává uložené.

why-seat-held = { $name } je tady nebo před chvilkou byl.
why-undo-away = { $name } tu není, a tak se nelze zeptat.
why-turned-away = Někdo u stolu řekl ne. Posadit se můžeš před další partií.
why-vote-open = U stolu se už o něčem rozhoduje. Chvilku počkej.
why-vote-soon = Stůl se rozhodoval teprve před chvilkou. Zkus to znovu za půl minuty.
why-nobody-to-ask = Kdo tu hraje, je zrovna pryč, a tak nemá kdo souhlasit.
why-no-vote = Není tu nic, o čem bys měl rozhodnout.
why-not-idle = { $minutes ->
    [one] { $name } smí přemýšlet nad tahem { $minutes } minutu.
    [few] { $name } smí přemýšlet nad tahem { $minutes } minuty.
    [many] { $name } smí přemýšlet nad tahem { $minutes } minuty.
   *[other] { $name } smí přemýšlet nad tahem { $minutes } minut.
  }
why-bot-plays-on = Ostatní za tebe dvakrát nechali hrát bota. Hraje do konce této partie.
