# Meldingen van langzame potjes: wat erin staat, en waar mensen zeggen hoe ze ze willen.

notice-turn = Je bent aan de beurt tegen { $names }.
notice-turn-alone = Je bent aan de beurt.
notice-late = Je tijd voor een zet tegen { $names } is bijna om.
notice-late-alone = Je tijd voor een zet is bijna om.
notice-due = Je hebt de tijd tot { $when }.
notice-began = Je potje met { $names } is begonnen.
notice-began-alone = Je potje is begonnen.
notice-again = Nog een keer spelen? Dat vraagt { $names }.
notice-again-alone = Iemand wil nog een keer spelen.
notice-over = Je potje met { $names } is afgelopen.
notice-over-alone = Je potje is afgelopen.
notice-turns = { $count ->
    [one] Je bent aan de beurt in één potje.
   *[other] Je bent aan de beurt in { $count } potjes.
  }
notice-several = Er is nieuws in { $count } van je potjes.
notice-test = Hier hoor je van je langzame potjes.
notice-open = Openen
notice-stop = Geen meldingen meer

notices = Meldingen
notices-about = Voor langzame potjes, ook als deze pagina dicht is: één keer per beurt, en nooit veel tegelijk.
notices-here-on = Aanzetten in deze browser
notices-denied = Deze browser blokkeert meldingen van Tavolino. Sta ze toe in zijn instellingen voor deze pagina.
notices-impossible = Deze browser kan van hier geen meldingen krijgen. Daar is https voor nodig; zet Tavolino op een iPhone eerst op het beginscherm.
notices-no-service = De pushdienst van deze browser is niet bereikbaar. Probeer het later nog eens.
notices-where = Waar ze heen gaan
notices-nowhere = Nog nergens heen.
notices-browser = Een browser
notices-failing = De laatste is niet aangekomen.
notices-test = Proberen
notices-end = Stoppen
notices-ended = Daar komen geen meldingen meer.
notices-arrived = De proefmelding is onderweg.
notices-lost = De proefmelding is niet aangekomen. Klopt het adres?
notices-webhook = Webhook toevoegen
notices-kind = Wie ze ontvangt
kind-matrix = Matrix (een bridge)
kind-plain = een programma van jezelf
notices-address = Adres
notices-add = Toevoegen en proberen
notices-secret = Alles wat daarheen gaat, is met dit geheim ondertekend. Je ziet het alleen nu:
notices-what = Waarover
wish-turn = Ik ben aan de beurt
wish-late = Mijn tijd is bijna om
wish-began = Een potje is begonnen
wish-again = Iemand wil nog een keer spelen
wish-over = Een potje is afgelopen
notices-quiet = Stille uren
notices-quiet-about = Volgens de klok in { $zone }. Wat er dan gebeurt, komt daarna.
notices-from = van
notices-to = tot

stop-title = Geen meldingen meer
stop-about = Hier komt niets meer aan. Bij Instellingen kun je meldingen weer aanzetten.
stop-coming = Een ogenblik …
stop-failed = Dat lukte niet: de server is niet bereikbaar.
stop-again = Nog eens proberen
