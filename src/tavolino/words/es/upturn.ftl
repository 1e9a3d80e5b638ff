upturn-title = Upturn
upturn-about = Vacía tu soporte, números arriba y abajo, y pasa fichas a los demás. ¿Te queda una? ¡Dilo!
upturn-where-up = ↑ arriba
upturn-where-down = ↓ abajo
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
    [yes] Pusiste { $tile }.
   *[no] { $who } puso { $tile }.
  }
upturn-played = { $you ->
    [yes] Jugaste { $tile }.
   *[no] { $who } jugó { $tile }.
  }
upturn-run-opened = { $you ->
    [yes] Abriste una escalera hasta la capicúa { $twin }.
   *[no] { $who } abrió una escalera hasta la capicúa { $twin }.
  }
upturn-line-started = { $you ->
    [yes] Jugaste { $tile }:
   *[no] { $who } jugó { $tile }:
  } una serie nueva va hacia { $going ->
    [up] arriba
   *[down] abajo
  }. Siguiente turno: { $you_next ->
    [yes] tú
   *[no] { $next }
  }.
upturn-line-started-two = { $you ->
    [yes] Jugaste { $tile }:
   *[no] { $who } jugó { $tile }:
  } una serie nueva va hacia { $going ->
    [up] arriba
   *[down] abajo
  }.
upturn-drawn = { $you ->
    [yes] Robaste { $tile }.
   *[no] { $who } robó { $tile }.
  }
upturn-drawn-hidden = { $you ->
    [yes] Robaste una ficha.
   *[no] { $who } robó una ficha.
  }
upturn-given = { $you_receiver ->
    [yes] { $who } te dio { $tile }.
   *[no] { $you ->
        [yes] Le diste a { $receiver } { $tile }.
       *[no] { $who } le dio a { $receiver } { $tile }.
      }
  }
upturn-given-hidden = { $you_receiver ->
    [yes] { $who } te dio una ficha.
   *[no] { $you ->
        [yes] Le diste una ficha a { $receiver }.
       *[no] { $who } le dio una ficha a { $receiver }.
      }
  }
upturn-nothing-drawn = No quedaba ninguna ficha que robar.
upturn-kept = { $you ->
    [yes] Dejaste las demás fichas en la bolsa.
   *[no] { $who } dejó las demás fichas en la bolsa.
  }
upturn-passed = { $you ->
    [yes] Pasaste.
   *[no] { $who } pasó.
  }
upturn-called = { $you ->
    [yes] Dijiste: ¡Upturn!
   *[no] { $who } dijo: ¡Upturn!
  }
upturn-caught = { $you_forgetful ->
    [yes] { $who } te pilló: no dijiste Upturn. Eso cuesta 3 fichas.
   *[no] { $you ->
        [yes] Pillaste a { $forgetful }: no dijo Upturn. Eso cuesta 3 fichas.
       *[no] { $who } pilló a { $forgetful }: no dijo Upturn. Eso cuesta 3 fichas.
      }
  }
upturn-caught-self = { $you ->
    [yes] Olvidaste decir Upturn. Eso cuesta 3 fichas.
   *[no] { $who } olvidó decir Upturn. Eso cuesta 3 fichas.
  }
upturn-refilled = { $count ->
    [one] Una ficha de la mesa volvió a la bolsa.
   *[other] { $count } fichas de la mesa volvieron a la bolsa.
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
    [left] , y sigue la izquierda
    [right] , y sigue la derecha
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
upturn-catch-who = ¡Te pillé! { $who } no dijo Upturn
upturn-give = Dar
upturn-give-who = Dar una ficha a { $who }
upturn-sort = Ordenar el soporte
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
    [one] La bolsa se volvió a llenar una vez.
   *[other] La bolsa se volvió a llenar { $count } veces.
  }
upturn-dry = No queda nada que robar: { $count } de { $of } pases seguidos. Al completarlos termina la partida.

upturn-choose = Con { $tile }: ¿hacia dónde, y quién sigue?
upturn-choose-way = Con { $tile }: ¿hacia dónde?
upturn-go-up = hacia arriba
upturn-go-down = hacia abajo
upturn-then = luego { $who }

upturn-over = La partida ha terminado.
upturn-one-left = Te queda una ficha. ¡Dilo antes de que caiga la siguiente!
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
    [yes] Has robado. Juega una ficha, o quédate con todas y pasa.
   *[no] Has robado, y no puedes jugar ninguna de tus fichas. Pasa.
  }
upturn-fruitless = { $can ->
    [yes] No quedaba nada que robar. Juega una ficha, o pasa.
   *[no] No quedaba nada que robar, y no puedes jugar ninguna de tus fichas. Pasa.
  }
upturn-would-twin = { $number } es capicúa: pueden unirse fichas intermedias, y repartes tantas como pongas.
upturn-would-penalty = { $number } es una ficha de penalización: puedes dar una ficha.
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
upturn-other-fruitless = { $who } ya no encontró nada que robar.

upturn-left = Fichas que quedan
upturn-how = Quien vacía su soporte gana al momento. Los demás se ordenan por las fichas que les quedan.
upturn-end-empty-rack = Un soporte está vacío: eso termina la partida al momento.
upturn-end-blocked = Nadie podía ya robar ni poner, así que la partida terminó. Gana quien menos fichas tiene.

upturn-option-call = Decir Upturn
upturn-option-call-about = Cuando te queda una ficha tienes que decirlo. Tienen que pillarte: 3 fichas si lo hacen. Estricto: 3 fichas para quien lo olvide. Se dice solo: nadie tiene que acordarse.
upturn-option-call-caught = tienen que pillarte
upturn-option-call-strict = estricto
upturn-option-call-auto = se dice solo
upturn-option-call-late = cuando se ha olvidado
upturn-option-handing = Repartir fichas
upturn-option-handing-about = Si miras una ficha antes de elegir para quién es.
upturn-option-handing-unseen = sin mirar
upturn-option-handing-seen = después de mirarla
upturn-option-numbers = Números del juego
upturn-option-numbers-about = Los ochenta números de tu propia caja.
upturn-option-penalties = Fichas de penalización
upturn-option-penalties-about = Los números que llevan el símbolo en tu propia caja.

upturn-why-run-open = Tu escalera está abierta: añade fichas que encajen, o ciérrala con la capicúa.
upturn-why-give-first = Reparte primero las fichas que puedes dar, o déjalas en la bolsa.
upturn-why-after-joker = Después del Comodín pon una ficha más que sea legal, o para.
upturn-why-wrong-way = { $kind ->
    [up] Una ficha Arriba no puede ir hacia abajo.
   *[down] Una ficha Abajo no puede ir hacia arriba.
  }
upturn-why-no-run = No hay ninguna escalera abierta que cerrar.
upturn-why-no-stop = No hay nada que parar: eso solo vale después de un Comodín.
upturn-why-none-to-give = Ahora no hay fichas que repartir.
upturn-why-beyond = { $going ->
    [up] El juego sube: { $number } no es mayor que { $last }.
   *[down] El juego baja: { $number } no es menor que { $last }.
  }
upturn-why-number-first = Antes del primer número no se puede jugar ninguna ficha de acción.
upturn-why-last-number = La última ficha tiene que ser un número, así que una ficha de acción que es tu única ficha se queda.
upturn-why-two-players = Entre dos, ambos vecinos son la misma persona: elige izquierda.
upturn-why-add = Solo se añaden fichas a una escalera abierta, y la abre una capicúa.
upturn-why-own-twin = { $number } es la capicúa de esta escalera: cierra la escalera para ponerla.
upturn-why-other-twin = { $number } también es capicúa, y una escalera solo tiene una.
upturn-why-not-between = { $number } no está entre { $last } y la capicúa { $twin }.
upturn-why-hold-number = Hay que poner el primer número, y tienes uno.
upturn-why-drawn = Ya has robado; se roba una vez por turno.
upturn-why-not-drawn = Solo puedes pasar después de robar.
upturn-why-opponents = Las fichas se dan a los rivales, nunca a ti.
upturn-why-nobody = Ahí no hay nadie.
upturn-why-said = En esta partida Upturn se dice solo, para todos.
upturn-why-still-time = Aún hay tiempo de decirlo; no se puede pillar a nadie hasta la siguiente ficha.
upturn-why-not-due = Upturn solo se dice tras un turno que te deja con una ficha, hasta que se pone la siguiente.
upturn-why-no-catching = En esta partida no hace falta pillar a nadie: quien lo olvida roba sin más.
upturn-why-nothing-forgotten = Ahí nadie ha olvidado nada que puedas pillar ahora.
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
