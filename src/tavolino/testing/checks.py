"""What every game promises, as checks on a running match; the fuzzer and the tests use them.

Whatever a check draws by chance follows from the match itself. So a record of a match that failed fails again.
"""

from collections import Counter
from collections.abc import Iterable
from random import Random
from typing import Any

import msgspec

from tavolino.game import IllegalAction
from tavolino.match.match import Match
from tavolino.testing.difference import first_difference, shown
from tavolino.usual import refuses_in_its_own_words
from tavolino.words import in_words


class ContractBroken(AssertionError):
    """A game breaks its promise."""


def check(match: Match) -> None:
    """Everything that must hold between two actions, from all seats and for watchers."""
    check_from(match, (None, *match.seats))


def check_from(match: Match, readers: Iterable[int | None]) -> None:
    check_somebody_can_act(match)
    check_notation(match)
    check_refusals(match)
    before = truth(match)
    for reader in readers:
        check_view(match, reader)
        check_sense(match, reader)
    expect(truth(match) == before, "looking at a match changes nothing", "view, imagine or sensible changed the state")


def chance_at(match: Match, *about: object) -> Random:
    """Randomness that is the same whenever the match comes to this place."""
    return Random(" ".join(map(str, (match.commitment.hex(), len(match.actions), *about))))


def check_somebody_can_act(match: Match) -> None:
    legal = match.legal()
    over = match.outcome is not None
    expect(
        bool(legal) != over,
        "somebody can act until it is over, and nobody after that",
        f"the match is {'over' if over else 'not over'}, and {listed(legal) or 'no seat'} can act",
    )
    awaited = match.game.awaited(match.state)
    expect(
        bool(awaited) == bool(legal) and set(awaited) <= set(legal),
        "the match waits for seats that can act",
        f"awaited is {awaited}, but {listed(legal) or 'no seat'} can act",
    )
    for seat, actions in legal.items():
        for line, times in Counter(map(match.game.write, actions)).items():
            expect(times == 1, "no legal action is listed twice", f"legal has {line!r} {times} times for seat {seat}")


def check_cards(match: Match, at_first: Counter[Any]) -> None:
    check_same_cards(at_first, match.game.cards(match.state), "no card is lost or made")


def check_notation(match: Match) -> None:
    for seat, actions in match.legal().items():
        for action in actions:
            line = match.game.write(action)
            same(action, match.game.read(line), f"read makes of {line!r} what was written (seat {seat})")
            crosses_the_wire(action, f"an action of seat {seat}")


def check_refusals(match: Match) -> None:
    """One seat's legal action is refused to a seat that may not take it, and changes nothing."""
    legal, rng = match.legal(), chance_at(match, "refusals")
    offered = [action for actions in legal.values() for action in actions]
    if not offered:
        return
    action, seat = rng.choice(offered), rng.choice(match.seats)
    if action in legal.get(seat, []):
        return
    before, played, asked = truth(match), len(match.actions), f"seat {seat} asked for {match.game.write(action)!r}"
    try:
        match.act(seat, action)
    except IllegalAction as fault:
        refusal = fault.refusal
        expect(
            bool(refusal.reason and (refusal.clause or not refuses_in_its_own_words(match.game))),
            "a refusal names its clause and its reason",
            f"{asked}: the clause is {refusal.clause!r}, the reason {refusal.reason!r}",
        )
    else:
        raise ContractBroken(f"an action that is not legal was taken: {asked}")
    expect(truth(match) == before and len(match.actions) == played, "a refused action changes nothing", asked)


def check_view(match: Match, reader: int | None) -> None:
    view, whose, game = match.view(reader), reader_named(reader), match.game
    legal = [] if reader is None else game.legal(match.state, reader)
    same(reader, view.seat, f"the view of {whose} names its seat, as view.seat")
    same(legal, list(view.legal), f"the view of {whose} has what legal says, as view.legal")
    crosses_the_wire(view, f"the view of {whose}")
    imagined = game.imagine(view, chance_at(match, "imagine", reader))
    same(view, game.view(imagined, reader), f"an imagined state looks the same to {whose}, who imagined it")
    there, here = Counter(game.cards(match.state)), game.cards(imagined)
    check_same_cards(there, here, f"a state imagined by {whose} has the same cards")


def check_sense(match: Match, reader: int | None) -> None:
    if reader is not None and (legal := match.legal_for(reader)):
        action = match.game.sensible(match.view(reader), chance_at(match, "sensible", reader))
        found = f"seat {reader} chose {shown(action)}, which is not in its legal actions"
        expect(action in legal, "sensible chooses a legal action", found)


def check_telling(match: Match, events: Iterable[Any]) -> None:
    """What everybody is told of what has just happened."""
    for event in events:
        for reader in (None, *match.seats):
            seen = match.game.seen(event, reader)
            crosses_the_wire(seen, f"an event for {reader_named(reader)}")
            told = match.game.tell(seen, len(match.seats), match.options)
            line = None if told is None else in_words(told, match.names)
            where = f"for {reader_named(reader)}, {shown(seen)} is {line!r}"
            expect(line is None or bool(line.strip()), "tell has words for an event, or None", where)
            expect(line is None or "\n" not in line, "the words of an event fit on one line", where)


def check_same_cards(expected: Counter[Any], found: Iterable[Any], promise: str) -> None:
    now = Counter(found)
    lost, made = (sorted(map(shown, (one - other).elements())) for one, other in ((expected, now), (now, expected)))
    expect(now == expected, promise, f"missing: {', '.join(lost) or 'none'}; too many: {', '.join(made) or 'none'}")


def truth(match: Match) -> bytes:
    return msgspec.json.encode(match.game.trace(match.state))


def crosses_the_wire(thing: Any, what: str) -> None:
    promise = f"{what} crosses the wire"
    try:
        again = wired(thing)
    except (msgspec.MsgspecError, TypeError, ValueError) as fault:
        raise ContractBroken(f"{promise}: {type(thing).__name__} cannot be sent and read back: {fault}") from None
    advice = "give the field a type that says what it holds, such as tuple[Action, ...]"
    same(thing, again, promise, f"; {advice}")


def wired(thing: Any) -> Any:
    """A thing after a trip over the wire."""
    return msgspec.json.decode(msgspec.json.encode(thing), type=type(thing))


def same(expected: Any, found: Any, promise: str, advice: str = "") -> None:
    if found != expected:
        difference = first_difference(expected, found)
        raise ContractBroken(f"{promise}: {difference or 'they are not equal'}{advice}")


def expect(kept: bool, promise: str, found: str = "") -> None:  # noqa: FBT001 - reads as a sentence
    if not kept:
        raise ContractBroken(f"{promise}: {found}" if found else promise)


def reader_named(reader: int | None) -> str:
    return "watchers" if reader is None else f"seat {reader}"


def listed(seats: Iterable[int]) -> str:
    return ", ".join(f"seat {seat}" for seat in seats)
