# Pourquoi un coup valait mieux, pour l’entraîneur : ce qui s’est passé dans les donnes essayées. { $first } et { $second } sont « dans environ 34 donnes sur 100 », « dans environ 12 » ou « environ 1,3 » ; { $played } et { $instead } disent après quel coup.

twisted-coach-place = après le { $card }
twisted-coach-twist = après le twist avec le { $card }
twisted-coach-take = après avoir pris la rangée
twisted-coach-row-taken = { $you ->
    [yes] Tu dois
   *[no] { $who } doit
  } prendre la rangée { $first } { $played }, { $second } { $instead }.
twisted-coach-row-each = La rangée coûte alors environ { $cost }.
twisted-coach-later = { $you ->
    [yes] Tu dois
   *[no] { $who } doit
  } prendre la rangée { $often } { $instead }.
twisted-coach-now = Prise tout de suite, elle coûte { $cost }.
twisted-coach-row-cost = En moyenne, la rangée { $you ->
    [yes] te coûte
   *[no] coûte à { $who }
  } { $first } { $played }, { $second } { $instead }.
twisted-coach-row-left = Quelqu’un d’autre doit prendre la rangée { $first } { $played }, { $second } { $instead }.
twisted-coach-row-gain = En moyenne, la rangée coûte à quelqu’un d’autre { $first } { $played }, { $second } { $instead }.
twisted-coach-card-lost = Quelqu’un d’autre twiste la carte posée { $first } { $played }, { $second } { $instead }.
twisted-coach-card-won = { $you ->
    [yes] Tu twistes
   *[no] { $who } twiste
  } plus tard la carte posée { $first } { $played }, { $second } { $instead }.
twisted-coach-twists = En moyenne, { $you ->
    [yes] tu twistes
   *[no] { $who } twiste
  } { $first } fois d’ici la fin de la manche { $played }, { $second } { $instead }.
twisted-coach-against = En moyenne, quelqu’un d’autre twiste { $first } fois d’ici la fin de la manche { $played }, { $second } { $instead }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

twisted-mistake-took-early = Rangée prise trop tôt
twisted-mistake-took-late = Rangée prise trop tard
twisted-mistake-missed-twist = Twist manqué
twisted-mistake-hasty-twist = Twist trop tôt
twisted-mistake-other-twist = Twist avec la mauvaise carte
twisted-mistake-offered-card = Carte posée que les autres twistent
twisted-mistake-own-row = Carte après laquelle il faut prendre la rangée
twisted-mistake-easy-row = Rangée rendue facile aux autres
twisted-mistake-other-card = Mauvaise carte posée

twisted-deed-place = Poser une carte
twisted-deed-twist = Twister
twisted-deed-take = Prendre la rangée
