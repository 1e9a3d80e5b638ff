"""The usual way to do what most games do alike: a game that leaves one of these verbs or facts out gets it from here.

Each verb has the game as its first parameter and then those of the contract.
"""

import re
from collections.abc import Iterable, Iterator
from dataclasses import fields, is_dataclass
from functools import partial
from random import Random
from typing import Any, cast, get_args

import msgspec
from msgspec import Struct, structs

from tavolino.chance import Chance
from tavolino.game import AnyGame, BadMessage, Refusal, SmallGame
from tavolino.words import PlainText, Seat, join_words, plain_text, sentence

CAPITAL = re.compile(r"(?<!^)(?=[A-Z])")


class NoOptions(Struct, frozen=True, forbid_unknown_fields=True):
    """The options of a game that has none."""


def complete(game: SmallGame[Any, Any, Any, Any, Any]) -> AnyGame:
    """The same game with all of the contract: what it leaves out is put into its module, once."""
    whole = cast(AnyGame, game)
    facts = {
        "title": game.name.capitalize(),
        "rules_version": 1,
        "table_options": NoOptions(),
        "simulation_options": getattr(game, "table_options", NoOptions()),
    }
    for name, usual in (facts | {verb.__name__: partial(verb, whole) for verb in VERBS}).items():
        if not hasattr(game, name):
            setattr(game, name, usual)
    return whole


def refuses_in_its_own_words(game: AnyGame) -> bool:
    why = game.why_not
    return not (isinstance(why, partial) and why.func is why_not)


def awaited(game: AnyGame, state: Any) -> list[int]:
    """All who can act."""
    return [seat for seat in range(len(game.score(state))) if game.legal(state, seat)]


def cuts_short(game: AnyGame, state: Any, seat: int, action: Any) -> None:  # noqa: ARG001 - nobody may speak up
    return None


def seen(game: AnyGame, event: Any, seat: int | None) -> Any:  # noqa: ARG001 - everybody sees all of it
    return event


def sensible(game: AnyGame, view: Any, rng: Random) -> Any:  # noqa: ARG001 - any action will do
    return rng.choice(view.legal)


def why_not(game: AnyGame, state: Any, seat: int, action: Any) -> Refusal:  # noqa: ARG001 - it says nothing of the action
    if game.outcome(state):
        return Refusal("", sentence("why-over"))
    return Refusal("", sentence("why-not-allowed") if game.legal(state, seat) else sentence("why-not-your-turn"))


def write(game: AnyGame, action: Any) -> str:  # noqa: ARG001 - the action says it all
    """Its name and its fields: take 7."""
    return " ".join([named(type(action)), *map(written, structs.astuple(action))])


def read(game: AnyGame, text: str) -> Any:
    name, *words = text.split() or [""]
    for kind in kinds(game.action_type):
        if named(kind) == name and len(words) == len(kind.__struct_fields__):
            try:
                values = dict(zip(kind.__struct_fields__, map(unwritten, words), strict=True))
                return msgspec.convert(values | tag(kind), kind, strict=False)
            except msgspec.MsgspecError:
                break
    forms = (" ".join([named(kind), *map(str.upper, kind.__struct_fields__)]) for kind in kinds(game.action_type))
    raise BadMessage(f"{text!r} is no action of {game.title}; write {join_words(map(repr, forms), 'or')}.")


def tell(game: AnyGame, event: Any, seats: int, options: Any) -> PlainText:  # noqa: ARG001 - the event says it all
    """Its name and its fields: 'Anna: row taken 3, 4.'"""
    values = {name: value for name, value in structs.asdict(event).items() if value is not None}
    who = values.pop("seat", None)
    words = CAPITAL.sub(" ", type(event).__name__).lower()
    told = " ".join([words, ", ".join(map(written, values.values()))]).strip()
    if who is None:
        return plain_text("{what}.", what=told.capitalize())
    return plain_text("{who}: {what}.", who=Seat(who), what=told)


def trace(game: AnyGame, state: Any) -> dict[str, Any]:  # noqa: ARG001 - the state says it all
    """All fields of the state but its chance."""
    found: dict[str, Any] = {name: msgspec.to_builtins(value, str_keys=True) for name, value in parts(state)}
    return found


def cards(game: AnyGame, state: Any) -> Iterable[Any]:  # noqa: ARG001 - nothing is counted
    return ()


VERBS = (awaited, cuts_short, seen, sensible, why_not, write, read, tell, trace, cards)


def parts(state: Any) -> Iterator[tuple[str, Any]]:
    names = [field.name for field in fields(state)] if is_dataclass(state) else state.__struct_fields__
    for name in names:
        if not isinstance(value := getattr(state, name), Chance):
            yield name, value


def kinds(action_type: Any) -> tuple[type[Struct], ...]:
    """The classes of a union, or the only one."""
    return get_args(action_type) or (action_type,)


def named(kind: type[Struct]) -> str:
    return str(kind.__struct_config__.tag or kind.__name__.lower()).replace(" ", "-")


def tag(kind: type[Struct]) -> dict[str, Any]:
    config = kind.__struct_config__
    return {} if config.tag_field is None else {config.tag_field: config.tag}


def written(value: Any) -> str:
    return value if isinstance(value, str) else msgspec.json.encode(value).decode()


def unwritten(word: str) -> Any:
    """A list is in JSON, anything else as it is: `convert` makes numbers of what should be one."""
    return msgspec.json.decode(word) if word.startswith(("[", "{")) else word
