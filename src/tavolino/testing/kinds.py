"""What the promises are tested on: a game with a number of seats, and matches of it in the middle of play."""

from collections import Counter
from collections.abc import Callable, Iterable, Iterator
from copy import deepcopy
from dataclasses import dataclass
from random import Random
from typing import Any, Protocol, TypeAlias

from tavolino.bots import bot_named
from tavolino.chance import SIZE, Chance
from tavolino.game import AnyGame
from tavolino.match import Match
from tavolino.own_words import take_in_words
from tavolino.testing.checks import check_cards
from tavolino.testing.options import some_options

MATCHES = 15  # to test a promise on
NOISES = (0.0, 0.1, 0.5, 1.0)  # how often a seat acts at random instead of sensibly

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

    def __post_init__(self) -> None:
        take_in_words(self.game)  # it need not be installed

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


def nothing_hidden(state: Any, seat: int | None, rng: Random, *, few: bool) -> None:  # noqa: ARG001 - from nobody
    """The `Redeal` of an open game: everybody sees everything but the chance to come."""
    if isinstance(getattr(state, "chance", None), Chance):
        state.chance = Chance(rng.randbytes(SIZE))
