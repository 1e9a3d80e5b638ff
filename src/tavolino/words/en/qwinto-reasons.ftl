# Why a move is good, for hints: one or two full sentences each.

qwinto-reason-ends = { $number } fills your second row and ends the match. As the sheets are now, you’re ahead (+{ $lead }).
qwinto-reason-row = { $number } fills your { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row: +{ $points } right away.
qwinto-reason-column = { $number } completes a column with a bonus cell: +{ $points } right away.
qwinto-reason-dead = In cell { $place } of the { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row, { $number } would leave { $count ->
    [one] a cell that can never be filled.
   *[other] { $count } cells that can never be filled.
  }
qwinto-reason-column-next = That makes two of three numbers: the full column scores +{ $points }.
qwinto-reason-bonus = { $number } is a high number for a bonus cell: once the column is full, it scores +{ $number }.
qwinto-reason-last = { $number } ends the { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row: once the row is full, it scores { $number }.
qwinto-reason-no-misthrow = Passing would be a misthrow (−5).
qwinto-reason-room = { $number } leaves room in the { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row: { $left ->
    [one] one free cell
   *[other] { $left } free cells
  } on its left for { $smaller ->
    [one] one number
   *[other] { $smaller } numbers
  }, { $right ->
    [one] one free cell
   *[other] { $right } free cells
  } on its right for { $larger ->
    [one] one number.
   *[other] { $larger } numbers.
  }
qwinto-reason-room-left = { $number } leaves room in the { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row: { $left ->
    [one] one free cell
   *[other] { $left } free cells
  } on its left for { $smaller ->
    [one] one number.
   *[other] { $smaller } numbers.
  }
qwinto-reason-room-right = { $number } leaves room in the { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row: { $right ->
    [one] one free cell
   *[other] { $right } free cells
  } on its right for { $larger ->
    [one] one number.
   *[other] { $larger } numbers.
  }
qwinto-reason-snug = { $number } fills a gap of one cell in the { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row, so it takes no room from other numbers.
qwinto-reason-nowhere = { $number } fits nowhere on your sheet. Passing is free.
qwinto-reason-nowhere-misthrow = { $number } fits nowhere on your sheet, so it’s a misthrow (−5).
qwinto-reason-misthrow-ends = Your fourth misthrow ends the match. As the sheets are now, you’re still ahead (+{ $lead }).
qwinto-reason-misthrow = A misthrow costs you 5, but it’s the smaller loss.
qwinto-reason-pass = Passing is free.
qwinto-reason-tight = In the { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row, { $number } would leave little room on its { $side ->
    [left] left
   *[right] right
  }: { $cells ->
    [one] one free cell
   *[other] { $cells } free cells
  }, and { $numbers ->
    [0] no number fits.
    [one] only one number fits.
   *[other] only { $numbers } numbers fit.
  }
qwinto-reason-pass-waits = Passing is free, and the cell in the { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row stays open for a better number.
qwinto-reason-no-way = None of your cards makes a number that fits your sheet. It’s a misthrow either way (−5).
qwinto-reason-on-purpose = It’s a misthrow (−5), but your sheet stays open for better numbers.
qwinto-reason-hurts = { $count ->
    [one] { $number } fits your sheet, and { $others } can’t write it.
   *[other] { $number } fits your sheet, but not those of { $others }.
  }
qwinto-reason-avoids = { $number } fits your sheet. Of your { $all } possible plays, { $bad ->
    [one] one would be a misthrow (−5).
   *[other] { $bad } would be a misthrow (−5).
  }
