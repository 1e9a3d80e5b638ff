# Deals that are the same for everybody
why-event = Todo el mundo juega este reparto en las mismas condiciones, así que aquí no se puede.
why-event-private = Es el intento de otra persona en un reparto que juega todo el mundo. Solo lo puede ver ella.
why-not-revealed = Todavía hay gente jugando este reparto. Se descubre cuando todos hayan terminado.
why-no-course = No hay ningún reparto del día con ese nombre.
why-no-daily = No hay reparto para ese día.
why-daily-over = Es un nuevo día, con un nuevo reparto. Vuelve a cargar la página.
why-daily-gone = Quienes llevan el sitio cerraron la mesa de este intento. Mañana habrá un nuevo reparto.
