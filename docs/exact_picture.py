"""Draws pictures/exact.svg: what others win against each player, from lines that `tavolino exact … --json` printed.

tavolino exact twisted --json >> figures
python docs/exact_picture.py < figures > docs/pictures/exact.svg
"""

import sys
from collections.abc import Iterator

import msgspec

from tavolino.lab.exact.figures import Player, Solved

PANEL, LEFT, TOP, ROW, SCALE = 380, 80, 56, 24, 6.4  # in pixels; SCALE for each percentage point
LEAST, MOST = 50, 90  # in percent
INK, FAINT, BEST, EQUAL = "#3b322c", "#c9beb0", "#a63f29", "#55622b"


class Line(msgspec.Struct):
    game: Solved
    players: list[Player]


def across(share: float) -> float:
    return LEFT + (100 * share - LEAST) * SCALE


def panel(game: Solved, players: list[Player], left: int, top: int) -> Iterator[str]:
    yield f'<g transform="translate({left} {top})">'
    yield f'<text x="{LEFT}" y="20" font-weight="bold">{game.name.title()}, {game.size}</text>'
    bottom = TOP + ROW * len(players) - 8
    for percent in range(LEAST, MOST + 1, 10):
        place = across(percent / 100)
        yield f'<path d="M{place} {TOP - 16}V{bottom}" stroke="{FAINT}"/>'
        yield f'<text x="{place}" y="{bottom + 16}" text-anchor="middle">{percent} %</text>'
    for row, player in enumerate(players):
        yield from marks(player, TOP + ROW * row)
    yield "</g>"


def marks(player: Player, height: int) -> Iterator[str]:
    low, high, equal = across(player.best_low), across(player.best_high), across(player.equilibrium)
    yield f'<text x="{LEFT - 10}" y="{height + 4}" text-anchor="end">{player.name}</text>'
    yield f'<path d="M{equal:.1f} {height}H{high:.1f}" stroke="{FAINT}" stroke-width="2"/>'
    yield f'<path d="M{low:.1f} {height}H{high:.1f}" stroke="{BEST}" stroke-width="4"/>'
    yield f'<circle cx="{high:.1f}" cy="{height}" r="5" fill="{BEST}"/>'
    yield f'<circle cx="{equal:.1f}" cy="{height}" r="4" fill="#fffbf3" stroke="{EQUAL}" stroke-width="2"/>'


def drawing(lines: list[Line]) -> Iterator[str]:
    games: dict[tuple[str, str], tuple[Solved, list[Player]]] = {}
    for line in lines:
        games.setdefault((line.game.name, line.game.size), (line.game, []))[1].extend(line.players)
    height = TOP + ROW * max(len(players) for _, players in games.values()) + 24
    rows = (len(games) + 1) // 2
    yield (
        f'<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 {2 * PANEL} {rows * height + 30}" '
        f'font-family="Inter, system-ui, sans-serif" font-size="12" fill="{INK}">'
    )
    yield "<title>What others win against each player in tiny games</title>"
    yield '<rect width="100%" height="100%" fill="#fffbf3"/>'
    for number, (game, players) in enumerate(games.values()):
        yield from panel(game, players, PANEL * (number % 2), height * (number // 2))
    base = rows * height + 10
    yield f'<circle cx="{LEFT}" cy="{base - 4}" r="5" fill="{BEST}"/>'
    yield f'<text x="{LEFT + 12}" y="{base}">what a best answer to the player wins</text>'
    yield f'<circle cx="{LEFT + 270}" cy="{base - 4}" r="4" fill="#fffbf3" stroke="{EQUAL}" stroke-width="2"/>'
    yield f'<text x="{LEFT + 282}" y="{base}">what the equilibrium wins against it</text>'
    yield "</svg>"


if __name__ == "__main__":
    print("\n".join(drawing([msgspec.json.decode(line, type=Line) for line in sys.stdin])))
