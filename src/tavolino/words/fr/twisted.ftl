twisted-title = Twisted
twisted-about = Allonge la rangée, twiste des cartes et laisse les crapauds aux autres.
twisted-where = Manche { $round } sur { $rounds }
twisted-placed = { $you ->
    [yes] Tu as posé le { $card }.
   *[no] { $who } a posé le { $card }.
  }
twisted-placed-toad = { $you ->
    [yes] Tu as posé le { $card }, un crapaud.
   *[no] { $who } a posé le { $card }, un crapaud.
  }
twisted-twisted = { $you ->
    [yes] Tu as twisté le { $twin } avec le { $card }.
   *[no] { $who } a twisté le { $twin } avec le { $card }.
  }
twisted-row-taken = { $you ->
    [yes] Tu as pris la rangée
   *[no] { $who } a pris la rangée
  } : { $count ->
    [one] { $count } carte.
   *[other] { $count } cartes.
  }
twisted-extra-taken = { $you ->
    [yes] Tu as aussi pris la première carte de la pioche, face cachée.
   *[no] { $who } a aussi pris la première carte de la pioche, face cachée.
  }
twisted-drawn = { $you ->
    [yes] Tu as pioché le { $card }.
   *[no] { $who } a pioché le { $card }.
  }
twisted-round-counted = La manche { $round } est finie : { $results }.
twisted-round-counted-unseen = La manche { $round } est finie : { $results }. Les cartes cachées étaient : { $unseen }.
twisted-cards-of = { $you ->
    [yes] toi
   *[no] { $who }
  } { $cards }
twisted-round-dealt = { $you ->
    [yes] Tu as distribué la manche { $round }.
   *[no] { $who } a distribué la manche { $round }.
  }
twisted-do-place = Poser le { $card }
twisted-do-twist = Twister le { $twin } avec le { $card }
twisted-do-take = Prendre la rangée
twisted-over = La partie est finie.
twisted-both = Le { $card } va dans la rangée et peut aussi twister le { $twin }. Que veux-tu faire ?
twisted-open = À toi. Commence une nouvelle rangée avec n’importe quelle carte.
twisted-your-turn = À toi : { $ways }.
twisted-place-any = pose { $cards }
twisted-twist-with = twiste le { $twin } avec le { $card }
twisted-stuck = À toi. Aucune de tes cartes ne convient, alors tu prends la rangée : { $cost }.
twisted-toad = crapaud { $card }
twisted-can-place = { $card }, peut être posé
twisted-can-twist = { $card }, twiste le { $twin }
twisted-can-both = { $card }, peut être posé ou twister le { $twin }
twisted-cannot = { $card }, ne peut pas être joué maintenant
twisted-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
  }
twisted-row = { $count ->
    [0] La rangée est vide
    [one] La rangée, { $count } carte
   *[other] La rangée, { $count } cartes
  }
twisted-takes-it = { $card } la gagne
twisted-takes = gagne { $twin }
twisted-no-row = Pas encore de rangée
twisted-here = carte suivante
twisted-opens = nouvelle rangée
twisted-pile = { $count ->
    [one] carte à piocher
   *[other] cartes à piocher
  }
twisted-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }
twisted-hand = { $count ->
    [one] Ta main, { $count } carte
   *[other] Ta main, { $count } cartes
  }
twisted-won = { $count ->
    [one] { $count } gagnée
   *[other] { $count } gagnées
  }
twisted-lost = { $count ->
    [one] { $count } perdue
   *[other] { $count } perdues
  }
twisted-total = en tout
twisted-part-won = gagnées
twisted-part-taken = prises
twisted-part-toads = crapauds
twisted-before = manches précédentes
twisted-colours = Les couleurs montrent les cartes symétriques : la plus petite des deux est bleue, la plus grande orange, comme 49 et 94. Une carte ne twiste qu’une carte de l’autre couleur.
twisted-rounds = Manche par manche
twisted-round = Manche { $round }
twisted-how = Une carte gagnée rapporte un point. Une carte d’une rangée prise en coûte un, un crapaud cinq. On additionne les manches.
twisted-option-rounds = Manches
twisted-option-rounds-about = Combien de fois on distribue avant d’additionner les points.
twisted-option-expert = Variante pour joueurs aguerris
twisted-option-expert-about = Si tu prends une rangée d’une seule carte, tu prends aussi la première carte de la pioche, face cachée. Conseillée à deux.

twisted-why-no-row = Il n’y a pas de rangée à prendre : pose une carte pour en commencer une.
twisted-why-not-held = Tu n’as pas le { $card } en main.
twisted-why-too-far = Le { $card } est à plus de { $reach } du { $last } ; on ne peut poser que de { $lowest } à { $highest }.
twisted-why-toad = Le { $card } est un crapaud : il n’a pas de carte symétrique et ne twiste rien.
twisted-why-empty-row = La rangée est vide, il n’y a donc rien à twister : pose une carte.
twisted-why-no-twin = Le { $twin }, carte symétrique du { $card }, n’est pas dans la rangée.
