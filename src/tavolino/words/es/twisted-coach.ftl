# Por qué una jugada era mejor, para el entrenador: lo que pasó en los repartos probados. { $first } y { $second } son «en cerca de 34 de cada 100 repartos», «en cerca de 12» o «cerca de 1,3»; { $played } e { $instead } dicen tras qué jugada.

twisted-coach-place = tras el { $card }
twisted-coach-twist = tras llevarse una carta con el { $card }
twisted-coach-take = tras recoger la fila
twisted-coach-row-taken = { $you ->
    [yes] Tienes
   *[no] { $who } tiene
  } que recoger la fila { $first } { $played }, { $second } { $instead }.
twisted-coach-row-each = La fila cuesta entonces cerca de { $cost }.
twisted-coach-later = { $you ->
    [yes] Tienes
   *[no] { $who } tiene
  } que recoger la fila { $often } { $instead }.
twisted-coach-now = Si se recoge ya, cuesta { $cost }.
twisted-coach-row-cost = De media, la fila { $you ->
    [yes] te cuesta
   *[no] le cuesta a { $who }
  } { $first } { $played }, { $second } { $instead }.
twisted-coach-row-left = Otra persona tiene que recoger la fila { $first } { $played }, { $second } { $instead }.
twisted-coach-row-gain = De media, la fila le cuesta a otra persona { $first } { $played }, { $second } { $instead }.
twisted-coach-card-lost = Otra persona se lleva la carta puesta { $first } { $played }, { $second } { $instead }.
twisted-coach-card-won = { $you ->
    [yes] Te llevas
   *[no] { $who } se lleva
  } más tarde la carta puesta { $first } { $played }, { $second } { $instead }.
twisted-coach-twists = De media, { $you ->
    [yes] te llevas
   *[no] { $who } se lleva
  } cartas { $first } veces hasta el final de la ronda { $played }, { $second } { $instead }.
twisted-coach-against = De media, otra persona se lleva cartas { $first } veces hasta el final de la ronda { $played }, { $second } { $instead }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

twisted-mistake-took-early = Fila recogida demasiado pronto
twisted-mistake-took-late = Fila recogida demasiado tarde
twisted-mistake-missed-twist = Ocasión perdida de llevarse una carta
twisted-mistake-hasty-twist = Carta llevada demasiado pronto
twisted-mistake-other-twist = Llevarse una carta con la que no convenía
twisted-mistake-offered-card = Carta puesta que otros se llevan
twisted-mistake-own-row = Carta tras la que toca recoger la fila
twisted-mistake-easy-row = Fila facilitada a los demás
twisted-mistake-other-card = Carta que no convenía

twisted-deed-place = Poner una carta
twisted-deed-twist = Llevarse una carta
twisted-deed-take = Recoger la fila
