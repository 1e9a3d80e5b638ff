"""`tavolino replay`: step through a record, from any seat."""

from argparse import Namespace
from datetime import UTC, datetime
from itertools import islice
from pathlib import Path
from typing import Any

from tavolino.cli.arguments import Commands, command
from tavolino.game import BadMessage
from tavolino.match import Match, OldRules, Record, read_record, replay, walk
from tavolino.match.replay import replay_whole
from tavolino.terminal import Screen, draw, final_scores, tell

HELP = (
    "Enter next · [bold]b[/] back · a [bold]number[/] jumps there · "
    "[bold]s 1[/] seat 1's view, [bold]s[/] a watcher's · [bold]q[/] quit"
)


def add_to(commands: Commands) -> None:
    parser = command(
        commands,
        "replay",
        "step through the record of a match",
        "replay match.json --seat 0",
        "replay match.json --all",
    )
    parser.add_argument("record", metavar="RECORD", type=Path, help="a file that play, export or the page has written")
    parser.add_argument("--seat", type=int, help="whose view to show (a watcher's)")
    parser.add_argument("--at", metavar="N", type=int, default=0, help="begin after N actions (0)")
    parser.add_argument("--all", action="store_true", help="print the whole match in sentences and stop")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    record = read_record(given.record)
    try:
        match = replay_whole(record, Match)
    except OldRules as fault:
        print(summary(record))
        print(fault)
        return 0
    viewer = Viewer(record, Screen(highlight=False))
    viewer.look_from(given.seat)
    if given.all:
        viewer.tell_all()
        if match.outcome:
            viewer.console.print(final_scores(match.game, match.outcome, match.names))
    else:
        viewer.go_to(given.at)
        viewer.browse()
    return 0


class Viewer:
    """A record, a place in it and a seat to look from."""

    def __init__(self, record: Record, console: Screen) -> None:
        self.record = record
        self.console = console
        self.place = 0  # actions played so far
        self.seat: int | None = None

    def look_from(self, seat: int | None) -> None:
        if seat is not None and seat not in range(len(self.record.seats)):
            raise BadMessage(f"There is no seat {seat}; this match has seats 0 to {len(self.record.seats) - 1}.")
        self.seat = seat

    def go_to(self, place: int) -> None:
        if place not in range(len(self.record.actions) + 1):
            raise BadMessage(f"There is no place {place}; this match goes from 0 to {len(self.record.actions)}.")
        self.place = place

    def go_on(self) -> None:
        if self.place == len(self.record.actions):
            raise BadMessage("That was the end of the match; b goes back, q quits.")
        self.go_to(self.place + 1)

    def browse(self) -> None:
        self.show()
        while (text := self.typed()) not in ("q", "quit", "exit"):
            if self.moved(text):
                self.show()

    def moved(self, text: str) -> bool:
        try:
            match text.split():
                case []:
                    self.go_on()
                case ["b"]:
                    self.go_to(self.place - 1)
                case ["s"]:
                    self.look_from(None)
                case ["s", seat] if seat.isdecimal():
                    self.look_from(int(seat))
                case [place] if place.isdecimal():
                    self.go_to(int(place))
                case _:
                    self.console.print(HELP)
                    return False
        except BadMessage as fault:
            self.console.print(str(fault), markup=False)
            return False
        return True

    def typed(self) -> str:
        try:
            return self.console.ask(f"{self.place}/{len(self.record.actions)}> ").lower()
        except EOFError:
            return "q"

    def show(self) -> None:
        match = replay(self.record, 0)
        for step in islice(walk(self.record, self.seat), self.place):
            match = step.match
            if step.number == self.place - 1:
                self.tell(match, step.events)
        self.console.print(draw(match.game, match.view(self.seat), match.names))
        if match.outcome:
            self.console.print(final_scores(match.game, match.outcome, match.names))
        self.console.print(f"[dim]{HELP}[/]")

    def tell_all(self) -> None:
        for step in walk(self.record, self.seat):
            self.tell(step.match, step.events)

    def tell(self, match: Match, events: list[Any]) -> None:
        for line in tell(match, events, self.seat):
            self.console.print(f"  {line}", markup=False, style="cyan")


def summary(record: Record) -> str:
    """Who played, when, and how it ended: what can be said without the rules."""
    when = f", {datetime.fromtimestamp(record.ended, UTC):%Y-%m-%d}" if record.ended else ""
    outcome = record.outcome
    scores = outcome.scores if outcome else [None for _ in record.seats]
    places = outcome.places if outcome else [None for _ in record.seats]
    lines = [f"A match of {record.game}{when}, rules version {record.rules_version}, {len(record.actions)} actions:"]
    for name, score, place in zip(record.seats, scores, places, strict=True):
        lines.append(f"  {name or 'somebody'}" + (f": {score} points, place {place}" if place else ""))
    return "\n".join(lines if outcome else [*lines, "It was not played to its end."])
