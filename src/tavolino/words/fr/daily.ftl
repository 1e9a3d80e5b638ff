# Deals that are the same for everybody
why-event = Tout le monde joue cette donne dans les mêmes conditions : ce n’est donc pas possible ici.
why-event-private = C’est l’essai de quelqu’un d’autre, sur une donne que tout le monde joue. Personne d’autre ne peut le voir.
why-not-revealed = D’autres jouent encore cette donne. Elle sera dévoilée quand tout le monde aura fini.
why-no-course = Il n’y a pas de donne du jour de ce nom.
why-no-daily = Il n’y a pas de donne pour ce jour-là.
why-daily-over = C’est un nouveau jour, avec une nouvelle donne. Recharge la page.
why-daily-gone = La table de cet essai a été fermée par l’équipe du site. Il y aura une nouvelle donne demain.
why-daily-bots = Les bots de cette donne ne peuvent pas jouer sur ce serveur en ce moment. Préviens l’équipe du site.

daily = La donne du jour
daily-about = Les mêmes cartes pour tout le monde. Un seul essai.
daily-alone = { $game } en solitaire
daily-of = Donne du { $day }
daily-streak = { $days ->
    [one] { $days } jour d’affilée
   *[other] { $days } jours d’affilée
  }
daily-no-streak = Joue aujourd’hui et commence une série
daily-best = { $days ->
    [one] ton record : { $days } jour
   *[other] ton record : { $days } jours
  }
daily-calendar = Calendrier : tu as joué { $count ->
    [one] { $count } de ces jours
   *[other] { $count } de ces jours
  }.
daily-new = Pas encore jouée
daily-play = Jouer
daily-goes-on = Ton essai t’attend
daily-go-on = Continuer
daily-see = Voir ton résultat
daily-late = Tu as fini une fois la journée terminée : cet essai ne compte pas.
daily-points = { $count ->
    [one] point
   *[other] points
  }
daily-stars = { $stars ->
    [0] Aucune étoile
    [one] Une étoile
   *[other] { $stars } étoiles
  }
daily-praise-0 = Une donne difficile.
daily-praise-1 = Bien joué.
daily-praise-2 = Très joli.
daily-praise-3 = Magnifique !
daily-bar = Avec les mêmes cartes, « { $level } » fait { $average } en moyenne, { $best } au mieux.
daily-bar-tries = { $tries } essais
daily-next-star = { $stars ->
    [one] Il faut { $points } pour une étoile.
   *[other] Il faut { $points } pour { $stars } étoiles.
  }
daily-asked = Ce que demande chaque étoile
daily-no-bar = Les bots n’ont pas encore assez joué cette donne : pas d’étoiles pour l’instant.
daily-better = Mieux que { $percent } %
daily-players = { $count ->
    [one] { $count } personne pour l’instant
   *[other] { $count } personnes pour l’instant
  }
daily-players-over = { $count ->
    [0] personne ne l’a jouée
    [one] une personne
   *[other] { $count } personnes
  }
daily-everybody = Les points de tout le monde
daily-first = Personne n’a fini avant toi. Reviens plus tard voir les résultats des autres.
daily-nobody = Personne n’a encore fini cette donne.
daily-only = Tu es la seule personne à avoir joué cette donne.
daily-you = Toi
daily-as-table = En tableau
daily-points-column = Points
daily-players-column = Personnes
daily-spoils-nothing = On n’y voit aucune carte : tu ne gâches la donne à personne.
daily-picture = Enregistrer l’image
daily-left = { $count ->
    [one] Encore { $count } aujourd’hui
   *[other] Encore { $count } aujourd’hui
  }
daily-done = C’est tout pour aujourd’hui
daily-next = Prochaine donne dans { $time }
daily-hours = { $hours } h { $minutes } min
daily-minutes = { $minutes } min { $seconds } s
daily-midnight = Le jour est le même partout dans le monde : il change à minuit UTC, soit { $time } chez toi.
daily-unfinished = Ton essai de { $day } compte encore si tu le finis avant { $time }.
daily-earlier = Donnes précédentes
daily-none = Aucune journée n’est encore finie. Demain, tu trouveras ici la donne d’aujourd’hui et le jeu de chacun.
daily-played = jouée
daily-secret = Encore secrète
daily-secret-about = Une fois la journée finie ({ $time }), tu verras ici comment chacun a joué et ce qu’a fait le meilleur bot.
daily-plays = Le jeu de chacun
daily-plays-none = Personne n’a joué cette donne.
daily-somebody = Quelqu’un
daily-page-before = Mieux classés
daily-page-after = Suite
daily-best-line = Regarder « { $level } »
daily-best-line-about = Le meilleur de ses { $tries } essais : { $points }
daily-fair = Fixée d’avance
daily-fair-fixed = Cette donne a été fixée le { $time }. Son empreinte a été publiée à ce moment-là : personne n’a pu changer une carte depuis.
daily-fair-open = Le secret est maintenant public. Chaque replay peut être vérifié carte par carte.
daily-fair-hidden = Le secret sera publié une fois la journée finie. Tu pourras alors vérifier chaque carte.
daily-note = { $day } : tout le monde a ces cartes. Un seul essai, sans retour en arrière et sans conseils.
daily-again = Les donnes du jour
