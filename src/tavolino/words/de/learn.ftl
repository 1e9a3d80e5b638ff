# Die Lektionen und die Regelseiten, ohne die Sätze der Spiele.

rules-contents = Inhalt
rules-clause = Regel { $clause }
rules-learn = In zwei Minuten lernen
rules-how = So wird gespielt
rules-exact = Die genauen Regeln
rules-more = Mehr zu den Regeln

learn-title = { $game } lernen
learn-step = Schritt { $number } von { $count }
learn-progress = Fortschritt
learn-back = Zurück
learn-next = Weiter
learn-show = Zeig es mir
learn-skip = Überspringen
learn-other = Auch das ist erlaubt. Halte dich hier erst einmal an das Beispiel: „{ $action }“.
learn-look = Hier gibt es noch nichts zu tun. Drück auf „Weiter“.
learn-done = Jetzt kennst du das Spiel
learn-play = Spielen, mit Tipps
learn-dealing = Es wird ausgeteilt …
learn-rules = Alle Regeln
learn-again = Von vorn
