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
