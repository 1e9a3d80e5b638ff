"""Every reason why an action of Twisted is refused."""

from random import Random

import pytest

from games.twisted.table import clauses, dealt, lay
from games.why import Why, read_out
from tavolino.chance import SIZE
from tavolino.game import IllegalAction
from tavolino.games import twisted
from tavolino.games.twisted.actions import Action, Place, Take, Twist
from tavolino.games.twisted.notation import read, trace
from tavolino.games.twisted.refusal import why_not
from tavolino.games.twisted.rules import apply, legal
from tavolino.games.twisted.state import DECK, Options, State
from tavolino.match import Match

ANY_ACTION: list[Action] = [*map(Place, DECK), *map(Twist, DECK), Take()]
OVER = lay("41", "12", row="34")
OVER.over = True

REFUSALS: dict[str, tuple[State, int, str, Why]] = {
    "over": (OVER, 0, "take", Why("T-P2", "The match is over.")),
    "not on turn": (lay("41", "12", row="34"), 1, "take", Why("T-S2", "It’s not your turn.")),
    "place a card not held": (lay("41", "12"), 0, "place 12", Why("T-A1", "You don’t have 12.")),
    "place a card too low": (
        lay("23", "12", row="55 34"), 0, "place 23",
        Why("T-A1", "23 is more than 10 away from 34: only 24 to 44 fit."),
    ),
    "place a card too high": (
        lay("45", "12", row="55 34"), 0, "place 45",
        Why("T-A1", "45 is more than 10 away from 34: only 24 to 44 fit."),
    ),
    "twist with a toad": (
        lay("33", "12", row="33"),
        0,
        "twist 33",
        Why("T-B1", "33 is a toad: it can’t twist anything and can’t be twisted."),
    ),
    "twist with a card not held": (lay("41", "94", row="49"), 0, "twist 94", Why("T-B1", "You don’t have 94.")),
    "twist without a row": (
        lay("94", "12"), 0, "twist 94",
        Why("T-B3", "The row is empty, so there’s nothing to twist: place a card."),
    ),
    "twist without the twin": (
        lay("94", "12", row="48"), 0, "twist 94", Why("T-B1", "49, the mirror card of 94, isn’t in the row.")
    ),
    "take without a row": (
        lay("94", "12"), 0, "take", Why("T-G1", "There’s no row to take: place a card to open a new one.")
    ),
}  # fmt: skip


@pytest.mark.parametrize(("state", "seat", "text", "refusal"), REFUSALS.values(), ids=REFUSALS)
def test_a_refusal_names_the_clause_and_says_why(state: State, seat: int, text: str, refusal: Why) -> None:
    assert read(text) not in legal(state, seat)
    assert read_out(why_not(state, seat, read(text))) == refusal
    assert refusal.clause in clauses()


def test_whatever_is_not_legal_has_a_reason() -> None:
    state, rng = dealt(2, options=Options(rounds=1, expert=True)), Random(1)
    while not state.over:
        for seat in (0, 1):
            refused = [action for action in ANY_ACTION if action not in legal(state, seat)]
            assert {why_not(state, seat, action).clause for action in refused} <= clauses()
        apply(state, state.turn, rng.choice(legal(state, state.turn)))


def test_a_match_refuses_with_the_reason_and_changes_nothing() -> None:
    match = Match(twisted, Options(), ["Anna", "Ben"], bytes(SIZE), [bytes(SIZE)] * 2)
    match.state = lay("23", "12", row="34", pile="13")
    before = repr(trace(match.state))
    with pytest.raises(IllegalAction, match=r"only 24 to 44 fit\. \(T-A1\)"):
        match.act(0, Place(23))
    assert repr(trace(match.state)) == before
    assert match.actions == []
