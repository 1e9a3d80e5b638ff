"""The shares of a contest as SVG inside a page: its colours are those of the page, so it fits light and dark."""

from collections.abc import Iterator
from html import escape

from tavolino.arena.statistics import Standing, Summary

ROW, TOP, LEFT, PLOT, RIGHT = 44, 12, 190, 520, 20  # pixels
LONGEST_NAME = 24


def chart(summary: Summary) -> str:
    """A row for each bot: its share of first places, with the interval; the dashed line is a fair share."""
    rows = [row(standing, TOP + ROW * (place + 0.5)) for place, standing in enumerate(summary.standings)]
    bottom = TOP + ROW * len(rows)
    fair = across(summary.fair_share)
    told = "; ".join(f"{standing.bot} {standing.share.value:.1%}" for standing in summary.standings)
    return (
        f'<svg viewBox="0 0 {LEFT + PLOT + RIGHT} {bottom + 40}" role="img" aria-label="{escape(told)}">'
        f'<line class="fair" x1="{fair}" x2="{fair}" y1="{TOP}" y2="{bottom}"/>'
        f"{''.join(rows)}{''.join(axis(bottom))}</svg>"
    )


def row(standing: Standing, y: float) -> str:
    share = standing.share
    low, high, middle = across(share.low), across(share.high), across(share.value)
    name = standing.bot if len(standing.bot) <= LONGEST_NAME else f"{standing.bot[: LONGEST_NAME - 1]}…"
    return (
        f'<text x="{LEFT - 14}" y="{y + 5}" text-anchor="end">{escape(name)}</text>'
        f'<line class="reach" x1="{low}" x2="{high}" y1="{y}" y2="{y}"/><circle cx="{middle}" cy="{y}" r="5"/>'
        f'<text x="{middle}" y="{y - 10}" text-anchor="middle">{share.value:.1%}</text>'
    )


def axis(bottom: float) -> Iterator[str]:
    yield f'<line class="axis" x1="{LEFT}" x2="{LEFT + PLOT}" y1="{bottom}" y2="{bottom}"/>'
    for quarter in range(5):
        x = across(quarter / 4)
        yield f'<line class="axis" x1="{x}" x2="{x}" y1="{bottom}" y2="{bottom + 5}"/>'
        yield f'<text x="{x}" y="{bottom + 22}" text-anchor="middle">{quarter / 4:.0%}</text>'


def across(share: float) -> float:
    return round(LEFT + PLOT * share, 1)
