"""`tavolino learn` says in one line what is wrong."""

from pathlib import Path

import pytest

from tavolino.cli import learn, main
from tavolino.fast.compiler import COMPILED


def refusal(arguments: list[str], capsys: pytest.CaptureFixture[str]) -> str:
    assert main(["learn", *arguments]) == 2
    lines = capsys.readouterr().err.strip().splitlines()
    assert len(lines) == 1
    return lines[0]


def test_a_number_of_seats_that_the_game_does_not_have(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    line = refusal(["twisted", "--seats", "7", "--folder", str(tmp_path)], capsys)
    assert "2, 3, 4 seats" in line


@pytest.mark.skipif(not COMPILED, reason="without a compiler that is refused first")
def test_without_torch(tmp_path: Path, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(learn, "find_spec", lambda _: None)
    assert "tavolino[learn]" in refusal(["twisted", "--seats", "2", "--folder", str(tmp_path)], capsys)
    assert not list(tmp_path.iterdir())
