# Why a move is good, for hints: one or two full sentences each. { $cost } has its sign: −6.

twisted-reason-counted = All cards are known now. Played out to the end of the round, this gets you { $points } against { $next }.
twisted-reason-only-take = None of your cards fit { $last }, so you have to take the row ({ $cost }).
twisted-reason-no-cards = You have no cards left, so you have to take the row ({ $cost }).
twisted-reason-take-ends = The pile is empty, so this ends the round: { $cost }, and no more risk.
twisted-reason-take-before = Better { $cost } now than { $more } later, once { $other } is in the row as well.
twisted-reason-take-cheap = The row is cheap now ({ $cost }), and you open the next one with any card you like.
twisted-reason-twist-ends = You win { $card } and { $twin } (+2), and the round is over.
twisted-reason-twist-clears = You win { $card } and { $twin } (+2), and the row is gone.
twisted-reason-twist-saves = You win { $card } and { $twin } (+2), and you don’t have to take the row ({ $cost }).
twisted-reason-twist-stuck = You win { $card } and { $twin } (+2). After that, { $next } is stuck in { $chance }% of all deals and takes the row ({ $cost }).
twisted-reason-twist = You win { $card } and { $twin }: +2 right away. The rest of the row still costs { $cost }.
twisted-reason-more-than = This is worth more than the +2 for { $twin }.
twisted-reason-not-twist = It does more good in the row than winning { $twin } now (+2).
twisted-reason-waits = Only you can win { $twin }, because you have { $card }, so that +2 can wait.
twisted-reason-only-card = { $card } is your only card that fits. Otherwise you’d take the row ({ $cost }).
twisted-reason-stuck = In { $chance }% of all deals { $next } is stuck and has to take the row ({ $cost }).
twisted-reason-stuck-toad = Nobody can twist a toad away. In { $chance }% of all deals { $next } is stuck and has to take the row ({ $cost }).
twisted-reason-bait = You have { $twin } too, so only you can twist { $card } away later (+2).
twisted-reason-safe = Nobody can twist { $card } away any more, because { $twin } is already out. With { $other }, someone could win +2.
twisted-reason-toad-safe = Nobody can twist a toad away. With { $other }, someone could win +2.
twisted-reason-keep-toad = Save the toad { $other } for a shorter row: with it, this one costs { $cost }. { $mine ->
    [one] One of your cards fits
   *[other] { $mine } of your cards fit
  } after { $card }, { $less ->
    [0] none
    [one] only one
   *[other] only { $less }
  } after { $other }.
twisted-reason-fits = { $mine ->
    [one] One of your cards still fits
   *[other] { $mine } of your cards still fit
  } after { $card }, { $less ->
    [0] none
    [one] only one
   *[other] only { $less }
  } after { $other }.
twisted-reason-few = Harder to answer: { $count ->
    [0] no card you can’t see fits { $card }
    [one] only one card you can’t see fits { $card }
   *[other] only { $count } cards you can’t see fit { $card }
  }; { $more ->
    [one] one fits { $other }.
   *[other] { $more } fit { $other }.
  }
twisted-reason-still-fit = { $mine ->
    [one] One of your other cards is
   *[other] { $mine } of your other cards are
  } within 10 of { $card }, so you can probably go on yourself.
twisted-reason-few-fit = Hard to answer: { $count ->
    [0] no card you can’t see fits.
    [one] only one card you can’t see fits.
   *[other] only { $count } cards you can’t see fit.
  }
