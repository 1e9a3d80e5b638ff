# Lo que dice una pista y lo que abre «¿Por qué?». Las razones son de los juegos: véase <juego>-reasons.ftl.

hint-both = { $one } { $two }
hint-only = No puedes hacer otra cosa.
hint-best = Mirando más allá, es lo que da mejor resultado.
hint-thumb = Es una buena regla general.
hint-close-points = Casi igual de bueno: «{ $action }» (de media, { $points } puntos en vez de { $best }).
hint-close-rating = Casi igual de bueno: «{ $action }» ({ $points } sobre 100 en vez de { $best }).
hint-equal = Igual de bueno: «{ $action }». La diferencia es demasiado pequeña para decidir.
hint-why = ¿Por qué?
hint-bars = Las mejores jugadas, comparadas
hint-bars-points = Los puntos que ganas a los demás desde aquí, de media.
hint-bars-rating = Cómo quedaría la partida para ti: 100 es victoria segura, 0 es último puesto seguro.
hint-bars-points-alone = Los puntos que ganas desde aquí, de media.
hint-bars-rating-alone = Cómo te iría la partida: 50 es un resultado normal, 100 el mejor posible.
hint-bars-deals = { $count ->
    [one] Se ha probado un reparto posible. La línea fina muestra lo fiable que es el número.
   *[other] Se han probado { $count } repartos posibles. La línea fina muestra lo fiable que es cada número.
  }
hint-bars-exact = Se conocen todas las cartas, así que estos números son exactos.
