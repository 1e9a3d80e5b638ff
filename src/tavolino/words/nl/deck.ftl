# One’s own mistakes, as a deck of positions to try again.

deck-title = Jouw stapel
deck-about = Stellingen waarin de coach een fout van je vond. Wat drie keer achter elkaar goed gaat, is klaar.
deck-due = { $count ->
    [one] Vandaag één stelling om te proberen
   *[other] Vandaag { $count } stellingen om te proberen
  }
deck-rest = Vandaag is er niets te proberen.
deck-next = { $count ->
    [one] De volgende komt morgen terug.
   *[other] De volgende komt over { $count } dagen terug.
  }
deck-done = { $count ->
    [one] Eén is klaar.
   *[other] { $count } zijn klaar.
  }
deck-practise = Oefenen
deck-kinds = Je fouten, naar soort
deck-example = Probeer er een: { $kind }
deck-try = Probeer er een
mistake-other = Andere fouten
deck-question = Wat zou je nu doen?
deck-from = Uit een potje { $game }, { $date }
deck-place = { $number } van { $count }
deck-verdict = { $verdict ->
    [best] Dat is de beste zet
    [good] Bijna zo goed als de beste zet
    [inaccuracy] Een slippertje
    [mistake] Dat is een fout
   *[blunder] Dat is een grove fout
  }
deck-then = Toen koos je: { $action }.
deck-same = Toen koos je hetzelfde.
deck-again = { $count ->
    [one] Hij komt morgen terug.
   *[other] Hij komt over { $count } dagen terug.
  }
deck-over = Drie keer achter elkaar: deze stelling is klaar.
deck-early = Hij was vandaag niet aan de beurt, dus er verandert niets.
deck-onward = Volgende stelling
deck-back = Terug naar Mijn spel
deck-see = Potje bekijken
deck-empty = De coach heeft geen fouten van je gevonden. Vraag het na een potje, bij het terugkijken.
