"""The catalogues of all languages fit each other, the page and the server."""

import ast
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, NamedTuple

import pytest
from babel import Locale
from fluent.syntax import FluentParser, FluentSerializer
from fluent.syntax import ast as ftl

from tavolino.games import GAMES
from tavolino.words import LANGUAGES, say, sentence
from tavolino.words.catalogue import FOLDER, you

ROOT = Path(__file__).parents[1]
FIRST = "en"
OTHERS = [language for language in LANGUAGES if language != FIRST]
CATEGORIES = ("zero", "one", "two", "few", "many", "other")
PARTS = sorted(file.name for file in (FOLDER / FIRST).glob("*.ftl"))

SAME: dict[str, str] = {
    "qwinto-in": "several languages have the same little word",
    "sign-bravo": "it is the same cry everywhere",
    "sign-oh": "it is the same cry everywhere",
    "twisted-title": "the name of the game",
    "upturn-title": "the name of the game",
    "upturn-call": "what is called is the name of the game",
    "chat": "most languages have the same word",
    "open-chat": "most languages have the same word",
    "level-program": "Czech has the same word",
    "level-club": "French and Spanish have the same word",
    "speed-usual": "Spanish and Portuguese have the same word",
    "footer-contact": "Dutch and French have the same word",
    "footer-privacy": "Dutch and Italian have the same word",
    "home-minutes": "many languages have the same short word",
    "score": "French has the same word",
    "qwinto-points": "French has the same words",
    "twisted-points": "French has the same words",
    "end-solo": "French has the same words",
    "level-expert": "French has the same word",
    "board-bots": "German has the same word",
    "board-name": "German has the same word",
    "rating-points": "it is numbers",
    "rating-unsure": "it is a number",
    "contest-points": "French has the same word",
    "contest-score": "French has the same word",
    "contest-table": "French has the same word",
    "contest-total": "French has the same word",
    "contest-who": "German has the same word",
    "qwinto-colour-o": "French has the same word",
    "daily-hours": "it is numbers and signs for units",
    "daily-minutes": "it is numbers and signs for units",
    "daily-points": "French has the same words",
    "daily-points-column": "French has the same word",
}


@cache
def messages(language: str) -> dict[str, ftl.Message]:
    found: dict[str, ftl.Message] = {}
    for part in PARTS:
        for entry in FluentParser().parse((FOLDER / language / part).read_text(encoding="utf-8")).body:
            assert not isinstance(entry, ftl.Junk), f"{language}/{part} cannot be read: {entry.content}"
            if isinstance(entry, ftl.Message):
                assert entry.id.name not in found, f"{entry.id.name} stands twice in {language}"
                assert entry.value is not None, f"{entry.id.name} is empty in {language}"
                found[entry.id.name] = entry
    return found


def inside(node: Any, kind: type[Any]) -> Iterator[Any]:
    if isinstance(node, kind):
        yield node
    if isinstance(node, ftl.BaseNode):
        for child in vars(node).values():
            for one in child if isinstance(child, list) else [child]:
                yield from inside(one, kind)


def placeholders(message: ftl.Message, language: str) -> set[str]:
    """What a sentence needs, and what the sentences inside it need."""
    found = {reference.id.name for reference in inside(message.value, ftl.VariableReference)}
    return found.union(*(placeholders(messages(language)[key], language) for key in quoted(message)))


def quoted(message: ftl.Message) -> set[str]:
    """The sentences inside a sentence, such as `{ qwinto-row }`."""
    return {reference.id.name for reference in inside(message.value, ftl.MessageReference)}


def codes(message: ftl.Message) -> set[str]:
    """Places that a sentence only chooses by, such as `$row`, which is "o", "y" or "p"."""
    return {
        selection.selector.id.name
        for selection in inside(message.value, ftl.SelectExpression)
        if not any(isinstance(variant.key, ftl.NumberLiteral) for variant in selection.variants)
        and not {variant_name(variant) for variant in selection.variants} & {"one", "number"}
    }


def shown(message: ftl.Message) -> set[str]:
    """Places that are put into the text as they are."""
    placed = (found.expression for found in inside(message.value, ftl.Placeable))
    return {expression.id.name for expression in placed if isinstance(expression, ftl.VariableReference)}


def text(message: ftl.Message) -> str:
    return FluentSerializer().serialize_entry(ftl.Message(message.id, message.value))


# What the sources ask for.

WEB = [file for ending in ("ts", "svelte") for file in sorted((ROOT / "web/src").rglob(f"*.{ending}"))]
WEB.append(ROOT / "web/offline.js")
PYTHON = sorted((ROOT / "src/tavolino").rglob("*.py"))
QUOTED = re.compile(r'(?<![=!]== )"([a-z][a-z0-9-]*)"')
TEMPLATE = re.compile(r"`((?:[a-z0-9-]|\$\{[^{}]*\})+)`")
HOLE = re.compile(r"\$\{[^{}]*\}")
CALL = re.compile(r"\bsay\(")


@cache
def page() -> str:
    return "\n".join(file.read_text(encoding="utf-8") for file in WEB)


def calls() -> Iterator[tuple[str, str]]:
    """Every `say(…)` of the page: what stands for the key, and the rest."""
    for found in CALL.finditer(page()):
        depth, comma, end = 1, None, found.end()
        while depth:
            letter = page()[end]
            depth += (letter in "([{") - (letter in ")]}")
            if letter == "," and depth == 1 and comma is None:
                comma = end
            end += 1
        yield page()[found.end() : comma or end - 1], page()[comma or end - 1 : end - 1]


@cache
def constants() -> frozenset[str]:
    """Every text in the server's sources."""
    nodes = (node for file in PYTHON for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))))
    return frozenset(node.value for node in nodes if isinstance(node, ast.Constant) and isinstance(node.value, str))


@cache
def patterns() -> re.Pattern[str]:
    """Keys that the page puts together: level-… from `level-${level}`, and what begins with a hole with any game."""
    found = set()
    for template in TEMPLATE.findall(page()):
        if re.search("[a-z]-|-[a-z]", HOLE.sub("", template)):
            begun = re.sub(f"^{HOLE.pattern}", f"({'|'.join(GAMES)})", template)
            found.add(HOLE.sub("[a-z0-9]+(-[a-z0-9]+)*", begun))
    return re.compile("|".join(sorted(found)))


def test_every_language_that_is_shipped_has_every_part_and_no_other_is_there() -> None:
    folders = {file.parent.name: file.parent for file in FOLDER.glob("*/*.ftl")}
    assert set(folders) == set(LANGUAGES)
    for folder in folders.values():
        assert sorted(file.name for file in folder.iterdir()) == PARTS, folder.name


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_catalogue_has_the_same_keys_as_the_first_in_the_same_parts(language: str) -> None:
    for part in PARTS:
        keys = {
            entry.id.name
            for entry in FluentParser().parse((FOLDER / language / part).read_text(encoding="utf-8")).body
            if isinstance(entry, ftl.Message)
        }
        first = {key for key in messages(FIRST) if key_part(key) == part}
        assert keys == first, f"{language}/{part}"


@cache
def key_parts() -> dict[str, str]:
    return {
        entry.id.name: part
        for part in PARTS
        for entry in FluentParser().parse((FOLDER / FIRST / part).read_text(encoding="utf-8")).body
        if isinstance(entry, ftl.Message)
    }


def key_part(key: str) -> str:
    return key_parts()[key]


class Call(NamedTuple):
    """A sentence that the server or a game makes."""

    file: Path
    key: str
    values: frozenset[str] | None  # None: they are put together elsewhere
    seats: frozenset[str]  # those of its values that are seats


@cache
def sentences() -> tuple[Call, ...]:
    """Every `sentence(…)` of the sources."""
    found = []
    for file in PYTHON:
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "sentence":
                [key] = node.args
                assert isinstance(key, ast.Constant), f"{file} puts a key together"
                assert isinstance(key.value, str)
                given = {keyword.arg: keyword.value for keyword in node.keywords}
                seats = frozenset(name for name, value in given.items() if name and is_seat(file, value))
                names = frozenset(name for name in given if name)
                found.append(Call(file, key.value, None if None in given else names, seats))
    return tuple(found)


def is_seat(file: Path, value: ast.expr) -> bool:
    """Whether this is `Seat(…)`, or a name that is given to one in the same file."""
    if isinstance(value, ast.Name):
        text = file.read_text(encoding="utf-8")
        return re.search(rf"\b{value.id}(, \w+)* = Seat\(", text) is not None
    return isinstance(value, ast.Call) and isinstance(value.func, ast.Name) and value.func.id == "Seat"


@cache
def told_you() -> dict[str, frozenset[str]]:
    """By key: what else a sentence can say, because it knows which of its seats is the reader's."""
    return {call.key: frozenset(map(you, call.seats)) for call in sentences() if call.seats}


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_has_the_placeholders_of_the_first_language(language: str) -> None:
    for key, message in messages(language).items():
        theirs, ours = placeholders(message, language), placeholders(messages(FIRST)[key], FIRST)
        told = told_you().get(key, frozenset())
        assert theirs - told == ours - told, f"{key} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_no_sentence_shows_a_code(language: str) -> None:
    """A colour comes as "o", so that each language can bend its word for it; nobody should ever read that letter."""
    known: dict[str, set[str]] = {}
    for key, message in messages(FIRST).items():
        known.setdefault(key.split("-")[0], set()).update(codes(message))
    assert {"row", "colours", "stack"} <= known["qwinto"]
    for key, message in messages(language).items():
        assert not known[key.split("-")[0]] & shown(message), f"{key} in {language}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_plural_forms_are_complete(language: str) -> None:
    """Every form that a number below a million, or a part of one, can take in the language."""
    rule = Locale.parse(language).plural_form
    needed = {rule(number) for number in (*range(1000), 0.5, 1.5)} | {"other"}
    for key, message in messages(language).items():
        for selection in inside(message.value, ftl.SelectExpression):
            forms = {variant_name(variant) for variant in selection.variants}
            if forms & (set(CATEGORIES) - {"other"}):
                assert needed <= forms, f"{key} in {language}"
                assert forms & set(CATEGORIES) <= needed, f"{key} in {language} has forms that no number takes"


def variant_name(variant: ftl.Variant) -> str:
    key = variant.key
    return key.name if isinstance(key, ftl.Identifier) else {"1": "one"}.get(key.value, key.value)


@pytest.mark.parametrize("language", OTHERS)
def test_every_sentence_is_translated(language: str) -> None:
    for key, message in messages(language).items():
        words = "".join(element.value for element in inside(message.value, ftl.TextElement))
        if key not in SAME and re.search(r"[^\W\d_]", words):
            assert text(message) != text(messages(FIRST)[key]), f"{key} is not translated into {language}"


def test_french_signs_never_begin_a_line() -> None:
    """A narrow space that does not break, U+202F, is before : ; ! ? » and after «."""
    for key, message in messages("fr").items():
        for element in inside(message.value, ftl.TextElement):
            assert not re.search(r"(?<!\u202f)[:;!?»](?=\s|$)|«(?!\u202f)", element.value), key


def test_every_sentence_is_used() -> None:
    inner = set().union(*(quoted(message) for language in LANGUAGES for message in messages(language).values()))
    named = {*QUOTED.findall(page()), *constants(), *inner}
    unused = [key for key in messages(FIRST) if key not in named and not patterns().fullmatch(key)]
    assert unused == []


def test_every_sentence_that_is_asked_for_is_there() -> None:
    asked = {key for named, _ in calls() for key in QUOTED.findall(TEMPLATE.sub("", named))}
    assert len(asked) > 200
    assert asked - messages(FIRST).keys() == set()


def test_every_sentence_that_the_server_speaks_of_is_there() -> None:
    asked = {call.key for call in sentences()}
    assert len(asked) > 120
    assert asked <= messages(FIRST).keys()
    for call in sentences():
        told = told_you().get(call.key, frozenset())
        if call.values is not None:
            assert call.values == placeholders(messages(FIRST)[call.key], FIRST) - told, call.key


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_sentence_is_said_in_the_language_that_is_asked_for(language: str) -> None:
    said = say("twisted-why-not-held", {"card": 34}, language)
    assert "34" in said
    assert (said == str(sentence("twisted-why-not-held", card=34))) == (language == FIRST)


@pytest.mark.parametrize("name", GAMES)
def test_the_page_calls_a_game_as_the_terminal_does(name: str) -> None:
    assert say(f"{name}-title") == GAMES[name].title


def test_a_sentence_that_is_not_there_or_lacks_a_value_is_an_error() -> None:
    with pytest.raises(KeyError, match="no-such-key"):
        say("no-such-key")
    with pytest.raises(ValueError, match="card"):
        say("twisted-why-not-held")
