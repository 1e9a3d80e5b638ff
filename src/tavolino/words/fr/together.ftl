# Plusieurs personnes à une table : qui arrive et qui part, la partie suivante, regarder, apprendre en attendant.

news-undo-wanted = { $you ->
    [yes] Tu as demandé à annuler un coup.
   *[other] { $who } a demandé à annuler un coup.
  }
news-undo-denied = { $you ->
    [yes] Tu as dit non. Le coup reste.
   *[other] { $who } a dit non. Le coup reste.
  }
news-left = { $name } a quitté la table.
news-bot-came = Un bot continue : { $who }.
news-bot-stood-in = { $name } n’est pas là. Un bot joue en attendant : { $who }.
news-thinking-less = Les bots réfléchissent moins pour l’instant, car beaucoup de gens jouent.
seat-thinking-less = réfléchit moins pour l’instant, car beaucoup de gens jouent
news-back = { $you ->
    [yes] { $moves ->
        [0] Te revoilà.
        [one] Te revoilà. Pendant ton absence, un bot a joué un coup pour toi.
       *[other] Te revoilà. Pendant ton absence, un bot a joué { $moves } coups pour toi.
      }
   *[other] { $who } est de retour.
  }
news-taken-over = { $you ->
    [yes] Tu remplaces { $name }.
   *[other] { $who } remplace { $name }.
  }

undo-waiting = Peux-tu l’annuler ? On demande à { $names }. { $reason }

rematch-asked = { $count ->
    [one] { $names } voudrait une revanche.
   *[other] { $names } voudraient une revanche.
  }
rematch-waiting = Tu voudrais une revanche. On attend { $names }.
rematch-ready = C’est parti
rematch-not-now = Pas maintenant
rematch-begins = { $seconds ->
    [one] Ça commence dans { $seconds } seconde.
   *[other] Ça commence dans { $seconds } secondes.
  }
rematch-declined = Pas maintenant : { $names }.
rematch-begun = La partie suivante a commencé.
rematch-go = Aller à la table
rematch-change = Autre jeu ou autres places
rematch-changing = L’hôte prépare la partie suivante.
rematch-free = La place { $number } est libre.
rematch-bot = Y asseoir un bot
evening = La soirée jusqu’ici

watching = Tu regardes.
watching-full = La table est complète, mais tu peux regarder.
watching-late = Tu regardes. Tu pourras t’asseoir avant la partie suivante.
watching-own = Ouvrir ma table

lesson-offer = Jamais joué ? Apprends en deux minutes en attendant
lesson-kept = Ta table t’attend.
lesson-begun = La partie a commencé !
lesson-back = Retour à la table

lobby-name-you = { $name } (toi)
lobby-ready = Tout le monde est là. Tu peux commencer.
lobby-ready-wait = Tout le monde est là. L’hôte lance la partie.
lobby-sat = { $name } a pris place.
lobby-swap = Échanger ma place avec { $name }
lobby-game = Jeu
lobby-change = Changer de jeu
lobby-change-do = Jouer à ce jeu

leave-alone = Si tu gardes ta place, la partie t’attend. Si tu la quittes, les bots finissent la partie.
leave-event = Ta place reste à toi : reviens jouer la suite quand tu veux.
chat-new = Voir l’historique : du nouveau dans la discussion

report = Signaler quelqu’un
report-name = Signaler { $name }
report-about = La personne qui gère ce serveur le lira, avec les dernières lignes du chat. La personne signalée n’en saura rien.
report-what = Que se passe-t-il ?
report-reason-rude = Propos grossiers ou haineux
report-reason-name = Nom choquant
report-reason-spoiling = Gâche la partie exprès
report-reason-other = Autre chose
report-words = En quelques mots, si tu veux
report-send = Envoyer
report-thanks = Merci. La personne qui gère ce serveur le lira.
