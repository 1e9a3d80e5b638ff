"""Actions as text, and the trace."""

from collections import Counter

import msgspec
import pytest

from games.upturn.table import SEED, play, table
from tavolino.chance import Chance
from tavolino.game import BadMessage
from tavolino.games import upturn
from tavolino.games.upturn.actions import (
    Action,
    Add,
    Call,
    Catch,
    Close,
    Draw,
    Give,
    Keep,
    Lay,
    Pass,
    Skip,
    StartLine,
    Stop,
)
from tavolino.games.upturn.tiles import NUMBERS, all_tiles

WRITTEN: dict[str, Action] = {
    "lay 1": Lay(1),
    "lay 99": Lay(99),
    "add 48": Add(48),
    "close": Close(),
    "up left": StartLine("up", "up", "left"),
    "up right": StartLine("up", "up", "right"),
    "down left": StartLine("down", "down", "left"),
    "down right": StartLine("down", "down", "right"),
    "updown up left": StartLine("updown", "up", "left"),
    "updown down right": StartLine("updown", "down", "right"),
    "joker up right": StartLine("joker", "up", "right"),
    "joker down left": StartLine("joker", "down", "left"),
    "skip1": Skip("skip1"),
    "skip2": Skip("skip2"),
    "stop": Stop(),
    "draw": Draw(),
    "pass": Pass(),
    "give 0": Give(0),
    "keep": Keep(),
    "call": Call(),
    "catch 3": Catch(3),
}


@pytest.mark.parametrize(("text", "action"), WRITTEN.items(), ids=WRITTEN)
def test_every_action_is_one_line_that_comes_back(text: str, action: Action) -> None:
    assert upturn.write(action) == text
    assert upturn.read(text) == action
    assert msgspec.json.decode(msgspec.json.encode(action), type=type(action)) == action


NO_ACTIONS = """
lay; lay 0; lay 100; lay 07; lay ٤; lay -4; lay 4 5; add x; close 22; skip3; joker; Draw; up; up up left; up ahead;
updown left; joker left up; updown up; give 4; give; catch -1; catch 4;
"""


@pytest.mark.parametrize("text", NO_ACTIONS.split(";"))
def test_what_is_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadMessage):
        upturn.read(text)


@pytest.mark.parametrize(
    ("text", "complaint"),
    [
        ("jump", "'jump' is no action of Upturn"),
        ("lay 100", "'100' should be a number from 1 to 99"),
        ("give 4", "'4' should be a number from 0 to 3"),
        ("joker sideways left", "'sideways' should be up or down"),
        ("up ahead", "'ahead' should be left or right"),
    ],
)
def test_the_refusal_says_what_is_wrong(text: str, complaint: str) -> None:
    with pytest.raises(BadMessage, match=complaint):
        upturn.read(text)


def test_the_trace_shows_the_whole_truth() -> None:
    state = table("44 41 42 up | 8 9 | 12 13", "20 / up 40 skip1", bag="2 joker")
    play(state, "0 draw", "0 lay 44", "0 add 41")
    assert upturn.trace(state) == {
        "turn": 0,
        "phase": "run",
        "lines": [[20], ["up", 40, "skip1", 41]],
        "last": 41,
        "going": "up",
        "marker": "left",
        "bag": ["joker"],
        "racks": [[44, 42, "up", 2], [8, 9], [12, 13]],
        "run": [44, 1],
        "owed": 1,
        "uncalled": None,
        "forgot": None,
        "drawn": True,
        "dry": 0,
        "over": False,
    }


def test_the_trace_of_a_match_that_has_not_begun_has_no_direction() -> None:
    trace = upturn.trace(table("40 | 8 9", "20", going=None))
    assert (trace["going"], trace["run"], trace["phase"]) == (None, None, "play")


@pytest.mark.parametrize(("rack", "moves"), [("41", ["0 lay 41"]), ("44 43", ["0 lay 44", "0 add 43", "0 close"])])
def test_the_trace_of_a_match_that_is_over_names_no_turn(rack: str, moves: list[str]) -> None:
    state = table(f"{rack} | 53 8", "40", bag="48")
    play(state, *moves)
    trace = upturn.trace(state)
    ended = ("turn", "phase", "run", "uncalled", "owed", "drawn", "over")
    assert tuple(trace[field] for field in ended) == (None, None, None, None, 0, False, True)


def test_the_trace_of_a_blocked_match_has_forgotten_the_draw_and_the_call() -> None:
    state = table("42 8 | 12 13", "40", bag="")
    state.lines = [[]]
    play(state, "0 lay 42", "1 draw", "1 pass", "0 draw", "0 pass")
    trace = upturn.trace(state)
    assert (trace["uncalled"], trace["drawn"], trace["dry"], trace["over"]) == (None, False, 2, True)


def test_the_trace_names_the_seat_that_owes_a_call_and_the_fruitless_passes() -> None:
    state = table("42 8 | 12 13", "40", bag="")
    state.lines = [[]]
    play(state, "0 lay 42", "1 draw", "1 pass")
    trace = upturn.trace(state)
    assert (trace["uncalled"], trace["dry"]) == (0, 1)


def test_the_cards_are_all_tiles_wherever_they_lie() -> None:
    state = upturn.deal(4, upturn.table_options, Chance(SEED))
    assert Counter(upturn.cards(state)) == Counter(all_tiles(NUMBERS))
    assert list(upturn.cards(table("8 up | 9", "20 / up 40", bag="2"))) == [2, 8, "up", 9, 20, "up", 40]
