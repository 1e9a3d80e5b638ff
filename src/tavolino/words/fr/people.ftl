# Les gens qu’on connaît : les connaissances, les invitations, tenir quelqu’un à distance et chercher avec qui jouer.

people = Mes connaissances
people-about = Vous avez dit oui tous les deux. Personne d’autre ne voit cette liste.
people-open = Ouvrir la liste
people-none = Encore personne. Après une partie, ouvre le menu à côté d’un nom et ajoute la personne.
people-you-them = toi : eux
people-here = là en ce moment
people-last = { $game }, { $when }
people-never = pas encore de partie
people-score = Toi : { $you }, { $name } : { $them }
people-asking = Aimeraient t’ajouter
people-asked = Tu leur as demandé
people-waiting = pas encore de réponse
people-agree = Volontiers
people-decline = Non merci
people-take-back = Retirer
people-remove = Enlever
people-invite = Inviter
people-invite-which = À quel jeu veux-tu inviter { $name } ?
people-invited = L’invitation pour { $name } est partie.
people-invitation-sent = Invitation envoyée
people-blocked = Personnes bloquées
people-muted = Personnes masquées
people-unblock = Débloquer
people-unmute = Ne plus masquer
people-who-may-invite = Qui peut t’inviter
people-invites-mine = mes connaissances
people-invites-met = les gens avec qui j’ai joué
people-invites-nobody = personne
people-invisible = Ne pas montrer quand je suis là
people-unknown = Tu n’as pas encore joué ici, il n’y a donc personne à montrer.

menu-add = Ajouter { $name } à mes connaissances
menu-agree = { $name } aimerait t’ajouter : accepter
menu-asked = Tu as déjà demandé à { $name }
menu-mine = Fait partie de tes connaissances
menu-invite = Inviter à une table
menu-invite-here = Inviter à cette table
menu-mute = Masquer, ici et partout
menu-unmute = Ne plus masquer
menu-block = Bloquer
menu-unblock = Débloquer
menu-report = Signaler
menu-added = { $name } va recevoir ta demande. Si c’est oui, vous vous retrouverez sous « { people } ».
menu-agreed = { $name } fait maintenant partie de tes connaissances.
menu-muted = Tu ne vois plus ce que { $name } écrit.
menu-unmuted = Tu vois de nouveau ce que { $name } écrit.
menu-block-about = { $name } ne peut plus s’asseoir à tes tables, t’inviter, tomber sur toi ni t’écrire, et n’en saura rien. Aux tables des autres, tu ne vois simplement plus ses messages.
menu-blocked = Tu as bloqué { $name }.
menu-unblocked = Tu ne bloques plus { $name }.
menu-not-met = Tu peux ajouter quelqu’un après une partie ensemble.

invited-by = { $name } t’invite à { $game }
invited-accept = M’asseoir
invited-decline = Pas maintenant
invited-asking = { $count ->
    [one] Quelqu’un aimerait t’ajouter
   *[other] { $count } personnes aimeraient t’ajouter
}
invited-look = Voir

queue = Jouer avec quelqu’un
queue-about = On cherche des gens qui veulent la même chose et on vous mène tous à une table.
queue-nobody = Personne ne cherche en ce moment. Lance-toi.
queue-looking = { $count ->
    [one] Une personne cherche avec qui jouer à { $game }
   *[other] { $count } personnes cherchent avec qui jouer à { $game }
}
queue-game = Jeu
queue-seats = Joueurs
queue-clock = Pendule
queue-clock-none = aucune
queue-clock-quick = 15 secondes par coup
queue-clock-usual = 30 secondes par coup
queue-clock-bank = 5 minutes chacun
queue-rated = Classée
queue-fill = Si personne ne vient
queue-fill-never = continuer d’attendre
queue-fill-soon = des bots après 30 secondes
queue-fill-later = des bots après 2 minutes
queue-start = Chercher quelqu’un
queue-waiting = On cherche quelqu’un pour { $game }
queue-others = { $count ->
    [0] Personne d’autre ne veut encore la même chose.
    [one] Une autre personne veut la même chose.
   *[other] { $count } autres personnes veulent la même chose.
}
queue-usual = D’habitude, il faut environ { $seconds ->
    [one] une seconde
   *[other] { $seconds } secondes
}.
queue-bots-in = { $seconds ->
    [one] Des bots arrivent dans une seconde.
   *[other] Des bots arrivent dans { $seconds } secondes.
}
queue-background = Tu peux faire autre chose en attendant. Laisse cette page ouverte, on t’appelle.
queue-stop = Ne plus chercher
queue-found = Trouvé : viens à la table
queue-again = Quelqu’un n’est pas venu. Tu repasses en tête.

why-cannot-sit = Tu ne peux pas t’asseoir à cette table.
why-yourself = C’est toi.
why-blocked-by-you = Tu as bloqué { $name }. Débloque d’abord.
why-not-met = Tu peux ajouter { $name } après une partie ensemble.
why-no-invitation = Tu ne peux pas inviter { $name }.
why-many-invitations = Tu as invité assez de monde pour l’instant.
