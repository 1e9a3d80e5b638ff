"""A judgement as a page of its own: one file without scripts that loads nothing."""

from collections.abc import Iterator, Sequence
from html import escape

from tavolino.cli.coach_words import lacking_words, why, worst
from tavolino.coach import Judgement, SeatSum, Step, Sum
from tavolino.coach.verdict import FAULTS
from tavolino.match import Record

WIDE, HIGH = 800, 240
COLOURS = ("#b4531c", "#1c6fb4", "#2f7d32", "#8a3fa0")
STYLE = """
:root { color-scheme: light dark; font: 16px/1.5 system-ui, sans-serif; }
body { max-width: 60rem; margin: 2rem auto; padding: 0 1rem; }
table { border-collapse: collapse; margin: 1rem 0; display: block; overflow-x: auto; }
th, td { padding: .3rem .7rem; text-align: left; border-bottom: 1px solid #8885; }
svg { width: 100%; height: auto; } svg text { font-size: 14px; fill: currentColor; }
"""
ALL_FAULTS = 1_000_000


def page_of(record: Record, judgement: Judgement) -> str:
    names = [escape(name or f"seat {seat}") for seat, name in enumerate(record.seats)]
    title = f"{' · '.join(names)} — {escape(record.game)}"
    faults = worst(judgement, ALL_FAULTS)
    parts = [
        f"<h1>{title}</h1>",
        *(f"<p>{escape(line)}</p>" for line in lacking_words(record, judgement)),
        chart(judgement.steps, names),
        table(("Seat", "Accuracy", *FAULTS), [summary(seat, names) for seat in judgement.sums]),
        *taken_apart(judgement, names),
        table(
            ("Action", "Seat", "Played", "Better", "Cost (interval)", "Verdict"),
            [tuple(escape(cell) for cell in one.row(record)) for one in faults],
        ),
        table(
            ("Action", "Why"),
            [tuple(escape(cell) for cell in line) for line in why(record, judgement, faults)],
        ),
    ]
    return (
        f'<!doctype html><html lang="en"><head><meta charset="utf-8">'
        f'<meta name="viewport" content="width=device-width, initial-scale=1"><title>{title}</title>'
        f"<style>{STYLE}</style></head><body>{''.join(parts)}</body></html>\n"
    )


def summary(seat: SeatSum, names: Sequence[str]) -> tuple[str, ...]:
    accuracy = "" if seat.accuracy is None else f"{seat.accuracy:.0f}"
    return (names[seat.seat], accuracy, *(str(seat.verdicts.get(verdict, 0)) for verdict in FAULTS))


def taken_apart(judgement: Judgement, names: Sequence[str]) -> Iterator[str]:
    """The result of each seat, in both units."""
    headings = ("Seat", "Expected", "Deal", "Draws", "Hidden cards", "Others", "Own decisions", "Result")
    for title, sums, times in (
        ("Points", [seat.points for seat in judgement.sums], 1),
        ("Chance to win, in percent", [seat.win for seat in judgement.sums], 100),
    ):
        rows = [(names[seat], *cells(one, times)) for seat, one in enumerate(sums) if one is not None]
        if rows:
            yield f"<h2>{title}</h2>{table(headings, rows)}"


def cells(one: Sum, times: int) -> Iterator[str]:
    yield f"{times * one.expected:.1f}"
    for change in (one.deal, one.draws, one.hidden, one.others, one.decisions):
        yield f"{times * change:+.1f}".replace("-", "−")
    yield f"{times * one.result:.1f}".replace("-", "−")


def table(headings: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    if not rows:
        return ""
    head = "".join(f'<th scope="col">{heading}</th>' for heading in headings)
    body = "".join(f"<tr>{''.join(f'<td>{cell}</td>' for cell in row)}</tr>" for row in rows)
    return f"<table><thead><tr>{head}</tr></thead><tbody>{body}</tbody></table>"


def chart(steps: Sequence[Step], names: Sequence[str]) -> str:
    """The chance to win of every seat, action by action; alone at the table, the points."""
    if len(steps) < 2:
        return ""
    alone = len(names) == 1
    values = [[(step.points if alone else step.win)[seat].mean for step in steps] for seat in range(len(names))]
    top = max(1.0, *values[0]) if alone else 1.0
    lines = "".join(
        f'<polyline fill="none" stroke-width="2.5" stroke="{COLOURS[seat]}" points="{points(line, top)}"/>'
        f'<text x="{10 + 150 * seat}" y="{HIGH + 22}" style="fill:{COLOURS[seat]}">{names[seat]}</text>'
        for seat, line in enumerate(values)
    )
    title = "Expected points" if alone else "Chance to win"
    return (
        f'<h2>{title}</h2><svg viewBox="0 0 {WIDE} {HIGH + 30}" role="img" aria-label="{title}">'
        f'<rect width="{WIDE}" height="{HIGH}" fill="#8881"/>{lines}</svg>'
    )


def points(values: Sequence[float], top: float) -> str:
    last = len(values) - 1
    return " ".join(f"{WIDE * place / last:.1f},{HIGH * (1 - value / top):.1f}" for place, value in enumerate(values))
