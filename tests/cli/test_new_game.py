"""`tavolino new-game` makes a game that is played everywhere and keeps its promises."""

import os
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path

import pytest

from cli.program import one_line, run, run_apart
from cli.test_play import follow_the_hints
from outside import installed
from support.running import Running

BOTS = ["random", "heuristic", "novice", "casual", "club", "expert", "master"]


@pytest.fixture(scope="module")
def rows(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Path]:
    """A new game, and programs that are started meanwhile have it."""
    folder = tmp_path_factory.mktemp("new")
    assert run("new-game", "rows", folder=folder).returncode == 0
    with installed(folder, folder / "rows"):
        yield folder / "rows"


def test_it_is_few_short_files(rows: Path) -> None:
    files = {str(file.relative_to(rows)): file for file in rows.rglob("*") if file.is_file()}
    game = "tavolino_rows/__init__.py"
    assert sorted(files) == ["pyproject.toml", "tavolino_rows/RULES.md", game, "tests/test_rows.py"]
    texts = {name: file.read_text() for name, file in files.items()}
    assert not [name for name, text in texts.items() if "starter" in text.lower()]
    assert len([line for line in texts[game].splitlines() if line.strip()]) <= 100


def test_its_own_tests_pass_before_it_is_installed(rows: Path) -> None:
    """They try every promise, and the rules."""
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", "-rs", str(rows)]
    done = subprocess.run(command, capture_output=True, text=True, check=False, env=os.environ | {"PYTHONPATH": ""})
    assert done.returncode == 0, done.stdout
    assert "nothing is hidden in this game" in done.stdout


def test_it_is_played_in_the_terminal_and_in_the_arena(rows: Path, tmp_path: Path) -> None:  # noqa: ARG001 - it is there
    assert follow_the_hints("rows", tmp_path / "match.json") == "nothing left"
    done = run_apart("arena", "rows", "--bots", "heuristic,random", "--deals", "2", "--processes", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Rows: heuristic and random" in done.stdout


def test_the_fuzzer_finds_nothing(rows: Path, tmp_path: Path) -> None:  # noqa: ARG001 - it is there
    done = run_apart("fuzz", "rows", "--seconds", "1", folder=tmp_path)
    assert done.returncode == 0, done.stderr


def test_the_server_has_it_with_its_board(rows: Path, tmp_path: Path) -> None:  # noqa: ARG001 - it is there
    with Running(tmp_path / "tavolino.db") as server:
        facts = server.http.get("/api/games").json()[-1]
        assert (facts["name"], facts["title"], facts["levels"]) == ("rows", "Rows", BOTS)
        anna = server.guest("Anna")
        table = anna.open("rows", 2, (None, "casual"))
        with anna.live(table, plain=True) as live:
            live.ask("sit", seat=0)
            update = live.ask("start")
            board = update["view"]["zones"][0]
            assert (len(board["cards"]), board["columns"]) == (25, 5)
            seven = board["actions"][board["cards"].index("7")]
            assert seven in update["view"]["legal"]
            assert live.act(update, seven)["view"]["zones"][1]["cards"] == ["7"]


@pytest.mark.parametrize(
    ("name", "why"),
    [
        ("Rows", "A game cannot be called 'Rows': its name should be up to 20 small letters and digits."),
        ("../rows", "A game cannot be called '../rows': its name should be up to 20 small letters and digits."),
        ("", "A game cannot be called '': its name should be up to 20 small letters and digits."),
        ("twisted", "A game cannot be called 'twisted': there is another game of that name."),
        ("taken", "There is already a taken here; take another name, or go to another folder."),
        ("file", "There is already a file here; take another name, or go to another folder."),
    ],
)
def test_a_name_that_cannot_be_is_refused_in_one_line(name: str, why: str, tmp_path: Path) -> None:
    (tmp_path / "taken").mkdir()
    (tmp_path / "file").touch()
    assert one_line(run("new-game", name, folder=tmp_path)) == why
    assert sorted(path.name for path in tmp_path.iterdir()) == ["file", "taken"]


def test_a_folder_that_cannot_be_written_is_said(tmp_path: Path) -> None:
    gone = tmp_path / "gone"
    gone.mkdir()
    done = subprocess.run(
        ["sh", "-c", 'rmdir "$1" && exec "$2" -m tavolino new-game columns', "sh", gone, sys.executable],
        cwd=gone, capture_output=True, text=True, check=False,
    )  # fmt: skip
    assert one_line(done) == "columns cannot be used: No such file or directory."
