# Pourquoi un coup est bon, pour les conseils : une ou deux phrases entières. { $cost } a son signe : −6.

twisted-reason-counted = Toutes les cartes sont maintenant connues. D’ici la fin de la manche, ce coup vaut { $points } face à { $next }.
twisted-reason-only-take = Aucune de tes cartes ne va après le { $last } : tu dois prendre la rangée ({ $cost }).
twisted-reason-no-cards = Tu n’as plus de cartes : tu dois prendre la rangée ({ $cost }).
twisted-reason-take-ends = La pioche est vide, donc ça termine la manche : { $cost }, et plus aucun risque.
twisted-reason-take-before = Mieux vaut { $cost } maintenant que { $more } plus tard, quand le { $other } sera aussi dans la rangée.
twisted-reason-take-cheap = La rangée ne coûte pas cher ({ $cost }), et tu commences la suivante avec la carte que tu veux.
twisted-reason-twist-ends = Tu gagnes le { $card } et le { $twin } (+2), et la manche est finie.
twisted-reason-twist-clears = Tu gagnes le { $card } et le { $twin } (+2), et il n’y a plus de rangée.
twisted-reason-twist-saves = Tu gagnes le { $card } et le { $twin } (+2), et tu n’as pas à prendre la rangée ({ $cost }).
twisted-reason-twist-stuck = Tu gagnes le { $card } et le { $twin } (+2). Ensuite, { $next } ne peut pas suivre dans { $chance } % des donnes et prend la rangée ({ $cost }).
twisted-reason-twist = Tu gagnes le { $card } et le { $twin } : +2 tout de suite. Le reste de la rangée coûte encore { $cost }.
twisted-reason-more-than = Ça rapporte plus que les +2 du { $twin }.
twisted-reason-not-twist = Dans la rangée, cette carte te sert plus que pour gagner le { $twin } maintenant (+2).
twisted-reason-waits = Personne d’autre ne peut gagner le { $twin }, car tu as le { $card } : ces +2 peuvent attendre.
twisted-reason-only-card = Ton { $card } est la seule carte qui convient. Sinon, tu devrais prendre la rangée ({ $cost }).
twisted-reason-stuck = { $next } ne peut pas suivre dans { $chance } % des donnes et prend alors la rangée ({ $cost }).
twisted-reason-stuck-toad = Personne ne peut twister un crapaud. { $next } ne peut pas suivre dans { $chance } % des donnes et prend alors la rangée ({ $cost }).
twisted-reason-bait = Tu as aussi le { $twin } : plus tard, personne d’autre ne pourra twister le { $card } (+2).
twisted-reason-safe = Personne ne peut plus twister le { $card }, car le { $twin } est déjà sorti. Avec le { $other }, quelqu’un pourrait gagner +2.
twisted-reason-toad-safe = Personne ne peut twister un crapaud. Avec le { $other }, quelqu’un pourrait gagner +2.
twisted-reason-keep-toad = Garde le crapaud { $other } pour une rangée plus courte : avec lui, celle-ci coûte { $cost }. Après le { $card }, { $mine ->
    [one] une de tes cartes convient
   *[other] { $mine } de tes cartes conviennent
  } ; après le { $other }, { $less ->
    [0] aucune.
    [one] une seule.
   *[other] { $less } seulement.
  }
twisted-reason-fits = Après le { $card }, { $mine ->
    [one] une de tes cartes convient encore
   *[other] { $mine } de tes cartes conviennent encore
  } ; après le { $other }, { $less ->
    [0] aucune.
    [one] une seule.
   *[other] { $less } seulement.
  }
twisted-reason-few = Y répondre est plus difficile : des cartes que tu ne vois pas, { $count ->
    [0] aucune ne va
    [one] une seule va
   *[other] { $count } seulement vont
  } après le { $card }, contre { $more } après le { $other }.
twisted-reason-still-fit = { $mine ->
    [one] Une de tes autres cartes est
   *[other] { $mine } de tes autres cartes sont
  } à 10 au plus du { $card } : tu pourras sans doute continuer.
twisted-reason-few-fit = Y répondre est difficile : des cartes que tu ne vois pas, { $count ->
    [0] aucune ne convient.
    [one] une seule convient.
   *[other] { $count } seulement conviennent.
  }
