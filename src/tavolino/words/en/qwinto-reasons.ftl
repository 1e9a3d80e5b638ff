# Why a move is good, for hints: one or two full sentences each.

qwinto-reason-ends = { $number } fills your second row and ends the match. As the sheets are now, you’re ahead (+{ $lead }).
qwinto-reason-row = { $number } fills your { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row: +{ $points } at once.
qwinto-reason-column = { $number } completes a column with a bonus cell: +{ $points } at once.
qwinto-reason-dead = In cell { $place } of the { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row, { $number } would leave { $count ->
    [one] a cell that can never be filled.
   *[other] { $count } cells that can never be filled.
  }
qwinto-reason-column-next = Two of the three numbers are there then: the whole column brings +{ $points }.
qwinto-reason-bonus = { $number } is a high number for a bonus cell: once the column is full, it brings +{ $number }.
qwinto-reason-last = { $number } is the end of the { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row then: once the row is full, it counts { $number }.
qwinto-reason-no-misthrow = Passing would be a misthrow (−5).
qwinto-reason-room = In the { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row, { $number } leaves { $left ->
    [one] one free cell
   *[other] { $left } free cells
  } on its left, where { $smaller ->
    [one] one number still fits
   *[other] { $smaller } numbers still fit
  }, and { $right ->
    [one] one free cell
   *[other] { $right } free cells
  } on its right, where { $larger ->
    [one] one number still fits
   *[other] { $larger } numbers still fit
  }.
qwinto-reason-room-left = In the { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row, { $number } leaves { $left ->
    [one] one free cell
   *[other] { $left } free cells
  } on its left, where { $smaller ->
    [one] one number still fits
   *[other] { $smaller } numbers still fit
  }.
qwinto-reason-room-right = In the { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row, { $number } leaves { $right ->
    [one] one free cell
   *[other] { $right } free cells
  } on its right, where { $larger ->
    [one] one number still fits
   *[other] { $larger } numbers still fit
  }.
qwinto-reason-snug = { $number } goes into a gap of one cell in the { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row, so it takes no room from other numbers.
qwinto-reason-nowhere = { $number } fits nowhere on your sheet. Passing costs you nothing.
qwinto-reason-nowhere-misthrow = { $number } fits nowhere on your sheet, so it’s a misthrow (−5).
qwinto-reason-misthrow-ends = Your fourth misthrow ends the match. As the sheets are now, you’re still ahead (+{ $lead }).
qwinto-reason-misthrow = A misthrow costs you 5, but it’s the smaller loss.
qwinto-reason-pass = Passing costs you nothing.
qwinto-reason-tight = In the { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row, { $number } would leave little room on its { $side ->
    [left] left
   *[right] right
  }: { $cells ->
    [one] one free cell, { $numbers ->
        [0] and no number fits.
       *[other] possible numbers: { $numbers }.
      }
   *[other] { $cells } free cells, possible numbers: { $numbers }.
  }
qwinto-reason-pass-waits = Passing costs you nothing, and the cell in the { $row ->
    [o] orange
    [y] yellow
   *[p] purple
  } row stays free for a better number.
qwinto-reason-no-way = None of your cards makes a number that fits your sheet. It’s a misthrow either way (−5).
qwinto-reason-on-purpose = It’s a misthrow (−5), but your sheet stays free for better numbers.
qwinto-reason-hurts = { $count ->
    [one] { $number } fits your sheet, and { $others } can’t write it.
   *[other] { $number } fits your sheet, and neither of these can write it: { $others }.
  }
qwinto-reason-avoids = { $number } fits your sheet. { $bad } of your { $all } possible plays would be a misthrow (−5).
