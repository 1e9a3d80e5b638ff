"""The page for hosts says what the program does."""

from pathlib import Path

from tavolino.server.limits import Limits

PAGE = Path(__file__).parents[2] / "docs" / "host.md"


def test_every_limit_stands_on_the_page_with_its_usual_value() -> None:
    text = PAGE.read_text(encoding="utf-8")
    for name in Limits.__struct_fields__:
        assert f"| `{name}` | {getattr(Limits(), name)} |" in text
