carafe-lesson-open = Das Ziel: Füll die Karaffe bis zum Rand, aber verschütte sie nicht. Sie fasst 21 und ist noch leer, also passt jede Karte. Gieß die 9 ein.
carafe-lesson-drawn = Nach dem Eingießen hast du eine Karte gezogen und hältst wieder vier. Jetzt ist noch Platz für 12. Sara ist dran.
carafe-lesson-room = Sara hat 6 eingegossen, das macht 15. Linus ist dran.
carafe-lesson-fill = Linus hat 2 eingegossen. Bis zum Rand fehlen noch 4, und du hast eine 4. Gieß sie ein!
carafe-lesson-filled = Bis zum Rand! Alle vier Karten darin gehören dir, jede ist einen Punkt wert, und die Karaffe ist wieder leer. Sara und Linus sind dran.
carafe-lesson-spill = Beide haben 10 eingegossen. Jetzt ist nur noch Platz für 1, und keine deiner Karten passt. Verschütte die Karaffe: Jede Karte darin kostet einen Punkt.
carafe-lesson-end = Damit bleiben dir zwei Punkte. Das Spiel geht weiter, bis niemand mehr Karten hat; die meisten Punkte gewinnen. Zwei Tipps: Lass keine Lücke, die andere leicht füllen, und heb dir eine niedrige Karte für eine fast volle Karaffe auf.
