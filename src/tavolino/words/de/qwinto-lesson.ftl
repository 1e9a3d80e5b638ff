qwinto-lesson-play = Das Ziel: Füll deinen Zettel mit steigenden Zahlen. Für eine Zahl legst du eine Karte auf einen der vier Stapel: Wähl Orange 4, dann den Stapel mit Lila 5.
qwinto-lesson-write = Zusammen mit ihren beiden Nachbarn ergibt sie 4 + 3 + 3 = 10, für die orange oder die gelbe Reihe. Grau ist keine Farbe. Trag 10 in das markierte orange Feld ein.
qwinto-lesson-two = Alle tragen gleichzeitig ein: Sara hat Gelb gewählt. Jetzt ist sie dran und hat zwei Einsen. Zwei Karten mit demselben Wert darf man zusammen spielen, nebeneinander.
qwinto-lesson-rising = Nur die letzte Karte und ihre Nachbarn zählen: 5, für alle Reihen. Eine Reihe steigt von links nach rechts, also trag 5 links von deiner 10 ein, in das Fünfeck. Das ist ein Bonusfeld.
qwinto-lesson-again = Du bist wieder dran. Leg Gelb 1 auf den Stapel oben links.
qwinto-lesson-column = Wieder 5, für Gelb oder Lila. In keiner Spalte steht eine Zahl zweimal, also nicht unter deine andere 5! Trag sie ins lila Bonusfeld ein.
qwinto-lesson-numbers = Sehr gut: drei Zahlen. Sehen wir uns einen volleren Zettel an.
qwinto-lesson-rows = Was ist dieser Zettel wert? Eine volle Reihe zählt so viel wie ihre letzte Zahl: Gelb 16. Andere Reihen zählen einen Punkt je Zahl: Orange 4, Lila 6.
qwinto-lesson-columns = Eine volle Spalte zählt so viel wie die Zahl in ihrem Bonusfeld: 5, 10 und 12. Zwei Fehlwürfe kosten 10. Zusammen sind das 43.
qwinto-lesson-misthrow = Was ist ein Fehlwurf? Leg Grau −2 auf den Stapel unten links, dann siehst du es.
qwinto-lesson-pass = Die Zahl ist 0, und eintragen kann man nur 1 bis 18. Du musst passen.
qwinto-lesson-end = Wer die Karte spielt und dann nichts einträgt, verliert 5. Zwei volle Reihen oder vier Fehlwürfe beenden die Partie, und wer die meisten Punkte hat, gewinnt. Drei Tipps: Lass Platz zwischen deinen Zahlen, behalte verschiedene Farben auf der Hand und wähl Zahlen, die dir passen, den anderen aber nicht.
