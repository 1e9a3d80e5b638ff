twisted-title = Twisted
twisted-about = Build the row, twist cards away, and leave the toads to the others.
twisted-where = Round { $round } of { $rounds }
twisted-placed = { $who } placed { $card }.
twisted-placed-toad = { $who } placed { $card }, a toad.
twisted-twisted = { $who } twisted { $twin } away with { $card }.
twisted-row-taken = { $count ->
    [one] { $who } took the row: one card.
   *[other] { $who } took the row: { $count } cards.
  }
twisted-extra-taken = { $who } also took the top card of the pile, face down.
twisted-drawn = { $who } drew { $card }.
twisted-round-counted = Round { $round } is over: { $results }.
twisted-round-counted-unseen = Round { $round } is over: { $results }. The face-down cards were: { $unseen }.
twisted-cards-of = { $you ->
    [yes] you
   *[no] { $who }
  } { $cards }
twisted-round-dealt = { $who } dealt round { $round }.
twisted-do-place = Place { $card }
twisted-do-twist = Twist { $twin } away with { $card }
twisted-do-take = Take the row
twisted-over = The match is over.
twisted-both = { $card } fits the row and can also twist { $twin } away. Which do you want?
twisted-open = Your turn. Open a new row with any card.
twisted-your-turn = Your turn: { $ways }.
twisted-place-any = place { $cards }
twisted-twist-with = twist { $twin } away with { $card }
twisted-stuck = Your turn. None of your cards fit, so you take the row: { $cost }.
twisted-toad = toad { $card }
twisted-can-place = { $card }, can be placed
twisted-can-twist = { $card }, twists { $twin } away
twisted-can-both = { $card }, can be placed or twist { $twin } away
twisted-cannot = { $card }, can’t be played now
twisted-cards = { $count ->
    [one] one card
   *[other] { $count } cards
  }
twisted-row = { $count ->
    [0] The row is empty
    [one] The row, one card
   *[other] The row, { $count } cards
  }
twisted-takes-it = { $card } wins it
twisted-takes = wins { $twin }
twisted-no-row = No row yet
twisted-here = next card
twisted-opens = new row
twisted-pile = { $count ->
    [one] card to draw
   *[other] cards to draw
  }
twisted-points = { $points ->
    [one] { $shown } point
   *[other] { $shown } points
  }
twisted-hand = { $count ->
    [one] Your hand, one card
   *[other] Your hand, { $count } cards
  }
twisted-won = { $count } won
twisted-lost = { $count } lost
twisted-total = total
twisted-part-won = won
twisted-part-taken = taken
twisted-part-toads = toads
twisted-before = earlier rounds
twisted-colours = Colours show the mirror cards: of each pair the smaller is blue and the larger orange, like 49 and 94. A card always twists away one of the other colour.
twisted-rounds = Points by round
twisted-round = Round { $round }
twisted-how = Each card you win scores one point. Each card in a row you take costs one, a toad five. All rounds are added up.
twisted-option-rounds = Rounds
twisted-option-rounds-about = How often the cards are dealt before the points are added up.
twisted-option-expert = Expert variant
twisted-option-expert-about = If you take a row of just one card, you also take the top card of the pile, face down. Good for two players.

twisted-why-no-row = There’s no row to take: place a card to open a new one.
twisted-why-not-held = You don’t have { $card }.
twisted-why-too-far = { $card } is more than { $reach } away from { $last }: only { $lowest } to { $highest } fit.
twisted-why-toad = { $card } is a toad: it can’t twist anything and can’t be twisted.
twisted-why-empty-row = The row is empty, so there’s nothing to twist: place a card.
twisted-why-no-twin = { $twin }, the mirror card of { $card }, isn’t in the row.
