# Why a move was better, for the coach: what happened in the deals that it played ahead. { $first } and { $second } are “in about 34 of 100 deals”, “in about 12”, or “about 1.3”; { $played } and { $instead } say after which move.

twisted-coach-place = after { $card }
twisted-coach-twist = after the twist with { $card }
twisted-coach-take = after taking the row
twisted-coach-row-taken = { $you ->
    [yes] You have
   *[no] { $who } has
  } to take the row { $first } { $played }, { $second } { $instead }.
twisted-coach-row-each = The row then costs about { $cost }.
twisted-coach-later = { $you ->
    [yes] You have
   *[no] { $who } has
  } to take the row { $often } { $instead }.
twisted-coach-now = Taken right away, it costs { $cost }.
twisted-coach-row-cost = On average, the row costs { $you ->
    [yes] you
   *[no] { $who }
  } { $first } { $played }, { $second } { $instead }.
twisted-coach-row-left = Somebody else has to take the row { $first } { $played }, { $second } { $instead }.
twisted-coach-row-gain = On average, the row costs somebody else { $first } { $played }, { $second } { $instead }.
twisted-coach-card-lost = Somebody else twists the placed card away { $first } { $played }, { $second } { $instead }.
twisted-coach-card-won = { $you ->
    [yes] You win
   *[no] { $who } wins
  } the placed card back with a twist { $first } { $played }, { $second } { $instead }.
twisted-coach-twists = On average, { $you ->
    [yes] you twist
   *[no] { $who } twists
  } { $first } times by the end of the round { $played }, { $second } { $instead }.
twisted-coach-against = On average, somebody else twists { $first } times by the end of the round { $played }, { $second } { $instead }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

twisted-mistake-took-early = Took the row too early
twisted-mistake-took-late = Took the row too late
twisted-mistake-missed-twist = Missed a twist
twisted-mistake-hasty-twist = Twisted too early
twisted-mistake-other-twist = Twisted with the wrong card
twisted-mistake-offered-card = Placed a card that others twist away
twisted-mistake-own-row = Placed a card and was left with the row
twisted-mistake-easy-row = Helped others past the row
twisted-mistake-other-card = Placed the wrong card

# Kinds of moves, as a list.

twisted-deed-place = Placing a card
twisted-deed-twist = Twisting
twisted-deed-take = Taking the row
