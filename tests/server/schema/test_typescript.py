"""The page's types are those of the server."""

from pathlib import Path

from tavolino.games import BUILT_IN
from tavolino.server.schema.typescript import wire_types, written

FILE = Path(__file__).parents[3] / "web" / "src" / "wire.ts"


def test_the_types_in_the_page_are_fresh() -> None:
    text = wire_types(BUILT_IN.values())
    assert FILE.read_text(encoding="utf-8") == text, "run: ./tavolino wire > web/src/wire.ts"


def test_every_kind_of_field_is_written_as_typescript_has_it() -> None:
    lines = [line for line in wire_types(BUILT_IN.values()).splitlines() if "/**" not in line]
    text = "\n".join(lines)
    assert 'export interface Act {\n  type: "act";\n  decision: number;\n  action: unknown;\n  key?: string;\n}' in text
    assert "clock?: PerMove | Bank | null;" in text, "what comes in may be left out"
    assert "events: Happened[];" in text, "what goes out is always there"
    assert "options?: { [key in string]: unknown };" in text
    assert "taken_back?: number;" in text
    assert "export type Ask = Act | " in text
    assert 'export type QwintoCard = [colour: "g" | "o" | "p" | "y", value: number];' in text
    assert 'grid: { [key in "bl" | "br" | "tl" | "tr"]: QwintoCard[] };' in text
    assert "view: unknown;" in text, "a server may have games that a program does not know"


def test_a_description_is_a_comment_that_editors_show() -> None:
    assert "  /** Milliseconds on its clock */\n  left: number | null;" in wire_types(BUILT_IN.values())


def test_choices_in_a_list_are_kept_together() -> None:
    kinds = [{"type": "integer"}, {"type": "null"}]
    assert written({"type": "array", "items": {"anyOf": kinds}}) == "(number | null)[]"
    assert written({"anyOf": [{"type": "integer"}, {}]}) == "unknown"
