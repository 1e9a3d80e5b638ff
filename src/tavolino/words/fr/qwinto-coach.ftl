# Pourquoi un coup valait mieux, pour l’entraîneur : ce qui s’est passé dans les donnes essayées. { $first } et { $second } sont « dans environ 34 donnes sur 100 », « dans environ 12 » ou « environ 1,3 » ; { $played } et { $instead } disent après quel coup.

qwinto-coach-write = avec le nombre en { $row ->
    [o] orange
    [y] jaune
   *[p] violet
  }
qwinto-coach-pass = en passant
qwinto-coach-numbers = Nombres encore écrits par { $you ->
    [yes] toi
   *[no] { $who }
  }, en moyenne : { $first } { $played }, { $second } { $instead }.
qwinto-coach-misthrows = Coups manqués à venir pour { $you ->
    [yes] toi
   *[no] { $who }
  }, en moyenne : { $first } { $played }, { $second } { $instead }.
qwinto-coach-columns = Colonnes bonus encore complétées par { $you ->
    [yes] toi
   *[no] { $who }
  }, en moyenne : { $first } { $played }, { $second } { $instead }.
qwinto-coach-rows = Rangées encore remplies par { $you ->
    [yes] toi
   *[no] { $who }
  }, en moyenne : { $first } { $played }, { $second } { $instead }.
qwinto-coach-last = Les rangées encore remplies par { $you ->
    [yes] toi
   *[no] { $who }
  } rapportent en moyenne { $first } { $played }, { $second } { $instead }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

qwinto-mistake-passed = Passé au lieu d’écrire
qwinto-mistake-wrote = Écrit au lieu de passer
qwinto-mistake-other-row = Écrit dans la mauvaise rangée
qwinto-mistake-other-cell = Écrit dans la mauvaise case d’une rangée
qwinto-mistake-one-card = Une carte jouée au lieu de deux
qwinto-mistake-two-cards = Deux cartes jouées au lieu d’une
qwinto-mistake-other-card = Mauvaise carte jouée

qwinto-deed-play = Jouer une carte
qwinto-deed-play-two = Jouer deux cartes
qwinto-deed-write = Écrire un nombre
qwinto-deed-pass = Passer
