"""Every reason why an action of Qwinto is refused."""

from itertools import product
from random import Random

import pytest

from games.qwinto.table import act, can, clauses, dealt, lay, sheet
from games.why import Why, read_out
from tavolino.chance import SIZE
from tavolino.game import IllegalAction
from tavolino.games import qwinto
from tavolino.games.qwinto.actions import Action, Pass, Play, PlayTwo, Write
from tavolino.games.qwinto.cards import COLOURS, DECK, PLACES
from tavolino.games.qwinto.notation import read, trace
from tavolino.games.qwinto.refusal import why_not
from tavolino.games.qwinto.rules import legal
from tavolino.games.qwinto.sheet import Cell
from tavolino.games.qwinto.state import Options, State
from tavolino.match import Match

OVER = lay("o4", "y1")
OVER.reason = "rows"
DECIDED = lay("o4", "y1", number=10, colours="o")
DECIDED.decided[0] = Pass()


def playing(hand: str = "o4 p1 g1") -> State:
    return lay(hand, "y1")


def writing(entries: str = "", number: int = 7, colours: str = "oy") -> State:
    return lay("o4", "y1", number=number, colours=colours, sheets=[sheet(entries)])


REFUSALS: dict[str, tuple[State, int, str, Why]] = {
    "over": (OVER, 0, "play o4 tl", Why("Q-E2", "The match is over.")),
    "play while a number is announced": (
        writing(), 0, "play o4 tl",
        Why("Q-T4", "The number is already announced: write it or pass before the next card is played."),
    ),
    "play two while a number is announced": (
        writing(), 0, "play o4 tl y4 tr",
        Why("Q-T4", "The number is already announced: write it or pass before the next card is played."),
    ),
    "play when not active": (
        playing(), 1, "play y1 tl",
        Why("Q-T1", "Only the player whose turn it is puts a card down, and it isn’t your turn."),
    ),
    "play two when not active": (
        playing(), 1, "play y1 tl o1 tr",
        Why("Q-T1", "Only the player whose turn it is puts a card down, and it isn’t your turn."),
    ),
    "play a card not held": (playing(), 0, "play y1 tl", Why("Q-T1", "You don’t have yellow 1.")),
    "play two, the first not held": (playing(), 0, "play y1 tl p1 tr", Why("Q-T2", "You don’t have yellow 1.")),
    "play two, the second not held": (playing(), 0, "play p1 tl y1 tr", Why("Q-T2", "You don’t have yellow 1.")),
    "play a card twice": (playing(), 0, "play p1 tl p1 tr", Why("Q-T2", "You have purple 1 only once.")),
    "play two of different values": (
        playing(), 0, "play o4 tl p1 tr",
        Why("Q-T2", "You can play two cards only if they have the same value."),
    ),
    "play two on one stack": (
        playing(), 0, "play p1 tl g1 tl",
        Why("Q-T2", "The second card goes next to the first, never on the same stack or diagonally."),
    ),
    "play two across": (
        playing(), 0, "play p1 tl g1 br",
        Why("Q-T2", "The second card goes next to the first, never on the same stack or diagonally."),
    ),
    "write before a number": (
        playing(), 0, "write o7",
        Why("Q-T1", "No number has been announced yet: someone has to put a card down first."),
    ),
    "pass before a number": (
        playing(), 1, "pass",
        Why("Q-T1", "No number has been announced yet: someone has to put a card down first."),
    ),
    "write twice": (DECIDED, 0, "write o7", Why("Q-T4", "You’ve already decided on this number.")),
    "pass twice": (DECIDED, 0, "pass", Why("Q-T4", "You’ve already decided on this number.")),
    "write 0": (writing(number=0), 0, "write o7", Why("Q-W1", "0 can’t be written: only 1 to 18 can.")),
    "write without a colour": (
        writing(colours=""), 0, "write o7",
        Why("Q-T6", "All three cards are grey, so nobody can write this number."),
    ),
    "write in another row": (
        writing(), 0, "write p7", Why("Q-T4", "7 is only for orange or yellow, not for purple.")
    ),
    "write over a number": (
        writing("o7:5"), 0, "write o7", Why("Q-W1", "5 is already there, and a written number stays.")
    ),
    "write a number twice in a row": (
        writing("o7:7"), 0, "write o11", Why("Q-W2", "7 is already in the orange row.")
    ),
    "write right of a larger number": (
        writing("o2:3 o4:9"), 0, "write o6",
        Why("Q-W2", "7 is smaller than the 9 to its left; rows go up from left to right."),
    ),
    "write left of a smaller number": (
        writing("o9:5 o11:18"), 0, "write o6",
        Why("Q-W2", "7 is larger than the 5 to its right; rows go up from left to right."),
    ),
    "write a number twice in a column of three": (
        writing("p8:7"), 0, "write o8", Why("Q-W3", "7 is already in that column.")
    ),
    "write a number twice in a column of two": (
        writing("y4:7"), 0, "write o4", Why("Q-W3", "7 is already in that column.")
    ),
}  # fmt: skip


@pytest.mark.parametrize(("state", "seat", "text", "refusal"), REFUSALS.values(), ids=REFUSALS)
def test_a_refusal_names_the_clause_and_says_why(state: State, seat: int, text: str, refusal: Why) -> None:
    assert read(text) not in legal(state, seat)
    assert read_out(why_not(state, seat, read(text))) == refusal
    assert refusal.clause in clauses()


def test_a_negative_number_cannot_be_written() -> None:
    refusal = why_not(writing(number=-3), 0, read("write o7"))
    assert refusal.clause == "Q-W1"
    assert refusal.reason.endswith("3 can’t be written: only 1 to 18 can.")


def test_the_blank_of_a_row_and_what_lies_beside_the_row_are_no_cells() -> None:
    """Such a cell has no notation, but it can come over the wire."""
    blank, beside = (read_out(why_not(writing(), 0, Write(cell))) for cell in (Cell("o", 5), Cell("y", 11)))
    assert blank == Why("Q-L1", "The orange row has no cell in column 5.")
    assert beside == Why("Q-L1", "The yellow row has no cell in column 11.")


def any_action(rng: Random) -> Action:
    one, other = rng.choices(DECK, k=2)
    here, there = rng.choices(PLACES, k=2)
    cell = rng.choice([Cell(*at) for at in product(COLOURS, range(13))])
    actions: list[Action] = [Play(one, here), PlayTwo(one, here, other, there), Write(cell), Pass()]
    return rng.choice(actions)


def test_whatever_is_not_legal_has_a_reason() -> None:
    state, rng = dealt(2), Random(1)
    while not state.over:
        for action in [any_action(rng) for _ in range(100)]:
            refusing = [seat for seat in (0, 1) if action not in legal(state, seat)]
            assert {why_not(state, seat, action).clause for seat in refusing} <= clauses()
        actor = next(seat for seat in (0, 1) if can(state, seat))
        act(state, actor, can(state, actor)[0])


def test_a_match_refuses_with_the_reason_and_changes_nothing() -> None:
    match = Match(qwinto, Options(), ["Anna", "Ben"], bytes(SIZE), [bytes(SIZE)] * 2)
    match.state = writing("o7:5")
    before = repr(trace(match.state))
    with pytest.raises(IllegalAction, match=r"5 is already there, and a written number stays\. \(Q-W1\)"):
        match.act(0, Write(Cell("o", 7)))
    assert repr(trace(match.state)) == before
    assert match.actions == []
