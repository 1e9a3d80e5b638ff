# One’s own mistakes, as a deck of positions to try again.

deck-title = Il tuo mazzo
deck-about = Posizioni in cui l’allenatore ha trovato un tuo errore. Quel che riesce tre volte di fila è fatto.
deck-due = { $count ->
    [one] Una posizione da provare oggi
   *[other] { $count } posizioni da provare oggi
  }
deck-rest = Oggi non c’è niente da provare.
deck-next = { $count ->
    [one] La prossima torna domani.
   *[other] La prossima torna tra { $count } giorni.
  }
deck-done = { $count ->
    [one] Una è fatta.
   *[other] { $count } sono fatte.
  }
deck-practise = Allenati
deck-kinds = I tuoi errori, per tipo
deck-example = Provane uno: { $kind }
deck-try = Provane uno
mistake-other = Altri errori
deck-question = Che cosa faresti ora?
deck-from = Da una partita a { $game }, { $date }
deck-place = { $number } di { $count }
deck-verdict = { $verdict ->
    [best] È la mossa migliore
    [good] Quasi buona come la migliore
    [inaccuracy] Una piccola svista
    [mistake] È un errore
   *[blunder] È un errore grave
  }
deck-then = Allora hai scelto: «{ $action }».
deck-same = Allora hai scelto lo stesso.
deck-again = { $count ->
    [one] Torna domani.
   *[other] Torna tra { $count } giorni.
  }
deck-over = Tre volte di fila: questa posizione è fatta.
deck-early = Oggi non toccava a lei, quindi non cambia nulla.
deck-onward = Prossima posizione
deck-back = Torna a Il mio gioco
deck-see = Rivedi la partita
deck-empty = L’allenatore non ha trovato tuoi errori. Chiediglielo dopo una partita, quando la rivedi.
