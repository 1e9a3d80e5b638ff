"""Compiling ahead of time goes through everything that a judgement needs."""

import pytest

from tavolino.coach.warm import main
from tavolino.games import GAMES


def test_every_game_is_judged_once(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("os.nice", lambda _: 0)
    assert main([]) == 0
    assert capsys.readouterr().out.split() == list(GAMES)
