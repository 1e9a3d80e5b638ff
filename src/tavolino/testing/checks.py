"""What every game promises, as checks on a running match; the fuzzer and the tests use them."""

from collections import Counter
from random import Random
from typing import Any

import msgspec

from tavolino.game import IllegalAction
from tavolino.match.match import Match


class ContractBroken(AssertionError):
    """A game breaks its promise."""


def check(match: Match, rng: Random) -> None:
    """Everything that must hold between two actions, from all seats."""
    check_from(match, (None, *match.seats), rng)


def check_quickly(match: Match, rng: Random) -> None:
    """The same, from one random seat."""
    check_from(match, (rng.choice((None, *match.seats)),), rng)


def check_from(match: Match, seats: tuple[int | None, ...], rng: Random) -> None:
    check_somebody_can_act(match)
    check_notation(match)
    check_refusals(match, rng)
    for seat in seats:
        check_view(match, seat, rng)


def check_somebody_can_act(match: Match) -> None:
    legal = match.legal()
    expect(bool(legal) == (match.outcome is None), "somebody can act until it is over, and nobody after that")
    awaited = match.game.awaited(match.state)
    expect(bool(awaited) == bool(legal) and set(awaited) <= set(legal), "the match waits for seats that can act")
    for actions in legal.values():
        expect(len({match.game.write(action) for action in actions}) == len(actions), "no legal action is listed twice")


def check_cards(match: Match, at_first: Counter[Any]) -> None:
    expect(Counter(match.game.cards(match.state)) == at_first, "no card is lost or made")


def check_notation(match: Match) -> None:
    for actions in match.legal().values():
        for action in actions:
            expect(match.game.read(match.game.write(action)) == action, f"notation can be read back: {action}")
            expect(wired(action) == action, f"an action crosses the wire: {action}")


def check_refusals(match: Match, rng: Random) -> None:
    """One seat's legal action is refused to a seat that may not take it, and changes nothing."""
    legal = match.legal()
    offered = [action for actions in legal.values() for action in actions]
    if not offered:
        return
    action, seat = rng.choice(offered), rng.choice(match.seats)
    if action in legal.get(seat, []):
        return
    before, played = truth(match), len(match.actions)
    try:
        match.act(seat, action)
    except IllegalAction as fault:
        expect(bool(fault.refusal.clause and fault.refusal.reason), "a refusal names its clause and its reason")
    else:
        raise ContractBroken(f"an action that is not legal was taken: {seat} {action}")
    expect(truth(match) == before and len(match.actions) == played, "a refused action changes nothing")


def check_view(match: Match, seat: int | None, rng: Random) -> None:
    view = match.view(seat)
    legal = [] if seat is None else match.game.legal(match.state, seat)
    expect(view.seat == seat and list(view.legal) == legal, "a view names its seat and its legal actions")
    expect(wired(view) == view, "a view crosses the wire")
    imagined = match.game.imagine(view, rng)
    expect(match.game.view(imagined, seat) == view, "an imagined state looks the same from the seat that imagined it")
    there, here = match.game.cards(imagined), match.game.cards(match.state)
    expect(Counter(there) == Counter(here), "an imagined state has the same cards")


def truth(match: Match) -> bytes:
    return msgspec.json.encode(match.game.trace(match.state))


def wired(thing: Any) -> Any:
    """A thing after a trip over the wire."""
    return msgspec.json.decode(msgspec.json.encode(thing), type=type(thing))


def expect(kept: bool, promise: str) -> None:  # noqa: FBT001 - reads as a sentence
    if not kept:
        raise ContractBroken(promise)
