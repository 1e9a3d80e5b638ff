"""What the coach says about the stakes of Twisted is what was counted."""

from games.compared import Pair, check_every_stake, told
from tavolino.games import twisted
from tavolino.games.twisted.actions import Place, Take, Twist

ROW: dict[str, Pair] = {"row-taken": ((0.343, 0.008), (0.118, 0.008)), "row-cost": ((3.2, 0.08), (1.1, 0.08))}


def test_every_stake_has_its_sentence() -> None:
    check_every_stake(twisted, Place(41), Place(35))


def test_having_to_take_the_row_is_told_with_what_it_costs() -> None:
    assert told(twisted, "row-taken", Place(41), Place(35), ROW) == (
        "Anna has to take the row in about 34 of 100 deals after 41, in about 12 after 35. The row then costs about −9."
    )


def test_a_number_is_no_more_exact_than_its_error() -> None:
    vague: dict[str, Pair] = {"row-taken": ((0.343, 0.03), (0.118, 0.03)), "row-cost": ((3.2, 2.0), (1.1, 2.0))}
    assert told(twisted, "row-taken", Place(41), Place(35), vague) == (
        "Anna has to take the row in about 35 of 100 deals after 41, in about 10 after 35."
    )


def test_nothing_is_said_where_the_rounded_numbers_are_the_same() -> None:
    close: dict[str, Pair] = {"row-taken": ((0.16, 0.03), (0.14, 0.03)), "row-cost": ((1.2, 0.3), (1.1, 0.3))}
    assert told(twisted, "row-taken", Place(41), Place(35), close) is None
    assert told(twisted, "row-cost", Place(41), Place(35), close) is None


def test_what_hardly_happens_and_what_nearly_always_happens_is_said_so() -> None:
    sure: dict[str, Pair] = {"row-left": ((0.999, 0.001), (0.001, 0.001))}
    assert told(twisted, "row-left", Place(41), Twist(35), sure) == (
        "Somebody else has to take the row in nearly every deal after 41, in hardly any after the twist with 35."
    )


def test_taking_the_row_at_once_is_compared_with_taking_it_later() -> None:
    now: dict[str, Pair] = {"row-taken": ((1.0, 0.0), (0.6, 0.01)), "row-cost": ((5.0, 0.0), (7.2, 0.1))}
    said = (
        "Anna has to take the row in about 60 of 100 deals after 35. The row then costs about −12. "
        "Taken right away, it costs −5."
    )
    assert told(twisted, "row-cost", Take(), Place(35), now) == said
    later: dict[str, Pair] = {stake: (other, one) for stake, (one, other) in now.items()}
    assert told(twisted, "row-cost", Place(35), Take(), later) == said
    assert told(twisted, "row-left", Place(35), Take(), {**later, "row-left": ((0.4, 0.01), (0.0, 0.0))}) is None


def test_a_card_is_lost_or_won_back_only_where_two_cards_are_compared() -> None:
    cards: dict[str, Pair] = {"card-lost": ((0.3, 0.004), (0.05, 0.004)), "card-won": ((0.05, 0.004), (0.3, 0.004))}
    assert told(twisted, "card-lost", Place(41), Place(35), cards) == (
        "Somebody else twists the placed card away in about 30 of 100 deals after 41, in about 5 after 35."
    )
    assert told(twisted, "card-won", Place(41), Place(35), cards) == (
        "Anna wins the placed card back with a twist in about 5 of 100 deals after 41, in about 30 after 35."
    )
    assert told(twisted, "card-lost", Place(41), Take(), cards) is None
