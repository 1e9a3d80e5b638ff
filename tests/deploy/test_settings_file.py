"""The example of all settings loads, says the defaults, and leaves none out."""

import re
from pathlib import Path

from deploy.files import DEPLOY
from tavolino.server.settings import Settings, read_settings
from tavolino.server.settings.read import KINDS, from_file

FILE = DEPLOY / "tavolino.toml"
EXAMPLE = re.compile(r"^# (\w+ = )", re.MULTILINE)  # a setting without a default


def test_the_settings_file_says_the_defaults() -> None:
    assert read_settings({}, {}, str(FILE)) == Settings()


def test_the_settings_file_names_every_setting_and_all_examples_load(tmp_path: Path) -> None:
    whole = tmp_path / "whole.toml"
    whole.write_text(EXAMPLE.sub(r"\1", FILE.read_text(encoding="utf-8")), encoding="utf-8")
    assert {given.key for given in from_file(whole)} == set(KINDS)
    assert read_settings({}, {}, str(whole)).house.name == "Café Example"
