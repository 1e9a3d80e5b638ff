# One’s own mistakes, as a deck of positions to try again.

deck-title = Ton paquet
deck-about = Des positions où l’entraîneur a trouvé une erreur de ta part. Ce qui réussit trois fois de suite est acquis.
deck-due = { $count ->
    [one] Une position à essayer aujourd’hui
   *[other] { $count } positions à essayer aujourd’hui
  }
deck-rest = Rien à essayer aujourd’hui.
deck-next = { $count ->
    [one] La prochaine revient demain.
   *[other] La prochaine revient dans { $count } jours.
  }
deck-done = { $count ->
    [one] Une est acquise.
   *[other] { $count } sont acquises.
  }
deck-practise = S’entraîner
deck-kinds = Tes erreurs, par genre
deck-example = En essayer une : { $kind }
deck-try = En essayer une
mistake-other = Autres erreurs
deck-question = Que ferais-tu maintenant ?
deck-from = D’une partie de { $game }, { $date }
deck-place = { $number } sur { $count }
deck-verdict = { $verdict ->
    [best] C’est le meilleur coup
    [good] Presque aussi bon que le meilleur coup
    [inaccuracy] Un petit faux pas
    [mistake] C’est une erreur
   *[blunder] C’est une grosse erreur
  }
deck-then = À l’époque, tu as choisi : « { $action } ».
deck-same = Tu avais fait le même choix.
deck-again = { $count ->
    [one] Elle revient demain.
   *[other] Elle revient dans { $count } jours.
  }
deck-over = Trois fois de suite : cette position est acquise.
deck-early = Elle n’était pas prévue aujourd’hui : rien ne change.
deck-onward = Position suivante
deck-back = Retour à Mon jeu
deck-see = Revoir la partie
deck-empty = L’entraîneur n’a trouvé aucune erreur de ta part. Demande-lui après une partie, en la revoyant.
