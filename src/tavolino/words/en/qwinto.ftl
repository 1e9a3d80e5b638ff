qwinto-title = Qwinto, the card game
qwinto-about = One card makes a number for everybody. Write it where it fits best, row by row.
qwinto-where = { $count } to draw
qwinto-where-solo = { $count ->
    [0] alone, last cards
   *[other] alone, { $count } to draw
  }
qwinto-colour-o = orange
qwinto-colour-y = yellow
qwinto-colour-p = purple
qwinto-no-colour = no colour
qwinto-card-o = orange { $value }
qwinto-card-y = yellow { $value }
qwinto-card-p = purple { $value }
qwinto-card-g = grey { $value }
qwinto-place-tl = top left
qwinto-place-tr = top right
qwinto-place-bl = bottom left
qwinto-place-br = bottom right
qwinto-in = { $number } in { $colours }

qwinto-played = { $who } put { $card } on the stack { $place }.
qwinto-announced = The number is { $number }, in { $colours }.
qwinto-wrote = { $who } wrote { $number } in { $row }.
qwinto-passed = { $who } passed.
qwinto-missed = { $misses ->
    [4] { $who } passed: the fourth misthrow.
    [one] { $who } passed: a misthrow.
   *[other] { $who } passed: misthrow number { $misses }.
  }
qwinto-drew = { $who } drew { $card }.
qwinto-reshuffled = { $count ->
    [one] The covered card was shuffled and is the new pile.
   *[other] The { $count } covered cards were shuffled and are the new pile.
  }
qwinto-ended = The match is over: { $results }.

qwinto-name-play = Put { $card } on the stack { $place }
qwinto-name-two = Put { $first } on the stack { $first_place }, then { $second } { $second_place }
qwinto-name-write = Write { $number } in { $row }, cell { $place }
qwinto-do-play = Play { $number }
qwinto-do-both = Play two
qwinto-do-write = Write { $number }
qwinto-do-pass = Pass

qwinto-over = The match is over.
qwinto-your-turn = Your turn
qwinto-turn = { $who } is active
qwinto-chooses = { $who } chooses a card. Everybody may write the number.
qwinto-choose = Your turn: choose a card, then a stack. The card and its two neighbours are added up.
qwinto-choose-place = Where does { $card } go? Each stack shows the number it would make.
qwinto-choose-first = Two cards of the same value: choose the one that goes first.
qwinto-first = Put { $card } on a stack first; the other one goes beside it.
qwinto-second = With { $first } { $place }, now put { $card } beside it: the last card counts.
qwinto-aimed = { $cells ->
    [0] No cell of yours would take { $number }: that is a misthrow.
    [one] One cell of yours would take { $number }.
   *[other] { $cells } cells of yours would take { $number }.
  }
qwinto-write = { $mine ->
    [yes] Write { $number } in { $colours }. To pass is a misthrow.
   *[no] Write { $number } in { $colours }, or pass.
  }
qwinto-would-write = { $points ->
    [0] { $number } in { $row } brings no points.
    [one] { $number } in { $row } brings one point.
   *[other] { $number } in { $row } brings { $points } points.
  }
qwinto-would-write-short = { $points ->
    [one] +1 point
   *[other] +{ $points } points
  }
qwinto-stuck = { $mine ->
    [yes] { $misses ->
        [3] { $number } fits nowhere: your fourth misthrow. The match ends.
       *[other] { $number } fits nowhere: a misthrow.
      }
   *[no] { $number } fits nowhere. To pass costs nothing.
  }
qwinto-waiting = Waiting for { $others }.
qwinto-wrote-waiting = { $count ->
    [0] You write { $number }.
   *[other] You write { $number }. Waiting for { $others }.
  }
qwinto-passed-waiting = { $count ->
    [0] You pass.
   *[other] You pass. Waiting for { $others }.
  }

# $points counts, $shown is the same number with a real minus sign
qwinto-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }
qwinto-points-best = { $shown } (best { $best })
qwinto-has-decided = has decided ✓
qwinto-has-decided-short = done ✓
qwinto-enlarge = { $who }: { $numbers ->
    [one] one number
   *[other] { $numbers } numbers
  }, { $misses ->
    [one] one misthrow
   *[other] { $misses } misthrows
  }, { qwinto-points }. Enlarge the sheet
qwinto-sheet = Your sheet
qwinto-sheet-of = The sheet of { $who }
qwinto-misthrows = Misthrows
qwinto-misses = { $count ->
    [0] no misthrow
    [one] one misthrow
   *[other] { $count } misthrows
  }
qwinto-row-points = { $row }: { $points }
qwinto-gain = +{ $points }
qwinto-cell-written = { $row }, cell { $place }{ $bonus ->
    [yes] , bonus cell
   *[no] {""}
  }: { $number }
qwinto-cell-decided = { $row }, cell { $place }: you write { $number } here
qwinto-cell-would = { $row }, cell { $place }{ $bonus ->
    [yes] , bonus cell
   *[no] {""}
  }: would take { $number }
qwinto-cell-empty = { $row }, cell { $place }{ $bonus ->
    [yes] , bonus cell
   *[no] {""}
  }: empty
qwinto-cell-legal = { $row }, cell { $place }{ $bonus ->
    [yes] , bonus cell
   *[no] {""}
  }: write { $number } here, { $points ->
    [one] one point
   *[other] { $points } points
  }
qwinto-cell-before = The cell before
qwinto-cell-after = The next cell

qwinto-stacks = The four stacks
qwinto-stack = { $place }: { $card }
qwinto-stack-announces = { $place }: { $card }. { $chosen } here makes { $number } in { $colours }; { $cells ->
    [0] no cell of yours would take it
    [one] one cell of yours would take it
   *[other] { $cells } cells of yours would take it
  }
qwinto-stack-first = { $place }: { $card }. Put { $chosen } here first
qwinto-stack-not = { $place }: { $card }. { $chosen } cannot go here
qwinto-hand = { $count ->
    [0] Your hand is empty
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
  }
qwinto-chosen = { $card }, chosen
qwinto-pair = { $card }, may go together with { $partner }
qwinto-pile = { $count ->
    [one] card to draw
   *[other] cards to draw
  }
qwinto-shuffled = { $count ->
    [0] not shuffled again yet
    [one] shuffled once
    [2] shuffled twice
   *[other] shuffled { $count } times
  }

qwinto-how = How the points came about
qwinto-rows = Rows
qwinto-columns = Columns
qwinto-how-about = A row counts its numbers, a full row its last number. A full column of three counts the number in its bonus cell. A misthrow costs five.
qwinto-best = Your best on this device: { qwinto-points }.
qwinto-new-best = A new best on this device: { qwinto-points }!
qwinto-end-rows = Two rows of one sheet are full.
qwinto-end-misthrows = The fourth misthrow is marked on a sheet.
qwinto-end-cards = The last card has been played.

qwinto-why-announced = A number is announced: write it or pass before the next card is played.
qwinto-why-not-active = Only the active player puts a card on the grid, and that is not you now.
qwinto-why-not-held = You do not hold { $colour ->
    [o] orange
    [y] yellow
    [p] purple
   *[g] grey
  } { $value }.
qwinto-why-held-once = You hold { $colour ->
    [o] orange
    [y] yellow
    [p] purple
   *[g] grey
  } { $value } only once.
qwinto-why-same-value = Two cards go together only with the same value.
qwinto-why-beside = The second card goes beside the first one, never on the same stack or across.
qwinto-why-no-number = No number is announced yet: first the active player puts a card on the grid.
qwinto-why-decided = You have decided on this number already.
qwinto-why-no-cell = The { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row has no cell in column { $column }.
qwinto-why-too-low = { $number } cannot be written: only 1 to 18 can.
qwinto-why-grey = All three cards are grey, so nobody can write this number.
qwinto-why-other-row = { $number } goes to { $colours ->
    [o] orange
    [y] yellow
    [p] purple
    [oy] orange or yellow
    [op] orange or purple
   *[yp] yellow or purple
  } only, not { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  }.
qwinto-why-final = { $number } stands there already, and a written number is final.
qwinto-why-in-row = { $number } stands in the { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row already.
qwinto-why-in-column = { $number } stands in that column already.
qwinto-why-smaller = { $number } is smaller than the { $other } to the left of it; a row rises.
qwinto-why-larger = { $number } is larger than the { $other } to the right of it; a row rises.
