# Der Tisch für Spiele, die auf der Seite keinen eigenen haben.

plain-where = Schlichter Tisch
plain-your-turn = Du bist dran: Wähl eine Karte oder einen Knopf.
plain-over = Die Partie ist vorbei.
plain-cannot = { $card }, jetzt nicht
plain-hidden = { $count ->
    [one] eine Karte verdeckt
   *[other] { $count } Karten verdeckt
}
plain-empty = nichts
plain-middle = Die Mitte des Tisches
plain-own = Deine Seite
plain-ended = So ging es zu Ende: { $reason }.
plain-check = Welche Karten aus dem Startwert folgen, kann diese Seite für dieses Spiel nicht berechnen. Die Prüfung unten schließt das ein, ebenso „tavolino verify“ auf jedem Rechner, der das Spiel hat.
