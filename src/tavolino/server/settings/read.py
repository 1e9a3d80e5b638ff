"""Reads the settings. A flag counts more than the environment, and the environment more than the file."""

import tomllib
from collections.abc import Iterable, Iterator, Mapping
from difflib import get_close_matches
from pathlib import Path
from typing import Any, NamedTuple

import msgspec
from msgspec import Struct, structs

from tavolino.game import BadMessage
from tavolino.server.gate.limits import Limits
from tavolino.server.settings.kinds import described, is_list
from tavolino.server.settings.settings import House, Settings
from tavolino.server.settings.texts import is_file_name, read_texts

PREFIX = "TAVOLINO_"
CONFIG = "TAVOLINO_CONFIG"
OTHERS = {CONFIG, "TAVOLINO_COMPILER", "TAVOLINO_INSTALLER"}  # of the program, not of the server
UVICORN = "FORWARDED_ALLOW_IPS"  # what `proxies` was called before
EVERYBODY = ("0.0.0.0/0", "::/0")
TABLES: dict[str, type[Struct]] = {"limits": Limits, "house": House}
FLAGS = {"names": "name", "proxies": "proxy"}  # those that can be repeated
TEXTS = ("imprint", "privacy", "rules", "notice")
SHOWN = 60  # letters of a wrong value


class Given(NamedTuple):
    """A value for one setting, and where somebody gave it."""

    key: str  # limits.sockets
    value: object
    where: str  # how to find it
    folder: Path | None = None  # of the settings file; None: the value was typed, so it is a text


def kinds() -> dict[str, Any]:
    """The type of each setting, by key."""
    own = {field.name: field.type for field in structs.fields(Settings) if field.name not in TABLES}
    inner = {f"{name}.{field.name}": field.type for name, table in TABLES.items() for field in structs.fields(table)}
    return own | inner


KINDS = kinds()


def read_settings(flags: Mapping[str, Any], environment: Mapping[str, str], file: str | None = None) -> Settings:
    """Raises BadMessage, which names the wrong value and its place.

    `flags`: by key, None where a flag was not given. `file`: the settings file; the environment may name one, too.
    """
    file = file or environment.get(CONFIG)
    given = [*(from_file(Path(file)) if file else ()), *from_environment(environment), *from_flags(flags)]
    values = {one.key: converted(one) for one in given}
    tables = {name: built(values, kind, f"{name}.") for name, kind in TABLES.items()}
    settings: Settings = structs.replace(built(values, Settings), **tables)
    check_texts(settings.house, {one.key: one.where for one in given})
    return settings


def from_file(file: Path) -> Iterator[Given]:
    try:
        found = tomllib.loads(file.read_text(encoding="utf-8-sig"))
    except OSError as fault:
        raise BadMessage(f"The settings file {file} cannot be read: {fault.strerror}.") from None
    except (tomllib.TOMLDecodeError, UnicodeDecodeError) as fault:
        raise BadMessage(f"The settings file {file} is not valid TOML: {fault}.") from None
    for name, value in found.items():
        if name in TABLES and not isinstance(value, dict):
            raise BadMessage(f"In {file}, {name} should be a table: [{name}].")
        inner = {f"{name}.{key}": one for key, one in value.items()} if name in TABLES else {name: value}
        for key, one in inner.items():
            yield Given(key, one, f"In {file}, {key}", file.absolute().parent)


def from_environment(environment: Mapping[str, str]) -> Iterator[Given]:
    keys = {PREFIX + key.replace(".", "_").upper(): key for key in KINDS}
    proxies = environment.get(UVICORN)
    if proxies:
        every = ",".join(EVERYBODY) if proxies == "*" else proxies
        yield Given("proxies", every, f"In the environment, {UVICORN}")
    for name, value in environment.items():
        if name.startswith(PREFIX) and name not in OTHERS and value:
            yield Given(keys.get(name, name), value, f"In the environment, {name}")


def from_flags(flags: Mapping[str, Any]) -> Iterator[Given]:
    for key, value in flags.items():
        if key == "limit":
            yield from map(from_limit, value or ())
        elif value is not None:
            yield Given(key, value, f"--{FLAGS.get(key, key).replace('_', '-')}")


def from_limit(pair: str) -> Given:
    name, _, number = pair.partition("=")
    if name not in Limits.__struct_fields__:
        raise BadMessage(f"There is no limit {name!r}; there are {', '.join(Limits.__struct_fields__)}.")
    return Given(f"limits.{name}", number, f"The limit {name}")


def converted(given: Given) -> Any:
    if given.key not in KINDS:
        near = get_close_matches(given.key.removeprefix(PREFIX).lower(), KINDS, 1)
        advice = f"; did you mean {near[0]}?" if near else ", and there is no such setting; docs/host.md lists them."
        raise BadMessage(f"{given.where} is unknown{advice}")
    kind, value = KINDS[given.key], given.value
    if is_list(kind) and isinstance(value, str) and given.folder is None:  # in the environment
        value = [part.strip() for part in value.split(",") if part.strip()]
    if is_list(kind):
        if not isinstance(value, list):
            raise BadMessage(f"{given.where} should be a list, not {shortened(value)}.")
        return tuple(one_of(kind.__args__[0], part, given) for part in value)
    found = one_of(kind, value, given)
    return found_from(given.folder, given.key, found) if isinstance(found, str) else found


def one_of(kind: Any, value: object, given: Given) -> Any:
    try:
        return msgspec.convert(value, kind, strict=given.folder is not None, dec_hook=lambda kind, text: kind(text))
    except msgspec.ValidationError:
        raise BadMessage(f"{given.where} should be {described(kind)}, not {shortened(value)}.") from None


def shortened(value: object) -> str:
    text = repr(value)
    return text if len(text) <= SHOWN else f"{text[:SHOWN]}…"


def found_from(folder: Path | None, key: str, value: str) -> str:
    """File names in a settings file are relative to its folder."""
    is_file = is_file_name(value) if key.partition(".")[2] in TEXTS else key == "db" and "://" not in value
    return str(folder / Path(value).expanduser()) if is_file and folder else value


def built(values: Mapping[str, Any], kind: type[Struct], before: str = "") -> Any:
    own: Iterable[str] = kind.__struct_fields__
    return kind(**{name: values[before + name] for name in own if before + name in values})


def check_texts(house: House, where: Mapping[str, str]) -> None:
    for name in TEXTS:
        text = getattr(house, name)
        if text is None:
            continue
        try:
            read_texts(text, house.language)
        except BadMessage as fault:
            raise BadMessage(f"{where[f'house.{name}']}: {fault}") from None
