# Ce que dit un conseil, et ce qu’ouvre « Pourquoi ? ». Les raisons elles-mêmes sont celles des jeux : voir <jeu>-reasons.ftl.

hint-both = { $one } { $two }
hint-only = Tu ne peux rien faire d’autre.
hint-best = En regardant plus loin, c’est ce qui réussit le mieux.
hint-thumb = C’est une bonne règle de base.
hint-close-points = Presque aussi bon : { $action } (en points, { $points } en moyenne au lieu de { $best }).
hint-close-rating = Presque aussi bon : { $action } ({ $points } sur 100 au lieu de { $best }).
hint-equal = Tout aussi bon : { $action }. La différence est trop petite.
hint-why = Pourquoi ?
hint-bars = Les meilleurs coups comparés
hint-bars-points = Les points que tu gagnes sur les autres à partir d’ici, en moyenne.
hint-bars-rating = Où en est la partie pour toi ensuite : 100, c’est la victoire assurée ; 0, la dernière place à coup sûr.
hint-bars-points-alone = Les points que tu gagnes à partir d’ici, en moyenne.
hint-bars-rating-alone = Comment la partie se passe pour toi ensuite : 50, un résultat habituel ; 100, le meilleur possible.
hint-bars-deals = { $count ->
    [one] { $count } donne possible a été jouée à l’avance. Le trait fin montre à quel point le nombre est sûr.
   *[other] { $count } donnes possibles ont été jouées à l’avance. Le trait fin montre à quel point un nombre est sûr.
  }
hint-bars-exact = Toutes les cartes sont connues : ces nombres sont exacts.
