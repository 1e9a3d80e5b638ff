"""Hand-made tables of Upturn in one line: `table("40 12 | 50 up", "6 11 / down 9", going="down")`."""

import re
from collections import Counter
from functools import cache
from pathlib import Path
from typing import Literal, TypeAlias

from tavolino.chance import SIZE, Chance
from tavolino.game import Refusal
from tavolino.games import upturn
from tavolino.games.upturn.actions import Event, Going, Side
from tavolino.games.upturn.state import Options, State
from tavolino.games.upturn.tiles import ACTION_TILES, NUMBERS, Tile, all_tiles

Call: TypeAlias = Literal["caught", "strict", "auto", "late"]
Handing: TypeAlias = Literal["unseen", "seen"]
SEED = bytes(SIZE)
PAGE = Path(upturn.__file__).with_name("RULES.md")


@cache
def clauses() -> tuple[str, ...]:
    """The names of all clauses, as they begin on the rules page."""
    return tuple(re.findall(r"^- \*\*(U-[A-Z]\d)\*\* ", PAGE.read_text(encoding="utf-8"), re.MULTILINE))


def table(
    racks: str,
    lines: str = "20",
    *,
    going: Going | None = "up",
    bag: str | None = None,
    last: int | None = None,
    turn: int = 0,
    marker: Side = "left",
    call: Call = "caught",
    handing: Handing = "unseen",
) -> State:
    """A table in the middle of a match; without a bag of its own, the bag holds all tiles that lie nowhere else."""
    laid = groups(lines, "/")
    held = groups(racks, "|")
    numbers = [tile for line in laid for tile in line if isinstance(tile, int)]
    return State(
        options=Options(call=call, handing=handing),
        chance=Chance(SEED),
        turn=turn,
        racks=held,
        bag=rest(laid + held) if bag is None else tiles(bag),
        lines=laid,
        last=numbers[-1] if last is None else last,
        going=going,
        marker=marker,
    )


def tiles(text: str) -> list[Tile]:
    """The tiles of a text such as "40 up skip1"."""
    return [tile_named(word) for word in text.split()]


def groups(text: str, between: str) -> list[list[Tile]]:
    return [tiles(part) for part in text.split(between)]


def tile_named(word: str) -> Tile:
    return next(tile for tile in (*NUMBERS, *ACTION_TILES) if str(tile) == word)


def rest(known: list[list[Tile]]) -> list[Tile]:
    elsewhere = Counter(tile for group in known for tile in group)
    return list((Counter(all_tiles(NUMBERS)) - elsewhere).elements())


def play(state: State, *moves: str) -> list[Event]:
    """Play moves such as "0 lay 40", each of which has to be legal, and return all events."""
    events: list[Event] = []
    for move in moves:
        seat, _, text = move.partition(" ")
        action = upturn.read(text)
        assert action in upturn.legal(state, int(seat)), f"{move} is not legal"
        events += upturn.apply(state, int(seat), action)
    return events


def offered(state: State, seat: int) -> set[str]:
    """What a seat may do, in notation."""
    return {upturn.write(action) for action in upturn.legal(state, seat)}


def refused(state: State, move: str) -> Refusal:
    """Why a move such as "0 lay 40", which must not be legal, is refused."""
    seat, _, text = move.partition(" ")
    action = upturn.read(text)
    assert action not in upturn.legal(state, int(seat)), f"{move} is legal"
    return upturn.why_not(state, int(seat), action)
