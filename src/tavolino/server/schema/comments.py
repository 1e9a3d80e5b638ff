"""What the comments beside a struct's fields say. The schema describes a field in the words that stand in the code."""

import ast
import inspect
import re
import tokenize
from collections.abc import Iterator
from functools import cache
from io import StringIO
from textwrap import dedent

from msgspec import Struct

USUAL = {"seat": "A seat, numbered from 0"}  # for fields without a comment
IN_JSON = {"None": "null", "True": "true", "False": "false"}
FOR_TOOLS = re.compile(r"#\s*(noqa|type:|fmt:|ruff:).*")


@cache
def comments_of(struct: type) -> dict[str, str]:
    """What each field is, as far as a comment beside it says so; those of inherited fields are included."""
    found = {**USUAL}
    for one in reversed(struct.__mro__):
        if issubclass(one, Struct) and one is not Struct:
            found |= dict(beside_fields(one))
    return found


def beside_fields(struct: type) -> Iterator[tuple[str, str]]:
    try:
        source = dedent(inspect.getsource(struct))
    except OSError:  # an installation without sources
        return
    comments = {token.start[0]: token.string for token in tokens(source) if token.type == tokenize.COMMENT}
    [definition] = ast.parse(source).body
    assert isinstance(definition, ast.ClassDef)
    for line in definition.body:
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            text = described(comments.get(line.end_lineno or line.lineno, ""))
            if text:
                yield line.target.id, text


def tokens(source: str) -> Iterator[tokenize.TokenInfo]:
    return tokenize.generate_tokens(StringIO(source).readline)


def described(comment: str) -> str:
    text = FOR_TOOLS.sub("", comment).lstrip("# ").strip()
    return in_json_words(text if text.startswith((*IN_JSON,)) else text[:1].upper() + text[1:])


def in_json_words(text: str) -> str:
    """What Python calls None is null on the wire."""
    return re.sub("|".join(rf"\b{word}\b" for word in IN_JSON), lambda found: IN_JSON[found[0]], text)
