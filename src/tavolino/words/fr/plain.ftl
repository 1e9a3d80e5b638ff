# La table des jeux qui n’en ont pas à eux sur la page.

plain-where = Table simple
plain-your-turn = À toi : choisis une carte ou un bouton.
plain-over = La partie est finie.
plain-cannot = { $card }, pas maintenant
plain-hidden = { $count ->
    [one] une carte cachée
   *[other] { $count } cartes cachées
}
plain-empty = rien
plain-middle = Le milieu de la table
plain-own = Ton côté
plain-ended = Fin de partie : { $reason }.
plain-check = Pour ce jeu, cette page ne sait pas calculer quelles cartes découlent de la graine. La vérification ci-dessous le couvre, tout comme « tavolino verify » sur toute machine qui a le jeu.
