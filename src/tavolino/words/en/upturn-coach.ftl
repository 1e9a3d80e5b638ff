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
