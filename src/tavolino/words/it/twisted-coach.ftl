# Perché una mossa era migliore, per l’allenatore: che cosa è successo nelle distribuzioni provate. { $first } e { $second } sono «in circa 34 distribuzioni su 100», «in circa 12» oppure «circa 1,3»; { $played } e { $instead } dicono dopo quale mossa.

twisted-coach-place = dopo { $card }
twisted-coach-twist = dopo il twist con { $card }
twisted-coach-take = dopo aver preso la fila
twisted-coach-row-taken = { $you ->
    [yes] Devi
   *[no] { $who } deve
  } prendere la fila { $first } { $played }, { $second } { $instead }.
twisted-coach-row-each = La fila costa allora circa { $cost }.
twisted-coach-later = { $you ->
    [yes] Devi
   *[no] { $who } deve
  } prendere la fila { $often } { $instead }.
twisted-coach-now = Presa subito, costa { $cost }.
twisted-coach-row-cost = In media la fila { $you ->
    [yes] ti costa
   *[no] costa a { $who }
  } { $first } { $played }, { $second } { $instead }.
twisted-coach-row-left = Qualcun altro deve prendere la fila { $first } { $played }, { $second } { $instead }.
twisted-coach-row-gain = In media la fila costa a qualcun altro { $first } { $played }, { $second } { $instead }.
twisted-coach-card-lost = Qualcun altro toglie la carta posata { $first } { $played }, { $second } { $instead }.
twisted-coach-card-won = { $you ->
    [yes] Riprendi
   *[no] { $who } riprende
  } più tardi la carta posata { $first } { $played }, { $second } { $instead }.
twisted-coach-twists = In media { $you ->
    [yes] togli
   *[no] { $who } toglie
  } carte { $first } volte fino alla fine della mano { $played }, { $second } { $instead }.
twisted-coach-against = In media qualcun altro toglie carte { $first } volte fino alla fine della mano { $played }, { $second } { $instead }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

twisted-mistake-took-early = Fila presa troppo presto
twisted-mistake-took-late = Fila presa troppo tardi
twisted-mistake-missed-twist = Twist mancato
twisted-mistake-hasty-twist = Twist troppo presto
twisted-mistake-other-twist = Twist con la carta sbagliata
twisted-mistake-offered-card = Carta posata che altri tolgono
twisted-mistake-own-row = Carta dopo la quale tocca prendere la fila
twisted-mistake-easy-row = Fila resa facile agli altri
twisted-mistake-other-card = Carta sbagliata

twisted-deed-place = Posare una carta
twisted-deed-twist = Twist
twisted-deed-take = Prendere la fila
