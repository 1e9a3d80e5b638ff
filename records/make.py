"""Plays matches until there is a record of every way a game can end, for all seat counts: `python records/make.py`."""

import hashlib
from collections.abc import Callable, Iterator
from pathlib import Path
from random import Random
from typing import Any, TypeAlias

from tavolino.bots import bot_named
from tavolino.game import AnyGame
from tavolino.games import BUILT_IN
from tavolino.match import Match, record_of, write_record
from tavolino.testing.options import some_options

HERE = Path(__file__).parent
TRIES = 40
LONGEST = 5000  # actions

Policy: TypeAlias = Callable[[Match, int, Random], Any]


def heuristic(match: Match, seat: int, rng: Random) -> Any:
    return bot_named("heuristic", match.game, rng).choose(match.view(seat))


def uniform(match: Match, seat: int, rng: Random) -> Any:
    return rng.choice(match.game.legal(match.state, seat))


def idle(match: Match, seat: int, rng: Random) -> Any:  # noqa: ARG001 - this policy uses no randomness
    """The last legal action, which is the passive one in every game (take, pass, draw). Some endings need it."""
    return match.game.legal(match.state, seat)[-1]


POLICIES: tuple[Policy, ...] = (heuristic, uniform, idle)


def main() -> None:
    for game in BUILT_IN.values():
        for seats in game.seat_counts:
            for reason in game.end_reasons:
                path = HERE / f"{game.name}-{seats}-{reason.replace(' ', '-')}.json"
                match = None if path.exists() else first_ending(game, seats, reason)
                if match:
                    write_record(record_of(match), path)
                    print(f"{path.name}: {len(match.actions)} actions")


def first_ending(game: AnyGame, seats: int, reason: str) -> Match | None:
    return next((match for match in matches(game, seats) if match.outcome and match.outcome.reason == reason), None)


def matches(game: AnyGame, seats: int) -> Iterator[Match]:
    for number in range(TRIES):
        for policy in POLICIES:
            rng = Random(f"{game.name} {seats} {number} {policy.__name__}")
            secret = hashlib.sha256(rng.randbytes(32)).digest()
            names = ["Anna", "Ben", "Cleo", "Dora"][:seats]
            options = some_options(game.table_options, rng)
            match = Match(game, options, names, secret, [rng.randbytes(32) for _ in names])
            for _ in range(LONGEST):
                legal = match.legal()
                if not legal:
                    break
                seat = rng.choice(list(legal))
                match.act(seat, policy(match, seat, rng))
            yield match


if __name__ == "__main__":
    main()
