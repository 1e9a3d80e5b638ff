# Por qué una jugada es buena, para las pistas: una o dos frases enteras.

upturn-reason-call = Te queda una ficha. Dilo antes de que se ponga la siguiente, o si te pillan te costará 3 fichas.
upturn-reason-catch = A { $forgetful } le queda una ficha y no ha dicho Upturn: son 3 fichas de la bolsa.
upturn-reason-wins = Es tu última ficha: ganas.
upturn-reason-run-wins = Todas tus otras fichas pueden ir con el { $twin }: ganas.
upturn-reason-run = Con el { $twin } puedes poner { $count } fichas en un turno y repartir { $given }.
upturn-reason-penalty = El { $number } es una ficha de penalización: puedes darle a alguien una ficha de la bolsa.
upturn-reason-keeps = Tras el { $number } aún { $mine ->
    [one] encaja uno de tus números
   *[other] encajan { $mine } de tus números
  }; tras el { $other }, { $less ->
    [0] ninguno.
    [one] solo uno.
   *[other] solo { $less }.
  }
upturn-reason-still-fit = Tras el { $number } aún { $mine ->
    [one] encaja uno de tus números.
   *[other] encajan { $mine } de tus números.
  }
upturn-reason-blocks = { $next } no tiene ningún número { $going ->
    [up] mayor
   *[down] menor
  } que { $number } en el { $chance } % de los repartos.
upturn-reason-fewer = Una ficha menos: { $count ->
    [one] te queda solo una.
   *[other] te quedan { $count }.
  }
upturn-reason-along = Añade el { $number } a la escalera: una ficha menos para ti, { $count ->
    [one] una
   *[other] { $count }
  } más para repartir con la capicúa { $twin }.
upturn-reason-along-first = Pon antes el { $number }: tras el { $other } ya no encajaría.
upturn-reason-close = El { $number } también podría unirse, pero mirando más allá es un poco mejor guardarlo.
upturn-reason-keep = Una ficha también puede ayudar: quizá sea justo la que le falta a { $receiver }.
upturn-reason-joker-wins = Tras el Comodín puedes poner ya el { $number }, y ganas.
upturn-reason-joker = El Comodín te deja poner otra ficha ya mismo.
upturn-reason-side = Luego le toca a { $next }, con { $count } fichas, y no a { $instead }, que tiene { $few ->
    [one] solo una.
   *[other] solo { $few }.
  }
upturn-reason-turn = { $mine ->
    [one] Uno de tus números está
   *[other] { $mine } de tus números están
  } por { $going ->
    [up] encima
   *[down] debajo
  } de { $last }, { $less ->
    [0] ninguno
    [one] solo uno
   *[other] solo { $less }
  } al otro lado.
upturn-reason-end-number = Tu última ficha tiene que ser un número. Juega ahora la ficha de acción y guarda el { $number }.
upturn-reason-again = Los demás pierden el turno, así que te toca otra vez.
upturn-reason-skip = { $next } pierde el turno, con { $count ->
    [one] una sola ficha.
   *[other] { $count } fichas.
  }
upturn-reason-give-only = Así { $receiver } tiene { $count } fichas.
upturn-reason-give = { $receiver } está a punto de ganar, con { $count ->
    [one] una sola ficha.
   *[other] { $count } fichas.
  }
upturn-reason-give-next = Luego le toca a { $receiver }, con { $count ->
    [one] una sola ficha.
   *[other] { $count } fichas.
  }
upturn-reason-only-draw = No puedes jugar ninguna de tus fichas, así que roba.
upturn-reason-last-number = Guarda el { $number } para el final: tu última ficha tiene que ser un número.
upturn-reason-jumps = El { $number } se saltaría { $count ->
    [one] uno de tus propios números.
   *[other] { $count } de tus propios números.
  }
upturn-reason-nothing-left = Tras el { $number } ya no encajaría ninguno de tus números.
upturn-reason-draw-first = Después de robar aún puedes poner una ficha, y quizá llegue una mejor.
upturn-reason-keep-draw = No encaja ninguno de tus números. Roba, y guarda la ficha de acción para más tarde.
upturn-reason-keep-pass = No encaja ninguno de tus números, y la ficha de acción valdrá más después.
