# Ehrlich ausgeteilt: das Siegel am Tisch und die Liste aller Partien.

news-dealt-without = { $you ->
    [yes] Die Karten wurden ohne deine Zahl ausgeteilt.
   *[other] Die Karten wurden ohne die Zahl von { $who } ausgeteilt.
  }
seal = Ehrlich ausgeteilt: { $state }
seal-holds = Siegel unversehrt
seal-broken = Siegel gebrochen
seal-open = noch nicht geprüft
seal-title = Das Siegel auf diesen Karten
seal-more = Jedes Austeilen auf diesem Server steht in einer öffentlichen Liste:
seal-check = Wiederholung ansehen und jede Karte prüfen
seal-about-before = Die nächsten Karten sind schon versiegelt. Dein Gerät merkt sich das Siegel und gibt eine eigene Zahl dazu, damit niemand die Karten aussuchen kann.
seal-about-sealed = Es ist das Siegel, das du vor dem Austeilen gesehen hast, und deine Zahl ist dabei. Am Ende der Partie prüft dein Gerät jede Karte.
seal-about-proved = Dein Gerät hat es geprüft: Das Siegel ist dasselbe, deine Zahl wurde verwendet, und jede Karte folgt daraus.
seal-about-late = Du bist erst nach dem Austeilen gekommen, deshalb kann dein Gerät nichts bestätigen.
seal-about-without = Diese Karten wurden ohne eine Zahl von diesem Gerät ausgeteilt. Du kannst also nicht wissen, ob jemand sie ausgesucht hat.
seal-about-again = Hier werden die Karten einer früheren Partie noch einmal gespielt. Sie waren vorher bekannt.
seal-about-fixed = Diese Karten wurden vorher festgelegt und versiegelt, für alle gleich. Ist der Tag oder der Wettbewerb vorbei, werden sie aufgedeckt, und du kannst jede nachprüfen.
seal-about-changed = Das Siegel wurde ausgetauscht: Diese Karten haben ein anderes, als dir vorher gezeigt wurde. Vielleicht hat jemand die Karten ausgesucht.
seal-about-secret = Das Geheimnis passt nicht zu dem Siegel, das dir vor dem Austeilen gezeigt wurde. Vielleicht hat jemand die Karten ausgesucht.
seal-about-number = Beim Austeilen wurde nicht die Zahl verwendet, die dein Gerät dazugegeben hat. Vielleicht hat jemand die Karten ausgesucht.
seal-about-cards = Das sind nicht die Karten, die aus dem versiegelten Geheimnis folgen. Jemand hat sie ausgesucht.
deals = Jedes Austeilen
deals-about = Jede Partie, die hier begonnen hat, und wie sie ausging, ohne Tische und Namen. Jede Zeile enthält den Fingerabdruck der vorigen. So kann niemand unbemerkt eine entfernen oder ändern. Lade die Liste ab und zu herunter: Eine spätere muss genauso beginnen.
deals-download = Herunterladen
deals-earlier = Frühere
deals-whole = Dein Browser hat die gezeigten Zeilen geprüft: Keine fehlt, keine wurde geändert.
deals-torn = Diese Zeilen passen nicht zusammen: Eine wurde entfernt oder geändert.
deals-none = Hier hat noch keine Partie begonnen.
deals-begun = Ausgeteilt
deals-ended = Beendet
deals-broken-off = Abgebrochen
deals-again = Noch einmal gespielt
deals-fixed = Vorher festgelegt
deals-revealed = Aufgedeckt
deals-opened = Die Liste beginnt
check-alone = Die Karten folgen aus dem Geheimnis. Aber niemand hat eine Zahl dazugegeben, also beweist das nicht, dass niemand sie ausgesucht hat.
check-event = Alle Karten folgen aus dem Geheimnis. Sie wurden vorher festgelegt, für alle gleich: Der Fingerabdruck steht in der öffentlichen Liste, seit bevor damit gespielt wurde.
