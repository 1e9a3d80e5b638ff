"""The wire types in TypeScript, made from the structs that the server reads and writes."""

from collections.abc import Iterable, Iterator
from typing import Any, get_args, get_type_hints

import msgspec
from msgspec import inspect as kinds

from tavolino.game import AnyGame, package_of
from tavolino.games import BUILT_IN
from tavolino.lesson import Tried
from tavolino.match import Record
from tavolino.match.verify import Proof
from tavolino.plain import PlainView
from tavolino.server.admin.messages import NewReport
from tavolino.server.messages import (
    Fault,
    GameFacts,
    GameLevels,
    Given,
    HouseText,
    Lesson,
    Me,
    Mine,
    MyDevice,
    MyTable,
    Network,
    NewName,
    NewToken,
    OpenTable,
    Place,
    Rehearse,
    Rules,
    Step,
    Try,
    UseSeatLink,
)
from tavolino.table.decisions.asks import AnyAsk
from tavolino.table.runtime.hints import Hint
from tavolino.table.runtime.views import Update
from tavolino.words import Value

HTTP = (
    Fault, GameFacts, GameLevels, Given, Hint, HouseText, Lesson, Me, Mine, MyDevice, MyTable, Network, NewName,
    NewReport,
    NewToken, OpenTable, Place, PlainView, Proof, Record, Rehearse, Rules, Step, Tried, Try, UseSeatLink,
)
HEAD = "// Made by `tavolino wire` from the server's own types; do not change it by hand.\n"
PLAIN: dict[type[kinds.Type], str] = {
    kinds.AnyType: "unknown",
    kinds.BoolType: "boolean",
    kinds.FloatType: "number",
    kinds.IntType: "number",
    kinds.NoneType: "null",
    kinds.StrType: "string",
}


def wire_types() -> str:
    asks = get_args(AnyAsk)
    structs = [*asks, Update, *HTTP]
    unions = {"Ask": union(asks), "Value": written(kinds.type_info(Value))}
    for game in BUILT_IN.values():
        view, actions, events = types_of(game)
        structs += [view, *actions, *events, type(game.table_options)]
        title = game.name.capitalize()
        unions |= {f"{title}Action": union(actions), f"{title}Event": union(events)}
    interfaces = [interface(struct) for struct in reachable(structs)]
    aliases = [f"export type {name} = {kind};\n" for name, kind in unions.items()]
    return "\n".join([HEAD, *interfaces, *aliases])


def types_of(game: AnyGame) -> tuple[type, tuple[type, ...], tuple[type, ...]]:
    """A game's view, actions and events, as its functions declare them."""
    [event] = get_args(get_type_hints(game.apply)["return"])
    return get_type_hints(game.view)["return"], get_args(game.action_type), get_args(event)


def reachable(roots: Iterable[type]) -> list[kinds.StructType]:
    """Every struct that the roots contain, each once, sorted by name."""
    found: dict[str, kinds.StructType] = {}
    waiting = [msgspec.inspect.type_info(root) for root in roots]
    while waiting:
        kind = waiting.pop()
        if isinstance(kind, kinds.StructType):
            name = name_of(kind.cls)
            if name in found:
                assert found[name].cls is kind.cls, f"two structs are called {name}"
                continue
            found[name] = kind
        waiting += parts(kind)
    return [found[name] for name in sorted(found)]


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
        case _:
            return


def name_of(struct: Any) -> str:
    """The name of a struct. A game's structs are prefixed with the game's name, because every game has a View."""
    home = next((game for game in BUILT_IN.values() if struct.__module__.startswith(f"{package_of(game)}.")), None)
    return f"{home.name.capitalize() if home else ''}{struct.__name__}"


def interface(kind: kinds.StructType) -> str:
    tag = [f"  {kind.tag_field}: {literal(kind.tag)};\n"] if kind.tag_field else []
    config = kind.cls.__struct_config__
    may_lack = config.forbid_unknown_fields or config.omit_defaults  # a request may omit defaults, and some answers do
    fields = [
        f"  {field.encode_name}{'?' if not field.required and (may_lack or is_unset(field)) else ''}: "
        f"{written(field.type)};\n"
        for field in kind.fields
    ]
    return f"export interface {name_of(kind.cls)} {{\n{''.join([*tag, *fields])}}}\n"


def is_unset(field: kinds.Field) -> bool:
    """Whether it is left out unless it is given: its default is `UNSET`, which msgspec doesn't list."""
    return field.default is msgspec.NODEFAULT and field.default_factory is msgspec.NODEFAULT


def written(kind: kinds.Type) -> str:
    match kind:
        case kinds.StructType(cls=cls):
            return name_of(cls)
        case kinds.LiteralType(values=values):
            return " | ".join(literal(value) for value in values)
        case kinds.UnionType(types=types):
            return " | ".join(written(one) for one in types)
        case kinds.VarTupleType(item_type=item) | kinds.ListType(item_type=item):
            inner = written(item)
            return f"({inner})[]" if "|" in inner else f"{inner}[]"
        case kinds.TupleType(item_types=items):
            return f"[{', '.join(written(item) for item in items)}]"
        case kinds.NamedTupleType(fields=fields):
            return f"[{', '.join(f'{field.name}: {written(field.type)}' for field in fields)}]"
        case kinds.DictType(key_type=key, value_type=value):
            return f"{{ [key in {written(key)}]: {written(value)} }}"
        case _:
            return PLAIN[type(kind)]


def literal(value: Any) -> str:
    return msgspec.json.encode(value).decode()


def union(structs: Iterable[type]) -> str:
    return " | ".join(name_of(struct) for struct in structs)
