"""The page for hosts says what the program does."""

import re
from pathlib import Path

import pytest

from tavolino.cli.serve import FLAGS
from tavolino.server.gate.limits import Limits
from tavolino.server.settings import Settings, read_settings
from tavolino.server.settings.read import FLAGS as SINGULAR
from tavolino.server.settings.read import KINDS

PAGE = (Path(__file__).parents[2] / "docs" / "host.md").read_text(encoding="utf-8")
ROW = re.compile(r"^\| `([a-z_.]+)` \| ([^|]*) \| ([^|]*) ?\| [^|]+ \|$", re.MULTILINE)
NOTHING = {"host": "this machine", "db": "tavolino.db", "record_days": "never", "people_days": "never"}


def test_every_limit_stands_on_the_page_with_its_usual_value() -> None:
    for name in Limits.__struct_fields__:
        assert f"| `{name}` | {getattr(Limits(), name)} |" in PAGE


def settings() -> list[str]:
    return [key for key in KINDS if not key.startswith("limits.")]


def test_the_table_has_every_setting_in_the_order_of_the_type() -> None:
    assert [found[0] for found in ROW.findall(PAGE)] == settings()


@pytest.mark.parametrize("key", settings())
def test_a_setting_stands_on_the_page_with_its_default_and_its_flag(key: str) -> None:
    [(_, default, flag)] = [found for found in ROW.findall(PAGE) if found[0] == key]
    usual: object = Settings()
    for part in key.split("."):
        usual = getattr(usual, part)
    if usual is None or usual == ():
        assert NOTHING.get(key, "none") in default
    else:
        shown = ", ".join(map(str, usual)) if isinstance(usual, tuple) else str(usual).lower()
        assert default == shown
    expected = f"`--{SINGULAR.get(key, key).replace('_', '-')}`" if key in FLAGS else ""
    assert flag.strip() == expected


def test_the_examples_of_settings_files_can_be_read(tmp_path: Path) -> None:
    (tmp_path / "imprint.md").write_text("Anna Example")
    examples = re.findall(r"```toml\n(.*?)```", PAGE, re.DOTALL)
    assert len(examples) == 2
    for example in examples:
        (tmp_path / "tavolino.toml").write_text(example)
        assert read_settings({}, {}, str(tmp_path / "tavolino.toml")) != Settings()
