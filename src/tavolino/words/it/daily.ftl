# Deals that are the same for everybody
why-event = Questa mano la giocano tutti alle stesse condizioni, quindi qui non si può.
why-event-private = È il tentativo di un’altra persona, su carte uguali per tutti. Può vederlo solo lei.
why-not-revealed = C’è chi sta ancora giocando con queste carte. Si scopre tutto quando hanno finito.
