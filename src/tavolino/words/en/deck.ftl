# One’s own mistakes, as a deck of positions to try again.

deck-title = Your deck
deck-about = Positions where the coach found a mistake of yours. Whatever goes well three times in a row is done.
deck-due = { $count ->
    [one] One position to try today
   *[other] { $count } positions to try today
  }
deck-rest = Nothing to try today.
deck-next = { $count ->
    [one] The next one comes back tomorrow.
   *[other] The next one comes back in { $count } days.
  }
deck-done = { $count ->
    [one] One is done.
   *[other] { $count } are done.
  }
deck-practise = Practise
deck-kinds = Your mistakes, by kind
deck-example = Try one: { $kind }
deck-try = Try one
mistake-other = Other mistakes
deck-question = What would you do now?
deck-from = From a match of { $game }, { $date }
deck-place = { $number } of { $count }
deck-verdict = { $verdict ->
    [best] That’s the best move
    [good] Nearly as good as the best move
    [inaccuracy] A small slip
    [mistake] That’s a mistake
   *[blunder] That’s a blunder
  }
deck-then = Back then you chose: { $action }.
deck-same = You chose the same back then.
deck-again = { $count ->
    [one] It comes back tomorrow.
   *[other] It comes back in { $count } days.
  }
deck-over = Three times in a row: this position is done.
deck-early = It wasn’t due today, so nothing changes.
deck-onward = Next position
deck-back = Back to My play
deck-see = See the match
deck-empty = The coach hasn’t found any mistakes of yours. Ask it after a match, in the replay.
