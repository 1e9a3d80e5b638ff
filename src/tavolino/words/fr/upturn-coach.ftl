# Pourquoi un coup valait mieux, pour l’entraîneur : ce qui s’est passé dans les donnes essayées. { $first } et { $second } sont « dans environ 34 donnes sur 100 », « dans environ 12 » ou « environ 1,3 » ; { $played } et { $instead } disent après quel coup.

upturn-coach-lay = après le { $number }
upturn-coach-draw = après avoir pioché
upturn-coach-others-out = Quelqu’un d’autre finit en premier { $first } { $played }, { $second } { $instead }.
upturn-coach-handed = Tuiles que les autres { $you ->
    [yes] te donnent
   *[no] donnent à { $who }
  }, en moyenne : { $first } { $played }, { $second } { $instead }.
upturn-coach-drawn = En moyenne, { $you ->
    [yes] tu pioches
   *[no] { $who } pioche
  } { $first } fois { $played }, { $second } { $instead }.
upturn-coach-stuck = { $you ->
    [yes] Tu dois
   *[no] { $who } doit
  } piocher d’emblée au tour suivant { $first } { $played }, { $second } { $instead }.
upturn-coach-run = Tuiles posées dans des suites par { $you ->
    [yes] toi
   *[no] { $who }
  }, en moyenne : { $first } { $played }, { $second } { $instead }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

upturn-mistake-waited = Pioché ou passé au lieu de jouer
upturn-mistake-hasty = Nombre posé au lieu d’être gardé
upturn-mistake-other-number = Mauvais nombre posé
upturn-mistake-run = Suite mal jugée
upturn-mistake-played-early = Tuile Action jouée trop tôt
upturn-mistake-played-late = Tuile Action gardée trop longtemps
upturn-mistake-other-tile = Mauvaise tuile Action, mauvais sens ou mauvais voisin
upturn-mistake-gave = Tuile donnée à la mauvaise personne
upturn-mistake-silent = Silence au lieu de parler
upturn-mistake-spoke = Parole prise au lieu de continuer

upturn-deed-lay = Poser un nombre
upturn-deed-run = Une suite
upturn-deed-play = Jouer une tuile Action
upturn-deed-wait = Piocher ou passer
upturn-deed-give = Donner une tuile
upturn-deed-speak = Parler
