# Why a move is good, for hints: one or two full sentences each. { $cost } has its sign: −6.

twisted-reason-counted = All cards are known now. Played out to the end of the round, this is worth { $points } against { $next }.
twisted-reason-only-take = None of your cards fits { $last }, so you have to take the row ({ $cost }).
twisted-reason-no-cards = You have no cards left, so you have to take the row ({ $cost }).
twisted-reason-take-ends = The pile is empty, so this ends the round: { $cost }, and no more risk.
twisted-reason-take-before = Better { $cost } now than { $more } later, once { $other } is in the row too.
twisted-reason-take-cheap = The row is cheap now ({ $cost }), and you open the next one with any card you like.
twisted-reason-twist-ends = You win { $card } and { $twin } (+2), and the round is over.
twisted-reason-twist-clears = You win { $card } and { $twin } (+2), and the row is gone.
twisted-reason-twist-saves = You win { $card } and { $twin } (+2), and you don’t have to take the row ({ $cost }).
twisted-reason-twist-stuck = You win { $card } and { $twin } (+2). After that, { $next } can’t go on in { $chance }% of all deals and takes the row ({ $cost }).
twisted-reason-twist = You win { $card } and { $twin }: +2 at once. The rest of the row still costs { $cost }.
twisted-reason-more-than = This brings more than the +2 for { $twin }.
twisted-reason-not-twist = In the row it does more good than winning { $twin } now (+2).
twisted-reason-waits = Only you can win { $twin }, because you hold { $card }, so those +2 can wait.
twisted-reason-only-card = { $card } is your only card that fits. Otherwise you’d take the row ({ $cost }).
twisted-reason-stuck = { $next } can’t go on in { $chance }% of all deals and then takes the row ({ $cost }).
twisted-reason-stuck-toad = Nobody can twist a toad away. { $next } can’t go on in { $chance }% of all deals and then takes the row ({ $cost }).
twisted-reason-bait = You hold { $twin } too, so only you can twist { $card } away later (+2).
twisted-reason-safe = Nobody can twist { $card } away any more, because { $twin } is already out. With { $other }, somebody could win +2.
twisted-reason-toad-safe = Nobody can twist a toad away. With { $other }, somebody could win +2.
twisted-reason-keep-toad = Keep the toad { $other } for a shorter row. This one would cost { $cost }, with { $less } of your cards in reach; after { $card } it’s { $mine }.
twisted-reason-fits = You keep { $mine } of your cards within 10 of { $card }, but only { $less } within 10 of { $other }.
twisted-reason-few = It’s harder to answer: cards you can’t see that fit { $card }: { $count }, that fit { $other }: { $more }.
twisted-reason-still-fit = { $mine } of your other cards are within 10 of { $card }, so you can probably go on yourself.
twisted-reason-few-fit = It’s hard to answer: only { $count } of the cards you can’t see fit.
