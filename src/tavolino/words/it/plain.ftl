# Il tavolo dei giochi che nella pagina non ne hanno uno proprio.

plain-where = Tavolo semplice
plain-your-turn = Tocca a te: scegli una carta o un pulsante.
plain-over = La partita è finita.
plain-cannot = { $card }, non ora
plain-hidden = { $count ->
    [one] una carta coperta
   *[other] { $count } carte coperte
}
plain-empty = niente
plain-middle = Il centro del tavolo
plain-own = Il tuo lato
plain-ended = Com’è finita: { $reason }.
plain-check = Per questo gioco la pagina non può calcolare quali carte derivano dal numero di partenza. Se ne occupa il controllo qui sotto, e anche «tavolino verify» su ogni computer che ha il gioco.
