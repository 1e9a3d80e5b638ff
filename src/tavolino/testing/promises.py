"""Every promise of the contract, tested on matches of all kinds."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeAlias

import msgspec

from tavolino import parts
from tavolino.bots import bot_named
from tavolino.chance import SIZE
from tavolino.game import AnyGame, part_of, rules_page
from tavolino.match import Match, record_of, replay
from tavolino.plain import plain_view
from tavolino.testing.checks import check, check_cards, expect, truth
from tavolino.testing.options import some_options
from tavolino.words import Told, in_words

MATCHES = 15  # to test a promise on
NOISES = (0.0, 0.1, 0.5, 1.0)  # how often a seat acts at random instead of sensibly
LONGEST = 2000  # actions that sensible players may need

Place: TypeAlias = tuple[list[Any], int]  # a list on the table and an index in it


class Redeal(Protocol):
    def __call__(self, state: Any, seat: int | None, rng: Random, *, few: bool) -> None:
        """Change everything that the seat must not know, including the chance; with `few`, at most two cards."""


@dataclass(frozen=True)
class Kind:
    """What is tested: a game with this many seats."""

    game: AnyGame
    seats: int
    redeal: Redeal

    def rng(self, *about: object) -> Random:
        return Random(" ".join(map(str, (self.game.name, self.seats, *about))))

    def new_match(self, rng: Random) -> Match:
        names = [f"seat {seat}" for seat in range(self.seats)]
        options = some_options(self.game.table_options, rng)
        return Match(self.game, options, names, rng.randbytes(SIZE), [rng.randbytes(SIZE) for _ in names])

    def matches(self, about: str, steps: int) -> Iterator[tuple[Match, Random]]:
        """Matches in the middle of play, each after some number of actions, sensible or not."""
        for number in range(MATCHES):
            rng = self.rng(about, number)
            match = self.new_match(rng)
            at_first = cards(match)
            play_some(match, rng, rng.choice(NOISES), rng.randint(0, steps))
            check_cards(match, at_first)
            yield match, rng

    def redealt(self, match: Match, seat: int | None, rng: Random, *, few: bool) -> Any:
        """Another state that is just as possible, from what this seat may know."""
        state = deepcopy(match.state)
        self.redeal(state, seat, rng, few=few)
        return state


Promise: TypeAlias = Callable[[Kind], None]


def holds_after_any_number_of_actions(kind: Kind) -> None:
    for match, rng in kind.matches("any number", 150):
        check(match, rng)


def holds_at_every_step(kind: Kind) -> None:
    for noise in (0.0, 0.3):
        rng = kind.rng("every step", noise)
        match = kind.new_match(rng)
        at_first = cards(match)
        for _ in range(200):
            check(match, rng)
            check_cards(match, at_first)
            if match.outcome:
                break
            match.act(*chosen(match, rng, noise))


def is_the_same_again_from_its_record(kind: Kind) -> None:
    for match, _ in kind.matches("again", 300):
        again = replay(record_of(match, reveal=True))
        expect(truth(again) == truth(match), "the same secret and actions give the same match")
        seen = [again.view(seat) for seat in again.seats] == [match.view(seat) for seat in match.seats]
        expect(seen, "and the same views")


def shows_nobody_what_is_hidden(kind: Kind) -> None:
    """Secrecy: a view stays the same, byte for byte, when everything hidden from its seat is dealt again."""
    for match, rng in kind.matches("secrecy", 150):
        for seat in (None, *match.seats):
            other = kind.redealt(match, seat, rng, few=False)
            expect(encoded(match.game.view(other, seat)) == encoded(match.view(seat)), "a view shows nothing hidden")
            plain = encoded(plain_view(match.game, other, seat)) == encoded(plain_view(match.game, match.state, seat))
            expect(plain, "a plain view shows nothing hidden")


def tells_nobody_what_is_hidden(kind: Kind) -> None:
    """Secrecy: what a seat is told stays the same when the cards that stay hidden from it are dealt again."""
    compared = [*compare_events(kind, kind.game.seen)]
    expect(all(compared), "an event reveals nothing hidden, nor do its words")
    expect(len(compared) > 500, "enough events could be compared")


def would_be_caught_telling(kind: Kind) -> None:
    """The test before this one can fail: it would notice if everybody were told everything."""
    same = compare_events(kind, lambda event, seat: event)  # noqa: ARG005 - the same for every seat
    expect(kind.seats == 1 or not all(same), "a leak in events would be noticed")


def compare_events(kind: Kind, seen: Callable[[Any, int | None], Any]) -> Iterator[bool]:
    """Play on in two worlds that differ in two hidden cards.

    A seat that sees the same afterwards must have been told the same on the way. Yields whether it was, each time.
    """
    rng, game = kind.rng("events"), kind.game
    for _ in range(12):
        match = kind.new_match(rng)
        for _ in range(60):
            if match.outcome:
                break
            seat, action = chosen(match, rng, 0.3)
            others = {watcher: kind.redealt(match, watcher, rng, few=True) for watcher in (None, *match.seats)}
            events = match.act(seat, action)
            for watcher, other in others.items():
                if action not in game.legal(other, seat):
                    continue
                there = game.apply(other, seat, action)
                if encoded(game.view(other, watcher)) == encoded(match.view(watcher)):
                    shown = ([seen(event, watcher) for event in one] for one in (events, there))
                    here_told, there_told = (encoded((one, words_of(match, one))) for one in shown)
                    yield here_told == there_told


def words_of(match: Match, events: Iterable[Any]) -> list[Told]:
    return [match.game.tell(event, len(match.seats), match.options) for event in events]


def imagines_worlds_that_differ(kind: Kind) -> None:
    rng = kind.rng("imagine")
    view = kind.new_match(rng).view(0)
    worlds = {encoded(kind.game.trace(kind.game.imagine(view, rng))) for _ in range(20)}
    expect(len(worlds) > 15, "imagined worlds differ where something is hidden")


def imagines_worlds_that_can_be_played(kind: Kind) -> None:
    rng, game = kind.rng("imagined play"), kind.game
    match = kind.new_match(rng)
    play_some(match, rng, 0.2, 20)
    state = game.imagine(match.view(0), rng)
    for _ in range(500):
        able = [seat for seat in match.seats if game.legal(state, seat)]
        if not able:
            break
        seat = rng.choice(able)
        game.apply(state, seat, game.sensible(game.view(state, seat), rng))
    expect(Counter(game.cards(state)) == cards(match), "no card is lost or made in an imagined world")


def ends_with_an_outcome_it_knows(kind: Kind) -> None:
    rng = kind.rng("outcome")
    match = kind.new_match(rng)
    play_some(match, rng, 0.0, LONGEST)
    expect(match.outcome is not None, "sensible players finish a match")
    assert match.outcome is not None
    expect(match.outcome.reason in kind.game.end_reasons, "an outcome has a reason that the game knows")
    expect(len(match.outcome.scores) == len(match.outcome.places) == kind.seats, "every seat has a score and a place")
    expect(min(match.outcome.places) == 1, "somebody is first")


def tells_everything_in_one_line(kind: Kind) -> None:
    rng = kind.rng("tell")
    match = kind.new_match(rng)
    for _ in range(200):
        if match.outcome:
            break
        for event in match.act(*chosen(match, rng, 0.3)):
            for seat in (None, *match.seats):
                [told] = words_of(match, [kind.game.seen(event, seat)])
                line = "" if told is None else in_words(told, match.names)
                expect(told is None or bool(line.strip()), f"an event has words, or None: {event}")
                expect("\n" not in line, f"an event's words fit on one line: {event}")


def lays_out_its_zones(kind: Kind) -> None:
    for match, _ in kind.matches("zones", 60):
        for seat in (None, *match.seats):
            for zone in plain_view(match.game, match.state, seat).zones:
                expect(zone.seat is None or zone.seat in match.seats, f"a zone belongs to a real seat: {zone.title}")
                expect(len(zone.actions) in (0, len(zone.cards)), f"a zone has an action for each card: {zone.title}")
                ours = all(isinstance(action, match.game.action_type) for action in zone.actions)
                expect(ours, f"touching a card asks for an action of the game: {zone.title}")


def has_parts_that_keep_their_contracts(kind: Kind) -> None:
    for part in parts.ALL:
        part_of(kind.game, part)  # raises if something is wrong with it


def explains_every_refusal_by_its_rules_page(kind: Kind) -> None:
    """An action that was legal before, but is not now, is refused with a clause that is in RULES.md."""
    rng, (page, _) = kind.rng("refusals"), rules_page(kind.game)
    match, offered = kind.new_match(rng), []
    for _ in range(150):
        legal = match.legal()
        offered += [rng.choice(actions) for actions in legal.values()]
        for seat in match.seats:
            action = rng.choice(offered)
            if action not in legal.get(seat, []):
                refusal = kind.game.why_not(match.state, seat, action)
                expect(refusal.clause in page, f"the rules page has the clause {refusal.clause}")
                expect(bool(refusal.reason.strip()), "a refusal has a reason")
        if match.outcome:
            break
        match.act(*chosen(match, rng, 0.3))


PROMISES: tuple[Promise, ...] = (
    holds_after_any_number_of_actions,
    holds_at_every_step,
    is_the_same_again_from_its_record,
    shows_nobody_what_is_hidden,
    tells_nobody_what_is_hidden,
    would_be_caught_telling,
    imagines_worlds_that_differ,
    imagines_worlds_that_can_be_played,
    ends_with_an_outcome_it_knows,
    tells_everything_in_one_line,
    lays_out_its_zones,
    has_parts_that_keep_their_contracts,
    explains_every_refusal_by_its_rules_page,
)


def chosen(match: Match, rng: Random, noise: float) -> tuple[int, Any]:
    """A seat that can act, and its action: a sensible one, or any."""
    seat = rng.choice(list(match.legal()))
    bot = bot_named("random" if rng.random() < noise else "heuristic", match.game, rng)
    return seat, bot.choose(match.view(seat))


def play_some(match: Match, rng: Random, noise: float, steps: int) -> None:
    for _ in range(steps):
        if match.outcome:
            return
        match.act(*chosen(match, rng, noise))


def cards(match: Match) -> Counter[Any]:
    return Counter(match.game.cards(match.state))


def encoded(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


def all_places(*piles: list[Any]) -> list[Place]:
    return [(pile, index) for pile in piles for index in range(len(pile))]


def exchange(places: Iterable[Place], rng: Random, *, few: bool) -> None:
    """Shuffle the cards of all these places; with `few`, swap only two of them."""
    among = list(places)
    if few:
        among = rng.sample(among, min(2, len(among)))
    mixed = [pile[index] for pile, index in among]
    rng.shuffle(mixed)
    for (pile, index), card in zip(among, mixed, strict=True):
        pile[index] = card
