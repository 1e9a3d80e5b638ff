# Le jeu loyal à table : lignes coupées, votes, personnes qui ne jouent pas, parties sans fin.

seat-expected = { $seconds ->
    [one] connexion perdue, encore { $seconds } seconde
   *[other] connexion perdue, encore { $seconds } secondes
  }

news-join-wanted = { $name } aimerait prendre la place de { $who }.
news-join-failed = { $name } ne rejoint pas la partie : tout le monde n’était pas d’accord.
news-replacement-wanted = { $you ->
    [yes] Tu aimerais qu’un bot joue pour { $name }, qui n’a pas joué depuis un moment.
   *[other] { $who } aimerait qu’un bot joue pour { $name }, qui n’a pas joué depuis un moment.
  }
news-replacement-failed = { $name } garde sa place : tout le monde ne voulait pas d’un bot.
news-bot-voted-in = { $name } n’a pas joué depuis un moment et les autres sont d’accord : un bot continue, { $who }.

vote-join = { $name } aimerait prendre la place de { $bot }. D’accord ?
vote-replace = { $name } n’a pas joué depuis un moment. Un bot doit-il continuer ?
vote-yes = Oui
vote-no = Non
vote-left = { $seconds ->
    [one] Encore { $seconds } seconde.
   *[other] Encore { $seconds } secondes.
  }
vote-join-waiting = Tu aimerais prendre la place de { $bot }. On demande aux personnes qui jouent.
vote-replace-waiting = Un bot doit-il jouer pour { $name } ? On demande aux autres.
vote-yes-said = Tu as dit oui. On attend les autres.
replace-bot = { $name } ne joue pas : laisser jouer un bot
replaced = Un bot joue pour toi, car tu n’avais pas joué depuis un moment.
replaced-back = Reprendre ma place

lobby-broken-off-long = La dernière partie durait depuis si longtemps qu’elle a été interrompue. Ce qui a été joué est conservé.

why-seat-held = { $name } est là, ou l’était il y a un instant.
why-undo-away = { $name } est absent : impossible de lui demander.
why-turned-away = Quelqu’un à la table a dit non. Tu pourras t’asseoir avant la prochaine partie.
why-vote-open = La table est déjà en train de décider quelque chose. Attends un instant.
why-vote-soon = On vient de demander à la table. Réessaie dans une demi-minute.
why-nobody-to-ask = Les personnes qui jouent ici sont absentes : personne ne peut donner son accord.
why-no-vote = Tu n’as rien à décider ici.
why-not-idle = { $minutes ->
    [one] { $name } peut prendre { $minutes } minute pour un coup.
   *[other] { $name } peut prendre { $minutes } minutes pour un coup.
  }
why-bot-plays-on = Les autres ont laissé deux fois un bot jouer pour toi. Il joue jusqu’à la fin de cette partie.
