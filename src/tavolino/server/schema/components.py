"""Every message as JSON Schema, made from the structs that the server reads and writes.

A game's structs are called after the game, because every game has a View. Where only the game knows the type (see
`GameView` in tavolino.game), the schema refers to a choice among all games.
"""

from collections.abc import Iterable, Iterator
from typing import Any, TypeAlias

import msgspec
from msgspec import inspect as kinds

from tavolino.events.contests.asks import ContestAsk
from tavolino.events.contests.views import ContestLine, ContestView
from tavolino.events.contests.wish import NewContest
from tavolino.game import AnyGame
from tavolino.lesson import Tried
from tavolino.match import Record
from tavolino.match.verify import Proof
from tavolino.plain import PlainView
from tavolino.server import messages
from tavolino.server.accounts import messages as accounts
from tavolino.server.admin.messages import NewReport
from tavolino.server.circle import messages as circle
from tavolino.server.coach import deck_messages as deck
from tavolino.server.coach import messages as coach
from tavolino.server.daily import messages as daily
from tavolino.server.notices import messages as notices
from tavolino.server.personal.messages import MESSAGES as PERSONAL
from tavolino.server.personal.messages import PersonalAsk
from tavolino.server.programs.messages import MESSAGES as PROGRAMS
from tavolino.server.queue import messages as queue
from tavolino.server.ratings.messages import Leaderboard, Profile, ProfileWish
from tavolino.server.schema.comments import comments_of, in_json_words
from tavolino.server.schema.games import KINDS, prefix_of, types_of
from tavolino.table.decisions.asks import AnyAsk
from tavolino.table.log.news import News
from tavolino.table.runtime.hints import Hint
from tavolino.table.runtime.views import Update
from tavolino.words import Value

Json: TypeAlias = dict[str, Any]
Named: TypeAlias = kinds.StructType | kinds.NamedTupleType

REFERENCE = "#/$defs/"
MESSAGES = (
    messages.Everything, messages.Fault, messages.GameFacts, messages.GameLevels, messages.GameWords, messages.Given,
    messages.HouseText,
    messages.Lesson, messages.Me, messages.Mine, messages.MyDevice, messages.MyTable, messages.Network,
    messages.NewName, NewReport, messages.NewToken, messages.OpenTable, messages.Place, messages.Rehearse,
    messages.Rules, messages.Step, messages.Try, messages.UseSeatLink, Hint, Leaderboard, PlainView, Profile,
    ProfileWish, Proof, Record, Tried, Update,
    ContestLine, ContestView, NewContest,
    daily.BeginDaily, daily.DailyResult, daily.DailyTable, daily.DailyToday, daily.PastDay, daily.Plays,
    *accounts.MESSAGES, *circle.MESSAGES, *coach.MESSAGES, *deck.MESSAGES, *notices.MESSAGES, *queue.MESSAGES,
    *PERSONAL, *PROGRAMS,
)  # fmt: skip
UNIONS: Json = {"Ask": AnyAsk, "ContestAsk": ContestAsk, "News": News, "PersonalAsk": PersonalAsk, "Value": Value}
ABOUT = {
    "Ask": "What somebody at a table asks for. `type` says what it is.",
    "ContestAsk": "What somebody asks for in a contest. `type` says what it is.",
    "News": "What happened around a match: an event of the table, not of the game.",
    "PersonalAsk": "What a program says on its own socket. `type` says what it is.",
    "Value": "What fills a variable of a sentence.",
    "View": "What one seat may know, with its legal actions. Each game has its own; the plain one fits every game.",
    "Action": "What a seat asks the game for: one of the view's legal actions, unchanged.",
    "Event": "What happened: in the game, or around the match.",
    "Options": "The options of a game.",
}
BESIDES = {"View": ["PlainView"], "Event": ["News"]}  # what a choice has that no game brings


def components(games: Iterable[AnyGame]) -> dict[str, Json]:
    """The schema of every message and of all that is in it, by name; they refer to each other by `#/$defs/NAME`."""
    games = [*games]
    unions = UNIONS | {
        f"{game.name.capitalize()}{kind}": one
        for game in games
        for kind, one in zip(KINDS, types_of(game), strict=True)
    }
    schemas, found = msgspec.json.schema_components([*unions.values(), *MESSAGES])
    named = {name: kind for kind in reachable([*unions.values(), *MESSAGES]) for name in names_in_msgspec(kind)}
    names = {name: our_name(named[name], games) for name in found}
    whole = {names[name]: completed(named[name], schema) for name, schema in found.items()}
    assert len(whole) == len(found), "two structs have one name"
    for name, schema in zip(unions, schemas, strict=False):
        whole.setdefault(name, schema)
    whole |= {kind: choice(kind, games) for kind in KINDS}
    ready = {name: referring(schema, names) for name, schema in whole.items()}
    shared = {name: schema for name, schema in ready.items() if name in unions and "$ref" not in schema}
    return {name: titled(name, with_shared(schema, shared)) for name, schema in sorted(ready.items())}


def reachable(roots: Iterable[Any]) -> list[Named]:
    """Every struct and named tuple that the roots contain, each once."""
    found: dict[type, Named] = {}
    waiting = [kinds.type_info(root) for root in roots]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, Named):
            if kind.cls in found:
                continue
            found[kind.cls] = kind
        waiting += parts(kind)
    return [*found.values()]


def parts(kind: kinds.Type) -> Iterator[kinds.Type]:
    match kind:
        case kinds.StructType(fields=fields) | kinds.NamedTupleType(fields=fields):
            yield from (field.type for field in fields)
        case kinds.UnionType(types=types) | kinds.TupleType(item_types=types):
            yield from types
        case kinds.VarTupleType(item_type=item) | kinds.ListType(item_type=item):
            yield item
        case kinds.DictType(key_type=key, value_type=value):
            yield from (key, value)
        case kinds.Metadata(type=inner):
            yield inner
        case _:
            return


def names_in_msgspec(kind: Named) -> tuple[str, str]:
    """It uses the short name of a class, or the long one where several have the same short one."""
    return kind.cls.__name__, f"{kind.cls.__module__}.{kind.cls.__qualname__}"


def our_name(kind: Named, games: Iterable[AnyGame]) -> str:
    return f"{prefix_of(kind.cls, games)}{kind.cls.__name__}"


def completed(kind: Named, schema: Json) -> Json:
    """With what msgspec leaves out: the comments, the keys of a dictionary, the names of a tuple's items."""
    if isinstance(kind, kinds.NamedTupleType):
        items = zip(kind.fields, schema["prefixItems"], strict=True)
        return schema | {"prefixItems": [{"title": field.name} | item for field, item in items]}
    properties, comments = dict(schema["properties"]), comments_of(kind.cls)
    for name, found in properties.items():
        if name in comments:
            properties[name] = found | {"description": comments[name]}
    for field in kind.fields:
        if isinstance(field.type, kinds.DictType) and isinstance(field.type.key_type, kinds.LiteralType):
            properties[field.encode_name] |= {"propertyNames": {"enum": [*field.type.key_type.values]}}
    about = {"description": in_json_words(schema["description"])} if "description" in schema else {}
    schema = schema | about | {"properties": properties}
    return with_all_required(kind, schema) if is_always_whole(kind.cls) else schema


def is_always_whole(struct: Any) -> bool:
    """Whether all fields that are set are sent. A request may leave out defaults, and so do some answers."""
    config = struct.__struct_config__
    return not config.forbid_unknown_fields and not config.omit_defaults


def with_all_required(kind: kinds.StructType, schema: Json) -> Json:
    properties = {
        name: {key: value for key, value in one.items() if key != "default"}
        for name, one in schema["properties"].items()
    }
    unset = {field.encode_name for field in kind.fields if may_be_unset(field)}
    return schema | {"properties": properties, "required": [name for name in properties if name not in unset]}


def may_be_unset(field: kinds.Field) -> bool:
    """Whether the field is left out unless something is set; then it has no default that could be sent."""
    return not field.required and field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def choice(kind: str, games: Iterable[AnyGame]) -> Json:
    """What a message has of one game or another. Any of them: two games may both have `{"type": "pass"}`."""
    names = [*(f"{game.name.capitalize()}{kind}" for game in games), *BESIDES.get(kind, ())]
    return {"anyOf": [{"$ref": f"{REFERENCE}{name}"} for name in names]}


def referring(part: Any, names: dict[str, str]) -> Any:
    """With our names in all references, and with exactly one choice wherever `type` tells them apart."""
    match part:
        case str() if part.startswith(REFERENCE):
            name = part.removeprefix(REFERENCE)
            return f"{REFERENCE}{names.get(name, name)}"
        case list():
            return [referring(one, names) for one in part]
        case {"anyOf": among, "discriminator": _}:
            rest = {key: value for key, value in part.items() if key != "anyOf"}
            return {"oneOf": referring(among, names), **referring(rest, names)}
        case dict():
            return {key: referring(value, names) for key, value in part.items()}
        case _:
            return part


def with_shared(part: Any, shared: dict[str, Json], *, inside: bool = False) -> Any:
    """With a reference wherever a union is repeated that has a name."""
    if inside and part in shared.values():
        return {"$ref": REFERENCE + next(name for name, schema in shared.items() if schema == part)}
    match part:
        case list():
            return [with_shared(one, shared, inside=True) for one in part]
        case dict():
            return {key: with_shared(value, shared, inside=True) for key, value in part.items()}
        case _:
            return part


def titled(name: str, schema: Json) -> Json:
    about = {"description": ABOUT[name]} if name in ABOUT else {}
    return about | schema | {"title": name}
