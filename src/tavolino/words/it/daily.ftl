# Deals that are the same for everybody
why-event = Questa mano la giocano tutti alle stesse condizioni, quindi qui non si può.
why-event-private = È il tentativo di un’altra persona, su carte uguali per tutti. Può vederlo solo lei.
why-not-revealed = C’è chi sta ancora giocando con queste carte. Si scopre tutto quando hanno finito.
why-no-course = Non c’è nessuna mano del giorno con questo nome.
why-no-daily = Per quel giorno non c’è nessuna mano.
why-daily-over = È un nuovo giorno, con una nuova mano. Ricarica la pagina.
why-daily-gone = Il tavolo di questo tentativo è stato chiuso da chi gestisce il sito. Domani c’è una nuova mano.
