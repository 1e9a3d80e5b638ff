qwinto-title = Qwinto, the card game
qwinto-about = One card makes a number for everyone. Write it where it fits best, row by row.
qwinto-where = { $count } in the pile
qwinto-where-solo = { $count ->
    [0] solo, last cards
   *[other] solo, { $count } in the pile
  }
qwinto-colour-o = orange
qwinto-colour-y = yellow
qwinto-colour-p = purple
qwinto-no-colour = no colour
qwinto-row = { $row ->
    [o] { qwinto-colour-o }
    [y] { qwinto-colour-y }
   *[p] { qwinto-colour-p }
  }
qwinto-colours = { $colours ->
    [none] { qwinto-no-colour }
    [o] { qwinto-colour-o }
    [y] { qwinto-colour-y }
    [p] { qwinto-colour-p }
    [oy] { qwinto-colour-o } or { qwinto-colour-y }
    [op] { qwinto-colour-o } or { qwinto-colour-p }
    [yp] { qwinto-colour-y } or { qwinto-colour-p }
   *[oyp] { qwinto-colour-o }, { qwinto-colour-y } or { qwinto-colour-p }
  }
qwinto-card-o = orange { $value }
qwinto-card-y = yellow { $value }
qwinto-card-p = purple { $value }
qwinto-card-g = grey { $value }
qwinto-place = { $stack ->
    [tl] top left
    [tr] top right
    [bl] bottom left
   *[br] bottom right
  }
qwinto-in = { $number } for { qwinto-colours }

qwinto-played = { $who } put { $card } on the { $stack ->
    [tl] top-left
    [tr] top-right
    [bl] bottom-left
   *[br] bottom-right
  } stack.
qwinto-announced = The number is { $number }, for { qwinto-colours }.
qwinto-wrote = { $who } wrote { $number } in { qwinto-row }.
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

qwinto-name-play = Put { $card } on the { $stack ->
    [tl] top-left
    [tr] top-right
    [bl] bottom-left
   *[br] bottom-right
  } stack
qwinto-name-two = Put { $first } on the { $first_stack ->
    [tl] top-left
    [tr] top-right
    [bl] bottom-left
   *[br] bottom-right
  } stack, then { $second } on the { $second_stack ->
    [tl] top-left
    [tr] top-right
    [bl] bottom-left
   *[br] bottom-right
  } stack
qwinto-name-write = Write { $number } in { qwinto-row }, cell { $place }
qwinto-do-play = Announce { $number }
qwinto-do-both = Play two
qwinto-do-write = Write { $number }
qwinto-do-pass = Pass

qwinto-over = The match is over.
qwinto-your-turn = Your turn
qwinto-turn = { $who } plays a card
qwinto-chooses = { $who } is choosing a card. Everyone may write the number.
qwinto-choose = Your turn: choose a card, then a stack. The card and its two neighbours are added up.
qwinto-choose-place = Where does { $card } go? Each stack shows the number it would make.
qwinto-choose-first = Two cards of the same value: choose the one that goes first.
qwinto-first = Put { $card } on a stack first; the other one goes next to it.
qwinto-second = With { $first } at the { qwinto-place }, now put { $card } next to it: the last card counts.
qwinto-aimed = { $cells ->
    [0] { $number } would fit nowhere: a misthrow.
    [one] { $number } would fit one cell.
   *[other] { $number } would fit { $cells } cells.
  }
qwinto-write = { $mine ->
    [yes] Write { $number } in { qwinto-colours }. Passing is a misthrow.
   *[no] Write { $number } in { qwinto-colours }, or pass.
  }
qwinto-would-write = { $points ->
    [0] { $number } in { qwinto-row } scores no points.
    [one] { $number } in { qwinto-row } scores one point.
   *[other] { $number } in { qwinto-row } scores { $points } points.
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
   *[no] { $number } fits nowhere. Passing is free.
  }
qwinto-waiting = Waiting for { $others }.
qwinto-wrote-waiting = { $count ->
    [0] You wrote { $number }.
   *[other] You wrote { $number }. Waiting for { $others }.
  }
qwinto-passed-waiting = { $count ->
    [0] You passed.
   *[other] You passed. Waiting for { $others }.
  }

# $points counts, $shown is the same number with a real minus sign
qwinto-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }
qwinto-points-best = { $shown } (best { $best })
qwinto-has-decided = decided ✓
qwinto-has-decided-short = done ✓
qwinto-enlarge = { $who }: { $numbers ->
    [one] one number
   *[other] { $numbers } numbers
  }, { $misses ->
    [one] one misthrow
   *[other] { $misses } misthrows
  }, { qwinto-points }. Enlarge the sheet
qwinto-sheet = Your sheet
qwinto-sheet-of = { $who }’s sheet
qwinto-misthrows = Misthrows
qwinto-misses = { $count ->
    [0] no misthrow
    [one] one misthrow
   *[other] { $count } misthrows
  }
qwinto-row-points = { qwinto-row }: { $points }
qwinto-gain = +{ $points }
qwinto-cell-written = { qwinto-row }, cell { $place }{ $bonus ->
    [yes] , bonus cell
   *[no] {""}
  }: { $number }
qwinto-cell-decided = { qwinto-row }, cell { $place }: you write { $number } here
qwinto-cell-would = { qwinto-row }, cell { $place }{ $bonus ->
    [yes] , bonus cell
   *[no] {""}
  }: { $number } would fit
qwinto-cell-empty = { qwinto-row }, cell { $place }{ $bonus ->
    [yes] , bonus cell
   *[no] {""}
  }: empty
qwinto-cell-legal = { qwinto-row }, cell { $place }{ $bonus ->
    [yes] , bonus cell
   *[no] {""}
  }: write { $number } here, { $points ->
    [one] one point
   *[other] { $points } points
  }
qwinto-cell-before = The cell before
qwinto-cell-after = The next cell

qwinto-stacks = The four stacks
qwinto-stack = { qwinto-place }: { $card }
qwinto-stack-announces = { qwinto-place }: { $card }. { $chosen } here makes { $number } for { qwinto-colours }; { $cells ->
    [0] it would fit nowhere on your sheet
    [one] it would fit one cell
   *[other] it would fit { $cells } cells
  }
qwinto-stack-first = { qwinto-place }: { $card }. Put { $chosen } here first
qwinto-stack-not = { qwinto-place }: { $card }. { $chosen } can’t go here
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

qwinto-how = How the points add up
qwinto-rows = Rows
qwinto-columns = Columns
qwinto-how-about = A row scores one point per number; a full row scores its last number instead. A full column of three scores the number in its bonus cell. A misthrow costs five.
qwinto-best = Your best on this device: { qwinto-points }.
qwinto-new-best = A new best on this device: { qwinto-points }!
qwinto-end-rows = Someone has filled two rows.
qwinto-end-misthrows = Someone has marked a fourth misthrow.
qwinto-end-cards = The last card has been played.

qwinto-why-announced = The number is already announced: write it or pass before the next card is played.
qwinto-why-not-active = Only the player whose turn it is puts a card down, and it isn’t your turn.
qwinto-why-not-held = You don’t have { $colour ->
    [o] orange
    [y] yellow
    [p] purple
   *[g] grey
  } { $value }.
qwinto-why-held-once = You have { $colour ->
    [o] orange
    [y] yellow
    [p] purple
   *[g] grey
  } { $value } only once.
qwinto-why-same-value = You can play two cards only if they have the same value.
qwinto-why-beside = The second card goes next to the first, never on the same stack or diagonally.
qwinto-why-no-number = No number has been announced yet: someone has to put a card down first.
qwinto-why-decided = You’ve already decided on this number.
qwinto-why-no-cell = The { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row has no cell in column { $column }.
qwinto-why-too-low = { $number } can’t be written: only 1 to 18 can.
qwinto-why-grey = All three cards are grey, so nobody can write this number.
qwinto-why-other-row = { $number } is only for { $colours ->
    [o] orange
    [y] yellow
    [p] purple
    [oy] orange or yellow
    [op] orange or purple
   *[yp] yellow or purple
  }, not for { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  }.
qwinto-why-final = { $number } is already there, and a written number stays.
qwinto-why-in-row = { $number } is already in the { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row.
qwinto-why-in-column = { $number } is already in that column.
qwinto-why-smaller = { $number } is smaller than the { $other } to its left; rows go up from left to right.
qwinto-why-larger = { $number } is larger than the { $other } to its right; rows go up from left to right.
