"""`tavolino play`: a match in the terminal, of people and bots."""

import os
from argparse import Namespace
from collections.abc import Sequence
from pathlib import Path
from random import Random
from typing import Any

from tavolino.bots import BOT_NAMES, Bot, bot_named
from tavolino.bots.faults import in_one_line
from tavolino.chance import SIZE
from tavolino.cli.arguments import Commands, add_deal, add_game, name, positive, seed_of
from tavolino.cli.options import read_options
from tavolino.game import AnyGame, BadMessage, TavolinoError
from tavolino.games import game_named
from tavolino.match import Match, record_of, write_record
from tavolino.match.match import check_seats
from tavolino.match.record import check_place
from tavolino.terminal import Screen, choices, draw, final_scores, show_rules, tell, understood

PEOPLE = ("Anna", "Ben", "Cleo", "Dora")
HELP = "Type an action or enough of it. [bold]?[/] rules · [bold]hint[/] · [bold]log[/] · [bold]quit[/]"


class Quit(Exception):
    """The person at the prompt has had enough."""


class BotFailed(TavolinoError):
    """A bot raised something, or asked for what is not legal."""


def add_to(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play a match in the terminal")
    add_game(parser)
    parser.add_argument("--seats", type=positive, default=2, help="how many sit at the table (2)")
    parser.add_argument("--people", type=positive, default=1, help="how many of them are people at this screen (1)")
    parser.add_argument("--name", action="append", type=name, default=[], help="a person's name; once for each person")
    parser.add_argument("--bot", metavar="NAME", default="heuristic", help="who plays the other seats (heuristic)")
    add_deal(parser)
    parser.add_argument("--record", metavar="FILE", type=Path, help="keep the record of the match in a file")
    parser.set_defaults(run=run)


def run(given: Namespace) -> int:
    game = game_named(given.game)
    check_seats(game, given.seats)
    if given.people > given.seats:
        raise BadMessage(f"{given.people} people need {given.people} seats; there are {given.seats}.")
    if len(given.name) > given.people:
        raise BadMessage(f"There are more names than people; with --people {len(given.name)} all can play.")
    if given.record:
        check_place(given.record)
    table = TerminalTable(match_of(game, given), bots_of(game, given), Screen(highlight=False))
    try:
        table.play()
    finally:  # however it ended
        if given.record:
            table.keep(given.record)
    return 0


def match_of(game: AnyGame, given: Namespace) -> Match:
    names = seat_names(given.name, given.people, given.seats)
    options = read_options(game, game.table_options, given.option)
    secret = seed_of(given.seed)
    people = 0 if given.seed is not None else given.people  # a match to be repeated takes nothing from outside
    contributions = [os.urandom(SIZE) if seat < people else bytes(SIZE) for seat in range(given.seats)]
    return Match(game, options, names, secret, contributions)


def bots_of(game: AnyGame, given: Namespace) -> dict[int, Bot]:
    rng = Random(given.seed)
    return {seat: bot_named(given.bot, game, Random(rng.random())) for seat in range(given.people, given.seats)}


def seat_names(given: Sequence[str], people: int, seats: int) -> list[str]:
    return [*given, *PEOPLE[len(given) : people], *BOT_NAMES[: seats - people]]


class TerminalTable:
    """People at one screen, with a curtain between their hands, and bots."""

    def __init__(self, match: Match, bots: dict[int, Bot], console: Screen) -> None:
        self.match = match
        self.bots = bots
        self.people = [seat for seat in match.seats if seat not in bots]
        self.console = console
        self.events: list[Any] = []
        self.told = [0 for _ in match.seats]  # how many events each seat has read
        self.waiting: set[int] = set()  # people who let others go first
        self.last = 0  # the seat that acted last
        self.shown: int | None = None  # whose hand is on the screen

    def play(self) -> None:
        """Play to the end, or until somebody breaks the match off."""
        self.console.print(f"[bold]{self.match.game.title}[/]")
        self.console.print(f"[dim]commitment {self.match.commitment.hex()}[/]", soft_wrap=True)
        try:
            while (outcome := self.match.outcome) is None:
                self.step()
        except Quit:
            self.console.print("The match is broken off.")
            return
        self.tell(None)
        self.console.print(final_scores(self.match.game, outcome, self.match.names))

    def keep(self, path: Path) -> None:
        write_record(record_of(self.match, reveal=True), path)  # nobody goes on with a match that was broken off
        self.console.print(f"The record is in {path}.", markup=False, soft_wrap=True)

    def step(self) -> None:
        """Let one seat act: first the one that acted last, which may go on or speak up, then people, then bots."""
        legal = self.match.legal()
        order = sorted(legal, key=lambda seat: (seat != self.last, seat in self.bots, seat))
        seat = next((seat for seat in order if seat not in self.waiting), order[0])
        if seat in self.bots:
            self.let_bot_act(seat)
            return
        others = [other for other in legal if other != seat and other not in self.waiting]
        self.ask(seat, may_wait=bool(others))

    def let_bot_act(self, seat: int) -> None:
        try:
            _, action = self.match.checked(seat, self.bots[seat].choose(self.match.view(seat)))
        except Exception as fault:  # a bot may be of one's own
            raise BotFailed(f"{self.match.names[seat]}, a bot, cannot go on: {in_one_line(fault)}") from fault
        self.act(seat, action)

    def act(self, seat: int, action: Any) -> None:
        self.events += self.match.act(seat, action)
        self.waiting.clear()
        self.last = seat

    def ask(self, seat: int, *, may_wait: bool) -> None:
        self.draw_curtain(seat)
        view = self.match.view(seat)
        self.tell(seat)
        self.console.print(draw(self.match.game, view, self.match.names))
        self.console.print(f"You can: {choices(self.match.game, view.legal)}")
        self.console.print(f"[dim]{HELP}{' · Enter lets the others go first' if may_wait else ''}[/]")
        while not self.answered(seat, view, self.typed(f"{self.match.names[seat]}> "), may_wait=may_wait):
            pass

    def answered(self, seat: int, view: Any, text: str, *, may_wait: bool) -> bool:
        """Whether the line settled what this seat does now."""
        match text.lower():
            case "":
                if may_wait:
                    self.waiting.add(seat)
                return may_wait
            case "?" | "help":
                show_rules(self.console, self.match.game)
            case "hint":
                advice = self.match.game.write(self.match.game.sensible(view, Random(0)))
                self.console.print(f"A sensible action: [bold]{advice}[/]")
            case "log":
                self.tell(seat, since=0)
            case "quit" | "q" | "exit":
                raise Quit
            case _:
                return self.tried(seat, view, text)
        return False

    def tried(self, seat: int, view: Any, text: str) -> bool:
        try:
            self.act(seat, understood(self.match.game, view.legal, text))
        except TavolinoError as fault:
            self.console.print(str(fault), style="red", markup=False, soft_wrap=True)
            return False
        return True

    def typed(self, prompt: str) -> str:
        try:
            return self.console.ask(prompt)
        except EOFError:
            raise Quit from None

    def draw_curtain(self, seat: int) -> None:
        """Hide one person's hand before the next person looks."""
        if len(self.people) == 1 or seat == self.shown:
            return
        self.console.wipe()
        self.typed(f"{self.match.names[seat]}, it is your turn. Press Enter when only you can see the screen. ")
        self.console.wipe()
        self.shown = seat

    def tell(self, seat: int | None, since: int | None = None) -> None:
        """Print what has happened, as this seat saw it; without a seat, what everybody may know."""
        start = min(self.told[person] for person in self.people) if seat is None else self.told[seat]
        for line in tell(self.match, self.events[start if since is None else since :], seat):
            self.console.print(f"  {line}", markup=False, style="cyan")
        if seat is not None:
            self.told[seat] = len(self.events)
