# Why a move is good, for hints: one or two full sentences each.

upturn-reason-call = You have one tile left. Say it before the next tile is laid, or being caught costs you 3 tiles.
upturn-reason-catch = { $forgetful } has one tile left and hasn’t said Upturn: that’s 3 tiles from the bag.
upturn-reason-wins = It’s your last tile: you win.
upturn-reason-run-wins = All your other tiles can go along with { $twin }: you win.
upturn-reason-run = With { $twin } you can lay { $count } tiles in one turn and hand out { $given }.
upturn-reason-penalty = { $number } is a penalty tile: you may hand somebody a tile from the bag.
upturn-reason-keeps = Numbers of yours that still fit then: { $mine } after { $number }, only { $less } after { $other }.
upturn-reason-still-fit = You have numbers that still fit after { $number }: { $mine }.
upturn-reason-blocks = { $next } has no number { $going ->
    [up] above
   *[down] below
  } { $number } in { $chance }% of all deals.
upturn-reason-fewer = That’s one tile fewer: you have { $count } left.
upturn-reason-along = { $number } can go along with { $twin }: one tile fewer for you, { $count } more to hand out.
upturn-reason-along-first = Lay { $number } first: after { $other } it wouldn’t fit any more.
upturn-reason-close = { $number } could go along too, but looking ahead, it’s a little better to keep it.
upturn-reason-keep = A tile can help as well: it might be just the one { $receiver } needs.
upturn-reason-joker-wins = After the Joker you can lay { $number } at once, and you win.
upturn-reason-joker = The Joker lets you lay one more tile at once.
upturn-reason-side = Next is { $next } with { $count } tiles, and not { $instead }, who has only { $few }.
upturn-reason-turn = Your numbers { $going ->
    [up] above
   *[down] below
  } { $last }: { $mine }. The other way: only { $less }.
upturn-reason-end-number = Your last tile has to be a number. So play the action tile now and keep { $number }.
upturn-reason-again = All the others miss a turn, so it’s your turn again.
upturn-reason-skip = { $next } misses a turn, with { $count ->
    [one] only one tile left.
   *[other] { $count } tiles left.
  }
upturn-reason-give-only = Then { $receiver } has { $count } tiles.
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
upturn-reason-jumps = { $number } would jump over { $count } of your own numbers.
upturn-reason-nothing-left = After { $number }, none of your numbers would fit any more.
upturn-reason-draw-first = You can still lay a tile after drawing, and maybe a better one comes.
upturn-reason-keep-draw = None of your numbers fits. Draw, and keep your action tile for later.
upturn-reason-keep-pass = None of your numbers fits, and your action tile is worth more later.
