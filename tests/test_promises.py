"""What other people's games are told: honest ones keep every promise that fits them, others hear what is wrong."""

import re
from collections.abc import Iterator
from random import Random
from types import SimpleNamespace
from typing import Any
from unittest import SkipTest

import pytest
from msgspec import structs

from small import another
from tavolino.cli import starter
from tavolino.game import AnyGame
from tavolino.testing import PROMISES, Kind, Promise, all_places, exchange, nothing_hidden
from tavolino.testing.secrecy import tells_nobody_what_is_hidden
from tavolino.usual import complete

OPEN, SHORT = complete(starter), complete(another)
DRAW, REST = another.Draw(), another.Rest()


def redeal(state: another.State, seat: int | None, rng: Random, *, few: bool) -> None:
    hands = [hand for number, hand in enumerate(state.hands) if number != seat]
    exchange(all_places(state.pile, *hands), rng, few=few)


def kept(kind: Kind) -> Iterator[str]:
    """Try all promises; yields the names of those that are skipped."""
    for promise in PROMISES:
        try:
            promise(kind)
        except SkipTest:
            yield promise.__name__


def test_a_game_in_which_nothing_is_hidden_keeps_all_promises_but_those_about_hiding() -> None:
    about_hiding = ["tells_nobody_what_is_hidden", "would_be_caught_telling", "imagines_worlds_that_differ"]
    assert [*kept(Kind(OPEN, 2, nothing_hidden))] == about_hiding


def test_a_match_of_two_actions_is_long_enough_for_all_promises() -> None:
    assert [*kept(Kind(SHORT, 2, redeal))] == []


def test_a_game_that_tells_all_events_to_all_needs_nothing_to_be_caught() -> None:
    """Cards are hidden here, but no event speaks of one."""
    game = changed(SHORT, apply=draw_in_secret, seen=lambda event, seat: event)  # noqa: ARG005 - the same for every seat
    assert [*kept(Kind(game, 2, redeal))] == ["would_be_caught_telling"]


def draw_in_secret(state: another.State, seat: int, action: another.Action) -> list[another.Event]:
    another.apply(state, seat, action)
    return [another.Rested(seat)]


def changed(game: AnyGame, **verbs: Any) -> Any:
    """The game with other verbs."""
    return SimpleNamespace(**vars(game) | verbs)


class Untyped(another.View, frozen=True):
    """Its actions come back from the wire as dicts."""

    legal: tuple = ()  # type: ignore[type-arg]


class Leaking(another.View, frozen=True):
    next: int | None = None


def viewed(kind: type[another.View], **fields: Any) -> Any:
    """The verb `view`, with a view of another kind."""

    def view(state: another.State, seat: int | None) -> another.View:
        found = structs.asdict(another.view(state, seat))
        return kind(**found | {name: value(state) for name, value in fields.items()})

    return view


def misread(text: str) -> another.Action:
    return REST if text == "draw" else SHORT.read(text)


def forgetful(view: another.View, rng: Random) -> another.State:
    state = another.imagine(view, rng)
    state.turn = 0
    return state


def lose_one(view: another.View, rng: Random) -> another.State:
    state = another.imagine(view, rng)
    state.pile.remove(min(state.pile))
    return state


WRONG: dict[str, tuple[dict[str, Any], str]] = {
    "a field without a type": (
        {"view": viewed(Untyped)},
        ("the view of seat 0 crosses the wire: legal[0] is {'type': 'draw'}, but should be Draw(); "
        "give the field a type that says what it holds"),
    ),
    "a field of another type": (
        {"view": viewed(another.View, sizes=lambda state: state.turn)},
        ("the view of watchers crosses the wire: View cannot be sent and read back: "
        "Expected `array`, got `int` - at `$.sizes`"),
    ),
    "a field that cannot be sent": (
        {"view": viewed(another.View, turn=lambda _: object())},
        "the view of watchers crosses the wire: View cannot be sent and read back: Encoding objects of type ",
    ),
    "a view that shows the next card": (
        {"view": viewed(Leaking, next=lambda state: state.pile[0])},
        r"the view of watchers shows nothing hidden: dealt again, next is \d, but should be \d",
    ),
    "an event that tells a card": (
        {"seen": lambda event, seat: event},  # noqa: ARG005 - the same for every seat
        (r"an event tells (watchers|seat \d) nothing hidden, nor do its words: with other hidden cards "
        r"\[0\].card is \d, but should be \d"),
    ),
    "an action that is read as another": (
        {"read": misread},
        "read makes of 'draw' what was written (seat 0): it is Rest(), but should be Draw()",
    ),
    "another turn is imagined": (
        {"imagine": forgetful},
        "an imagined state looks the same to watchers, who imagined it: turn is 0, but should be 1",
    ),
    "a card is forgotten": (
        {"imagine": lose_one},
        "a state imagined by watchers has the same cards: missing: 1; too many: none",
    ),
    "actions that come twice": (
        {"legal": lambda state, seat: [DRAW, REST, DRAW] if seat == state.turn else []},
        "no legal action is listed twice: legal has 'draw' 2 times for seat 0",
    ),
    "somebody is waited for in vain": (
        {"awaited": lambda state: [1 - state.turn] if state.turn < 2 else []},
        "the match waits for seats that can act: awaited is [1], but seat 0 can act",
    ),
    "nonsense": (
        {"sensible": lambda view, rng: None},  # noqa: ARG005 - whatever it is
        "sensible chooses a legal action: seat 0 chose None, which is not in its legal actions",
    ),
    "a refusal without a clause": (
        {"why_not": lambda *asked: structs.replace(SHORT.why_not(*asked))},
        r"a refusal names its clause and its reason: seat \d asked for '\w+': the clause is '', the reason 'It’s not",
    ),
}


@pytest.mark.parametrize(("verbs", "said"), WRONG.values(), ids=WRONG)
def test_what_is_wrong_is_said_with_the_place_and_both_values(verbs: dict[str, Any], said: str) -> None:
    kind = Kind(changed(SHORT, **verbs), 2, redeal)
    found = "\n".join(fault_of(promise, kind) for promise in PROMISES)
    assert re.search(said if "\\d" in said else re.escape(said), found), found


def fault_of(promise: Promise, kind: Kind) -> str:
    try:
        promise(kind)
    except Exception as fault:
        return str(fault)
    return ""


def test_who_hides_something_has_to_deal_it_again() -> None:
    """A `redeal` that changes nothing would let every leak pass."""
    fault = fault_of(tells_nobody_what_is_hidden, Kind(SHORT, 2, nothing_hidden))
    said = "`redeal` deals again what watchers must not know: it changes nothing, but imagine makes something up: "
    said = "`redeal` deals again what watchers must not know: it changes nothing, but imagine makes something up: "
    assert fault.startswith(f"{said}['hands'][0][0] is ")
