qwinto-lesson-play = El objetivo: llenar tu hoja de números crecientes. Para conseguir un número, pon una carta en uno de los cuatro montones: elige el 4 naranja y luego el montón con el 5 morado.
qwinto-lesson-write = Se suma a sus dos vecinas: 4 + 3 + 3 = 10, para la fila naranja o la amarilla. El gris no es un color. Anota 10 en la casilla naranja marcada.
qwinto-lesson-two = Todos anotan a la vez: Sara ha elegido la fila amarilla. Ahora le toca a ella, y tiene dos 1. Dos cartas del mismo valor se pueden jugar juntas, una al lado de la otra.
qwinto-lesson-rising = Solo cuentan la última carta y sus vecinas: 5, para todas las filas. Una fila sube de izquierda a derecha, así que anota 5 a la izquierda de tu 10, en el pentágono, una casilla de bonificación.
qwinto-lesson-again = Te toca otra vez. Pon el 1 amarillo en el montón de arriba a la izquierda.
qwinto-lesson-column = Otra vez 5, para la fila amarilla o la morada. Ninguna columna tiene dos veces el mismo número, ¡así que no debajo de tu otro 5! Anótalo en la casilla de bonificación morada.
qwinto-lesson-numbers = Bien hecho: tres números. Veamos una hoja más llena.
qwinto-lesson-rows = ¿Cuánto vale esta hoja? Una fila llena vale su último número: la amarilla, 16. Las otras valen un punto por número: la naranja, 4; la morada, 6.
qwinto-lesson-columns = Una columna llena vale el número de su casilla de bonificación: 5, 10 y 12. Dos fallos cuestan 10. En total son 43.
qwinto-lesson-misthrow = ¿Qué es un fallo? Pon el −2 gris en el montón de abajo a la izquierda y lo verás.
qwinto-lesson-pass = El número es 0, y solo se anota de 1 a 18. Tienes que pasar.
qwinto-lesson-end = Quien tiene el turno y no anota nada pierde 5 puntos. Dos filas llenas o cuatro fallos ponen fin a la partida, y gana quien tenga más puntos. Tres consejos: deja sitio entre tus números, guarda colores distintos en la mano y busca números que te vengan bien a ti y no a los demás.
