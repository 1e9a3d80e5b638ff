# Pourquoi un coup valait mieux, pour l’entraîneur : ce qui s’est passé dans les donnes essayées. { $first } et { $second } sont « dans environ 34 donnes sur 100 », « dans environ 12 » ou « environ 1,3 » ; { $played } et { $instead } disent après quel coup.

qwinto-coach-write = avec le nombre en { $row ->
    [o] orange
    [y] jaune
   *[p] violet
  }
qwinto-coach-pass = en passant
qwinto-coach-numbers = Nombres que { $you ->
    [yes] tu écris
   *[no] { $who } écrit
  } encore, en moyenne : { $first } { $played }, { $second } { $instead }.
qwinto-coach-misthrows = Coups manqués à venir pour { $you ->
    [yes] toi
   *[no] { $who }
  }, en moyenne : { $first } { $played }, { $second } { $instead }.
qwinto-coach-columns = Colonnes bonus que { $you ->
    [yes] tu complètes
   *[no] { $who } complète
  } encore, en moyenne : { $first } { $played }, { $second } { $instead }.
qwinto-coach-rows = Rangées que { $you ->
    [yes] tu remplis
   *[no] { $who } remplit
  } encore, en moyenne : { $first } { $played }, { $second } { $instead }.
qwinto-coach-last = Les rangées que { $you ->
    [yes] tu remplis
   *[no] { $who } remplit
  } encore rapportent en moyenne { $first } { $played }, { $second } { $instead }.
