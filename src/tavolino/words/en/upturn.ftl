upturn-title = Upturn
upturn-about = Get rid of your tiles, up and down the numbers, and pass new ones to the others. One left? Say it!
upturn-where-up = ↑ up
upturn-where-down = ↓ down
upturn-where-first = first tile

upturn-tile-up = an Up tile
upturn-tile-down = a Down tile
upturn-tile-updown = an Up&Down tile
upturn-tile-skip1 = a Skip 1
upturn-tile-skip2 = a Skip 2
upturn-tile-joker = a Joker
upturn-tile-twin = the twin { $number }
upturn-tile-penalty = { $number }, a penalty tile

upturn-laid = { $who } laid { $tile }.
upturn-played = { $who } played { $tile }.
upturn-run-opened = { $who } opened a run to the twin { $twin }.
upturn-line-started = { $who } played { $tile }: a new line goes { $going ->
    [up] up
   *[down] down
  }, and { $you_next ->
    [yes] you’re next.
   *[no] { $next } is next.
  }
upturn-line-started-two = { $who } played { $tile }: a new line goes { $going ->
    [up] up
   *[down] down
  }.
upturn-drawn = { $who } drew { $tile }.
upturn-drawn-hidden = { $who } drew a tile.
upturn-given = { $who } gave { $you_receiver ->
    [yes] you
   *[no] { $receiver }
  } { $tile }.
upturn-given-hidden = { $who } gave { $you_receiver ->
    [yes] you
   *[no] { $receiver }
  } a tile.
upturn-nothing-drawn = There was no tile left to draw.
upturn-kept = { $who } left the other tiles in the bag.
upturn-passed = { $who } passed.
upturn-called = { $who } said: Upturn!
upturn-caught = { $who } caught { $you_forgetful ->
    [yes] you: you didn’t say Upturn.
   *[no] { $forgetful }, who didn’t say Upturn.
  } That costs 3 tiles.
upturn-caught-self = { $who } forgot to say Upturn. That costs 3 tiles.
upturn-refilled = { $count ->
    [one] One tile from the table went back into the bag.
   *[other] { $count } tiles from the table went back into the bag.
  }
upturn-ended = The match is over: { $results }.
upturn-left-of = { $you ->
    [yes] you
   *[no] { $who }
  } ({ upturn-tiles })

upturn-do-lay = Lay { $tile }
upturn-do-add = Add { $tile }
upturn-do-close = Lay { $twin }
upturn-do-start = Play { $tile }{ $kind ->
    [up] {""}
    [down] {""}
   *[other] , going { $going ->
        [up] up
       *[down] down
      }
  }{ $sides ->
    [left] ; your left neighbour is next
    [right] ; your right neighbour is next
   *[none] {""}
  }
upturn-do-skip = Play { $tile }
upturn-do-stop = No extra tile
upturn-do-draw = Draw
upturn-do-pass = Pass
upturn-do-keep = Give no more
upturn-do-call = Say Upturn

upturn-call = Upturn!
upturn-next = next:
upturn-call-now = say it now
upturn-call-when = with one tile left
upturn-catch = Caught!
upturn-catch-who = Caught! { $who } didn’t say Upturn
upturn-give = Give
upturn-give-who = Give a tile to { $who }
upturn-sort = Sort the rack
upturn-keys-call = say “Upturn!” or “Caught!” when it’s time
upturn-keys-carry = move a tile along the rack

upturn-tiles = { $count ->
    [0] no tiles
    [one] one tile
   *[other] { $count } tiles
  }
upturn-rack = { $count ->
    [0] Your rack, empty
    [one] Your rack, one tile
   *[other] Your rack, { $count } tiles
  }
upturn-line = { $count ->
    [one] Line { $number }, one tile
   *[other] Line { $number }, { $count } tiles
  }
upturn-line-now = { $count ->
    [one] The current line, one tile
   *[other] The current line, { $count } tiles
  }
upturn-can = { $tile }, can be played
upturn-cannot = { $tile }, can’t be played now
upturn-goes-along = { $tile }, can be added
upturn-ends-run = { $tile }, ends the run
upturn-tag-twin = twin
upturn-tag-along = can be added

upturn-beat-up = above
upturn-beat-down = below
upturn-beat-first = start tile
upturn-bag = bag
upturn-bag-draw = draw
upturn-bag-give = { $count } to give
upturn-bag-left = { $count ->
    [0] empty
   *[other] { $count } left
  }
upturn-refills = { $count ->
    [one] The bag has been refilled once.
   *[other] The bag has been refilled { $count } times.
  }
upturn-dry = Nothing left to draw. After { $of } passes in a row the match ends ({ $count } so far).

upturn-choose = You’re playing { $tile }. Which way, and who’s next?
upturn-choose-way = You’re playing { $tile }. Which way?
upturn-go-up = go up
upturn-go-down = go down
upturn-then = then { $who }

upturn-over = The match is over.
upturn-one-left = One tile left. Say it before the next tile is laid!
upturn-forgot = { $who } has one tile left and hasn’t said Upturn.
upturn-first = { $can ->
    [yes] Your turn. Lay any number next to { $number }: a higher one makes the game go up, a lower one down.
   *[no] Your turn. The first tile must be a number, and you have none: draw one.
  }
upturn-first-drawn = { $can ->
    [yes] You drew a number: lay it as the first tile.
   *[no] Still no number to begin with. Pass.
  }
upturn-your-turn = Your turn. Lay a number { $going ->
    [up] above
   *[down] below
  } { $number }, play an action tile, or draw.
upturn-no-number = { $can ->
    [yes] Your turn. You have no number { $going ->
        [up] above
       *[down] below
      } { $number }: play an action tile, or draw.
   *[no] Your turn. You can’t play any of your tiles: draw one.
  }
upturn-drawn-now = { $can ->
    [yes] You’ve drawn a tile. Play one, or keep them all and pass.
   *[no] You’ve drawn a tile, and you can’t play any. Pass.
  }
upturn-fruitless = { $can ->
    [yes] There was nothing left to draw. Play a tile, or pass.
   *[no] There was nothing left to draw, and you can’t play any of your tiles. Pass.
  }
upturn-would-twin = { $number } is a twin: tiles in between may be laid with it, and you hand out one tile for each you lay.
upturn-would-penalty = { $number } is a penalty tile: you may hand out one tile.
upturn-run = { $more ->
    [yes] You can add more tiles.
   *[no] Nothing else fits.
  } With the twin { $twin } you hand out { $count ->
    [one] one tile.
   *[other] { $count } tiles.
  }
upturn-owed = { $count ->
    [one] One tile to hand out. Who gets it?
   *[other] { $count } tiles to hand out. Who gets the first?
  }
upturn-offered = You drew { $tile } to hand out. Who gets it?
upturn-extra = The Joker lets you lay one more tile, or stop here.
upturn-extra-none = The Joker lets you lay one more tile, but none of yours fit.
upturn-other-run = { $who } is building a run to the twin { $twin }.
upturn-other-give = { $count ->
    [one] { $who } has one tile to hand out.
   *[other] { $who } has { $count } tiles to hand out.
  }
upturn-other-extra = { $who } may lay one more tile.
upturn-other-fruitless = There was nothing left for { $who } to draw.

upturn-left = Tiles left
upturn-how = The first player to empty their rack wins on the spot. The others are ranked by the tiles they have left.
upturn-end-empty-rack = A rack is empty, so the match is over.
upturn-end-blocked = Nobody could draw or lay any more, so the match ended. The fewest tiles wins.

upturn-option-call = Saying Upturn
upturn-option-call-about = With one tile left you must say “Upturn”. Others must catch you: if you forget and someone notices, 3 tiles. Strict: 3 tiles whenever you forget. Automatic: it’s said for you. After the next tile: you have until then to say it, and only then can they catch you.
upturn-option-call-caught = others must catch you
upturn-option-call-strict = strict
upturn-option-call-auto = automatic
upturn-option-call-late = caught after the next tile
upturn-option-handing = Handing out tiles
upturn-option-handing-about = Whether you look at a tile before you choose who gets it.
upturn-option-handing-unseen = unseen
upturn-option-handing-seen = after a look
upturn-option-numbers = Numbers in the set
upturn-option-numbers-about = The eighty numbers of your own box.
upturn-option-penalties = Penalty tiles
upturn-option-penalties-about = The numbers that have the symbol in your own box.

upturn-why-run-open = Your run is open: add tiles that fit, or close it with the twin.
upturn-why-give-first = First hand out the tiles you may give, or leave them in the bag.
upturn-why-after-joker = After a Joker, lay one more tile that fits, or stop.
upturn-why-wrong-way = { $kind ->
    [up] An Up tile can’t turn the game down.
   *[down] A Down tile can’t turn the game up.
  }
upturn-why-no-run = There’s no open run to close.
upturn-why-no-stop = There’s nothing to stop: that’s only possible after a Joker.
upturn-why-none-to-give = There are no tiles to hand out right now.
upturn-why-beyond = { $going ->
    [up] The game goes up: { $number } isn’t higher than { $last }.
   *[down] The game goes down: { $number } isn’t lower than { $last }.
  }
upturn-why-number-first = You can’t play an action tile before the first number is laid.
upturn-why-last-number = The last tile must be a number, so you can’t play an action tile when it’s your only one.
upturn-why-two-players = With two players both neighbours are the same: choose left.
upturn-why-add = You can add tiles only to an open run, and only a twin opens one.
upturn-why-own-twin = { $number } is the twin of this run: close the run to lay it.
upturn-why-other-twin = { $number } is a twin too, and a run has only one.
upturn-why-not-between = { $number } isn’t between { $last } and the twin { $twin }.
upturn-why-hold-number = The first tile must be a number, and you have one: lay it.
upturn-why-drawn = You’ve already drawn; you draw once per turn.
upturn-why-not-drawn = You can only pass after you’ve drawn.
upturn-why-opponents = You give tiles to the others, never to yourself.
upturn-why-nobody = Nobody’s sitting there.
upturn-why-said = In this match Upturn is said for everyone.
upturn-why-still-time = There’s still time to say it; nobody can be caught before the next tile is laid.
upturn-why-not-due = You can say Upturn only after a turn that leaves you one tile, until the next tile is laid.
upturn-why-no-catching = Nobody needs catching in this match: if you forget, you draw anyway.
upturn-why-nothing-forgotten = There’s nobody to catch there right now.
upturn-why-not-held = You don’t have { $tile ->
    [up] an Up tile
    [down] a Down tile
    [updown] an Up&Down tile
    [skip1] a Skip 1
    [skip2] a Skip 2
    [joker] a Joker
   *[number] { $tile }
  } on your rack.

# in the list of one’s own matches
upturn-mine-score = Tiles left
