# Contests: everybody plays the same deals.

contest-open = Ouvrir un tournoi
contest-open-about = Tout le monde joue les mêmes donnes : personne ne peut accuser les cartes.
contest-list = Tournois
contest-mine-go = Y aller
contest-name = Comment s’appelle-t-il ?
contest-game = Quel jeu ?
contest-seats = Places par table
contest-deals = Combien de donnes ?
contest-form = Qui joue contre qui ?
contest-form-bots = Chacun seul avec des bots
contest-form-bots-about = Quand on veut, à autant qu’on veut. Les bots jouent pareil pour tout le monde.
contest-form-rotating = Les uns contre les autres
contest-form-rotating-about = Par tours : tu rencontres le plus de monde possible et tu occupes chaque place à peu près aussi souvent.
contest-level = Les bots
contest-ends = Combien de temps ?
contest-hours = { $count ->
    [one] Une heure
   *[other] { $count } heures
}
contest-days = { $count ->
    [one] Un jour
   *[other] { $count } jours
}
contest-decides = Qu’est-ce qui départage ?
contest-matchpoints = Points de match
contest-matchpoints-about = Combien de joueurs as-tu battus avec les mêmes cartes ? Une égalité compte pour moitié.
contest-points = Points
contest-points-about = De combien de points as-tu fait mieux que les autres avec les mêmes cartes ?
contest-listed = Le montrer à tous ici
contest-listed-about = Sinon, seuls ceux qui ont le lien peuvent participer.

contest-facts = { $count ->
    [one] une donne
   *[other] { $count } donnes
}
contest-until = jusqu’au { $time }
contest-over = Terminé
contest-people = { $count ->
    [0] Personne pour l’instant
    [one] Une personne inscrite
   *[other] { $count } personnes inscrites
}
contest-invite = Inviter du monde
contest-invite-about = Avec ce lien, tout le monde peut participer.
contest-screen = Résultats sur grand écran

contest-join = Participer
contest-join-about = Tu joues { $count ->
    [one] une donne
   *[other] { $count } donnes
}. Sans inscription.
contest-play = Jouer la donne { $deal }
contest-continue = Reprendre la donne { $deal }
contest-to-table = À ta table
contest-back = Retour au tournoi
contest-left = { $count ->
    [0] C’est ta dernière
    [one] Encore une après celle-ci
   *[other] Encore { $count } après celle-ci
}
contest-wait = Tu en es. Ça commence quand l’hôte donne le départ.
contest-wait-round = Le prochain tour commence quand toutes les tables ont fini.
contest-wait-end = C’était le dernier tour. Le résultat est définitif quand toutes les tables ont fini.
contest-done = Tu as joué toutes les donnes. Le résultat est définitif à la fin du tournoi.
contest-join-late = Un bot te garde une place : tu joues à partir du prochain tour.
contest-late = Les tours ont commencé et toutes les places sont prises. Tu peux suivre les résultats ici.
contest-out = L’hôte t’a retiré de ce tournoi.
contest-leave = Quitter le tournoi
contest-leave-about = Ce que tu as joué reste dans les résultats.

contest-host = Tu organises ce tournoi
contest-begin = Lancer les tours
contest-begin-bots = { $count ->
    [0] Les tables tombent juste.
    [one] Un bot complète la dernière table.
   *[other] { $count } bots complètent les tables.
}
contest-next = Passer au tour suivant
contest-next-about = Les parties en cours sont abandonnées et ne comptent pour personne.
contest-end = Terminer maintenant
contest-end-about = Il se termine avec ce qui a été joué. Toutes les cartes sont montrées, et c’est définitif.
contest-longer = Une heure de plus
contest-remove-somebody = Retirer quelqu’un
contest-replace-somebody = Retirer ou remplacer quelqu’un
contest-remove = Retirer { $name }
contest-stand-in = Faire jouer un bot à la place de { $name }

contest-round = Tour { $round } sur { $deals }
contest-table = Table { $number }
contest-table-over = fini
contest-bot = Un bot

contest-standings = Classement
contest-final = Résultat final
contest-no-standings = Rien à comparer pour l’instant. Dès que deux personnes ont joué la même donne, elles apparaissent ici.
contest-place = Rang
contest-who = Nom
contest-percent = Points de match
contest-ahead = Avance
contest-ahead-about = en points par donne, sur ceux qui avaient les mêmes cartes
contest-total = Total
contest-played = Donnes
contest-unplaced = { $count ->
    [one] Une autre personne a joué trop peu de donnes pour être classée : il en faut la moitié.
   *[other] { $count } autres ont joué trop peu de donnes pour être classés : il en faut la moitié.
}
contest-sure = { $level ->
    [certain] Presque certain : dans plus de 9 tournois comme celui-ci sur 10, qui est en tête est vraiment le plus fort.
    [very] Assez sûr : dans environ { $tenths } tournois comme celui-ci sur 10, qui est en tête est vraiment le plus fort.
    [fairly] Plutôt probable : dans environ { $tenths } tournois comme celui-ci sur 10, qui est en tête est vraiment le plus fort.
   *[hardly] Pas sûr : dans environ { $tenths } tournois comme celui-ci sur 10 seulement, qui est en tête est vraiment le plus fort.
}
contest-sure-not = Trop peu de donnes pour distinguer le talent de la chance. Il en faut au moins quatre.
contest-span = chance mise à part, le plus souvent de { $low } à { $high }
contest-span-about = Les traits montrent la part de chance possible dans chaque résultat. Quand ils se recouvrent largement, la chance a pu décider de l’ordre.
contest-somebody = Quelqu’un

contest-compare = Donne par donne
contest-compare-later = Tu pourras comparer chaque donne quand personne ne pourra plus la jouer.
contest-deal = Donne { $deal }
contest-seat = Place
contest-score = Points
contest-sealed = Les donnes étaient fixées à l’ouverture du tournoi. Elles sont dans la liste des donnes, scellées jusqu’à la fin.

preview-contest = { $name } : un tournoi de { $game }
preview-contest-open = Tout le monde joue { $count ->
    [one] la même donne
   *[other] les mêmes { $count } donnes
}. Participe, sans inscription.
preview-contest-over = Vois qui a tiré le meilleur des mêmes cartes.

why-no-contest = Ce tournoi n’existe pas.
why-contest-alone = Avec une seule place, il n’y a personne à affronter. Choisis des bots ou plus de places.
why-contest-name = Choisis un autre nom pour le tournoi.
why-contest-many = Tu as beaucoup de tournois en cours. Termines-en un d’abord.
why-contest-over = Ce tournoi est terminé.
why-contest-host = Seul l’hôte du tournoi peut faire cela.
why-contest-removed = L’hôte t’a retiré de ce tournoi.
why-contest-late = Les tours ont commencé et toutes les places sont prises.
why-contest-full = Ce tournoi est complet.
why-contest-join = Participe d’abord au tournoi.
why-contest-rounds = Dans ce tournoi, ce sont les tours qui décident quand tu joues.
why-contest-done = Tu as joué toutes les donnes.
why-contest-begun = Les tours ont déjà commencé.
why-contest-not-begun = Les tours n’ont pas encore commencé.
why-contest-few = Il faut être au moins deux.
why-contest-rounds-long = Par tours, tout le monde est là en même temps : un jour au plus.
why-contest-long = Un tournoi dure deux semaines au plus.
why-contest-nobody = Personne de ce nom ne participe.
why-contest-no-match = Cette personne ne joue pas en ce moment.

privacy-contests = Pour chaque tournoi que tu ouvres ou auquel tu participes : ton nom, depuis quand tu y es et le résultat de chaque donne. Tous les participants le voient. C’est supprimé quand le serveur supprime les vieilles parties.
