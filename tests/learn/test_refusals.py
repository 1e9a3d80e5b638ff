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


def test_the_log_becomes_a_picture(tmp_path: Path) -> None:
    from tavolino.learn.picture import CURVES, draw

    lines = ['{"steps": 1, "entropy": 2, "critic": 1, "value": 1, "change": -0.1}',
             '{"steps": 2, "entropy": 1, "critic": 0.5, "value": 2, "change": 0.1}']  # fmt: skip
    (tmp_path / "log.jsonl").write_text("\n".join(lines) + "\n")
    draw(tmp_path / "log.jsonl", tmp_path / "training.svg")
    drawn = (tmp_path / "training.svg").read_text()
    assert drawn.count("<polyline") == len(CURVES)
    assert "2 steps" in drawn
