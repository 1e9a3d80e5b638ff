"""The fuzzer finds what is broken and keeps a record that shows it again."""

import json
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest

from cli.program import one_line, run
from small import another
from tavolino.cli import main
from tavolino.games import GAMES
from tavolino.usual import complete

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.json"))


@pytest.mark.parametrize("name", GAMES)
def test_sound_games_pass(name: str, tmp_path: Path) -> None:
    done = run("fuzz", name, "--seconds", "1", folder=tmp_path)
    assert done.returncode == 0, done.stderr
    assert "every step keeps the contract" in done.stderr
    assert list(tmp_path.iterdir()) == []


def lose_a_card(game: Any, name: str) -> Any:
    """The game, but its twentieth action loses a card or its apply raises."""
    broken = SimpleNamespace(**{key: getattr(game, key) for key in dir(game) if not key.startswith("_")})

    def apply(state: Any, seat: int, action: Any) -> Any:
        events = game.apply(state, seat, action)
        if Random(str(game.trace(state))).random() < 0.05:
            raise RuntimeError(f"{name} is broken")
        return events

    broken.apply = apply
    return broken


@pytest.mark.parametrize("name", GAMES)
def test_a_broken_game_is_found_and_its_record_breaks_again(
    name: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.setitem(GAMES, name, lose_a_card(GAMES[name], name))
    assert main(["fuzz", name, "--seconds", "5", "--seed", "broken"]) == 1
    assert f"RuntimeError: {name} is broken" in capsys.readouterr().err
    [path] = tmp_path.iterdir()
    assert json.loads(path.read_text())["game"] == name
    assert main(["fuzz", name, "--replay", str(path)]) == 1
    assert f"RuntimeError: {name} is broken" in capsys.readouterr().err


def sometimes(verb: Any, share: float) -> Any:
    """The verb, but it raises for a share of all states, views, events, those who look at them, and by chance."""

    def broken(*given: Any) -> Any:
        about = " ".join(str(one.random() if isinstance(one, Random) else one) for one in given)
        if Random(about).random() < share:
            raise RuntimeError("nothing to be done")
        return verb(*given)

    return broken


@pytest.mark.parametrize(
    ("verb", "share"),
    [("deal", 0.02), ("cards", 0.02), ("legal", 0.02), ("view", 0.02), ("seen", 0.1), ("tell", 0.1), ("imagine", 0.1),
     ("sensible", 0.1)],
)  # fmt: skip
def test_whatever_breaks_for_whomever_breaks_again(
    verb: str, share: float, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    """The fuzzer looks from one seat at a time, but its record is checked from all of them."""
    monkeypatch.chdir(tmp_path)
    sound = vars(complete(another))
    game = SimpleNamespace(**sound | {verb: sometimes(sound[verb], share)})
    monkeypatch.setitem(GAMES, "another", game)
    for seed in "abc":
        assert main(["fuzz", "another", "--seconds", "5", "--seed", seed]) == 1
        [path] = tmp_path.iterdir()
        assert main(["fuzz", "another", "--replay", str(path)]) == 1
        assert capsys.readouterr().err.count("RuntimeError: nothing to be done\n") == 2
        path.unlink()


def test_records_of_sound_games_pass_again() -> None:
    path = RECORDS[0]
    name = json.loads(path.read_text())["game"]
    assert "keep the contract" in run("fuzz", name, "--replay", path).stdout
    other = next(game for game in GAMES if game != name)
    assert "is a match of" in one_line(run("fuzz", other, "--replay", path))


def test_a_record_with_a_broken_line_is_refused(tmp_path: Path) -> None:
    record = json.loads(RECORDS[0].read_text())
    record["actions"][1] = "x pass"
    path = tmp_path / "broken.json"
    path.write_text(json.dumps(record))
    assert "There is no seat 'x'" in one_line(run("fuzz", record["game"], "--replay", path))
