"""The rules page and the program beside it."""

import re
from pathlib import Path

from games.upturn.table import PAGE, clauses, table
from tavolino.games import upturn
from tavolino.games.upturn.tiles import NUMBERS, PENALTIES

FOLDER = Path(upturn.__file__).parent
FORMAT = FOLDER / "FORMAT.md"


def test_every_clause_of_the_page_stands_there_once() -> None:
    assert len(clauses()) == len(set(clauses())) == 31


def test_every_clause_has_a_test_that_carries_its_name() -> None:
    tests = "".join(path.read_text(encoding="utf-8") for path in Path(__file__).parent.glob("test_*.py"))
    assert [clause for clause in clauses() if f"def test_{clause.replace('-', '_')}_" not in tests] == []


def test_every_clause_that_the_program_or_a_test_names_is_on_the_page() -> None:
    files = [*FOLDER.glob("*.py"), *Path(__file__).parent.glob("test_*.py"), PAGE]
    named = {name for file in files for name in re.findall(r"U[-_][A-Z]\d", file.read_text(encoding="utf-8"))}
    assert {name.replace("_", "-") for name in named} == set(clauses())


def test_the_page_lists_the_numbers_and_the_penalty_tiles() -> None:
    blocks = re.findall(r"```\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    listed = [{int(word) for word in block.split() if word.isdecimal()} for block in blocks]
    assert set(NUMBERS) in listed
    assert set(PENALTIES) in listed


def test_the_page_for_programs_names_every_label_of_chance() -> None:
    source = (FOLDER / "rules.py").read_text(encoding="utf-8")
    labels = re.findall(r'chance\.(?:shuffled|below)\(.*"(.*)"\)', source)
    chance = FORMAT.read_text(encoding="utf-8").partition("## Chance")[2]
    assert len(labels) == 4
    assert [label for label in labels if f"`{label.replace('{state.refills}', '1')}`" not in chance] == []


def test_the_page_for_programs_names_every_field_of_a_trace() -> None:
    fields = FORMAT.read_text(encoding="utf-8").partition("## Fields of a trace")[2]
    assert [field for field in upturn.trace(table("8 | 9")) if f"`{field}`" not in fields] == []
