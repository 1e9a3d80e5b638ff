# The table of games that have none of their own on the page.

plain-where = Plain table
plain-your-turn = Your turn: choose a card or a button.
plain-over = The match is over.
plain-cannot = { $card }, not now
plain-hidden = { $count ->
    [one] one card face down
   *[other] { $count } cards face down
}
plain-empty = nothing
plain-middle = The middle of the table
plain-own = Your own side
plain-ended = Why it ended: { $reason }.
plain-check = This page can’t work out the cards of this game from the seed. The check below covers it, and so does “tavolino verify” on any machine that has the game.
