"""Compiling ahead of time goes through everything that a judgement needs."""

import pytest

from tavolino.coach.warm import main
from tavolino.games import GAMES


@pytest.mark.parametrize("game", GAMES)
def test_a_game_is_judged_once(
    game: str, capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("os.nice", lambda _: 0)
    assert main([game]) == 0
    assert capsys.readouterr().out.split() == [game]
