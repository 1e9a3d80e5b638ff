"""Secrecy and imagination: what is hidden from a seat stays hidden, and only that is imagined.

In a game where nothing is hidden there is nothing to test: those promises are skipped, with the reason.
"""

from collections.abc import Callable, Iterable, Iterator
from random import Random
from typing import Any
from unittest import SkipTest

import msgspec

from tavolino.match import Match
from tavolino.plain import plain_view
from tavolino.testing.checks import ContractBroken, expect, reader_named, truth
from tavolino.testing.difference import first_difference
from tavolino.testing.kinds import Kind, chosen
from tavolino.words import Told

FEWEST = 12  # matches in which events are compared; of a short game more, up to MOST, until there are ENOUGH events
MOST = 60
ENOUGH = 300
STEPS = 60  # actions of a match in which events are compared
WORLDS = 20  # imagined from one view

Seen = Callable[[Any, int | None], Any]


def shows_nobody_what_is_hidden(kind: Kind) -> None:
    """A view stays the same, byte for byte, when everything hidden from its seat is dealt again."""
    for match, rng in kind.matches("secrecy", 150):
        for reader in (None, *match.seats):
            other, whose = kind.redealt(match, reader, rng, few=False), reader_named(reader)
            same_bytes(match.view(reader), kind.game.view(other, reader), f"the view of {whose} shows nothing hidden")
            here, there = (plain_view(kind.game, state, reader) for state in (match.state, other))
            same_bytes(here, there, f"the plain view of {whose} shows nothing hidden")


def tells_nobody_what_is_hidden(kind: Kind) -> None:
    """What a seat is told stays the same when the cards that stay hidden from it are dealt again."""
    skip_if_open(kind)
    matches = [*compare_events(kind, kind.game.seen)]
    for fault in (fault for faults in matches for fault in faults if fault):
        raise ContractBroken(fault)
    compared = sum(bool(faults) for faults in matches)
    found = f"in only {compared} of {len(matches)} matches a seat saw the same after `redeal` with few=True"
    expect(2 * compared >= len(matches), "events can be compared in most matches", found)


def would_be_caught_telling(kind: Kind) -> None:
    """The promise before this one can be broken: it would notice if everybody were told everything."""
    skip_if_open(kind)
    hidden: list[Any] = []

    def told_all(event: Any, reader: int | None) -> Any:
        if not hidden and kind.game.seen(event, reader) != event:
            hidden.append(event)
        return event

    caught = any(fault for faults in compare_events(kind, told_all) for fault in faults)
    if not hidden:
        raise SkipTest("every event is open to all: seen hides nothing")
    expect(caught, "a leak in events would be noticed", "`redeal` with few=True never changes what an event hides")


def imagines_worlds_that_differ(kind: Kind) -> None:
    """They differ about as much as what is hidden can."""
    skip_if_open(kind)
    imagined = redealt = 0
    for match, rng in kind.matches("imagine", 30):
        imagined += different(kind, (kind.game.imagine(match.view(0), rng) for _ in range(WORLDS)))
        redealt += different(kind, (kind.redealt(match, 0, rng, few=False) for _ in range(WORLDS)))
    found = f"imagine made {imagined} different worlds, redeal {redealt}"
    expect(2 * imagined >= redealt, "imagined worlds differ where something is hidden", found)


def different(kind: Kind, states: Iterable[Any]) -> int:
    return len({encoded(kind.game.trace(state)) for state in states})


def skip_if_open(kind: Kind) -> None:
    """Skip where `redeal` never changes anything, once that is found to be true: every view shows everything."""
    for match, rng in kind.matches("hidden", 40):
        for reader in (None, *match.seats):
            if encoded(kind.game.trace(kind.redealt(match, reader, rng, few=False))) != truth(match):
                return
            imagined = kind.game.trace(kind.game.imagine(match.view(reader), rng))
            if encoded(imagined) != truth(match):
                promise = f"`redeal` deals again what {reader_named(reader)} must not know"
                found = first_difference(kind.game.trace(match.state), imagined)
                raise ContractBroken(f"{promise}: it changes nothing, but imagine makes something up: {found}")
    raise SkipTest("nothing is hidden in this game: every view shows everything")


def compare_events(kind: Kind, seen: Seen) -> Iterator[list[str | None]]:
    """Play on in two worlds that differ in two hidden cards.

    A seat that sees the same afterwards must have been told the same on the way. Yields for each match, each time that
    a seat could be asked, what was told differently, or None.
    """
    rng, asked = kind.rng("events"), 0
    for number in range(MOST):
        if number >= FEWEST and asked >= ENOUGH:
            break
        match = kind.new_match(rng)
        faults = [*compare_events_of(kind, match, rng, seen)]
        asked += len(faults)
        yield faults


def compare_events_of(kind: Kind, match: Match, rng: Random, seen: Seen) -> Iterator[str | None]:
    for _ in range(STEPS):
        if match.outcome:
            return
        seat, action = chosen(match, rng, 0.3)
        others = {reader: kind.redealt(match, reader, rng, few=True) for reader in (None, *match.seats)}
        events = match.act(seat, action)
        for reader, other in others.items():
            if action not in kind.game.legal(other, seat):
                continue
            there = kind.game.apply(other, seat, action)
            if encoded(kind.game.view(other, reader)) == encoded(match.view(reader)):
                told = ([seen(event, reader) for event in one] for one in (events, there))
                yield told_differently(match, reader, *told)


def told_differently(match: Match, reader: int | None, here: list[Any], there: list[Any]) -> str | None:
    promise = f"an event tells {reader_named(reader)} nothing hidden, nor do its words"
    for one, other in ((here, there), (words_of(match, here), words_of(match, there))):
        if encoded(one) != encoded(other):
            return f"{promise}: with other hidden cards {first_difference(one, other)}"
    return None


def words_of(match: Match, events: Iterable[Any]) -> list[Told]:
    return [match.game.tell(event, len(match.seats), match.options) for event in events]


def same_bytes(here: Any, there: Any, promise: str) -> None:
    if encoded(here) != encoded(there):
        raise ContractBroken(f"{promise}: dealt again, {first_difference(here, there)}")


def encoded(thing: Any) -> bytes:
    return msgspec.json.encode(thing)
