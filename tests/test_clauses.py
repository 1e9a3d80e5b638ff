"""Every clause of every rules page is proven by a test, and nobody speaks of a clause that is not there."""

import re
from pathlib import Path

import pytest

from tavolino.games import GAMES
from tavolino.words import LANGUAGES

ROOT = Path(__file__).parents[1]
STATED = re.compile(r"\*\*([A-Z]-[A-Z]\d+)\*\*")
CITED = re.compile(r"\b([A-Z]-[A-Z]\d+)\b")
TESTED = re.compile(r"def test_(?P<clauses>(?:[A-Z]_[A-Z]\d+_)+)")


def stated(name: str) -> list[str]:
    page = ROOT / "src" / "tavolino" / "games" / name / "RULES.md"
    return STATED.findall(page.read_text(encoding="utf-8"))


def proven(name: str) -> set[str]:
    """The clauses in the names of a game's tests: test_T_B2_T_E1_… proves two."""
    found: set[str] = set()
    for file in (ROOT / "tests" / "games" / name).rglob("test_*.py"):
        for names in TESTED.finditer(file.read_text(encoding="utf-8")):
            letters = names["clauses"].strip("_").split("_")
            found.update(f"{one}-{other}" for one, other in zip(letters[::2], letters[1::2], strict=True))
    return found


@pytest.mark.parametrize("name", GAMES)
def test_every_clause_is_stated_once_and_tested(name: str) -> None:
    clauses = stated(name)
    assert len(clauses) > 15
    assert len(set(clauses)) == len(clauses)
    assert set(clauses) - proven(name) == set()


@pytest.mark.parametrize("language", [language for language in LANGUAGES if language != "en"])
@pytest.mark.parametrize("name", GAMES)
def test_every_language_marks_the_same_decisions(name: str, language: str) -> None:
    folder = ROOT / "src" / "tavolino" / "games" / name
    assert decisions(folder / f"RULES.{language}.md") == decisions(folder / "RULES.md")


def decisions(page: Path) -> dict[str, int]:
    """How many decisions each clause marks with ⚖."""
    _, *parts = STATED.split(page.read_text(encoding="utf-8"))
    return {clause: text.count("⚖") for clause, text in zip(parts[::2], parts[1::2], strict=True)}


@pytest.mark.parametrize("name", GAMES)
def test_no_unknown_clause_is_cited(name: str) -> None:
    clauses = set(stated(name))
    assert proven(name) - clauses == set()
    letter = next(iter(clauses))[0]
    for folder in (ROOT / "src", ROOT / "tests" / "games" / name):
        for file in folder.rglob("*.py"):
            cited = {clause for clause in CITED.findall(file.read_text(encoding="utf-8")) if clause[0] == letter}
            assert cited - clauses == set(), file


@pytest.mark.parametrize("name", GAMES)
def test_the_rules_code_cites_its_clauses(name: str) -> None:
    folder = ROOT / "src" / "tavolino" / "games" / name
    cited = {clause for file in folder.glob("*.py") for clause in CITED.findall(file.read_text(encoding="utf-8"))}
    assert len(cited & set(stated(name))) > len(stated(name)) * 0.7
