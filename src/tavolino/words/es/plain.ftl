# La mesa de los juegos que no tienen una propia en la página.

plain-where = Mesa sencilla
plain-your-turn = Te toca: elige una carta o un botón.
plain-over = La partida ha terminado.
plain-cannot = { $card }, ahora no
plain-hidden = { $count ->
    [one] una carta boca abajo
   *[other] { $count } cartas boca abajo
}
plain-empty = nada
plain-middle = El centro de la mesa
plain-own = Tu lado
plain-ended = Cómo terminó: { $reason }.
plain-check = En este juego la página no puede calcular qué cartas salen de la semilla. De eso se encarga la comprobación de abajo, y también «tavolino verify» en cualquier ordenador que tenga el juego.
