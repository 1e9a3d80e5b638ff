"""The contract of a game as tests, for the built-in games and for games of other packages.

    @pytest.mark.parametrize("promise", PROMISES)
    @pytest.mark.parametrize("seats", my_game.seat_counts)
    def test_the_game_keeps_its_promises(promise: Promise, seats: int) -> None:
        promise(Kind(my_game, seats, redeal))

`redeal` changes a state: it deals again what a seat must not know. `exchange` helps with that. Where everybody sees
everything, take `nothing_hidden`; what cannot be tested on such a game is skipped, with the reason.
"""

from tavolino.testing.kinds import Kind, Promise, Redeal, all_places, exchange, nothing_hidden
from tavolino.testing.promises import PROMISES

__all__ = ["PROMISES", "Kind", "Promise", "Redeal", "all_places", "exchange", "nothing_hidden"]
