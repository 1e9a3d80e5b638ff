"""The pages about a game, PLAY.md for players and RULES.md with every clause, have the same parts in every language."""

import re
from pathlib import Path

import pytest

from tavolino import games
from tavolino.games import GAMES
from tavolino.words import LANGUAGES

FOLDER = Path(games.__file__).parent
PAGES = ("PLAY", "RULES")
OTHERS = [language for language in LANGUAGES if language != "en"]
HEADING = re.compile(r"#+(?= )")
ITEM = re.compile(r" *-(?= )")
PICTURE = re.compile(r"(?<=\]\()picture:[a-z-]+(?=\)$)")


def parts(page: Path) -> list[str]:
    """Headings, items of lists and pictures, in their order: ##, -, picture:reach …"""
    lines = re.sub(r"^```.*?^```$", "", page.read_text(encoding="utf-8"), flags=re.MULTILINE | re.DOTALL).splitlines()
    found = (HEADING.match(line) or ITEM.match(line) or PICTURE.search(line) for line in lines)
    return [part[0] for part in found if part]


@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_page_is_there_in_every_language(name: str, page: str) -> None:
    files = {file.name for file in (FOLDER / name).glob(f"{page}*.md")}
    assert files == {f"{page}.md", *(f"{page}.{language}.md" for language in OTHERS)}


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("page", PAGES)
@pytest.mark.parametrize("name", GAMES)
def test_a_translated_page_has_the_parts_of_the_english_one(name: str, page: str, language: str) -> None:
    first = parts(FOLDER / name / f"{page}.md")
    assert first.count("##") >= 4
    assert parts(FOLDER / name / f"{page}.{language}.md") == first


@pytest.mark.parametrize("name", GAMES)
def test_the_page_for_players_has_pictures(name: str) -> None:
    assert sum(part.startswith("picture:") for part in parts(FOLDER / name / "PLAY.md")) >= 2
