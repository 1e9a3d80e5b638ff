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
