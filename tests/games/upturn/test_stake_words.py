"""What the coach says about the stakes of Upturn is what was counted."""

from games.compared import Pair, check_every_stake, told
from tavolino.games import upturn
from tavolino.games.upturn.actions import Draw, Lay, Skip
from tavolino.games.upturn.stake_words import MEANINGS


def test_every_stake_has_its_sentence() -> None:
    check_every_stake(upturn, Lay(22), Draw())


def test_being_stuck_is_told_in_deals() -> None:
    stuck: dict[str, Pair] = {"stuck": ((0.012, 0.02), (0.31, 0.02))}
    assert told(upturn, "stuck", Lay(22), Draw(), stuck) == (
        "Anna has to draw right away next turn in hardly any deal after 22, in about 30 after drawing."
    )


def test_tiles_handed_over_are_told_on_average() -> None:
    handed: dict[str, Pair] = {"handed": ((2.31, 0.06), (1.18, 0.06))}
    assert told(upturn, "handed", Skip("skip1"), Lay(22), handed) == (
        "On average, Anna is handed about 2.3 tiles with this move, about 1.2 after 22."
    )


def test_who_goes_out_first_is_the_last_thing_to_be_told() -> None:
    assert [stake for stake, meaning in MEANINGS.items() if meaning.last] == ["others-out"]
