# Eerlijk spel aan tafel: verbroken verbindingen, stemmingen, wie niet speelt, potjes zonder einde.

seat-expected = { $seconds ->
    [one] verbinding weg, nog één seconde
   *[other] verbinding weg, nog { $seconds } seconden
  }

news-join-wanted = { $name } wil de plaats van { $who } overnemen.
news-join-failed = { $name } doet niet mee: niet iedereen was het ermee eens.
news-replacement-wanted = { $you ->
    [yes] Je wilt dat een bot voor { $name } speelt, die al een tijdje geen zet doet.
   *[other] { $who } wil dat een bot voor { $name } speelt, die al een tijdje geen zet doet.
  }
news-replacement-failed = { $name } speelt door: niet iedereen wilde een bot.
news-bot-voted-in = { $name } heeft al een tijdje geen zet gedaan en de anderen zijn het eens: een bot speelt verder, { $who }.

vote-join = { $name } wil de plaats van { $bot } overnemen. Vind je dat goed?
vote-replace = { $name } heeft al een tijdje geen zet gedaan. Moet een bot verder spelen?
vote-yes = Ja
vote-no = Nee
vote-left = { $seconds ->
    [one] Nog één seconde.
   *[other] Nog { $seconds } seconden.
  }
vote-join-waiting = Je wilt de plaats van { $bot } overnemen. We vragen het aan de spelers.
vote-replace-waiting = Moet een bot voor { $name } spelen? We vragen het aan de anderen.
vote-yes-said = Je hebt ja gezegd. Nu de anderen nog.
replace-bot = { $name } doet geen zet: laat een bot spelen
replaced = Een bot speelt voor je, omdat je al een tijdje geen zet had gedaan.
replaced-back = Weer meespelen

lobby-broken-off-long = Het laatste potje duurde zo lang dat het is afgebroken. Wat er gespeeld is, blijft bewaard.

why-seat-held = { $name } is er, of was er net nog.
why-undo-away = { $name } is even weg en kan niet gevraagd worden.
why-turned-away = Iemand aan tafel zei nee. Voor het volgende potje kun je gaan zitten.
why-vote-open = De tafel beslist al over iets. Wacht even.
why-vote-soon = De tafel is net al gevraagd. Probeer het over een halve minuut nog eens.
why-nobody-to-ask = De spelers zijn weg, dus niemand kan het goedvinden.
why-no-vote = Er is niets waarover jij moet beslissen.
why-not-idle = { $minutes ->
    [one] { $name } mag een minuut over een zet doen.
   *[other] { $name } mag { $minutes } minuten over een zet doen.
  }
why-bot-plays-on = De anderen lieten twee keer een bot voor je spelen. Die speelt door tot het einde van dit potje.
