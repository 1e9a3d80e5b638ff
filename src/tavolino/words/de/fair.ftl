# Faires Spiel am Tisch: abgerissene Leitungen, Abstimmungen, Leute, die nicht ziehen, Partien ohne Ende.

seat-expected = { $seconds ->
    [one] Verbindung weg, noch eine Sekunde
   *[other] Verbindung weg, noch { $seconds } Sekunden
  }

news-join-wanted = { $name } möchte für { $who } weiterspielen.
news-join-failed = { $name } kommt nicht dazu: Nicht alle waren einverstanden.
news-replacement-wanted = { $you ->
    [yes] Du möchtest, dass ein Bot für { $name } spielt, denn dort tut sich schon länger nichts.
   *[other] { $who } möchte, dass ein Bot für { $name } spielt, denn dort tut sich schon länger nichts.
  }
news-replacement-failed = { $name } spielt weiter: Nicht alle wollten einen Bot.
news-bot-voted-in = { $name } hat länger nicht gezogen. Die anderen waren sich einig: Ein Bot spielt weiter, { $who }.

vote-join = { $name } möchte für { $bot } weiterspielen. Einverstanden?
vote-replace = { $name } hat länger nicht gezogen. Soll ein Bot weiterspielen?
vote-yes = Ja
vote-no = Nein
vote-left = { $seconds ->
    [one] Noch eine Sekunde.
   *[other] Noch { $seconds } Sekunden.
  }
vote-join-waiting = Du möchtest für { $bot } weiterspielen. Die anderen am Tisch werden gefragt.
vote-replace-waiting = Soll ein Bot für { $name } spielen? Die anderen werden gefragt.
vote-yes-said = Du hast Ja gesagt. Jetzt fehlen noch die anderen.
replace-bot = { $name } zieht nicht: einen Bot spielen lassen
replaced = Ein Bot spielt für dich, weil du länger nicht gezogen hast.
replaced-back = Wieder selbst spielen

lobby-broken-off-long = Die letzte Partie dauerte so lange, dass sie abgebrochen wurde. Was gespielt wurde, bleibt erhalten.

why-seat-held = { $name } ist da oder war es gerade noch.
why-undo-away = { $name } ist gerade weg und kann nicht gefragt werden.
why-turned-away = Am Tisch hat jemand Nein gesagt. Vor der nächsten Partie kannst du dich setzen.
why-vote-open = Am Tisch wird gerade schon etwas entschieden. Warte einen Moment.
why-vote-soon = Der Tisch wurde eben erst gefragt. Versuch es in einer halben Minute noch einmal.
why-nobody-to-ask = Alle, die hier spielen, sind gerade weg. Niemand kann zustimmen.
why-no-vote = Für dich gibt es hier nichts zu entscheiden.
why-not-idle = { $minutes ->
    [one] { $name } darf sich für einen Zug eine Minute Zeit nehmen.
   *[other] { $name } darf sich für einen Zug { $minutes } Minuten Zeit nehmen.
  }
why-bot-plays-on = Die anderen haben zweimal einen Bot für dich spielen lassen. Er spielt bis zum Ende dieser Partie.
