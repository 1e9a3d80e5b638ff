# Por qué una jugada es buena, para las pistas: una o dos frases enteras. { $cost } lleva su signo: −6.

twisted-reason-counted = Ya se conocen todas las cartas. Hasta el final de la ronda, esta jugada vale { $points } frente a { $next }.
twisted-reason-only-take = Ninguna de tus cartas encaja con el { $last }, así que tienes que recoger la fila ({ $cost }).
twisted-reason-no-cards = No te quedan cartas, así que tienes que recoger la fila ({ $cost }).
twisted-reason-take-ends = El mazo está vacío, así que esto termina la ronda: { $cost }, y ya sin riesgo.
twisted-reason-take-before = Mejor { $cost } ahora que { $more } después, cuando también esté el { $other } en la fila.
twisted-reason-take-cheap = La fila sale barata ({ $cost }), y abres la siguiente con la carta que quieras.
twisted-reason-twist-ends = Ganas el { $card } y el { $twin } (+2), y se acaba la ronda.
twisted-reason-twist-clears = Ganas el { $card } y el { $twin } (+2), y ya no hay fila.
twisted-reason-twist-saves = Ganas el { $card } y el { $twin } (+2), y no tienes que recoger la fila ({ $cost }).
twisted-reason-twist-stuck = Ganas el { $card } y el { $twin } (+2). Después, { $next } no puede seguir en el { $chance } % de los repartos y recoge la fila ({ $cost }).
twisted-reason-twist = Ganas el { $card } y el { $twin }: +2 ya mismo. El resto de la fila aún cuesta { $cost }.
twisted-reason-more-than = Esto da más que los +2 por el { $twin }.
twisted-reason-not-twist = En la fila te sirve más que para ganar ahora el { $twin } (+2).
twisted-reason-waits = Solo tú puedes ganar el { $twin }, porque tienes el { $card }: esos +2 pueden esperar.
twisted-reason-only-card = Solo encaja tu { $card }. Si no, tendrías que recoger la fila ({ $cost }).
twisted-reason-stuck = { $next } no puede seguir en el { $chance } % de los repartos y entonces recoge la fila ({ $cost }).
twisted-reason-stuck-toad = Nadie puede llevarse un sapo. { $next } no puede seguir en el { $chance } % de los repartos y entonces recoge la fila ({ $cost }).
twisted-reason-bait = También tienes el { $twin }, así que más tarde solo tú podrás llevarte el { $card } (+2).
twisted-reason-safe = Nadie puede llevarse ya el { $card }, porque el { $twin } ya ha salido. Con el { $other }, alguien podría ganar +2.
twisted-reason-toad-safe = Nadie puede llevarse un sapo. Con el { $other }, alguien podría ganar +2.
twisted-reason-keep-toad = Guarda el sapo { $other } para una fila más corta: con él, esta cuesta { $cost }. Tras el { $card } { $mine ->
    [one] encaja una de tus cartas
   *[other] encajan { $mine } de tus cartas
  }; tras el { $other }, { $less ->
    [0] ninguna.
    [one] solo una.
   *[other] solo { $less }.
  }
twisted-reason-fits = Tras el { $card } aún { $mine ->
    [one] encaja una de tus cartas
   *[other] encajan { $mine } de tus cartas
  }; tras el { $other }, { $less ->
    [0] ninguna.
    [one] solo una.
   *[other] solo { $less }.
  }
twisted-reason-few = Responder es más difícil: de las cartas que no ves, tras el { $card } { $count ->
    [0] no encaja ninguna
    [one] encaja solo una
   *[other] encajan solo { $count }
  }; tras el { $other }, { $more ->
    [one] una.
   *[other] { $more }.
  }
twisted-reason-still-fit = { $mine ->
    [one] Otra de tus cartas está
   *[other] Otras { $mine } de tus cartas están
  } a 10 como mucho del { $card }: seguramente podrás seguir.
twisted-reason-few-fit = Responder es difícil: de las cartas que no ves { $count ->
    [0] no encaja ninguna.
    [one] encaja solo una.
   *[other] encajan solo { $count }.
  }
