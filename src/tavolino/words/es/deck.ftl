# One’s own mistakes, as a deck of positions to try again.

deck-title = Tu mazo
deck-about = Posiciones en las que el entrenador encontró un error tuyo. Lo que sale bien tres veces seguidas queda hecho.
deck-due = { $count ->
    [one] Una posición para hoy
   *[other] { $count } posiciones para hoy
  }
deck-rest = Hoy no hay nada que probar.
deck-next = { $count ->
    [one] La siguiente vuelve mañana.
   *[other] La siguiente vuelve dentro de { $count } días.
  }
deck-done = { $count ->
    [one] Una está hecha.
   *[other] { $count } están hechas.
  }
deck-practise = Practicar
deck-kinds = Tus errores, por tipo
deck-example = Probar una: { $kind }
deck-try = Probar una
mistake-other = Otros errores
deck-question = ¿Qué harías ahora?
deck-from = De una partida de { $game }, { $date }
deck-place = { $number } de { $count }
deck-verdict = { $verdict ->
    [best] Es la mejor jugada
    [good] Casi tan buena como la mejor
    [inaccuracy] Un pequeño descuido
    [mistake] Es un error
   *[blunder] Es un error grave
  }
deck-then = Entonces elegiste: «{ $action }».
deck-same = Entonces elegiste lo mismo.
deck-again = { $count ->
    [one] Vuelve mañana.
   *[other] Vuelve dentro de { $count } días.
  }
deck-over = Tres veces seguidas: esta posición está hecha.
deck-early = Hoy no tocaba, así que nada cambia.
deck-onward = Siguiente posición
deck-back = Volver a Mi juego
deck-see = Ver la partida
deck-empty = El entrenador no ha encontrado errores tuyos. Pregúntale después de una partida, en la repetición.
