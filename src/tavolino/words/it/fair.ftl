# Il gioco leale al tavolo: linee cadute, votazioni, chi non gioca, partite senza fine.

seat-expected = { $seconds ->
    [one] linea caduta, ancora un secondo
   *[other] linea caduta, ancora { $seconds } secondi
  }

news-join-wanted = { $name } vorrebbe giocare al posto di { $who }.
news-join-failed = { $name } non entra in gioco: non tutti erano d’accordo.
news-replacement-wanted = { $you ->
    [yes] Vorresti che un bot giocasse per { $name }, che da un po’ non fa mosse.
   *[other] { $who } vorrebbe che un bot giocasse per { $name }, che da un po’ non fa mosse.
  }
news-replacement-failed = { $name } continua a giocare: non tutti volevano un bot.
news-bot-voted-in = { $name } non fa mosse da un po’ e gli altri sono d’accordo: continua un bot, { $who }.

vote-join = { $name } vorrebbe giocare al posto di { $bot }. Va bene?
vote-replace = { $name } non fa mosse da un po’. Deve continuare un bot?
vote-yes = Sì
vote-no = Meglio di no
vote-left = { $seconds ->
    [one] Ancora un secondo.
   *[other] Ancora { $seconds } secondi.
  }
vote-join-waiting = Vorresti giocare al posto di { $bot }. Lo stiamo chiedendo a chi gioca.
vote-replace-waiting = Un bot deve giocare per { $name }? Lo stiamo chiedendo agli altri.
vote-yes-said = Hai detto sì. Mancano gli altri.
replace-bot = { $name } non fa mosse: fai giocare un bot
replaced = Un bot gioca per te, perché da un po’ non facevi mosse.
replaced-back = Riprendi il tuo posto

lobby-broken-off-long = L’ultima partita durava da così tanto che è stata interrotta. Quanto è stato giocato resta salvato.

why-seat-held = { $name } è qui, o c’era un attimo fa.
why-undo-away = { $name } non c’è, quindi non si può chiedere.
why-turned-away = Qualcuno al tavolo ha detto di no. Potrai sederti prima della prossima partita.
why-vote-open = Il tavolo sta già decidendo qualcosa. Aspetta un momento.
why-vote-soon = L’abbiamo appena chiesto al tavolo. Riprova tra mezzo minuto.
why-nobody-to-ask = Chi gioca qui non c’è, quindi nessuno può dire di sì.
why-no-vote = Non c’è niente che tu debba decidere.
why-not-idle = { $minutes ->
    [one] { $name } può pensare un minuto a ogni mossa.
   *[other] { $name } può pensare { $minutes } minuti a ogni mossa.
  }
why-bot-plays-on = Gli altri hanno fatto giocare due volte un bot per te. Continua fino alla fine di questa partita.
