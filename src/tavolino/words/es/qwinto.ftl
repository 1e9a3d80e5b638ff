qwinto-title = Qwinto, el juego de cartas
qwinto-about = Una carta da un número para todos. Anótalo donde mejor encaje, fila a fila.
qwinto-where = { $count } por robar
qwinto-where-solo = { $count ->
    [0] en solitario, últimas cartas
   *[other] en solitario, { $count } por robar
  }
qwinto-colour-o = naranja
qwinto-colour-y = amarillo
qwinto-colour-p = morado
qwinto-no-colour = ningún color
qwinto-row = { $row ->
    [o] fila naranja
    [y] fila amarilla
   *[p] fila morada
  }
qwinto-colours = { $colours ->
    [none] ninguna fila
    [o] fila naranja
    [y] fila amarilla
    [p] fila morada
    [oy] fila naranja o amarilla
    [op] fila naranja o morada
    [yp] fila amarilla o morada
   *[oyp] fila naranja, amarilla o morada
  }
qwinto-card-o = el { $value } naranja
qwinto-card-y = el { $value } amarillo
qwinto-card-p = el { $value } morado
qwinto-card-g = el { $value } gris
qwinto-place = { $stack ->
    [tl] arriba a la izquierda
    [tr] arriba a la derecha
    [bl] abajo a la izquierda
   *[br] abajo a la derecha
  }
qwinto-in = { $number }: { qwinto-colours }

qwinto-played = { $you ->
    [yes] Has puesto { $card } en el montón de { qwinto-place }.
   *[no] { $who } ha puesto { $card } en el montón de { qwinto-place }.
  }
qwinto-announced = El número es { $number }: { qwinto-colours }.
qwinto-wrote = { $you ->
    [yes] Has anotado { $number } en la { qwinto-row }.
   *[no] { $who } ha anotado { $number } en la { qwinto-row }.
  }
qwinto-passed = { $you ->
    [yes] Has pasado.
   *[no] { $who } ha pasado.
  }
qwinto-missed = { $misses ->
    [4] { $you ->
        [yes] Has pasado: el cuarto fallo.
       *[no] { $who } ha pasado: el cuarto fallo.
      }
    [one] { $you ->
        [yes] Has pasado: un fallo.
       *[no] { $who } ha pasado: un fallo.
      }
   *[other] { $you ->
        [yes] Has pasado: fallo número { $misses }.
       *[no] { $who } ha pasado: fallo número { $misses }.
      }
  }
qwinto-drew = { $you ->
    [yes] Has robado { $card }.
   *[no] { $who } ha robado { $card }.
  }
qwinto-reshuffled = { $count ->
    [one] La carta tapada se ha barajado y es el nuevo mazo.
   *[other] Las { $count } cartas tapadas se han barajado y son el nuevo mazo.
  }
qwinto-ended = La partida ha terminado: { $results }.

qwinto-name-play = Poner { $card } en el montón de { qwinto-place }
qwinto-name-two = Poner { $first } en el montón de { $first_stack ->
    [tl] arriba a la izquierda
    [tr] arriba a la derecha
    [bl] abajo a la izquierda
   *[br] abajo a la derecha
  } y luego { $second } { $second_stack ->
    [tl] arriba a la izquierda
    [tr] arriba a la derecha
    [bl] abajo a la izquierda
   *[br] abajo a la derecha
  }
qwinto-name-write = Anotar { $number } en la { qwinto-row }, casilla { $place }
qwinto-do-play = Anunciar { $number }
qwinto-do-both = Jugar dos cartas
qwinto-do-write = Anotar { $number }
qwinto-do-pass = Pasar

qwinto-over = La partida ha terminado.
qwinto-your-turn = Te toca
qwinto-turn = Turno de { $who }
qwinto-chooses = { $who } elige una carta. Todos pueden anotar el número.
qwinto-choose = Te toca: elige una carta y luego un montón. Se suman la carta y sus dos vecinas.
qwinto-choose-place = ¿Dónde va { $card }? Cada montón muestra el número que saldría.
qwinto-choose-first = Dos cartas del mismo valor: elige la que va primero.
qwinto-first = Pon primero { $card } en un montón; la otra va al lado.
qwinto-second = Primero va { $first } { qwinto-place }. Ahora pon { $card } al lado: cuenta la última carta.
qwinto-aimed = { $cells ->
    [0] { $number } no cabría en ninguna casilla tuya: sería un fallo.
    [one] { $number } cabría en una casilla tuya.
   *[other] { $number } cabría en { $cells } casillas tuyas.
  }
qwinto-write = { $mine ->
    [yes] Anota { $number } en la { qwinto-colours }. Si pasas, es un fallo.
   *[no] Anota { $number } en la { qwinto-colours }, o pasa.
  }
qwinto-would-write = { $points ->
    [0] { $number } en la { qwinto-row } no da puntos.
    [one] { $number } en la { qwinto-row } da un punto.
   *[other] { $number } en la { qwinto-row } da { $points } puntos.
  }
qwinto-would-write-short = { $points ->
    [one] +1 punto
   *[other] +{ $points } puntos
  }
qwinto-stuck = { $mine ->
    [yes] { $misses ->
        [3] { $number } no cabe en ningún sitio: tu cuarto fallo. La partida termina.
       *[other] { $number } no cabe en ningún sitio: un fallo.
      }
   *[no] { $number } no cabe en ningún sitio. Pasar no cuesta nada.
  }
qwinto-waiting = Esperando a { $others }.
qwinto-wrote-waiting = { $count ->
    [0] Anotas { $number }.
   *[other] Anotas { $number }. Esperando a { $others }.
  }
qwinto-passed-waiting = { $count ->
    [0] Pasas.
   *[other] Pasas. Esperando a { $others }.
  }

# $points cuenta, $shown es el mismo número con un signo menos de verdad
qwinto-points = { $points ->
    [one] { $shown } punto
   *[other] { $shown } puntos
  }
qwinto-points-best = { $shown } (récord { $best })
qwinto-has-decided = ha decidido ✓
qwinto-has-decided-short = listo ✓
qwinto-enlarge = { $who }: { $numbers ->
    [one] un número
   *[other] { $numbers } números
  }, { $misses ->
    [one] un fallo
   *[other] { $misses } fallos
  }, { qwinto-points }. Ampliar la hoja
qwinto-sheet = Tu hoja
qwinto-sheet-of = La hoja de { $who }
qwinto-misthrows = Fallos
qwinto-misses = { $count ->
    [0] ningún fallo
    [one] un fallo
   *[other] { $count } fallos
  }
qwinto-row-points = { qwinto-row }: { $points }
qwinto-gain = +{ $points }
qwinto-cell-written = { qwinto-row }, casilla { $place }{ $bonus ->
    [yes] , de bonificación
   *[no] {""}
  }: { $number }
qwinto-cell-decided = { qwinto-row }, casilla { $place }: aquí anotas { $number }
qwinto-cell-would = { qwinto-row }, casilla { $place }{ $bonus ->
    [yes] , de bonificación
   *[no] {""}
  }: aquí cabría { $number }
qwinto-cell-empty = { qwinto-row }, casilla { $place }{ $bonus ->
    [yes] , de bonificación
   *[no] {""}
  }: vacía
qwinto-cell-legal = { qwinto-row }, casilla { $place }{ $bonus ->
    [yes] , de bonificación
   *[no] {""}
  }: anotar { $number } aquí, { $points ->
    [one] un punto
   *[other] { $points } puntos
  }
qwinto-cell-before = La casilla anterior
qwinto-cell-after = La casilla siguiente

qwinto-stacks = Los cuatro montones
qwinto-stack = { qwinto-place }: { $card }
qwinto-stack-announces = { qwinto-place }: { $card }. Con { $chosen } sale aquí { $number }, { qwinto-colours }; { $cells ->
    [0] no cabría en ninguna casilla tuya
    [one] cabría en una casilla tuya
   *[other] cabría en { $cells } casillas tuyas
  }
qwinto-stack-first = { qwinto-place }: { $card }. Poner primero { $chosen } aquí
qwinto-stack-not = { qwinto-place }: { $card }. Aquí no puede ir { $chosen }
qwinto-hand = { $count ->
    [0] Tu mano está vacía
    [one] Tu mano, una carta
   *[other] Tu mano, { $count } cartas
  }
qwinto-chosen = { $card }, carta elegida
qwinto-pair = { $card }, puede ir junto con { $partner }
qwinto-pile = { $count ->
    [one] carta por robar
   *[other] cartas por robar
  }
qwinto-shuffled = { $count ->
    [0] aún sin volver a barajar
    [one] barajado una vez
    [2] barajado dos veces
   *[other] barajado { $count } veces
  }

qwinto-how = De dónde salen los puntos
qwinto-rows = Filas
qwinto-columns = Columnas
qwinto-how-about = Una fila vale un punto por número; una fila llena, su último número. Una columna de tres llena vale el número de su casilla de bonificación. Un fallo cuesta cinco.
qwinto-best = Tu récord en este dispositivo: { qwinto-points }.
qwinto-new-best = Nuevo récord en este dispositivo: ¡{ qwinto-points }!
qwinto-end-rows = Dos filas de una hoja están llenas.
qwinto-end-misthrows = Cuarto fallo en una hoja.
qwinto-end-cards = Se ha jugado la última carta.

qwinto-why-announced = Ya hay un número anunciado: anótalo o pasa antes de que se juegue otra carta.
qwinto-why-not-active = Solo pone carta en la cuadrícula quien tiene el turno, y ahora no eres tú.
qwinto-why-not-held = No tienes el { $value } { $colour ->
    [o] naranja
    [y] amarillo
    [p] morado
   *[g] gris
  }.
qwinto-why-held-once = Solo tienes un { $value } { $colour ->
    [o] naranja
    [y] amarillo
    [p] morado
   *[g] gris
  }.
qwinto-why-same-value = Dos cartas solo van juntas si tienen el mismo valor.
qwinto-why-beside = La segunda carta va al lado de la primera, nunca en el mismo montón ni en diagonal.
qwinto-why-no-number = Aún no hay ningún número anunciado: antes pone una carta en la cuadrícula quien tiene el turno.
qwinto-why-decided = Ya has decidido sobre este número.
qwinto-why-no-cell = La fila { $row ->
    [o] naranja
    [y] amarilla
   *[p] morada
  } no tiene casilla en la columna { $column }.
qwinto-why-too-low = { $number } no se puede anotar: solo de 1 a 18.
qwinto-why-grey = Las tres cartas son grises, así que nadie puede anotar este número.
qwinto-why-other-row = { $number } solo va en la fila { $colours ->
    [o] naranja
    [y] amarilla
    [p] morada
    [oy] naranja o amarilla
    [op] naranja o morada
   *[yp] amarilla o morada
  }, no en la { $row ->
    [o] naranja
    [y] amarilla
   *[p] morada
  }.
qwinto-why-final = Ahí ya está { $number }, y lo anotado no se cambia.
qwinto-why-in-row = { $number } ya está en la fila { $row ->
    [o] naranja
    [y] amarilla
   *[p] morada
  }.
qwinto-why-in-column = { $number } ya está en esa columna.
qwinto-why-smaller = { $number } es menor que el { $other } de su izquierda; una fila sube.
qwinto-why-larger = { $number } es mayor que el { $other } de su derecha; una fila sube.
