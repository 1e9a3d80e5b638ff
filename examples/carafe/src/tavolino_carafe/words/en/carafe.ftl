# Every key begins with the game's name. The page looks for some of them by itself:
# -title, -about, -option-…, -do-… and -end-…

carafe-title = Carafe
carafe-about = Pour numbers into one carafe. Fill it to the brim and it’s yours; spill it and you pay for every drop.
carafe-option-brim = Brim
carafe-option-brim-about = How much the carafe holds.
carafe-do-pour = Pour { $card }
carafe-do-spill = Spill
carafe-end-hands-empty = All hands are empty.

carafe-zone-carafe = Carafe, { $total } of { $brim }
carafe-zone-pile = Pile
carafe-zone-hand = Hand
carafe-zone-won = Won { $count }
carafe-zone-spilled = Spilled { $count }

carafe-poured = { $you ->
    [yes] You
   *[no] { $who }
} poured { $card }: { $total }.
carafe-drew-hidden = { $you ->
    [yes] You
   *[no] { $who }
} drew a card.
carafe-drew = { $you ->
    [yes] You
   *[no] { $who }
} drew { $card }.
carafe-filled = To the brim! { $you ->
    [yes] You
   *[no] { $who }
} won { $count ->
    [one] 1 card
   *[other] { $count } cards
}.
carafe-spilled = { $you ->
    [yes] You
   *[no] { $who }
} spilled { $count ->
    [one] 1 card
   *[other] { $count } cards
}.

carafe-why-not-held = You don’t have { $card }.
carafe-why-no-room = { $card } doesn’t fit: there’s room for { $room }.
carafe-why-pour = One of your cards fits, so you have to pour.
