"""The words of a game from another package: `words/<language>/*.ftl` in its folder, in Fluent.

They are read once, when the game is loaded, and checked, so that nothing else can break by them. All keys begin with
the game's name, and none of them is one of ours. What a language lacks is said in English.
"""

from collections.abc import Iterator
from importlib.resources import files
from importlib.resources.abc import Traversable
from typing import TYPE_CHECKING, Any

from tavolino.game import AnyGame, BadMessage, package_of
from tavolino.words import LANGUAGES, add_words, has_words, known_names

if TYPE_CHECKING:
    from fluent.syntax.ast import Message

FIRST = "en"
FUNCTIONS = {"NUMBER", "DATETIME"}  # what every reader of the format knows


def take_in_words(game: AnyGame) -> None:
    """Take a game's words into the catalogue; raises BadMessage, in one line, if something is wrong with them."""
    languages = {folder.name: sentences(game.name, folder) for folder in folders(game)}
    if not languages:
        return
    from fluent.syntax import FluentSerializer  # here, because it takes a while to load and few games have words

    first = languages.get(FIRST, {})
    for language, found in languages.items():
        for key, message in found.items():
            if key not in first:
                raise BadMessage(f"words/{language} has {key!r}, but words/{FIRST} has not")
            if more := places(message) - places(first[key]):
                raise BadMessage(f"words/{language} puts ${min(more)} into {key!r}, but words/{FIRST} does not")
    serializer = FluentSerializer()
    for language in LANGUAGES:
        whole = first | languages.get(language, {})
        add_words(game.name, language, "".join(serializer.serialize_entry(message) for message in whole.values()))


def folders(game: AnyGame) -> list[Traversable]:
    """One for each language that the game has words in."""
    words = files(package_of(game)) / "words" if hasattr(game, "__path__") else None
    if words is None or not words.is_dir():
        return []
    found = [folder for folder in words.iterdir() if folder.is_dir() and not folder.name.startswith(("_", "."))]
    for folder in found:
        if folder.name not in LANGUAGES:
            there = known_names(folder.name, LANGUAGES).rstrip(".")
            raise BadMessage(f"words/{folder.name} is in no language of Tavolino; {there}")
    return found


def sentences(game: str, folder: Traversable) -> dict[str, "Message"]:
    """Those of one language, by their keys."""
    found: dict[str, Message] = {}
    for file in sorted(folder.iterdir(), key=lambda file: file.name):
        if file.name.endswith(".ftl"):
            name = f"words/{folder.name}/{file.name}"
            for message in read(name, file):
                check_key(game, name, key := message.id.name)
                if key in found:
                    raise BadMessage(f"{name} has {key!r}, which is there already")
                found[key] = message
    return found


def read(name: str, file: Traversable) -> Iterator["Message"]:
    from fluent.syntax import FluentParser, ast

    try:
        text = file.read_text(encoding="utf-8")
    except UnicodeDecodeError:
        raise BadMessage(f"{name} is not in UTF-8") from None
    for entry in FluentParser().parse(text).body:
        if isinstance(entry, ast.Junk):
            why, start = entry.annotations[0], entry.annotations[0].span
            line = text.count("\n", 0, start.start if start else 0) + 1
            raise BadMessage(f"{name} cannot be read: line {line}: {why.message}")
        if isinstance(entry, ast.Term):
            raise BadMessage(f"{name} has the term -{entry.id.name}; write it out in each sentence")
        if isinstance(entry, ast.Message):
            check_sentence(name, entry)
            yield entry


def check_key(game: str, name: str, key: str) -> None:
    if not key.startswith(f"{game}-"):
        raise BadMessage(f"{name} has {key!r}, but its keys should begin with {game}-")
    if has_words(key):
        raise BadMessage(f"{name} has {key!r}, which is one of Tavolino's own")


def check_sentence(name: str, message: "Message") -> None:
    from fluent.syntax import ast

    key = message.id.name
    if message.value is None or message.attributes:
        raise BadMessage(f"{name} should have one text for {key!r} and no attributes")
    if [*inside(message.value, ast.MessageReference), *inside(message.value, ast.TermReference)]:
        raise BadMessage(f"{name} quotes another sentence in {key!r}; write it out")
    for call in inside(message.value, ast.FunctionReference):
        if call.id.name not in FUNCTIONS:
            raise BadMessage(f"{name} uses {call.id.name} in {key!r}, which nobody knows")


def places(message: "Message") -> set[str]:
    """What is put into a sentence; who is the reader goes without saying."""
    from fluent.syntax import ast

    names = {reference.id.name for reference in inside(message.value, ast.VariableReference)}
    return {name for name in names if name != "you" and not name.startswith("you_")}


def inside(node: Any, kind: type[Any]) -> Iterator[Any]:
    from fluent.syntax.ast import BaseNode

    if isinstance(node, kind):
        yield node
    if isinstance(node, BaseNode):
        for child in vars(node).values():
            for one in child if isinstance(child, list) else [child]:
                yield from inside(one, kind)
