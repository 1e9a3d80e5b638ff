# Por qué una jugada era mejor, para el entrenador: lo que pasó en los repartos probados. { $first } y { $second } son «en cerca de 34 de cada 100 repartos», «en cerca de 12» o «cerca de 1,3»; { $played } e { $instead } dicen tras qué jugada.

upturn-coach-lay = tras el { $number }
upturn-coach-draw = tras robar
upturn-coach-others-out = Otra persona termina antes que nadie { $first } { $played }, { $second } { $instead }.
upturn-coach-handed = De media, { $you ->
    [yes] recibes
   *[no] { $who } recibe
  } de los demás { $first } fichas { $played }, { $second } { $instead }.
upturn-coach-drawn = De media, { $you ->
    [yes] robas
   *[no] { $who } roba
  } { $first } veces { $played }, { $second } { $instead }.
upturn-coach-stuck = { $you ->
    [yes] Tienes
   *[no] { $who } tiene
  } que robar nada más empezar el turno siguiente { $first } { $played }, { $second } { $instead }.
upturn-coach-run = De media, { $you ->
    [yes] pones
   *[no] { $who } pone
  } { $first } fichas en escaleras { $played }, { $second } { $instead }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

upturn-mistake-waited = Robar o pasar en vez de jugar
upturn-mistake-hasty = Número puesto que convenía guardar
upturn-mistake-other-number = Número que no convenía
upturn-mistake-run = Escalera mal calculada
upturn-mistake-played-early = Ficha de acción jugada demasiado pronto
upturn-mistake-played-late = Ficha de acción guardada demasiado tiempo
upturn-mistake-other-tile = Ficha de acción, dirección o vecino que no convenía
upturn-mistake-gave = Ficha dada a quien no convenía
upturn-mistake-silent = Callar cuando había que hablar
upturn-mistake-spoke = Hablar en vez de seguir jugando

upturn-deed-lay = Poner un número
upturn-deed-run = Una escalera
upturn-deed-play = Jugar una ficha de acción
upturn-deed-wait = Robar o pasar
upturn-deed-give = Dar una ficha
upturn-deed-speak = Hablar
