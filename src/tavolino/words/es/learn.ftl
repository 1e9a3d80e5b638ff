# Las lecciones y las páginas de reglas, aparte de las frases de cada juego.

rules-contents = Contenido
rules-clause = Punto { $clause }
rules-learn = Aprender en dos minutos
rules-how = Cómo se juega
rules-exact = Las reglas exactas
rules-more = Más sobre las reglas

learn-title = Aprende { $game }
learn-step = Paso { $number } de { $count }
learn-progress = Por dónde vas
learn-back = Atrás
learn-next = Siguiente
learn-show = Enséñame
learn-skip = Saltar la lección
learn-other = Eso también vale. Por ahora, sigue el ejemplo: «{ $action }».
learn-look = Aquí aún no hay nada que hacer. Continúa con «Siguiente».
learn-done = Ya sabes jugar
learn-play = Jugar ya, con pistas
learn-dealing = Repartiendo…
learn-rules = Todas las reglas
learn-again = Otra vez
