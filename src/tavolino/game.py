"""The contract that every game keeps.

A game is a module. It has a few facts (its name, how many seats it takes, how it can end) and these verbs:

    deal      lay out a new match: the whole truth, a *state*
    legal     what one seat may do now; empty where it has nothing to do
    apply     do it: change the state, return the *events*
    score     the points of every seat so far
    outcome   scores, places and the reason, once the match is over
    view      what one seat may know of a state, its legal actions included
    imagine   a whole state that fits a view: unknown cards are dealt again

These are required (`SmallGame`), and so is a rules page, RULES.md, in the game's package. The other verbs can be left
out; what then happens is in `usual.py`:

    awaited   the seats that the match is waiting for; others may speak up, but needn't (usually all who can act)
    cuts_short  the seat, if any, that would lose its chance to speak up through a legal action (usually none)
    seen      what one seat may know of an event (usually all of it)
    write     an action as one line of text (usually its name and its fields: take 7)
    read      the action for a line of text (usually the same backwards)
    why_not   why an action is not legal, for a person (usually that it's not their turn, or that the rules say so)
    sensible  a good action for the seat that holds a view, found without search (usually any)
    tell      an event, as a seat saw it, as a sentence; None where it goes without saying (usually its fields)
    trace     the whole truth as JSON, for checkers (usually all fields of the state but the chance)
    cards     every card or tile, wherever it is, to check that none is lost (usually nothing is checked)

So can the facts `title`, `rules_version` (1), `table_options` (none) and `simulation_options` (the same). These are
optional, too:

    about     a line for the first page
    minutes   how long a match takes, roughly, for the first page
    difficulty  1 (easy), 2 (medium) or 3 (tricky) to learn, for the first page
    first     True for the game that newcomers should start with
    fewest_wins  True if whoever has the fewest points wins: the kernel does not say
    zones     what is where on the table, as in `tavolino.parts.zones`, for a game in a single file
    lesson    positions dealt by hand, as in `tavolino.parts.lesson`, for a game in a single file
    round_number  the round that a state is in, for games with rounds whose cards are dealt anew: watchers may see the
              hands of a round that is over; without it they wait for the end of the match
    older_rules  earlier rules by version, each a module like the game itself, so that people can still step through
              old records; without them an old record shows only who played and how it ended
    later_options  options that came after the first matches, each with the value all matches before it had; without it
              every record must name every option

A game may also have further modules with fixed names: `zones`, `terminal`, `numbering`, `kernel` and so on. The folder
`tavolino/parts` has one page for each: what is in it, who uses it, and what happens without it.

What matters most is who knows what. Only a match holds a state. People and bots get views, and a view is built from
nothing: it names each thing it shows. `seen` does the same for events. Seats are numbered from 0, clockwise. `None`
in place of a seat means a watcher, who holds no cards.

Only `legal` decides what is legal. It covers one seat that moves, several that decide at once, and seats that may
speak up out of turn. `apply` trusts it; `tavolino.match.Match.act` checks membership once, for everybody.

States are changed in place. Actions, events, views and options are passed around, so they are frozen. All randomness
comes from the `Chance` that a state was dealt with; a view never shows it.
"""

from collections.abc import Callable, Iterable, Mapping, Sequence
from functools import cache
from importlib import import_module
from importlib.util import find_spec
from inspect import isfunction, signature
from random import Random
from types import ModuleType
from typing import Annotated, Any, Generic, Protocol, TypeAlias, TypeVar, cast

from msgspec import Meta, Struct

from tavolino.chance import Chance
from tavolino.words import Sentence, Told


class TavolinoError(Exception):
    """Something a person can fix; its text is one line for them.

    Errors that can reach the page are raised with a `Sentence`, so that they can be shown in any language.
    """

    def __init__(self, text: str | Sentence) -> None:
        super().__init__(text)

    @property
    def sentence(self) -> Sentence | None:
        [text] = self.args
        return text if isinstance(text, Sentence) else None


class BadMessage(TavolinoError):
    """Some input cannot be understood: a notation, an option, a record."""


class IllegalAction(TavolinoError):
    """An action that the rules do not allow now."""

    def __init__(self, refusal: "Refusal") -> None:
        super().__init__(refusal.sentence)
        self.refusal = refusal

    def __str__(self) -> str:
        refusal = self.refusal
        return f"{refusal.reason} ({refusal.clause})" if refusal.clause else refusal.reason


class Refusal(Struct, frozen=True):
    """Why an action is not legal: the clause of the rules page, and a sentence."""

    clause: str  # such as T-B1; empty for a game that leaves `why_not` to `usual.py`
    sentence: Sentence | str  # plain text for a game whose words are not in the catalogue

    @property
    def reason(self) -> str:
        """The sentence in English."""
        return str(self.sentence)


class Outcome(Struct, frozen=True, forbid_unknown_fields=True):
    """How a match ended."""

    scores: tuple[int, ...]  # by seat
    places: tuple[int, ...]  # by seat; 1 has won
    reason: str  # why the match ended, in a word of the game


def places(scores: Sequence[int], *, fewest_wins: bool = False) -> tuple[int, ...]:
    """For each seat, one more than the number of seats that did strictly better: 1, 1, 3."""
    results = [-score for score in scores] if fewest_wins else scores
    return tuple(1 + sum(other > result for other in results) for result in results)


class LessonStep(Struct, frozen=True):
    """One sentence of a lesson, and what happens when the reader goes on."""

    sentence: str  # the end of its key in the game's words: open, for carafe-lesson-open
    actions: tuple[tuple[int, str], ...] = ()  # seat and notation; the reader plays the first if it is their seat's


class Chapter(Struct, frozen=True):
    """A position of a lesson, and the steps that follow from it."""

    position: Callable[[], Any]  # makes a new state each time
    seat: int  # the reader's
    names: tuple[str | None, ...]  # by seat; None: the reader
    steps: tuple[LessonStep, ...]


class Zone(Struct, frozen=True):
    """A place on the table and what is there, to draw a game that has no picture."""

    title: str | Sentence  # what the place is called
    cards: tuple[str, ...] = ()  # what is written on those that are face up
    hidden: int = 0  # how many more are face down
    seat: int | None = None  # whose place it is; None: everybody's
    actions: tuple[Any, ...] = ()  # one for each card: what touching it asks for, legal or not
    columns: int = 0  # the cards lie row by row on a board of so many columns; 0: they just lie there


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
Options_contra = TypeVar("Options_contra", bound=Struct, contravariant=True)
M = TypeVar("M")


class SmallGame(Protocol[State, Action, Event, View, Options_contra]):
    """What no game can leave out. `tavolino.usual.complete` makes a whole game of it."""

    @property
    def name(self) -> str: ...

    @property
    def action_type(self) -> Any:
        """The union of this game's actions, for decoding."""

    @property
    def end_reasons(self) -> tuple[str, ...]:
        """Every possible `Outcome.reason`."""

    @property
    def seat_counts(self) -> tuple[int, ...]: ...

    def deal(self, seats: int, options: Options_contra, chance: Chance) -> State: ...

    def legal(self, state: State, seat: int) -> list[Action]: ...

    def apply(self, state: State, seat: int, action: Action) -> list[Event]: ...

    def score(self, state: State) -> tuple[int, ...]: ...

    def outcome(self, state: State) -> Outcome | None: ...

    def view(self, state: State, seat: int | None) -> View: ...

    def imagine(self, view: View, rng: Random) -> State: ...


class Game(SmallGame[State, Action, Event, View, Options], Protocol[State, Action, Event, View, Options]):
    """What every game has. `tavolino.games.GAMES` lists them; `docs/add-a-game.md` shows how to add another."""

    @property
    def title(self) -> str: ...

    @property
    def rules_version(self) -> int:
        """Grows when the rules change in a way that makes old records play differently."""

    @property
    def table_options(self) -> Options:
        """The options that people start from. A whole number among them says how small and how large it may be."""

    @property
    def simulation_options(self) -> Options:
        """The options that traces, bots' matches and learning start from."""

    def awaited(self, state: State) -> list[int]: ...

    def cuts_short(self, state: State, seat: int, action: Action) -> int | None: ...

    def seen(self, event: Event, seat: int | None) -> Event: ...

    def write(self, action: Action) -> str: ...

    def read(self, text: str) -> Action:
        """Raises BadMessage for text that is no action of this game."""

    def why_not(self, state: State, seat: int, action: Action) -> Refusal: ...

    def sensible(self, view: View, rng: Random) -> Action: ...

    def tell(self, event: Event, seats: int, options: Options) -> Told:
        """What happened, for the log of a match. It names seats, not people: the screen fills in the names.

        A sentence says no more than the event itself, so anybody who saw the event may read it. A game whose words
        are not in the catalogue returns `plain_text`.
        """

    def trace(self, state: State) -> dict[str, Any]: ...

    def cards(self, state: State) -> Iterable[Any]: ...


AnyGame: TypeAlias = Game[Any, Any, Any, Any, Any]

# What only the game knows the type of. In the schema of the server's messages it is a choice among all games.
GameView: TypeAlias = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/View"})]
GameAction: TypeAlias = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/Action"})]
GameEvent: TypeAlias = Annotated[Any, Meta(extra_json_schema={"$ref": "#/$defs/Event"})]
GameOptions: TypeAlias = Annotated[dict[str, Any], Meta(extra_json_schema={"$ref": "#/$defs/Options"})]
NULL = {"type": "null"}
ViewOrNone: TypeAlias = Annotated[Any, Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/View"}, NULL]})]
ActionOrNone: TypeAlias = Annotated[Any, Meta(extra_json_schema={"anyOf": [{"$ref": "#/$defs/Action"}, NULL]})]


def package_of(game: AnyGame) -> str:
    """The package with a game's further modules: a game is a module, so it has a name to import by."""
    name: str = game.__name__  # type: ignore[attr-defined]
    return name


class Part(Generic[M]):
    """A module that a game may have: its name, and the contract it keeps. `tavolino.parts` lists them."""

    def __init__(self, name: str, contract: type, *, in_game: bool = False) -> None:
        self.name = name
        self.contract = contract
        self.in_game = in_game  # the game itself may have all there is in the part, under the part's name


def has_part(game: AnyGame, part: Part[Any]) -> bool:
    """Whether a game has this part. It is not loaded, because some take a second to load."""
    return has_module(package_of(game), part.name) or (part.in_game and hasattr(game, part.name))


def part_of(game: AnyGame, part: Part[M]) -> M | None:
    """The part, loaded and checked against its contract; None where the game has none."""
    return needed_part(game, part) if has_part(game, part) else None


def needed_part(game: AnyGame, part: Part[M]) -> M:
    """The same, for a part that is required: raises BadMessage, in one line, if it is missing or broken."""
    if not has_part(game, part):
        raise BadMessage(f"{game.title} has no {part.name}.")
    try:
        return cast(M, loaded_part(package_of(game), part))
    except Exception as fault:  # importing another package may raise anything
        why = str(fault) if isinstance(fault, BadMessage) else f"{type(fault).__name__}: {fault}"
        raise BadMessage(f"{game.title} cannot use its {part.name}: {' '.join(why.split())}.") from fault


@cache
def has_module(package: str, name: str) -> bool:
    return hasattr(import_module(package), "__path__") and find_spec(f"{package}.{name}") is not None


@cache
def loaded_part(package: str, part: Part[Any]) -> ModuleType:
    module = import_module(f"{package}.{part.name}" if has_module(package, part.name) else package)
    if missing := lacking(module, part.contract):
        raise BadMessage(f"it lacks {', '.join(missing)}")
    return module


def lacking(module: object, contract: type) -> list[str]:
    """The names of a contract that a module lacks; with parameters where a function does not accept them."""
    bases = [base for base in reversed(contract.__mro__) if base not in (object, Generic, Protocol)]
    names = [name for base in bases for name in (*vars(base).get("__annotations__", ()), *vars(base))]
    found = []
    for name in (name for name in names if not name.startswith("_")):
        if not hasattr(module, name):
            found.append(name)
        elif isfunction(verb := getattr(contract, name, None)):
            _, *parameters = signature(verb).parameters  # without self
            if not accepts(getattr(module, name), len(parameters)):
                found.append(f"{name}({', '.join(parameters)})")
    return found


def accepts(function: Any, arguments: int) -> bool:
    try:
        signature(function).bind(*range(arguments))
    except TypeError:
        return False
    except ValueError:  # a function written in C may have no signature
        return True
    return True


def rules_of(game: AnyGame, version: int) -> AnyGame | None:
    """The game under one version of its rules; None if the program does not have that version."""
    if version == game.rules_version:
        return game
    older: Mapping[int, AnyGame] = getattr(game, "older_rules", {})
    return older.get(version)


def later_options(game: AnyGame) -> Mapping[str, Any]:
    """Options that the game did not always have, with the value that all matches before them were played with."""
    return getattr(game, "later_options", {})


def round_number(game: AnyGame, state: Any) -> int:
    """The round that a state is in; a game without rounds has only one."""
    number = getattr(game, "round_number", None)
    return 0 if number is None else number(state)


def about(game: AnyGame) -> str:
    return getattr(game, "about", "")


def minutes(game: AnyGame) -> int | None:
    return getattr(game, "minutes", None)


def difficulty(game: AnyGame) -> int | None:
    return getattr(game, "difficulty", None)


def is_first(game: AnyGame) -> bool:
    return getattr(game, "first", False)


def fewest_wins(game: AnyGame) -> bool:
    return getattr(game, "fewest_wins", False)


def rules_page(game: AnyGame, language: str = "en") -> tuple[str, str]:
    """The rules in a language, or in English if they are not translated; and the language they are in."""
    from importlib.resources import files  # here, because it is slow to load and rarely needed

    folder = files(package_of(game))
    for file, written in ((folder / f"RULES.{language}.md", language), (folder / "RULES.md", "en")):
        if file.is_file():
            return file.read_text(encoding="utf-8"), written
    raise BadMessage(f"{game.title} has no rules page.")
