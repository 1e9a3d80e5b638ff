"""The terminal table, played through its real input and output."""

import json
import re
from io import StringIO
from pathlib import Path
from random import Random
from typing import Any

import pytest
from rich.text import Text

from cli.program import Terminal, one_line, run, run_apart
from tavolino.bots import BOTS
from tavolino.game import AnyGame, BadMessage
from tavolino.games import GAMES
from tavolino.terminal import Screen, understood

GAME = next(iter(GAMES))
HINT = re.compile(r"Hint: (.*?)\. ")
TOLD = re.compile(r"^  [A-Z]", re.MULTILINE)  # how a line begins that tells what happened
ANY_CARD = "\n".join(map(str, range(12, 99)))  # typed in turn, one of them can be played


@pytest.mark.parametrize("name", GAMES)
def test_a_whole_match_can_be_played_by_following_the_hints(name: str, tmp_path: Path) -> None:
    reason = follow_the_hints(name, tmp_path / "match.json")
    assert reason in GAMES[name].end_reasons


def follow_the_hints(name: str, path: Path) -> str:
    """Play a match in the terminal, put it on record, and check the record; returns how it ended."""
    with Terminal("play", name, "--seed", "hints", "--record", path) as terminal:
        screen = terminal.read("You> ")
        told = TOLD.findall(screen)
        while screen.endswith("You> "):
            terminal.type("hint")
            hint = HINT.search(terminal.read("You> "))
            assert hint
            terminal.type(hint[1])
            screen = terminal.read("You> ")
            told += TOLD.findall(screen)
    assert terminal.process.returncode == 0
    assert "The match is over" in screen
    assert len(told) == len(TOLD.findall(run_apart("replay", path, "--all", "--seat", "0").stdout)), "all once"
    assert run_apart("verify", path).stdout.endswith("the secret comes from a seed that somebody typed.\n")
    reason: str = json.loads(path.read_text())["outcome"]["reason"]
    return reason


@pytest.mark.parametrize("name", GAMES)
def test_two_people_at_one_screen_get_a_curtain_between_their_hands(name: str) -> None:
    with Terminal("play", name, "--seed", "curtain", "--people", "2", "--name", "Ada", "--name", "Bo") as terminal:
        shown = "nobody"
        for _ in range(6):
            screen = terminal.read("Ada> ", "Bo> ", "see the screen. ")
            if screen.endswith("see the screen. "):
                assert "You can" not in screen
                terminal.type("")
                screen = terminal.read("Ada> ", "Bo> ")
                assert not screen.endswith(shown)
            shown = "Ada> " if screen.endswith("Ada> ") else "Bo> "
            terminal.type("hint")
            hint = HINT.search(terminal.read(shown))
            assert hint
            terminal.type(hint[1])


@pytest.mark.parametrize("name", GAMES)
def test_names_and_whatever_is_typed_stand_on_the_screen_as_they_are(name: str, tmp_path: Path) -> None:
    """Square brackets are the terminal's own marks for colours."""
    path = tmp_path / "match.json"
    with Terminal("play", name, "--seed", "marks", "--name", "[/b]", "--record", path) as terminal:
        assert "[/b]" in terminal.read("[/b]> ").removesuffix("[/b]> ")
        terminal.type("[/red]")
        assert "[/red]" in terminal.read("[/b]> ")
        terminal.type("quit")
    assert terminal.process.returncode == 0
    assert "[/b]" in run("replay", path).stdout


def test_at_the_prompt_a_refusal_gives_its_reason_and_the_rules_can_be_read() -> None:
    with Terminal("play", GAME, "--seed", "refusal") as terminal:
        terminal.read("You> ")
        terminal.type("twist 22")
        assert "22 is a toad" in terminal.read("You> ")
        terminal.type("99")
        assert "There is no card '99'" in terminal.read("You> ")
        terminal.type("what now")
        assert "'what now' is no action" in terminal.read("You> ")
        terminal.type("?")
        assert "T-A1" in terminal.read("You> ")
        terminal.type("")
        terminal.read("You> ")
        terminal.type("quit")
        assert "The match is broken off." in terminal.read()
    assert terminal.process.returncode == 0


def test_the_end_of_input_breaks_the_match_off() -> None:
    done = run_apart("play", GAME)
    assert done.returncode == 0
    assert done.stdout.endswith("The match is broken off.\n")
    assert done.stderr == ""


def test_a_match_that_was_broken_off_can_be_replayed_so_far(tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    run("play", GAME, "--seed", "broken off", "--record", path, typed="hint\nquit\n")
    assert run("replay", path, "--all").returncode == 0
    assert "not played to its end" in run("verify", path).stdout


def test_ctrl_c_keeps_the_record_too_and_its_farewell_does_not_stand_behind_the_prompt(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def interrupted(console: Screen, prompt: Text) -> str:
        console.print(prompt, end="")
        raise KeyboardInterrupt

    monkeypatch.setattr(Screen, "input", interrupted)
    path = tmp_path / "match.json"
    done = run("play", GAME, "--seed", "ctrl-c", "--record", path)
    assert one_line(done, status=130) == "Stopped."
    assert done.stdout.endswith(f"You> \nThe record is in {path}.\n")
    assert "not played to its end" in run("verify", path).stdout


class Failing:
    """A bot of one's own, with a fault in it."""

    def __init__(self, game: AnyGame, rng: Random) -> None:
        pass

    def choose(self, view: Any) -> Any:
        return {}[view.seat]


class Lawless(Failing):
    def choose(self, _: Any) -> Any:
        return None


@pytest.mark.parametrize(
    ("bot", "why"), [(Failing, rf"KeyError: 1 \({re.escape(__file__)}, line \d+\)"), (Lawless, "None is no action")]
)
def test_a_bot_that_fails_is_named_in_one_line_and_the_record_is_kept(
    bot: Any, why: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    path = tmp_path / "match.json"
    monkeypatch.setitem(BOTS.known, "own", bot)
    done = run("play", GAME, "--bot", "own", "--seed", "own", "--record", path, typed=ANY_CARD)
    assert re.search(f"^Fausto, a bot, cannot go on: .*{why}", one_line(done))
    assert f"The record is in {path}.\n" in done.stdout
    assert "not played to its end" in run("verify", path).stdout


def first_own_action(*arguments: str | Path, then: str = "quit\n") -> str:
    """What is on the screen when a person has followed one hint."""
    hint = HINT.search(run("play", *arguments, typed="hint\nquit\n").stdout)
    assert hint
    return run("play", *arguments, typed=f"{hint[1]}\n{then}").stdout


@pytest.mark.parametrize("name", GAMES)
def test_what_one_did_is_told_as_ones_own_doing(name: str) -> None:
    screen = first_own_action(name, "--seed", "you")
    assert re.search(r"  You [a-z]", screen)
    assert "Anna" not in screen


@pytest.mark.parametrize("name", GAMES)
def test_an_action_can_be_taken_back_alone_with_bots(name: str, tmp_path: Path) -> None:
    path = tmp_path / "match.json"
    screen = first_own_action(name, "--seed", "undo", "--record", path, then="undo\nundo\nquit\n")
    assert "Undone." in screen
    assert "There’s nothing to undo yet." in screen
    record = json.loads(path.read_text())
    assert record["taken_back"] == 1
    assert not any(line.startswith("0 ") for line in record["actions"])
    assert "not played to its end" in run("verify", path).stdout


def test_where_several_people_play_nothing_is_taken_back() -> None:
    done = run("play", GAME, "--people", "2", "--seed", "several", typed="\nundo\n" + ANY_CARD + "\n\nundo\n")
    assert "Undone." not in done.stdout


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_was_broken_off_goes_on_where_it_was(name: str, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    screen = first_own_action(name, "--seats", "3", "--bot", "novice", "--seed", "go on", "--record", first)
    assert "`tavolino play --continue` goes on with this match." in screen
    again = run("play", "--continue", "--record", second, typed="quit\n")
    assert again.returncode == 0
    assert "You can: " in again.stdout
    before, after = (json.loads(path.read_text()) for path in (first, second))
    assert after["actions"][: len(before["actions"])] == before["actions"]
    assert (after["secret"], after["seats"]) == (before["secret"], before["seats"])


def test_a_match_that_is_over_is_not_kept_to_go_on_with(own_data: Path) -> None:
    first_own_action(GAME, "--seed", "to the end")
    [kept] = [*own_data.rglob("broken-off.json")]
    assert kept.stat().st_mode & 0o077 == 0, "nobody else can look into the hands"
    with Terminal("play", "--continue") as terminal:
        while terminal.read("You> ").endswith("You> "):
            terminal.type("hint")
            hint = HINT.search(terminal.read("You> "))
            assert hint
            terminal.type(hint[1])
    assert not kept.exists()
    assert one_line(run("play", "--continue")) == "There is no match to go on with."


def test_a_place_that_cannot_be_written_to_is_refused_before_the_match(tmp_path: Path) -> None:
    done = run("play", GAME, "--record", tmp_path / "none" / "match.json", typed="quit\n")
    assert "cannot be written" in one_line(done)
    assert done.stdout == ""


def test_behind_the_curtain_nothing_can_be_scrolled_back_to() -> None:
    terminal, file = (Screen(file=StringIO(), force_terminal=on, _environ={"TERM": "xterm"}) for on in (True, False))
    for console in (terminal, file):
        console.wipe()
    assert terminal.file.getvalue().endswith("\x1b[3J")  # type: ignore[attr-defined]
    assert file.file.getvalue() == ""  # type: ignore[attr-defined]


def test_words_at_the_prompt_may_have_capital_letters_and_other_names() -> None:
    done = run("play", GAME, "--seed", "capitals", typed="Hint\nHELP\nLog\nTAKE 3\nEXIT\n")
    assert HINT.search(done.stdout)
    assert "T-A1" in done.stdout
    assert "'take 3' is no action" in done.stdout
    assert done.stdout.endswith("The match is broken off.\n")


def test_a_commitment_can_be_copied_from_the_narrowest_terminal(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("COLUMNS", "40")
    assert re.search(r"^commitment [0-9a-f]{64}$", run("play", GAME, typed="quit\n").stdout, re.MULTILINE)


def test_a_cell_that_may_be_written_is_marked_and_ones_own_sheet_is_the_last() -> None:
    screen = run("play", "qwinto", "--seats", "4", "--seed", "a", typed="quit\n").stdout
    assert "The number is 11, for orange or yellow." in screen
    assert "o          11?(11? 11?     11?(11? 11? 11? 11? 11? " in screen
    assert re.findall(r"^╭─ (?:▶ )?(\w+) ─", screen, re.MULTILINE) == ["Fausto", "Gina", "Hugo", "You"]


def test_the_sign_of_penalty_tiles_is_explained_where_there_are_any() -> None:
    screen = run("play", "upturn", "--seats", "4", "--seed", "a", typed="quit\n").stdout
    assert "51!" in screen
    assert "! penalty tile: " in screen


def test_a_terminal_without_our_signs_shows_question_marks(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONIOENCODING", "ascii")
    done = run_apart("play", GAME, typed="quit\n")
    assert done.stdout.endswith("The match is broken off.\n")
    assert done.stderr == ""


def test_one_person_can_play_alone_where_the_game_allows_it() -> None:
    for name, game in GAMES.items():
        done = run("play", name, "--seats", "1", typed="quit\n")
        assert ("You> " in done.stdout) == (1 in game.seat_counts)


@pytest.mark.parametrize(
    ("typed", "meant"),
    [
        ("place 34", "place 34"),
        ("Place 34", "place 34"),
        ("34", "place 34"),
        ("p 34", "place 34"),
        ("TAKE", "take"),
        ("tw", "twist 94"),
    ],
)
def test_enough_of_an_action_stands_for_it(typed: str, meant: str) -> None:
    game = GAMES[GAME]
    legal = [game.read(text) for text in ("place 34", "place 94", "twist 94", "take")]
    assert game.write(understood(game, legal, typed)) == meant


@pytest.mark.parametrize("typed", ["94", "t", "p"])
def test_what_could_be_several_actions_is_asked_back(typed: str) -> None:
    game = GAMES[GAME]
    legal = [game.read(text) for text in ("place 34", "place 94", "twist 94", "take")]
    with pytest.raises(BadMessage, match="could be"):
        understood(game, legal, typed)
