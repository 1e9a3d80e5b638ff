# Why a move was better, for the coach: what happened in the deals that it played ahead. { $first } and { $second } are “in about 34 of 100 deals”, “in about 12”, or “about 1.3”; { $played } and { $instead } say after which move.

qwinto-coach-write = with the number in { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  }
qwinto-coach-pass = after passing
qwinto-coach-numbers = On average, { $you ->
    [yes] you write
   *[no] { $who } writes
  } { $first } numbers from here on { $played }, { $second } { $instead }.
qwinto-coach-misthrows = On average, { $you ->
    [yes] you get
   *[no] { $who } gets
  } { $first } misthrows from here on { $played }, { $second } { $instead }.
qwinto-coach-columns = On average, { $you ->
    [yes] you complete
   *[no] { $who } completes
  } { $first } bonus columns from here on { $played }, { $second } { $instead }.
qwinto-coach-rows = On average, { $you ->
    [yes] you fill
   *[no] { $who } fills
  } { $first } rows from here on { $played }, { $second } { $instead }.
qwinto-coach-last = On average, the rows that { $you ->
    [yes] you still fill
   *[no] { $who } still fills
  } score { $first } { $played }, { $second } { $instead }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

qwinto-mistake-passed = Passed instead of writing
qwinto-mistake-wrote = Wrote instead of passing
qwinto-mistake-other-row = Wrote in the wrong row
qwinto-mistake-other-cell = Wrote in the wrong cell of a row
qwinto-mistake-one-card = Played one card instead of two
qwinto-mistake-two-cards = Played two cards instead of one
qwinto-mistake-other-card = Played the wrong card

# Kinds of moves, as a list.

qwinto-deed-play = Playing a card
qwinto-deed-play-two = Playing two cards
qwinto-deed-write = Writing a number
qwinto-deed-pass = Passing
