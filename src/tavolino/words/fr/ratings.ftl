rated-about = Les parties ici changent la cote de tous. Il faut une pendule ; pas de conseils, pas de coup annulé, et qui s’en va perd.
rated-table = Ici, les parties sont classées : pas de conseils, pas de coup annulé, et qui s’en va perd.
rated-stake = { $points } · victoire { $first }, dernier { $last }
rated-often = Vous avez déjà tellement joué ensemble aujourd’hui que d’autres parties ne changeront plus vos cotes avant demain.
rating = Cote
rating-points = { $points } ± { $margin }
rating-unsure = { $points } ?
rating-unsure-about = Après si peu de parties, c’est à peine plus qu’une supposition.
profile-about = { $count ->
    [one] { $count } partie depuis le { $date }
   *[other] { $count } parties depuis le { $date }
  }
profile-streak = { $count ->
    [one] jour de suite
   *[other] jours de suite
  }
profile-streak-best = { $count ->
    [one] Le record : { $count } jour.
   *[other] Le record : { $count } jours.
  }
profile-calendar = Les douze dernières semaines
profile-calendar-about = { $count ->
    [one] { $count } jour avec une partie
   *[other] { $count } jours avec une partie
  }
profile-lines = Les lignes fines sont les niveaux des bots.
profile-no-rating = Pas encore de partie classée. Ouvre une table entre amis, règle une pendule et active « Classée ».
profile-table = En tableau
profile-levels = Victoires par niveau
profile-levels-about = Le trait marque une part égale.
profile-seats = { $seats } à table
profile-moments = Meilleurs moments
profile-best-alone = { $game } : { $points } points en solo
profile-first-win = { $game } : première victoire contre { $level }
profile-people = Avec qui tu joues
profile-people-about = toi : eux
profile-ready = Prêt pour { $level } ?
profile-ready-about = À { $game }, tu as gagné { $wins } de tes { $count } dernières parties contre { $level }.
profile-ready-try = Essayer { $level }
profile-hide = Cacher mon profil
profile-hide-about = Les autres ne peuvent pas l’ouvrir, et tu n’es dans aucun palmarès.
profile-hidden = Toi seul vois cette page.
profile-none = Encore rien ici
profile-none-about = Joue une partie, et ton profil commence.
profile-when = Jour
profile-settings = Nom et apparence
board = Palmarès
board-about = Tu entres dans cette liste avec { $matches } parties classées, si la dernière date de moins de { $days } jours.
board-order = L’ordre suit ce que chacun vaut au moins : les points moins le ±.
board-none = Personne n’y est encore.
board-people = Joueurs
board-bots = Les bots
board-bots-about = Mesurés entre eux sur beaucoup de parties. Les joueurs n’y changent rien ; 1500, c’est toujours le bot « { level-club } ».
board-place = Rang
board-name = Nom
board-matches = Parties
board-mine = Tu es numéro { $place } sur { $size }.
board-next = Suite
board-back = Retour
why-no-profile = Ce profil n’existe pas, ou il est privé.
why-rated-clock = Une table classée a besoin d’une pendule.
why-rated-hints = Il n’y a pas de conseils à une table classée.
why-rated-alone = Une partie en solo ne peut pas être classée.
why-rated-people = Une partie classée a besoin d’au moins un joueur humain.
why-rated-own = On ne joue pas de partie classée contre son propre programme, et deux programmes d’une même personne n’en jouent pas entre eux.
why-rated-bot = Le bot { $bot } n’a pas de cote, il ne peut donc pas jouer une partie classée.
why-rated-join = Cette partie est classée : personne ne peut reprendre une place.
why-rated-move = Cette partie est classée : la place ne peut pas passer à un autre appareil maintenant.
why-rated-level = Cette partie est classée. Seul le bot « { level-casual } » peut remplacer un absent.
why-rated-undo = On n’annule pas de coup à une table classée.
privacy-ratings = Combien de fois tu as joué à quel jeu, contre quel niveau et contre qui, quels jours, tes meilleurs scores, et tes cotes avec leur passé.
privacy-profile = Ton [profil](/profile) montre tes cotes et ce que tu as réussi. Tout le monde peut l’ouvrir, et les [palmarès](/leaderboards) citent les plus forts. Avec qui tu as joué, toi seul le vois.
privacy-hide = Dans ton [profil](/profile), tu peux le cacher. Personne d’autre ne peut alors l’ouvrir, et tu n’es dans aucun palmarès.
