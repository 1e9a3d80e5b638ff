upturn-title = Upturn
upturn-about = Vacía tu soporte, subiendo y bajando, y pasa fichas a los demás. ¿Te queda una? ¡Dilo!
upturn-where-up = ↑ subiendo
upturn-where-down = ↓ bajando
upturn-where-first = primera ficha

upturn-tile-up = la flecha Arriba
upturn-tile-down = la flecha Abajo
upturn-tile-updown = la flecha Arriba-Abajo
upturn-tile-skip1 = la ficha Salta 1
upturn-tile-skip2 = la ficha Salta 2
upturn-tile-joker = el Comodín
upturn-tile-twin = la capicúa { $number }
upturn-tile-penalty = { $number }, ficha de penalización

upturn-laid = { $you ->
    [yes] Has puesto { $tile }.
   *[no] { $who } ha puesto { $tile }.
  }
upturn-played = { $you ->
    [yes] Has jugado { $tile }.
   *[no] { $who } ha jugado { $tile }.
  }
upturn-run-opened = { $you ->
    [yes] Has abierto una escalera hasta la capicúa { $twin }.
   *[no] { $who } ha abierto una escalera hasta la capicúa { $twin }.
  }
upturn-line-started = { $you ->
    [yes] Has jugado { $tile }:
   *[no] { $who } ha jugado { $tile }:
  } una serie nueva { $going ->
    [up] sube
   *[down] baja
  }. Siguiente turno: { $you_next ->
    [yes] tú
   *[no] { $next }
  }.
upturn-line-started-two = { $you ->
    [yes] Has jugado { $tile }:
   *[no] { $who } ha jugado { $tile }:
  } una serie nueva { $going ->
    [up] sube
   *[down] baja
  }.
upturn-drawn = { $you ->
    [yes] Has robado { $tile }.
   *[no] { $who } ha robado { $tile }.
  }
upturn-drawn-hidden = { $you ->
    [yes] Has robado una ficha.
   *[no] { $who } ha robado una ficha.
  }
upturn-given = { $you_receiver ->
    [yes] { $who } te ha dado { $tile }.
   *[no] { $you ->
        [yes] Le has dado a { $receiver } { $tile }.
       *[no] { $who } le ha dado a { $receiver } { $tile }.
      }
  }
upturn-given-hidden = { $you_receiver ->
    [yes] { $who } te ha dado una ficha.
   *[no] { $you ->
        [yes] Le has dado una ficha a { $receiver }.
       *[no] { $who } le ha dado una ficha a { $receiver }.
      }
  }
upturn-nothing-drawn = No quedaba ninguna ficha que robar.
upturn-kept = { $you ->
    [yes] Has dejado las demás fichas en la bolsa.
   *[no] { $who } ha dejado las demás fichas en la bolsa.
  }
upturn-passed = { $you ->
    [yes] Has pasado.
   *[no] { $who } ha pasado.
  }
upturn-called = { $you ->
    [yes] Has dicho: ¡Upturn!
   *[no] { $who } ha dicho: ¡Upturn!
  }
upturn-caught = { $you_forgetful ->
    [yes] { $who } te ha pillado: no has dicho Upturn. Eso cuesta 3 fichas.
   *[no] { $you ->
        [yes] Has pillado a { $forgetful }: no ha dicho Upturn. Eso cuesta 3 fichas.
       *[no] { $who } ha pillado a { $forgetful }: no ha dicho Upturn. Eso cuesta 3 fichas.
      }
  }
upturn-caught-self = { $you ->
    [yes] Has olvidado decir Upturn. Eso cuesta 3 fichas.
   *[no] { $who } ha olvidado decir Upturn. Eso cuesta 3 fichas.
  }
upturn-refilled = { $count ->
    [one] Una ficha de la mesa ha vuelto a la bolsa.
   *[other] { $count } fichas de la mesa han vuelto a la bolsa.
  }
upturn-ended = La partida ha terminado: { $results }.
upturn-left-of = { $you ->
    [yes] tú
   *[no] { $who }
  } ({ upturn-tiles })

upturn-do-lay = Poner { $tile }
upturn-do-add = Añadir { $tile }
upturn-do-close = Poner { $twin }
upturn-do-start = Jugar { $tile }{ $kind ->
    [up] {""}
    [down] {""}
   *[other] {" "}hacia { $going ->
        [up] arriba
       *[down] abajo
      }
  }{ $sides ->
    [left] , y sigue quien está a la izquierda
    [right] , y sigue quien está a la derecha
   *[none] {""}
  }
upturn-do-skip = Jugar { $tile }
upturn-do-stop = Sin ficha extra
upturn-do-draw = Robar
upturn-do-pass = Pasar
upturn-do-keep = No dar más
upturn-do-call = Decir Upturn

upturn-call = ¡Upturn!
upturn-next = después:
upturn-call-now = dilo ahora
upturn-call-when = cuando te quede una
upturn-catch = ¡Te pillé!
upturn-catch-who = ¡Te pillé! { $who } no ha dicho Upturn
upturn-give = Dar
upturn-give-who = Dar una ficha a { $who }
upturn-sort = Ordenar las fichas
upturn-keys-call = decir «¡Upturn!» o «¡Te pillé!» cuando toca
upturn-keys-carry = mover una ficha por el soporte

upturn-tiles = { $count ->
    [0] sin fichas
    [one] una ficha
   *[other] { $count } fichas
  }
upturn-rack = { $count ->
    [0] Tu soporte, vacío
    [one] Tu soporte, una ficha
   *[other] Tu soporte, { $count } fichas
  }
upturn-line = { $count ->
    [one] Serie { $number }, una ficha
   *[other] Serie { $number }, { $count } fichas
  }
upturn-line-now = { $count ->
    [one] La serie en juego, una ficha
   *[other] La serie en juego, { $count } fichas
  }
upturn-can = { $tile }, se puede jugar
upturn-cannot = { $tile }, ahora no se puede jugar
upturn-goes-along = { $tile }, puede unirse
upturn-ends-run = { $tile }, cierra la escalera
upturn-tag-twin = capicúa
upturn-tag-along = se une

upturn-beat-up = más de
upturn-beat-down = menos de
upturn-beat-first = ficha inicial
upturn-bag = bolsa
upturn-bag-draw = robar
upturn-bag-give = { $count } para dar
upturn-bag-left = { $count ->
    [0] vacía
    [one] queda { $count }
   *[other] quedan { $count }
  }
upturn-refills = { $count ->
    [one] La bolsa se ha vuelto a llenar una vez.
   *[other] La bolsa se ha vuelto a llenar { $count } veces.
  }
upturn-dry = No queda nada que robar. Tras { $of } pases seguidos termina la partida (llevamos { $count }).

upturn-choose = Con { $tile }: ¿hacia dónde, y quién sigue?
upturn-choose-way = Con { $tile }: ¿hacia dónde?
upturn-go-up = hacia arriba
upturn-go-down = hacia abajo
upturn-then = luego { $who }

upturn-over = La partida ha terminado.
upturn-one-left = Te queda una ficha. ¡Dilo antes de que se ponga la siguiente!
upturn-forgot = A { $who } le queda una ficha y no ha dicho Upturn.
upturn-first = { $can ->
    [yes] Te toca. Pon cualquier número junto al { $number }: con uno mayor el juego sube, con uno menor baja.
   *[no] Te toca. La primera ficha tiene que ser un número y no tienes ninguno: roba una ficha.
  }
upturn-first-drawn = { $can ->
    [yes] Has robado un número: ponlo como primera ficha.
   *[no] Sigues sin número para empezar. Pasa.
  }
upturn-your-turn = Te toca. Pon un número { $going ->
    [up] mayor
   *[down] menor
  } que { $number }, una ficha de acción, o roba.
upturn-no-number = { $can ->
    [yes] Te toca. No tienes ningún número { $going ->
        [up] mayor
       *[down] menor
      } que { $number }: juega una ficha de acción, o roba.
   *[no] Te toca. No puedes jugar ninguna de tus fichas: roba una.
  }
upturn-drawn-now = { $can ->
    [yes] Has robado una ficha. Juega una, o quédate con todas y pasa.
   *[no] Has robado una ficha, y no puedes jugar ninguna de las tuyas. Pasa.
  }
upturn-fruitless = { $can ->
    [yes] No quedaba nada que robar. Juega una ficha, o pasa.
   *[no] No quedaba nada que robar, y no puedes jugar ninguna de tus fichas. Pasa.
  }
upturn-would-twin = El { $number } es una capicúa: pueden unirse fichas intermedias, y repartes tantas como pongas.
upturn-would-penalty = El { $number } es una ficha de penalización: puedes dar una ficha.
upturn-run = { $more ->
    [yes] Pueden unirse más fichas.
   *[no] Nada más encaja.
  } Con la capicúa { $twin } repartes { $count ->
    [one] una ficha.
   *[other] { $count } fichas.
  }
upturn-owed = { $count ->
    [one] Una ficha para dar. ¿Quién se la lleva?
   *[other] { $count } fichas para dar. ¿Quién se lleva la primera?
  }
upturn-offered = Para repartir: { $tile }. ¿Para quién es?
upturn-extra = El Comodín te deja poner una ficha más, o parar aquí.
upturn-extra-none = El Comodín permite una ficha más, pero ninguna tuya encaja.
upturn-other-run = { $who } forma una escalera hasta la capicúa { $twin }.
upturn-other-give = { $count ->
    [one] { $who } reparte una ficha.
   *[other] { $who } reparte { $count } fichas.
  }
upturn-other-extra = { $who } puede poner una ficha más.
upturn-other-fruitless = Ya no quedaba nada que robar para { $who }.

upturn-left = Fichas que quedan
upturn-how = Quien vacía su soporte gana al momento. Los demás se clasifican según las fichas que les quedan.
upturn-end-empty-rack = Un soporte está vacío: la partida termina al momento.
upturn-end-blocked = Ya nadie podía robar ni poner, así que la partida ha terminado. Gana quien menos fichas tiene.

upturn-option-call = Decir Upturn
upturn-option-call-about = Cuando te queda una ficha tienes que decir «Upturn». Tienen que pillarte: si lo olvidas y alguien se da cuenta, 3 fichas. Estricto: 3 fichas siempre que lo olvides. Automático: se dice por ti. Tras la ficha siguiente: hasta entonces puedes decirlo, y solo después pueden pillarte.
upturn-option-call-caught = tienen que pillarte
upturn-option-call-strict = estricto
upturn-option-call-auto = automático
upturn-option-call-late = tras la ficha siguiente
upturn-option-handing = Repartir fichas
upturn-option-handing-about = Si se mira o no una ficha antes de elegir para quién es.
upturn-option-handing-unseen = sin mirar
upturn-option-handing-seen = después de mirarla
upturn-option-numbers = Números del juego
upturn-option-numbers-about = Los ochenta números de tu propia caja.
upturn-option-penalties = Fichas de penalización
upturn-option-penalties-about = Los números que llevan el símbolo en tu propia caja.

upturn-why-run-open = Tu escalera está abierta: añade fichas que encajen, o ciérrala con la capicúa.
upturn-why-give-first = Reparte primero las fichas que puedes dar, o déjalas en la bolsa.
upturn-why-after-joker = Después del Comodín pon una ficha más que esté permitida, o para.
upturn-why-wrong-way = { $kind ->
    [up] Una flecha Arriba no puede llevar el juego hacia abajo.
   *[down] Una flecha Abajo no puede llevar el juego hacia arriba.
  }
upturn-why-no-run = No hay ninguna escalera abierta que cerrar.
upturn-why-no-stop = No hay nada que parar: eso solo vale después de un Comodín.
upturn-why-none-to-give = Ahora no hay fichas que repartir.
upturn-why-beyond = { $going ->
    [up] El juego sube: { $number } no es mayor que { $last }.
   *[down] El juego baja: { $number } no es menor que { $last }.
  }
upturn-why-number-first = Antes del primer número no se puede jugar ninguna ficha de acción.
upturn-why-last-number = La última ficha tiene que ser un número, así que no puedes jugar una ficha de acción si es la única que tienes.
upturn-why-two-players = Entre dos, ambos vecinos son la misma persona: elige izquierda.
upturn-why-add = Solo se añaden fichas a una escalera abierta, y la abre una capicúa.
upturn-why-own-twin = El { $number } es la capicúa de esta escalera: cierra la escalera para ponerla.
upturn-why-other-twin = El { $number } también es una capicúa, y una escalera solo tiene una.
upturn-why-not-between = El { $number } no está entre { $last } y la capicúa { $twin }.
upturn-why-hold-number = La primera ficha tiene que ser un número, y tienes uno: ponlo.
upturn-why-drawn = Ya has robado; se roba una vez por turno.
upturn-why-not-drawn = Solo puedes pasar después de robar.
upturn-why-opponents = Las fichas se dan a los rivales, nunca a uno mismo.
upturn-why-nobody = Ahí no hay nadie.
upturn-why-said = En esta partida Upturn se dice automáticamente para todos.
upturn-why-still-time = Aún hay tiempo de decirlo; no se puede pillar a nadie hasta la siguiente ficha.
upturn-why-not-due = Upturn solo se dice tras un turno que te deja con una ficha, hasta que se pone la siguiente.
upturn-why-no-catching = En esta partida no hace falta pillar a nadie: quien lo olvida roba sin más.
upturn-why-nothing-forgotten = Ahora no hay a quién pillar ahí.
upturn-why-not-held = No tienes { $tile ->
    [up] la flecha Arriba
    [down] la flecha Abajo
    [updown] la flecha Arriba-Abajo
    [skip1] la ficha Salta 1
    [skip2] la ficha Salta 2
    [joker] el Comodín
   *[number] el { $tile }
  } en tu soporte.

# in the list of one’s own matches
upturn-mine-score = Fichas restantes
