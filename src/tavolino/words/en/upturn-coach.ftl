# Why a move was better, for the coach: what happened in the deals that it played ahead. { $first } and { $second } are “in about 34 of 100 deals”, “in about 12”, or “about 1.3”; { $played } and { $instead } say after which move.

upturn-coach-lay = after { $number }
upturn-coach-draw = after drawing
upturn-coach-others-out = Somebody else is out first { $first } { $played }, { $second } { $instead }.
upturn-coach-handed = On average, { $you ->
    [yes] you are
   *[no] { $who } is
  } handed { $first } tiles { $played }, { $second } { $instead }.
upturn-coach-drawn = On average, { $you ->
    [yes] you draw
   *[no] { $who } draws
  } { $first } times { $played }, { $second } { $instead }.
upturn-coach-stuck = { $you ->
    [yes] You have
   *[no] { $who } has
  } to draw right away next turn { $first } { $played }, { $second } { $instead }.
upturn-coach-run = On average, { $you ->
    [yes] you lay
   *[no] { $who } lays
  } { $first } tiles in runs { $played }, { $second } { $instead }.

# Kinds of mistakes, as headings: what somebody did, without saying who.

upturn-mistake-waited = Drew or passed instead of playing
upturn-mistake-hasty = Laid a number better kept
upturn-mistake-other-number = Laid the wrong number
upturn-mistake-run = Misjudged a run
upturn-mistake-played-early = Played an action tile too early
upturn-mistake-played-late = Kept an action tile too long
upturn-mistake-other-tile = Wrong action tile, direction or neighbour
upturn-mistake-gave = Handed a tile to the wrong player
upturn-mistake-silent = Kept silent instead of speaking up
upturn-mistake-spoke = Spoke up instead of playing on

# Kinds of moves, as a list.

upturn-deed-lay = Laying a number
upturn-deed-run = A run
upturn-deed-play = Playing an action tile
upturn-deed-wait = Drawing or passing
upturn-deed-give = Handing out a tile
upturn-deed-speak = Speaking up
