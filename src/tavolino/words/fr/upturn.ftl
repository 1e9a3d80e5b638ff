upturn-title = Upturn
upturn-about = Vide ta réglette, en montant et en descendant, et refile des tuiles aux autres. Plus qu’une ? Dis-le !
upturn-where-up = ↑ croissant
upturn-where-down = ↓ décroissant
upturn-where-first = première tuile

upturn-tile-up = une flèche bleue ↑
upturn-tile-down = une flèche verte ↓
upturn-tile-updown = une double flèche
upturn-tile-skip1 = un « passe 1 joueur »
upturn-tile-skip2 = un « passe 2 joueurs »
upturn-tile-joker = un Joker
upturn-tile-twin = le double { $number }
upturn-tile-penalty = { $number }, une tuile pénalité

upturn-laid = { $you ->
    [yes] Tu as posé { $tile }.
   *[no] { $who } a posé { $tile }.
  }
upturn-played = { $you ->
    [yes] Tu as joué { $tile }.
   *[no] { $who } a joué { $tile }.
  }
upturn-run-opened = { $you ->
    [yes] Tu as commencé une suite jusqu’au double { $twin }.
   *[no] { $who } a commencé une suite jusqu’au double { $twin }.
  }
upturn-line-started = { $you ->
    [yes] Tu as joué { $tile }
   *[no] { $who } a joué { $tile }
  } : une nouvelle ligne { $going ->
    [up] croissante
   *[down] décroissante
  }. Ensuite : { $you_next ->
    [yes] toi
   *[no] { $next }
  }.
upturn-line-started-two = { $you ->
    [yes] Tu as joué { $tile }
   *[no] { $who } a joué { $tile }
  } : une nouvelle ligne { $going ->
    [up] croissante
   *[down] décroissante
  }.
upturn-drawn = { $you ->
    [yes] Tu as pioché { $tile }.
   *[no] { $who } a pioché { $tile }.
  }
upturn-drawn-hidden = { $you ->
    [yes] Tu as pioché une tuile.
   *[no] { $who } a pioché une tuile.
  }
upturn-given = { $you_receiver ->
    [yes] { $who } t’a donné { $tile }.
   *[no] { $you ->
        [yes] Tu as donné à { $receiver } { $tile }.
       *[no] { $who } a donné à { $receiver } { $tile }.
      }
  }
upturn-given-hidden = { $you_receiver ->
    [yes] { $who } t’a donné une tuile.
   *[no] { $you ->
        [yes] Tu as donné une tuile à { $receiver }.
       *[no] { $who } a donné une tuile à { $receiver }.
      }
  }
upturn-nothing-drawn = Il n’y avait plus de tuile à piocher.
upturn-kept = { $you ->
    [yes] Tu as laissé les autres tuiles dans le sac.
   *[no] { $who } a laissé les autres tuiles dans le sac.
  }
upturn-passed = { $you ->
    [yes] Tu passes.
   *[no] { $who } passe.
  }
upturn-called = { $you ->
    [yes] Tu as annoncé : Upturn !
   *[no] { $who } a annoncé : Upturn !
  }
upturn-caught = { $you_forgetful ->
    [yes] { $who } a vu ton oubli : tu n’as pas annoncé Upturn. Ça coûte 3 tuiles.
   *[no] { $you ->
        [yes] Tu as vu un oubli : { $forgetful } n’a pas annoncé Upturn. Ça coûte 3 tuiles.
       *[no] { $who } a vu un oubli : { $forgetful } n’a pas annoncé Upturn. Ça coûte 3 tuiles.
      }
  }
upturn-caught-self = { $you ->
    [yes] Tu as oublié d’annoncer Upturn. Ça coûte 3 tuiles.
   *[no] { $who } a oublié d’annoncer Upturn. Ça coûte 3 tuiles.
  }
upturn-refilled = { $count ->
    [one] { $count } tuile de la table est retournée dans le sac.
   *[other] { $count } tuiles de la table sont retournées dans le sac.
  }
upturn-ended = La partie est finie : { $results }.
upturn-left-of = { $you ->
    [yes] toi
   *[no] { $who }
  } ({ upturn-tiles })

upturn-do-lay = Poser { $tile }
upturn-do-add = Ajouter { $tile }
upturn-do-close = Poser { $twin }
upturn-do-start = Jouer { $tile }{ $kind ->
    [up] {""}
    [down] {""}
   *[other] , le jeu { $going ->
        [up] monte
       *[down] descend
      }
  }{ $sides ->
    [left] , puis c’est à la personne de gauche
    [right] , puis c’est à la personne de droite
   *[none] {""}
  }
upturn-do-skip = Jouer { $tile }
upturn-do-stop = Pas de tuile en plus
upturn-do-draw = Piocher
upturn-do-pass = Passer
upturn-do-keep = Ne plus donner
upturn-do-call = Annoncer Upturn

upturn-call = Upturn !
upturn-next = ensuite :
upturn-call-now = dis-le maintenant
upturn-call-when = à la dernière tuile
upturn-catch = Tu as oublié !
upturn-catch-who = Tu as oublié ! { $who } n’a pas annoncé Upturn
upturn-give = Donner
upturn-give-who = Donner une tuile à { $who }
upturn-sort = Trier les tuiles
upturn-keys-call = dire « Upturn ! » ou « Tu as oublié ! » au bon moment
upturn-keys-carry = déplacer une tuile sur la réglette

upturn-tiles = { $count ->
    [0] aucune tuile
    [one] { $count } tuile
   *[other] { $count } tuiles
  }
upturn-rack = { $count ->
    [0] Ta réglette, vide
    [one] Ta réglette, { $count } tuile
   *[other] Ta réglette, { $count } tuiles
  }
upturn-line = { $count ->
    [one] Ligne { $number }, { $count } tuile
   *[other] Ligne { $number }, { $count } tuiles
  }
upturn-line-now = { $count ->
    [one] La ligne en cours, { $count } tuile
   *[other] La ligne en cours, { $count } tuiles
  }
upturn-can = { $tile }, jouable
upturn-cannot = { $tile }, pas jouable maintenant
upturn-goes-along = { $tile }, peut s’ajouter
upturn-ends-run = { $tile }, termine la suite
upturn-tag-twin = double
upturn-tag-along = s’ajoute

upturn-beat-up = plus de
upturn-beat-down = moins de
upturn-beat-first = tuile de départ
upturn-bag = sac
upturn-bag-draw = piocher
upturn-bag-give = { $count } à donner
upturn-bag-left = { $count ->
    [0] vide
   *[other] encore { $count }
  }
upturn-refills = Le sac a été rempli { $count } fois.
upturn-dry = Plus rien à piocher. La partie s’arrête après { $of } passes de suite ({ $count } pour l’instant).

upturn-choose = Tu joues { $tile } : dans quel sens, et qui joue ensuite ?
upturn-choose-way = Tu joues { $tile } : dans quel sens ?
upturn-go-up = croissant
upturn-go-down = décroissant
upturn-then = puis { $who }

upturn-over = La partie est finie.
upturn-one-left = Plus qu’une tuile. Dis-le avant que la suivante soit posée !
upturn-forgot = { $who } n’a plus qu’une tuile et n’a pas annoncé Upturn.
upturn-first = { $can ->
    [yes] À toi. Pose n’importe quel nombre à côté du { $number } : plus grand, le jeu monte ; plus petit, il descend.
   *[no] À toi. Seul un nombre peut être la première tuile, et tu n’en as pas : pioche.
  }
upturn-first-drawn = { $can ->
    [yes] Tu as pioché un nombre : pose-le comme première tuile.
   *[no] Toujours pas de nombre pour commencer. Passe.
  }
upturn-your-turn = À toi. Pose un nombre { $going ->
    [up] au-dessus
   *[down] au-dessous
  } de { $number }, une tuile Action, ou pioche.
upturn-no-number = { $can ->
    [yes] À toi. Tu n’as pas de nombre { $going ->
        [up] au-dessus
       *[down] au-dessous
      } de { $number } : joue une tuile Action, ou pioche.
   *[no] À toi. Aucune de tes tuiles n’est jouable : pioche.
  }
upturn-drawn-now = { $can ->
    [yes] Tu as pioché. Joue une tuile, ou garde tout et passe.
   *[no] Tu as pioché, et aucune de tes tuiles n’est jouable. Passe.
  }
upturn-fruitless = { $can ->
    [yes] Il n’y avait plus rien à piocher. Joue une tuile, ou passe.
   *[no] Il n’y avait plus rien à piocher, et aucune de tes tuiles n’est jouable. Passe.
  }
upturn-would-twin = Le { $number } est un double : les tuiles intermédiaires peuvent s’y ajouter, et tu en distribues autant que tu en poses.
upturn-would-penalty = Le { $number } est une tuile pénalité : tu peux donner une tuile.
upturn-run = { $more ->
    [yes] D’autres tuiles peuvent s’ajouter.
   *[no] Rien d’autre ne convient.
  } Avec le double { $twin }, tu distribues { $count ->
    [one] { $count } tuile.
   *[other] { $count } tuiles.
  }
upturn-owed = { $count ->
    [one] { $count } tuile à donner. À qui ?
   *[other] { $count } tuiles à donner. À qui la première ?
  }
upturn-offered = À donner : { $tile }. Qui la reçoit ?
upturn-extra = Avec le Joker, tu peux poser encore une tuile, ou t’arrêter là.
upturn-extra-none = Le Joker permet encore une tuile, mais aucune des tiennes ne convient.
upturn-other-run = { $who } construit une suite jusqu’au double { $twin }.
upturn-other-give = { $count ->
    [one] { $who } donne { $count } tuile.
   *[other] { $who } distribue { $count } tuiles.
  }
upturn-other-extra = { $who } peut poser encore une tuile.
upturn-other-fruitless = Il n’y avait plus rien à piocher pour { $who }.

upturn-left = Tuiles restantes
upturn-how = Le premier à vider sa réglette gagne aussitôt. Les autres sont classés selon les tuiles qui leur restent.
upturn-end-empty-rack = Une réglette est vide : la partie s’arrête aussitôt.
upturn-end-blocked = Plus personne ne pouvait piocher ni poser : la partie s’est arrêtée. Le moins de tuiles gagne.

upturn-option-call = Annoncer Upturn
upturn-option-call-about = Quand il te reste une tuile, tu dois dire « Upturn ». Si les autres doivent le voir : 3 tuiles si tu oublies et que quelqu’un le voit. Règle stricte : 3 tuiles à chaque oubli. Automatique : c’est annoncé pour toi. Après la tuile suivante : d’ici là tu peux le dire, et c’est seulement ensuite qu’on peut signaler ton oubli.
upturn-option-call-caught = les autres doivent le voir
upturn-option-call-strict = règle stricte
upturn-option-call-auto = automatique
upturn-option-call-late = après la tuile suivante
upturn-option-handing = Distribuer les tuiles
upturn-option-handing-about = Regarder ou non une tuile avant de choisir qui la reçoit.
upturn-option-handing-unseen = sans regarder
upturn-option-handing-seen = après un coup d’œil
upturn-option-numbers = Nombres du jeu
upturn-option-numbers-about = Les quatre-vingts nombres de ta propre boîte.
upturn-option-penalties = Tuiles pénalité
upturn-option-penalties-about = Les nombres qui portent le symbole dans ta propre boîte.

upturn-why-run-open = Ta suite est ouverte : ajoute des tuiles qui conviennent, ou termine-la avec le double.
upturn-why-give-first = Distribue d’abord les tuiles que tu peux donner, ou laisse-les dans le sac.
upturn-why-after-joker = Après le Joker, pose encore une tuile permise, ou arrête-toi.
upturn-why-wrong-way = { $kind ->
    [up] Une flèche bleue ↑ ne peut pas faire descendre le jeu.
   *[down] Une flèche verte ↓ ne peut pas faire monter le jeu.
  }
upturn-why-no-run = Il n’y a pas de suite ouverte à terminer.
upturn-why-no-stop = Il n’y a rien à arrêter : c’est possible seulement après un Joker.
upturn-why-none-to-give = Il n’y a pas de tuiles à donner maintenant.
upturn-why-beyond = { $going ->
    [up] Le jeu monte : { $number } n’est pas plus grand que { $last }.
   *[down] Le jeu descend : { $number } n’est pas plus petit que { $last }.
  }
upturn-why-number-first = Tant que le premier nombre n’est pas posé, aucune tuile Action ne peut être jouée.
upturn-why-last-number = La dernière tuile doit être un nombre : tu ne peux donc pas jouer une tuile Action si c’est la seule qui te reste.
upturn-why-two-players = À deux, le voisin de gauche est aussi celui de droite : choisis la gauche.
upturn-why-add = On n’ajoute des tuiles qu’à une suite ouverte, et c’est un double qui l’ouvre.
upturn-why-own-twin = Le { $number } est le double de cette suite : termine la suite pour le poser.
upturn-why-other-twin = Le { $number } est aussi un double, et une suite n’en a qu’un.
upturn-why-not-between = Le { $number } n’est pas entre { $last } et le double { $twin }.
upturn-why-hold-number = La première tuile doit être un nombre, et tu en as un : pose-le.
upturn-why-drawn = Tu as déjà pioché ; c’est une fois par tour.
upturn-why-not-drawn = Tu peux passer seulement après avoir pioché.
upturn-why-opponents = On donne des tuiles aux autres, jamais à soi-même.
upturn-why-nobody = Il n’y a personne à cette place.
upturn-why-said = Dans cette partie, Upturn est annoncé pour tout le monde.
upturn-why-still-time = Il est encore temps d’annoncer ; on ne peut signaler un oubli qu’après la prochaine tuile.
upturn-why-not-due = On annonce Upturn seulement après un tour qui te laisse une tuile, et jusqu’à la prochaine tuile posée.
upturn-why-no-catching = Dans cette partie, inutile de guetter les oublis : ils coûtent toujours 3 tuiles.
upturn-why-nothing-forgotten = Il n’y a pas d’oubli à signaler ici pour l’instant.
upturn-why-not-held = Tu n’as pas { $tile ->
    [up] de flèche bleue ↑
    [down] de flèche verte ↓
    [updown] de double flèche
    [skip1] de « passe 1 joueur »
    [skip2] de « passe 2 joueurs »
    [joker] de Joker
   *[number] le { $tile }
  } sur ta réglette.

# in the list of one’s own matches
upturn-mine-score = Tuiles restantes
