# Pourquoi un coup est bon, pour les conseils : une ou deux phrases entières.

upturn-reason-call = Il te reste une tuile. Dis-le avant que la prochaine soit posée, sinon l’oubli peut te coûter 3 tuiles.
upturn-reason-catch = { $forgetful } n’a plus qu’une tuile et n’a pas dit Upturn : ça coûte 3 tuiles du sac.
upturn-reason-wins = C’est ta dernière tuile : tu gagnes.
upturn-reason-run-wins = Toutes tes autres tuiles peuvent aller avec le { $twin } : tu gagnes.
upturn-reason-run = Avec le { $twin }, tu peux poser { $count } tuiles d’un coup et en distribuer { $given }.
upturn-reason-penalty = Le { $number } est une tuile pénalité : tu peux donner une tuile du sac à quelqu’un.
upturn-reason-keeps = Après le { $number }, { $mine ->
    [one] un de tes nombres va encore
   *[other] { $mine } de tes nombres vont encore
  } ; après le { $other }, { $less ->
    [0] aucun.
    [one] un seul.
   *[other] { $less } seulement.
  }
upturn-reason-still-fit = Après le { $number }, { $mine ->
    [one] un de tes nombres va encore.
   *[other] { $mine } de tes nombres vont encore.
  }
upturn-reason-blocks = { $next } n’a aucun nombre { $going ->
    [up] au-dessus
   *[down] au-dessous
  } de { $number } dans { $chance } % des donnes.
upturn-reason-fewer = Une tuile de moins : il { $count ->
    [one] ne t’en reste plus qu’une.
   *[other] t’en reste { $count }.
  }
upturn-reason-along = Ajoute le { $number } à la suite : une tuile de moins pour toi, { $count ->
    [one] une
   *[other] { $count }
  } de plus à distribuer avec le double { $twin }.
upturn-reason-along-first = Pose d’abord le { $number } : après le { $other }, il n’irait plus.
upturn-reason-close = Le { $number } pourrait aussi s’ajouter, mais en regardant plus loin, il vaut un peu mieux le garder.
upturn-reason-keep = Une tuile peut aussi aider : c’est peut-être justement celle qui manque à { $receiver }.
upturn-reason-joker-wins = Après le Joker, tu peux poser tout de suite le { $number }, et tu gagnes.
upturn-reason-joker = Le Joker te laisse poser tout de suite une tuile de plus.
upturn-reason-side = C’est ensuite à { $next }, avec { $count } tuiles, et pas à { $instead }, qui n’en a { $few ->
    [one] qu’une.
   *[other] que { $few }.
  }
upturn-reason-turn = { $mine ->
    [one] Un de tes nombres est
   *[other] { $mine } de tes nombres sont
  } { $going ->
    [up] au-dessus
   *[down] au-dessous
  } de { $last }, { $less ->
    [0] aucun
    [one] un seul
   *[other] { $less } seulement
  } de l’autre côté.
upturn-reason-end-number = Ta dernière tuile doit être un nombre. Joue donc la tuile Action maintenant et garde le { $number }.
upturn-reason-again = Tous les autres passent leur tour : c’est encore à toi.
upturn-reason-skip = { $next } passe son tour, avec { $count ->
    [one] une seule tuile.
   *[other] { $count } tuiles.
  }
upturn-reason-give-only = { $receiver } aura alors { $count } tuiles.
upturn-reason-give = La victoire est toute proche pour { $receiver }, avec { $count ->
    [one] une seule tuile.
   *[other] { $count } tuiles.
  }
upturn-reason-give-next = C’est ensuite à { $receiver }, avec { $count ->
    [one] une seule tuile.
   *[other] { $count } tuiles.
  }
upturn-reason-only-draw = Tu ne peux jouer aucune de tes tuiles : pioche.
upturn-reason-last-number = Garde le { $number } pour la fin : ta dernière tuile doit être un nombre.
upturn-reason-jumps = Le { $number } sauterait { $count ->
    [one] un de tes propres nombres.
   *[other] { $count } de tes propres nombres.
  }
upturn-reason-nothing-left = Après le { $number }, plus aucun de tes nombres n’irait.
upturn-reason-draw-first = Après avoir pioché, tu peux encore poser une tuile, et il en viendra peut-être une meilleure.
upturn-reason-keep-draw = Aucun de tes nombres ne va. Pioche, et garde ta tuile Action pour plus tard.
upturn-reason-keep-pass = Aucun de tes nombres ne va, et ta tuile Action sera plus utile plus tard.
