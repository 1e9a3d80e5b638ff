"""The table of `tavolino play`: people at one screen, with a curtain between their hands, and bots."""

from pathlib import Path
from typing import Any

from msgspec import structs

from tavolino.bots import Bot
from tavolino.bots.faults import in_one_line
from tavolino.cli.hints import Hints
from tavolino.game import TavolinoError
from tavolino.match import Match, Record, record_of, replay, walk, write_record
from tavolino.terminal import Screen, choices, draw, final_scores, show_rules, tell, understood

HELP = (
    "Type an action or enough of it. "
    "[bold]?[/] rules · [bold]hint[/] · [bold]why[/] · [bold]undo[/] · [bold]log[/] · [bold]quit[/]"
)


class Quit(Exception):
    """The person at the prompt has had enough."""


class BotFailed(TavolinoError):
    """A bot raised something, or asked for what is not legal."""


def events_of(match: Match) -> list[Any]:
    return [event for step in walk(record_of(match, reveal=True)) for event in step.events]


class TerminalTable:
    """People at one screen, with a curtain between their hands, and bots."""

    def __init__(self, match: Match, bots: dict[int, Bot], console: Screen) -> None:
        self.match = match
        self.bots = bots
        self.people = [seat for seat in match.seats if seat not in bots]
        self.console = console
        self.hints = Hints(match.game)
        self.events: list[Any] = []
        self.told = [0 for _ in match.seats]  # how many events each seat has read
        self.waiting: set[int] = set()  # people who let others go first
        self.last = 0  # the seat that acted last
        self.shown: int | None = None  # whose hand is on the screen
        self.taken_back = 0
        self.typed_seed = False  # somebody typed the seed of this match
        self.catch_up()

    def catch_up(self) -> None:
        """Where the match has begun already: everything that has happened is known."""
        self.events = events_of(self.match)
        self.told = [len(self.events) for _ in self.match.seats]

    def play(self) -> None:
        """Play to the end, or until somebody breaks the match off."""
        self.console.print(f"[bold]{self.match.game.title}[/]")
        if not self.typed_seed:  # which would promise nothing
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
        write_record(self.record(), path)
        self.console.print(f"The record is in {path}.", markup=False, soft_wrap=True)

    def began(self) -> bool:
        """Whether a person has acted, so that there is something to go on with."""
        return any(seat in self.people for seat, _ in self.match.actions)

    def record(self) -> Record:
        """With the secret: only the people at this screen can read the file."""
        return structs.replace(
            record_of(self.match, reveal=True), taken_back=self.taken_back, typed_seed=self.typed_seed
        )

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
                for line in self.hints.lines(view, self.match.names):
                    self.console.print(line, markup=False)
            case "why":
                for line in self.hints.comparison(view, self.match.names):
                    self.console.print(line, markup=False)
            case "undo" | "u":
                return self.undone(seat)
            case "log":
                self.tell(seat, since=0)
            case "quit" | "q" | "exit":
                raise Quit
            case _:
                return self.tried(seat, view, text)
        return False

    def undone(self, seat: int) -> bool:
        """Undo a person's last action, and what the bots did after it."""
        own = [number for number, (actor, _) in enumerate(self.match.actions) if actor == seat]
        if len(self.people) > 1 or not own:
            why = "There’s nothing to undo yet." if not own else "With several people you can’t undo."
            self.console.print(why)
            return False
        self.match = replay(record_of(self.match, reveal=True), own[-1])
        self.taken_back += 1
        self.waiting.clear()
        self.last = seat
        self.catch_up()
        self.console.print("Undone.")
        return True

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
        alone = self.people[0] if len(self.people) == 1 else None
        reader = alone if seat is None else seat
        for line in tell(self.match, self.events[start if since is None else since :], reader, you=reader is not None):
            self.console.print(f"  {line}", markup=False, style="cyan")
        if seat is not None:
            self.told[seat] = len(self.events)
