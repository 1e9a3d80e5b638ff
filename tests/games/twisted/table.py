"""Hand-made tables of Twisted, one line each: cards and actions are written as on the rules page."""

import re
from collections.abc import Sequence
from itertools import zip_longest
from pathlib import Path

from tavolino.chance import SIZE, Chance, seed_from_text
from tavolino.games import twisted
from tavolino.games.twisted.actions import Event
from tavolino.games.twisted.notation import read, write
from tavolino.games.twisted.rules import apply, deal, legal
from tavolino.games.twisted.state import Options, Player, State


def lay(
    *hands: str,
    row: str = "",
    pile: str = "",
    won: Sequence[str] = (),
    lost: Sequence[str] = (),
    unseen: Sequence[str] = (),
    totals: Sequence[int] = (),
    turn: int = 0,
    dealer: int = 0,
    in_round: int = 1,
    options: Options = Options(),  # noqa: B008 - frozen
) -> State:
    """A table in the middle of a round; what lies beside the players is given seat by seat, nothing for the rest."""
    players = [
        Player(numbers(hand), numbers(face_up), numbers(face_down), numbers(hidden))
        for hand, face_up, face_down, hidden in zip_longest(hands, won, lost, unseen, fillvalue="")
    ]
    for player, total in zip(players, totals, strict=False):
        player.total = total
    return State(options, Chance(bytes(SIZE)), players, dealer, in_round, turn, numbers(row), numbers(pile))


def numbers(text: str) -> list[int]:
    return [int(card) for card in text.split()]


def dealt(seats: int, seed: str = "a seed", options: Options = Options()) -> State:  # noqa: B008 - frozen
    return deal(seats, options, Chance(seed_from_text(seed)))


def can(state: State, seat: int | None = None) -> list[str]:
    """What a seat may do, the one on turn if none is named."""
    return [write(action) for action in legal(state, state.turn if seat is None else seat)]


def act(state: State, text: str) -> list[Event]:
    """Let the seat on turn do something that it may do."""
    action = read(text)
    assert action in legal(state, state.turn), f"{text} is not legal: {can(state)}"
    return apply(state, state.turn, action)


def clauses() -> set[str]:
    page = Path(twisted.__file__).with_name("RULES.md").read_text(encoding="utf-8")
    return set(re.findall(r"^- \*\*(T-\w+)\*\*", page, re.MULTILINE))
