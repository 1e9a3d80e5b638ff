"""The page's types are those of the server."""

from pathlib import Path

from tavolino.server.typescript import wire_types

FILE = Path(__file__).parents[2] / "web" / "src" / "wire.ts"


def test_the_types_in_the_page_are_fresh() -> None:
    assert FILE.read_text(encoding="utf-8") == wire_types(), "run: ./tavolino wire > web/src/wire.ts"


def test_every_kind_of_field_is_written_as_typescript_has_it() -> None:
    text = wire_types()
    assert 'export interface Act {\n  type: "act";\n  decision: number;\n  action: unknown;\n  key?: string;\n}' in text
    assert "clock?: PerMove | Bank | null;" in text, "what comes in may be left out"
    assert "events: Happened[];" in text, "what goes out is always there"
    assert "options?: { [key in string]: unknown };" in text
    assert "taken_back?: number;" in text
    assert "export type Ask = Act | " in text
