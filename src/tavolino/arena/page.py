"""The report as a page: one file that needs no other, in light and dark, with the most surprising deals as replays."""

from collections.abc import Iterator, Sequence
from html import escape
from io import StringIO
from pathlib import Path
from typing import NamedTuple

from rich.console import Console

from tavolino.arena.surprises import Surprise
from tavolino.match import Match, Record, replay, walk
from tavolino.terminal.drawing import draw
from tavolino.terminal.screen import ending
from tavolino.terminal.telling import tell
from tavolino.words import join_words, plain

STYLE = Path(__file__).with_name("page.css")
WIDTH = 100  # letters that a drawn table takes at most
RECORDS = "surprising"  # the folder with the records, beside the page

WHOLE = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<title>{title}</title>
<style>
{style}</style>
</head>
<body>
<main>
{body}
</main>
</body>
</html>
"""
ABOUT_SURPRISES = (
    "The deals whose results are farthest from the bots' shares, of equals those with the largest difference in "
    "points, told as a watcher saw them. `tavolino replay FILE` steps through a record, from any seat."
)
UNREPEATABLE = "Played again, this match went differently: one of these bots thinks by the clock."


class Section(NamedTuple):
    """A table and what is said above it."""

    caption: str
    headings: Sequence[str]
    rows: Sequence[Sequence[str]]


def page(title: str, chart: str, sections: Sequence[Section], notes: Sequence[str], found: Sequence[Surprise]) -> str:
    """`chart` is SVG, all else is text."""
    parts = [
        f"<h1>{escape(title)}</h1>",
        chart,
        *map(table, sections),
        *(f'<p class="faint">{escape(note)}</p>' for note in notes),
        *(["<h2>The most surprising deals</h2>", f"<p>{code(ABOUT_SURPRISES)}</p>"] if found else []),
        *(told(surprise) for surprise in found),
    ]
    return WHOLE.format(title=escape(title), style=STYLE.read_text(encoding="utf-8"), body="\n".join(parts))


def table(section: Section) -> str:
    headings = "".join(f'<th scope="col">{escape(heading)}</th>' for heading in section.headings)
    rows = "".join(f"<tr>{''.join(cells(row))}</tr>" for row in section.rows)
    caption = f"<h2>{escape(section.caption)}</h2>" if section.caption else ""
    return f'{caption}<div class="wide"><table><tr>{headings}</tr>{rows}</table></div>'


def cells(row: Sequence[str]) -> Iterator[str]:
    first, *others = row
    yield f'<th scope="row">{escape(first)}</th>'
    yield from (f"<td>{escape(cell)}</td>" for cell in others)


def told(surprise: Surprise) -> str:
    """A match as a fold: its result, and inside how it went."""
    played = surprise.played
    results = zip(played.seating, played.scores, played.places, strict=True)
    scores = join_words(f"{bot} {plain(score)} (place {place})" for bot, score, place in results)
    inside = UNREPEATABLE if surprise.record is None else "".join(replayed(surprise.record, surprise.file))
    return f"<details><summary>Deal {played.deal}: {escape(scores)}</summary>{inside}</details>"


def replayed(record: Record, file: str) -> Iterator[str]:
    start = replay(record, 0)
    yield f'<p>The record: <a href="{RECORDS}/{escape(file)}">{escape(file)}</a></p>'
    for seat in start.seats:
        yield f"<p>What {escape(start.names[seat])} at seat {seat} saw first:</p>{drawn(start, seat)}"
    lines = [line for step in walk(record) for line in tell(step.match, step.events, None)]
    yield f"<ol>{''.join(f'<li>{escape(line)}</li>' for line in lines)}</ol>"
    end = replay(record)
    if end.outcome:
        yield f"<p>{escape(ending(end.game, end.outcome.reason))}</p>"
    yield drawn(end, None)


def drawn(match: Match, seat: int | None) -> str:
    console = Console(file=StringIO(), width=WIDTH, color_system=None)
    with console.capture() as text:
        console.print(draw(match.game, match.view(seat), match.names))
    return f'<pre tabindex="0">{escape(text.get())}</pre>'


def code(text: str) -> str:
    """What is between backticks in another script."""
    parts = escape(text).split("`")
    return "".join(f"<code>{part}</code>" if place % 2 else part for place, part in enumerate(parts))
