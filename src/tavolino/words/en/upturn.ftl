upturn-title = Upturn
upturn-about = Empty your rack, up and down the numbers, and hand the tiles to the others. One tile left? Say it!
upturn-where-up = ↑ up
upturn-where-down = ↓ down
upturn-where-first = first tile

upturn-tile-up = Up
upturn-tile-down = Down
upturn-tile-updown = Up&Down
upturn-tile-skip1 = Skip 1
upturn-tile-skip2 = Skip 2
upturn-tile-joker = the Joker
upturn-tile-twin = the twin { $number }
upturn-tile-penalty = { $number }, a penalty tile

upturn-laid = { $who } laid { $tile }.
upturn-run-opened = { $who } opened a run to the twin { $twin }.
upturn-line-started = { $who } played { $tile }: a new line goes { $going ->
    [up] up
   *[down] down
  }, and the next turn goes to { $you_next ->
    [yes] you
   *[no] { $next }
  }.
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
    [yes] you
   *[no] { $forgetful }
  }: Upturn was not said. That costs 3 tiles.
upturn-caught-self = { $who } forgot to say Upturn. That costs 3 tiles.
upturn-refilled = { $count ->
    [one] One tile from the table went back into the bag.
   *[other] { $count } tiles from the table went back into the bag.
  }
upturn-ended = The match is over: { $results }.
upturn-left-of = { $count ->
    [0] { $who } none
   *[other] { $who } { $count }
  }

upturn-do-lay = Lay { $tile }
upturn-do-add = Let { $tile } go along
upturn-do-close = Lay { $twin }
upturn-do-start = Play { $tile }: { $going ->
    [up] up
   *[down] down
  }{ $sides ->
    [left] , left neighbour next
    [right] , right neighbour next
   *[none] {""}
  }
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
upturn-catch-who = Caught! { $who } did not say Upturn
upturn-give = Give
upturn-give-who = Give a tile to { $who }
upturn-sort = Sort the rack
upturn-keys-call = say “Upturn!” or “Caught!” when it is time
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
    [one] The running line, one tile
   *[other] The running line, { $count } tiles
  }
upturn-can = { $tile }, can be played
upturn-cannot = { $tile }, cannot be played now
upturn-goes-along = { $tile }, can go along
upturn-ends-run = { $tile }, ends the run
upturn-tag-twin = twin
upturn-tag-along = goes along

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
    [one] The bag was filled again once.
   *[other] The bag was filled again { $count } times.
  }
upturn-dry = Nothing left to draw: { $count } of { $of } passes in a row. Then the match ends.

upturn-choose = With { $tile }: which way, and who is next?
upturn-choose-way = With { $tile }: which way?
upturn-go-up = go up
upturn-go-down = go down
upturn-then = then { $who }

upturn-over = The match is over.
upturn-one-left = One tile left. Say it before the next tile lies!
upturn-forgot = { $who } has one tile left and has not said Upturn.
upturn-first = { $can ->
    [yes] Your turn. Lay any number beside { $number }: a higher one makes the game go up, a lower one down.
   *[no] Your turn. Only a number can be the first tile, and you have none: draw one.
  }
upturn-first-drawn = { $can ->
    [yes] You drew a number: lay it as the first tile.
   *[no] Still no number to begin with. Pass.
  }
upturn-your-turn = Your turn. Lay a number { $going ->
    [up] above
   *[down] below
  } { $number }, an action tile, or draw.
upturn-no-number = { $can ->
    [yes] Your turn. You have no number { $going ->
        [up] above
       *[down] below
      } { $number }: play an action tile, or draw.
   *[no] Your turn. None of your tiles can be played: draw one.
  }
upturn-drawn-now = { $can ->
    [yes] You have drawn. Play a tile, or keep all and pass.
   *[no] You have drawn, and none of your tiles can be played. Pass.
  }
upturn-fruitless = { $can ->
    [yes] There was nothing left to draw. Play a tile, or pass.
   *[no] There was nothing left to draw, and none of your tiles can be played. Pass.
  }
upturn-would-twin = { $number } is a twin: tiles between may go along, and you hand out as many as you lay.
upturn-would-penalty = { $number } is a penalty tile: you may hand out one tile.
upturn-run = { $more ->
    [yes] More tiles may go along.
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
upturn-extra-none = The Joker allows one more tile, but none of yours fits.
upturn-other-run = { $who } builds a run to the twin { $twin }.
upturn-other-give = { $count ->
    [one] { $who } hands out one tile.
   *[other] { $who } hands out { $count } tiles.
  }
upturn-other-extra = { $who } may lay one more tile.
upturn-other-fruitless = { $who } found nothing left to draw.

upturn-left = Tiles left
upturn-how = Whoever has an empty rack wins at once. The others are ranked by the tiles they have left.
upturn-end-empty-rack = A rack is empty: that ends the match at once.
upturn-end-blocked = Nobody could draw or lay any more, so the match ended. Fewest tiles win.

upturn-option-call = Saying Upturn
upturn-option-call-about = With one tile left you have to say it. If others must catch you: 3 tiles when they do. Strict: 3 tiles for whoever forgets. By itself: nobody has to think of it.
upturn-option-call-caught = others must catch you
upturn-option-call-strict = strict
upturn-option-call-auto = by itself
upturn-option-call-late = once it was forgotten
upturn-option-handing = Handing out tiles
upturn-option-handing-about = Whether you look at a tile before you choose who gets it.
upturn-option-handing-unseen = unseen
upturn-option-handing-seen = after a look
upturn-option-numbers = Numbers in the set
upturn-option-numbers-about = The eighty numbers of your own box.
upturn-option-penalties = Penalty tiles
upturn-option-penalties-about = The numbers that carry the sign in your own box.

upturn-why-run-open = Your run is open: add tiles that fit, or close it with the twin.
upturn-why-give-first = First hand out the tiles you may give, or keep them in the bag.
upturn-why-after-joker = After the Joker lay one more tile that is legal, or stop.
upturn-why-wrong-way = { $tile ->
    [up] A tile that says up cannot go down.
   *[down] A tile that says down cannot go up.
  }
upturn-why-no-run = There is no open run to close.
upturn-why-no-stop = There is nothing to stop: that goes only after a Joker.
upturn-why-none-to-give = There are no tiles to hand out now.
upturn-why-beyond = { $going ->
    [up] The game goes up: { $number } is not higher than { $last }.
   *[down] The game goes down: { $number } is not lower than { $last }.
  }
upturn-why-number-first = Before the first number lies, no action tile can be played.
upturn-why-last-number = The last tile must be a number, so an action tile that is your only one stays.
upturn-why-two-players = With two players both neighbours are the same: choose left.
upturn-why-add = Tiles can be added only to an open run, which a twin opens.
upturn-why-own-twin = { $number } is the twin of this run: close the run to lay it.
upturn-why-other-twin = { $number } is a twin too, and a run has only one.
upturn-why-not-between = { $number } does not lie between { $last } and the twin { $twin }.
upturn-why-hold-number = The first number must be laid, and you hold one.
upturn-why-drawn = You have drawn already; there is one draw a turn.
upturn-why-not-drawn = You can pass only after you have drawn.
upturn-why-opponents = Tiles are handed to opponents, never to yourself.
upturn-why-nobody = Nobody sits there.
upturn-why-said = In this match Upturn is said for everybody.
upturn-why-still-time = There’s still time to call; nobody can be caught before the next tile is laid.
upturn-why-not-due = A call is due only after a turn that left you one tile, until the next tile lies.
upturn-why-no-catching = Nobody needs catching in this match: whoever forgets draws without it.
upturn-why-nothing-forgotten = Nobody there has forgotten anything that you could catch now.
upturn-why-not-held = You do not have { $tile ->
    [up] Up
    [down] Down
    [updown] Up&Down
    [skip1] Skip 1
    [skip2] Skip 2
    [joker] the Joker
   *[number] { $tile }
  } on your rack.

# in the list of one’s own matches
upturn-mine-score = Tiles left
