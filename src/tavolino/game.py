"""The contract that every game keeps.

A game is a module. It brings a few facts (its name, how many seats it takes, its options) and these verbs:

    deal      lay out a new match: the whole truth, a *state*
    legal     what one seat may do now; empty where it has nothing to do
    awaited   the seats that the match waits for; others may speak up, but need not
    cuts_short  the seat whose moment to speak up a legal action would end, if there is one
    apply     do it: change the state, return the *events*
    score     the points of every seat as things stand
    outcome   scores, places and the reason, once the match is over
    view      what one seat may know of a state, its legal actions included
    seen      what one seat may know of an event
    imagine   a whole state that fits a view: the unknown is dealt anew
    write     an action as one line of text
    read      the action that a line of text stands for
    why_not   the reason why an action is not legal, for a person
    sensible  a good action for the seat that holds a view, found without search
    tell      an event, as somebody has seen it, as a sentence of the catalogue; None where it goes without saying
    trace     the whole truth as JSON, for checkers
    cards     every card or tile, wherever it lies, for the check that none is lost

All of these must be there, and a rules page, RULES.md, in the game's package. What a game may leave out, and what is
done without it:

    about     a line for the first page; without it there is none
    lesson    positions dealt by hand, played step by step, for the page that teaches; without it nobody is taught
    older_rules  earlier rules by their version, each a module like the game itself, so that old records can still be
              stepped through; without them an old record shows who played and how it ended

Beside these, a game may have modules of its own with fixed names: `zones`, `terminal`, `numbering`, `kernel` and so on.
The folder `tavolino/parts` has one page for each: what is in it, who uses it, and what is done without it.

Who knows what is the heart of it. Only a match holds a state. People and bots get views, and a view is built from
nothing: it names each thing it shows. `seen` does the same for events. A seat is a number from 0, clockwise, and
`None` in its place means somebody who watches and holds no cards.

`legal` is the only statement of legality. It covers one seat that moves, several that decide at once, and seats that
may speak up out of turn. `apply` trusts it; `tavolino.match.Match.act` checks membership once, for everybody.

States lie on the table and are changed in place. Actions, events, views and options travel, so they are frozen.
All randomness comes from the `Chance` a state was dealt with; a view never shows it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from inspect import isfunction, signature
from random import Random
from types import ModuleType
from typing import Any, Generic, Protocol, TypeAlias, TypeVar, cast

from msgspec import Struct

from tavolino.chance import Chance
from tavolino.words import Sentence, Told


class TavolinoError(Exception):
    """Something a person can put right; its text is one line for them.

    What somebody at the page can meet is raised with a `Sentence`, so that it can be said in their language.
    """

    def __init__(self, text: str | Sentence) -> None:
        super().__init__(text)

    @property
    def sentence(self) -> Sentence | None:
        [text] = self.args
        return text if isinstance(text, Sentence) else None


class BadMessage(TavolinoError):
    """What was said cannot be understood: a notation, an option, a record."""


class IllegalAction(TavolinoError):
    """What was asked for is against the rules now."""

    def __init__(self, refusal: "Refusal") -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal

    def __str__(self) -> str:
        return f"{self.refusal.reason} ({self.refusal.clause})"


class Refusal(Struct, frozen=True):
    """Why an action is not legal: the clause of the rules page, and a sentence."""

    clause: str
    sentence: Sentence | str  # a text is for a game whose words are not in the catalogue: it is shown in any language

    @property
    def reason(self) -> str:
        """The sentence in English."""
        return str(self.sentence)


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended."""

    scores: tuple[int, ...]
    places: tuple[int, ...]
    reason: str


def places(scores: Sequence[int], *, fewest_wins: bool = False) -> tuple[int, ...]:
    """One more than the number of seats that did strictly better, for each seat: 1, 1, 3."""
    results = [-score for score in scores] if fewest_wins else scores
    return tuple(1 + sum(other > result for other in results) for result in results)


class LessonStep(Struct, frozen=True):
    """One sentence of a lesson, and what happens when the reader goes on."""

    sentence: str  # its key in the page's catalogue of this lesson
    actions: tuple[tuple[int, str], ...] = ()  # seat and notation; if the reader's seat comes first, the reader does it


class Chapter(Struct, frozen=True):
    """A position of a lesson, and the steps that are taken from it."""

    position: Callable[[], Any]  # a state, made anew each time
    seat: int  # the reader's
    names: tuple[str | None, ...]  # of the seats; None: the reader
    steps: tuple[LessonStep, ...]


class Zone(Struct, frozen=True):
    """A place on the table and what lies there, for whoever draws a game that has no picture of its own."""

    title: str
    cards: tuple[str, ...] = ()  # what is written on those that lie open
    hidden: int = 0  # how many more lie there face down
    seat: int | None = None  # whose place it is; None: everybody's
    actions: tuple[Any, ...] = ()  # one for each card: what is asked for by touching it, legal or not


class AnyView(Protocol):
    """What every view shows: whose it is and what that seat may do."""

    @property
    def seat(self) -> int | None: ...

    @property
    def legal(self) -> tuple[Any, ...]: ...


State = TypeVar("State")
Action = TypeVar("Action")
Event = TypeVar("Event")
View = TypeVar("View", bound=AnyView)
Options = TypeVar("Options", bound=Struct)
M = TypeVar("M")


class Game(Protocol[State, Action, Event, View, Options]):
    """What every game has. `tavolino.games.GAMES` lists them; `docs/add-a-game.md` shows how to bring another."""

    @property
    def name(self) -> str: ...

    @property
    def title(self) -> str: ...

    @property
    def rules_version(self) -> int:
        """Grows when the rules change in a way that makes old records play differently."""

    @property
    def action_type(self) -> Any:
        """The union of this game's actions, for whoever receives one."""

    @property
    def end_reasons(self) -> tuple[str, ...]:
        """Every `Outcome.reason` there can be."""

    @property
    def seat_counts(self) -> tuple[int, ...]: ...

    @property
    def table_options(self) -> Options:
        """The options that people start from."""

    @property
    def simulation_options(self) -> Options:
        """The options that traces, bots' matches and learning start from."""

    def deal(self, seats: int, options: Options, chance: Chance) -> State: ...

    def legal(self, state: State, seat: int) -> list[Action]: ...

    def awaited(self, state: State) -> list[int]: ...

    def cuts_short(self, state: State, seat: int, action: Action) -> int | None: ...

    def apply(self, state: State, seat: int, action: Action) -> list[Event]: ...

    def score(self, state: State) -> tuple[int, ...]: ...

    def outcome(self, state: State) -> Outcome | None: ...

    def view(self, state: State, seat: int | None) -> View: ...

    def seen(self, event: Event, seat: int | None) -> Event: ...

    def imagine(self, view: View, rng: Random) -> State: ...

    def write(self, action: Action) -> str: ...

    def read(self, text: str) -> Action:
        """Raises BadMessage for a text that stands for no action of this game."""

    def why_not(self, state: State, seat: int, action: Action) -> Refusal: ...

    def sensible(self, view: View, rng: Random) -> Action: ...

    def tell(self, event: Event, seats: int, options: Options) -> Told:
        """What happened, for the log of a match. It names seats, not people: the screen puts in their names.

        A sentence says no more than the event itself, so it may be told to those who were shown the event. A game
        whose words are not in the catalogue returns `plain_text`.
        """

    def trace(self, state: State) -> dict[str, Any]: ...

    def cards(self, state: State) -> Iterable[Any]: ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]


def package_of(game: AnyGame) -> str:
    """Where a game's further modules are found: a game is a module, so it has a name to import by."""
    name: str = game.__name__  # type: ignore[attr-defined]
    return name


class Part(Generic[M]):
    """A module that a game may have: its name, and the contract it keeps. `tavolino.parts` lists them."""

    def __init__(self, name: str, contract: type) -> None:
        self.name = name
        self.contract = contract


def has_part(game: AnyGame, part: Part[Any]) -> bool:
    """Whether a game has this part. It is not loaded, because some take a second to load."""
    return has_module(package_of(game), part.name)


def part_of(game: AnyGame, part: Part[M]) -> M | None:
    """The part, loaded and checked against its contract; None where the game has none."""
    return needed_part(game, part) if has_part(game, part) else None


def needed_part(game: AnyGame, part: Part[M]) -> M:
    """The same, for those who cannot do without: raises BadMessage, in one line, for what is missing or broken."""
    if not has_part(game, part):
        raise BadMessage(f"{game.title} has no {part.name}.")
    try:
        return cast(M, loaded_part(package_of(game), part))
    except Exception as fault:  # whatever another package does when it is imported
        why = str(fault) if isinstance(fault, BadMessage) else f"{type(fault).__name__}: {fault}"
        raise BadMessage(f"{game.title} cannot use its {part.name}: {' '.join(why.split())}.") from fault


@cache
def has_module(package: str, name: str) -> bool:
    return hasattr(import_module(package), "__path__") and find_spec(f"{package}.{name}") is not None


@cache
def loaded_part(package: str, part: Part[Any]) -> ModuleType:
    module = import_module(f"{package}.{part.name}")
    if missing := lacking(module, part.contract):
        raise BadMessage(f"it lacks {', '.join(missing)}")
    return module


def lacking(module: object, contract: type) -> list[str]:
    """What a module lacks to keep a contract: names, with their parameters where a function takes others."""
    names = [*contract.__annotations__, *vars(contract)]
    found = []
    for name in (name for name in names if not name.startswith("_")):
        if not hasattr(module, name):
            found.append(name)
        elif isfunction(verb := vars(contract).get(name)):
            _, *parameters = signature(verb).parameters  # the first is self
            if not accepts(getattr(module, name), len(parameters)):
                found.append(f"{name}({', '.join(parameters)})")
    return found


def accepts(function: Any, arguments: int) -> bool:
    try:
        signature(function).bind(*range(arguments))
    except TypeError:
        return False
    except ValueError:  # a function written in C may not say what it takes
        return True
    return True


def rules_of(game: AnyGame, version: int) -> AnyGame | None:
    """The game under one version of its rules; None where the program does not have them."""
    if version == game.rules_version:
        return game
    older: Mapping[int, AnyGame] = getattr(game, "older_rules", {})
    return older.get(version)


def chapters(game: AnyGame) -> tuple[Chapter, ...]:
    """The lesson of a game; none, where it teaches nothing."""
    return getattr(game, "lesson", ())


def about(game: AnyGame) -> str:
    return getattr(game, "about", "")


def rules_page(game: AnyGame, language: str = "en") -> tuple[str, str]:
    """The rules in a language, or in English where nobody has translated them; and which language it is."""
    from importlib.resources import files  # here, because it is slow to load and seldom needed

    folder = files(package_of(game))
    for file, written in ((folder / f"RULES.{language}.md", language), (folder / "RULES.md", "en")):
        if file.is_file():
            return file.read_text(encoding="utf-8"), written
    raise BadMessage(f"{game.title} has no rules page.")
