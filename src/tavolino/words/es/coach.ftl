# El entrenador: qué dice de las decisiones de una partida terminada, y de la suerte.

coach = El entrenador
coach-working = El entrenador está pensando…
coach-waiting = Otros van antes. El entrenador empieza en unos { $seconds ->
    [one] { $seconds } segundo
   *[other] { $seconds } segundos
  }.
coach-preparing = El entrenador se está preparando, solo esta vez en este servidor. Empieza { $seconds ->
    [one] en un segundo
   *[other] en unos { $seconds } segundos
  }.
coach-not-yet = El entrenador aún no ha mirado esta jugada.
coach-nothing = El entrenador no tiene nada que decir de esta jugada.
coach-chart = Probabilidad de ganar
coach-chart-alone = Puntos esperados
coach-round = Ronda { $round }
coach-legend-slip = descuido
coach-legend-moment = decisivo
coach-next-mistake = Siguiente error
coach-table = En una tabla
coach-step = Paso
coach-verdict = Veredicto
coach-seat = Quién
coach-best = la mejor
coach-good = buena
coach-inaccuracy = imprecisión
coach-mistake = error
coach-blunder = error grave
coach-close = muy igualado
coach-verdict-of = { $verdict ->
    [best] { $you ->
        [yes] Encontraste la mejor jugada
       *[no] { $who } encontró la mejor jugada
    }
    [good] { $you ->
        [yes] Una buena jugada tuya
       *[no] Una buena jugada de { $who }
    }
    [inaccuracy] { $you ->
        [yes] Un pequeño descuido tuyo
       *[no] Un pequeño descuido de { $who }
    }
    [mistake] { $you ->
        [yes] Un error tuyo
       *[no] Un error de { $who }
    }
    [blunder] { $you ->
        [yes] Un error grave tuyo
       *[no] Un error grave de { $who }
    }
   *[close] { $you ->
        [yes] Tu jugada: demasiado igualado para decidir
       *[no] { $who }: demasiado igualado para decidir
    }
  }
coach-only = Era la única jugada posible
coach-best-about = Ninguna otra valía tanto.
coach-good-about = Ninguna otra era claramente mejor.
coach-close-about = El entrenador no puede decir si otra era mejor.
coach-better-points = Mejor: «{ $action }». Valía unos { $count ->
    [one] { $points } punto
   *[other] { $points } puntos
  } más.
coach-better = Mejor: «{ $action }».
coach-chance = Con lo que { $you ->
    [yes] podías saber
   *[no] { $who } podía saber
  }: { $best } de probabilidad de ganar en vez de { $taken }.
coach-bars-points = Puntos de más o de menos que con la jugada hecha, de media.
coach-bars-win = Probabilidad de ganar, más o menos que con la jugada hecha.
coach-bars-deals = El entrenador ha probado { $count } repartos posibles. Las líneas muestran lo fiable que es cada número.
coach-bars-exact = Se conocían todas las cartas, así que está calculado exactamente.
coach-tag-best = la mejor
coach-tag-played = jugada
coach-more = { $count ->
    [one] Una más
   *[other] { $count } más
  }
coach-fewer = Mostrar menos
coach-unit = Comparar por
coach-unit-points = Puntos
coach-unit-win = Probabilidad de ganar
coach-try = Pruébalo desde aquí
coach-line = Cómo podría haber seguido
coach-line-about = Un reparto imaginado, el del medio de nueve según cómo acabó. Por todos juega el jugador del entrenador; lo que nadie podía saber es inventado.
coach-moments = { $count ->
    [one] El momento decisivo
    [2] Los dos momentos decisivos
   *[other] Los tres momentos decisivos
  }
coach-at-step = Paso { $step }
coach-accuracy = Precisión
coach-accuracy-about = 100 es siempre la mejor jugada; 0 no es mejor que elegir a ciegas.
coach-count-inaccuracy = { $count ->
    [one] un descuido
   *[other] { $count } descuidos
  }
coach-count-mistake = { $count ->
    [one] un error
   *[other] { $count } errores
  }
coach-count-blunder = { $count ->
    [one] un error grave
   *[other] { $count } errores graves
  }
coach-count-none = sin errores
coach-luck-skill = Suerte y habilidad
coach-luck-unit = puntos mejor o peor de lo esperado antes de repartir
coach-luck = Suerte
coach-skill = Habilidad
coach-sum = Suma
coach-luck-more = De qué se componía la suerte
coach-luck-deal = Reparto
coach-luck-draws = Robos
coach-luck-hidden = Oculto
coach-luck-others = Los demás
coach-luck-about = Reparto y robos: las cartas que llegaron. Oculto: cómo salieron las jugadas frente a cartas que nadie veía. Los demás: lo bien que jugaron. Lo que el entrenador juzga mal también acaba aquí.
coach-picture = Imagen para compartir
coach-picture-accuracy = precisión { $accuracy }
coach-picture-luck = suerte { $points }
coach-missing-old-rules = Esta partida se jugó con reglas antiguas y el entrenador no puede juzgarla.
coach-missing-broken-off = La partida se interrumpió. El entrenador toma como resultado lo que cabía esperar entonces.
coach-missing-changed-hands = Jugado en parte por una persona y en parte por un bot o el reloj: { $who }.
coach-missing-slow = Este servidor no tiene compilador, así que el entrenador ha mirado con menos detalle.
coach-missing-long = Esta partida es tan larga que el entrenador ha mirado cada jugada con menos detalle.
coach-missing-no-kernel = En este juego el entrenador solo juzga jugadas; no separa la suerte de la habilidad.
coach-missing-no-luck = En este juego el entrenador no separa la suerte de la habilidad.
coach-missing-alone = No jugó nadie más, así que el entrenador cuenta puntos.

# Cómo juegas, a lo largo de muchas partidas

my-play-about = Lo que el entrenador ha encontrado en tus partidas.
my-play-none = El entrenador aún no ha mirado ninguna de tus partidas. Pregúntale después de una, en la repetición.
my-play-all = Todos los juegos
my-play-accuracy = Precisión, partida a partida
my-play-deeds = Precisión según el tipo de jugada
my-play-luck = Suerte, partida a partida
my-play-mean = De media { $number }
my-play-moves = Tus jugadas
my-play-moves-about = De { $count ->
    [one] una jugada
   *[other] { $count } jugadas
  } con elección.
my-play-match = Partida
my-play-newest = la más reciente

# por qué, según los repartos imaginados; lo que entra en las razones de los juegos
coach-with-played = con esta jugada
coach-with-better = con la mejor jugada
coach-with-next = con la segunda mejor jugada
coach-often = { $count ->
    [0] muy rara vez
    [100] casi siempre
   *[other] en cerca de { $count } de cada 100 repartos
  }
coach-often-too = { $count ->
    [0] muy rara vez
    [100] casi siempre
   *[other] en cerca de { $count }
  }
coach-decimal = { $whole },{ $tenth }
coach-about = cerca de { $amount }
coach-under = menos de { $amount }
coach-both = { $one } { $two }
coach-counted = Ventaja al final de la ronda, calculada exactamente: { $first } { $played }, { $second } { $instead }.
