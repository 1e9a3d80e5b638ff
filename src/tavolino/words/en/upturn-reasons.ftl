# Why a move is good, for hints: one or two full sentences each.

upturn-reason-call = You have one tile left. Say it before the next tile is laid, or being caught costs you 3 tiles.
upturn-reason-catch = { $forgetful } has one tile left and hasn’t said Upturn: catch them, and they draw 3 tiles.
upturn-reason-wins = It’s your last tile: you win.
upturn-reason-run-wins = All your other tiles can be laid with the twin { $twin }: you win.
upturn-reason-run = With the twin { $twin } you can lay { $count } tiles in one turn and hand out { $given }.
upturn-reason-penalty = { $number } is a penalty tile: you may give someone a tile from the bag.
upturn-reason-keeps = { $mine ->
    [one] One of your numbers still fits
   *[other] { $mine } of your numbers still fit
  } after { $number }, { $less ->
    [0] none
    [one] only one
   *[other] only { $less }
  } after { $other }.
upturn-reason-still-fit = { $mine ->
    [one] One of your numbers still fits
   *[other] { $mine } of your numbers still fit
  } after { $number }.
upturn-reason-blocks = In { $chance }% of all deals { $next } has no number { $going ->
    [up] above
   *[down] below
  } { $number }.
upturn-reason-fewer = One tile fewer: you have { $count ->
    [one] only one left.
   *[other] { $count } left.
  }
upturn-reason-along = Add { $number } to the run: one tile fewer for you, { $count ->
    [one] one more
   *[other] { $count } more
  } to hand out with the twin { $twin }.
upturn-reason-along-first = Lay { $number } first: it wouldn’t fit after { $other }.
upturn-reason-close = You could add { $number } too, but looking ahead, it’s a little better to keep it.
upturn-reason-keep = A new tile can help, too: it might be just the one { $receiver } needs.
upturn-reason-joker-wins = After the Joker you can lay { $number } right away, and you win.
upturn-reason-joker = The Joker lets you lay one more tile right away.
upturn-reason-side = Then { $next } is next, with { $count } tiles, and not { $instead }, who has { $few ->
    [one] only one.
   *[other] only { $few }.
  }
upturn-reason-turn = { $mine ->
    [one] One of your numbers is
   *[other] { $mine } of your numbers are
  } { $going ->
    [up] above
   *[down] below
  } { $last }, { $less ->
    [0] none
    [one] only one
   *[other] only { $less }
  } on the other side.
upturn-reason-end-number = Your last tile has to be a number. So play the action tile now and keep { $number }.
upturn-reason-again = All the others miss a turn, so it’s your turn again.
upturn-reason-skip = { $next } misses a turn, with { $count ->
    [one] only one tile left.
   *[other] { $count } tiles left.
  }
upturn-reason-give-only = That gives { $receiver } { $count } tiles.
upturn-reason-give = { $receiver } is closest to winning, with { $count ->
    [one] only one tile left.
   *[other] { $count } tiles left.
  }
upturn-reason-give-next = { $receiver } plays next, with { $count ->
    [one] only one tile left.
   *[other] { $count } tiles left.
  }
upturn-reason-only-draw = You can’t play any of your tiles, so draw one.
upturn-reason-last-number = Keep { $number } for the end: your last tile has to be a number.
upturn-reason-jumps = { $number } would jump over { $count ->
    [one] one of your own numbers.
   *[other] { $count } of your own numbers.
  }
upturn-reason-nothing-left = After { $number }, none of your numbers would fit.
upturn-reason-draw-first = You can still lay a tile after drawing, and you might draw a better one.
upturn-reason-keep-draw = None of your numbers fit. Draw, and keep your action tile for later.
upturn-reason-keep-pass = None of your numbers fit, and your action tile is worth more later.
