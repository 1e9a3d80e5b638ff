# Ce que dit un conseil, et ce qu’ouvre « Pourquoi ? ». Les raisons elles-mêmes sont celles des jeux : voir <jeu>-reasons.ftl.

hint-both = { $one } { $two }
hint-only = Tu ne peux rien faire d’autre.
hint-best = En regardant plus loin, c’est ce qui donne le meilleur résultat.
hint-thumb = C’est une bonne règle de base.
hint-close-points = Presque aussi bien : « { $action } » (en moyenne { $points } points au lieu de { $best }).
hint-close-rating = Presque aussi bien : « { $action } » ({ $points } sur 100 au lieu de { $best }).
hint-equal = Tout aussi bien : « { $action } ». L’écart est trop faible pour trancher.
hint-why = Pourquoi ?
hint-bars = Les meilleurs coups comparés
hint-bars-points = Les points que tu gagnes sur les autres à partir d’ici, en moyenne.
hint-bars-rating = Où en serait la partie pour toi : 100, victoire assurée ; 0, dernière place assurée.
hint-bars-points-alone = Les points que tu gagnes à partir d’ici, en moyenne.
hint-bars-rating-alone = Où en serait la partie pour toi : 50, un résultat habituel ; 100, le meilleur possible.
hint-bars-deals = { $count ->
    [one] { $count } donne possible a été essayée. Le trait fin montre à quel point le nombre est fiable.
   *[other] { $count } donnes possibles ont été essayées. Le trait fin montre à quel point un nombre est fiable.
  }
hint-bars-exact = Toutes les cartes sont connues : ces nombres sont exacts.
