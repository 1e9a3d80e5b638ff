# La première page et ce qui va avec : avec qui jouer, les tables, ce qui suit une partie, et la page sans connexion.

home-minutes = { $minutes } min
home-start-here = Première fois ? Commence par celui-ci
difficulty-1 = facile
difficulty-2 = moyen
difficulty-3 = corsé

play-with = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
  }, niveau { $level }
play-alone = en solo
play-choose = Joueurs et niveau
choose-level = Niveau des bots
choose-more = Autres bots
level-novice-about = Apprend encore : voit ce qui rapporte tout de suite, et passe souvent à côté de mieux.
level-casual-about = Joue pour le plaisir : bien, mais laisse parfois passer quelque chose.
level-club-about = Joue chaque semaine et anticipe un peu.
level-expert-about = Fait rarement des cadeaux.
level-master-about = Notre meilleur. Il prend son temps, et il te faudra de la chance.
level-random-about = Joue n’importe quel coup permis, au hasard.
level-heuristic-about = Suit toujours les mêmes règles simples.
level-instant-about = Joue aussitôt, sans réfléchir : à l’instinct, après des millions de coups.
level-other-about = Un bot ajouté par l’hôte de ce serveur.

own-title = Tes tables
own-turn = À toi de jouer
own-waits = On attend { $names }
own-lobby = En attente de joueurs
own-with = avec { $names }
own-all = Tout afficher ({ $count })
own-hide = Masquer cette table
slow-title = Tes parties lentes
slow-turns = { $count ->
    [one] C’est à toi dans une partie
   *[other] C’est à toi dans { $count } parties
  }
slow-left = encore { $left }
slow-all = Afficher les { $count } parties lentes
slow-leave = Tu as jusqu’à : { $when }. Tu peux fermer la page : la partie t’attend.
slow-wait = Les autres ont { $days ->
    [one] un jour
   *[other] { $days } jours
  } pour chaque coup. Tu peux fermer la page et revenir plus tard.
slow-notices = M’avertir quand c’est à moi

join-free = { $count ->
    [one] une place libre
   *[other] { $count } places libres
  }
join-full = complète
join-per-move = { $seconds } s par coup
join-bank = { $minutes } min par joueur
join-own = Ouvrir ma table
join-none = Aucune table ouverte pour l’instant.

footer-free = Tavolino est gratuit et open source. Pas de pub, pas de pistage.
footer-about = À propos
footer-privacy = Confidentialité
footer-rules = Règles de la maison
footer-imprint = Mentions légales
footer-source = Code source
footer-contact = Nous écrire
settings = Réglages

move-waits = Ton coup attend la connexion. Il partira dès que tu seras de nouveau en ligne.

easier-offer = Deux victoires de suite pour les bots. Une table plus facile, ça te dit ?
easier-play = Jouer au niveau « { $level } »
sound-offer = Veux-tu un petit son quand c’est à toi de jouer ?
sound-yes = Oui, volontiers
offer-no = Non, merci

share-won = J’ai battu { $names } de { $margin } à { $game } !
share-tied = Première place à égalité avec { $names } à { $game }.
share-lost = J’ai perdu de { $margin } contre { $names } à { $game }.
share-solo = J’ai fait { $points } points à { $game }.
share-watched = { $game } : première place pour { $names }.

open-more = Plus d’options
open-more-about = Règles, pendule, discussion, conseils, spectateurs

mine-filter = Quel jeu
mine-all = Tous les jeux
mine-left = Quittée avant la fin

offline-title = Tu es hors ligne
offline-about = Les tables de Tavolino sont sur un serveur : il faut une connexion. Rien de ce que tu as joué n’est perdu.
offline-waiting = Cette page reviendra dès que tu seras en ligne.
offline-again = Réessayer
