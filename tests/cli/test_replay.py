"""Stepping through records in the terminal."""

from pathlib import Path

import pytest

from cli.program import Terminal, one_line, run
from tavolino.games import GAMES
from tavolino.match import read_record
from tavolino.terminal.screen import ending
from tavolino.words import plain

RECORDS = sorted((Path(__file__).parents[2] / "records").glob("*.json"))
TAKEN = ["  Ben took the row: one card.", "  Ben also took the top card of the pile, face down."]


@pytest.mark.parametrize("path", RECORDS[::3], ids=lambda path: path.stem)
def test_a_record_can_be_told_whole_from_any_seat(path: Path) -> None:
    record = read_record(path)
    assert record.outcome is not None
    for seat in range(len(record.seats)):
        told = run("replay", path, "--all", "--seat", str(seat)).stdout
        assert ending(GAMES[record.game], record.outcome.reason) in told or len(GAMES[record.game].end_reasons) == 1
        assert plain(min(record.outcome.scores)) in told
        assert len(told.splitlines()) > len(record.actions)


def test_each_seat_is_told_what_it_saw_in_the_words_of_the_page() -> None:
    path = RECORDS[0].with_name("twisted-2-rounds.json")
    mine, theirs = (run("replay", path, "--all", "--seat", seat).stdout.splitlines() for seat in "01")
    assert mine[:4] == ["  Anna placed 15.", "  Anna drew 29.", *theirs[1:3]]
    assert theirs[:4] == ["  Anna placed 15.", *TAKEN, "  Ben placed 88, a toad."]


@pytest.mark.parametrize("path", RECORDS[::4], ids=lambda path: path.stem)
def test_stepping_forward_back_and_to_a_number(path: Path) -> None:
    last = len(read_record(path).actions)
    with Terminal("replay", path) as terminal:
        for typed, place in [("", 1), ("", 2), ("b", 1), (str(last), last), ("s 0", last), ("s", last), ("0", 0)]:
            terminal.read("> ")
            terminal.type(typed)
            assert f"{place}/{last}> " in terminal.read("> ")
            terminal.type("nonsense")


def test_going_too_far_or_asking_for_a_seat_that_is_not_there_is_refused_politely() -> None:
    with Terminal("replay", RECORDS[0], "--at", "1") as terminal:
        complaints = {"99999": "There is no place 99999", "s 7": "There is no seat 7", "x": "Enter next"}
        for typed, complaint in complaints.items():
            terminal.read("> ")
            terminal.type(typed)
            assert complaint in terminal.read("> ")
            terminal.type(typed)
        terminal.type("q")
    assert terminal.process.returncode == 0
    assert "There is no seat 7" in one_line(run("replay", RECORDS[0], "--seat", "7"))
    assert "There is no place 99999" in one_line(run("replay", RECORDS[0], "--at", "99999"))
    assert "There is no place -1" in one_line(run("replay", RECORDS[0], "--at=-1"))


def test_a_reason_is_a_sentence_also_for_a_game_without_words_of_its_own() -> None:
    for game in GAMES.values():
        for reason in (*game.end_reasons, "it was late"):
            assert ending(game, reason).endswith(".")
    assert ending(next(iter(GAMES.values())), "it was late") == "Why it ended: it was late."


def test_at_the_end_enter_says_so_and_q_says_nothing_more() -> None:
    last = len(read_record(RECORDS[0]).actions)
    done = run("replay", RECORDS[0], "--at", str(last), typed="\nQ\n")
    assert done.returncode == 0
    _, after_enter, after_q = done.stdout.split(f"{last}/{last}> ")
    assert after_enter == "That was the end of the match; b goes back, q quits.\n"
    assert after_q == ""


def test_a_record_that_was_changed_is_refused(tmp_path: Path) -> None:
    changed = tmp_path / "changed.json"
    record = RECORDS[0].read_text()
    changed.write_text(record.replace('"secret": "', '"secret": "0', 1)[: len(record)])
    for command in ("replay", "verify"):
        assert "changed.json is not" in one_line(run(command, changed))
