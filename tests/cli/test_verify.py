"""`tavolino verify` says what it proved and no more, and checks the list of deals."""

from collections.abc import Sequence
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from cli.program import run
from tavolino.chance import commitment, seed_from_text
from tavolino.match import Match, Record, read_record, record_of, write_record
from tavolino.match.replay import replay
from tavolino.store.deals import Deal, first_line, next_line

RECORD = Path(__file__).parents[2] / "records" / "twisted-2-rounds.json"
HONEST = read_record(RECORD)


def chain(*deals: Deal) -> list[str]:
    lines = [first_line(1)]
    for deal in deals:
        lines.append(next_line(len(lines), lines[-1], msgspec.json.encode(deal)))
    return lines


LINES = chain(
    Deal(2, "begun", "twisted", HONEST.commitment),
    Deal(3, "begun", "upturn", "b"),
    Deal(4, "ended", "twisted", HONEST.commitment, "r"),
)


def written(path: Path, lines: Sequence[str]) -> Path:
    path.write_text("".join(f"{line}\n" for line in lines))
    return path


def without_numbers(*, typed: bool) -> Record:
    """A match for which nobody added a number, broken off before its first action."""
    match = replay(HONEST, 0)
    zeros = [bytes(32) for _ in match.seats]
    alone = Match(match.game, match.options, match.names, seed_from_text("demo"), zeros)
    return structs.replace(record_of(alone, reveal=True), typed_seed=typed)


@pytest.mark.parametrize(
    ("record", "worth"),
    [
        (HONEST, "Nobody chose them if you were shown this commitment before the deal"),
        (without_numbers(typed=False), "proves nothing about who chose them: no seat added a number"),
        (without_numbers(typed=True), "proves nothing about who chose them: the secret comes from a seed"),
        (structs.replace(HONEST, taken_back=2), "Actions were taken back 2 times"),
    ],
    ids=["numbers", "zeros", "typed", "taken back"],
)
def test_one_line_says_what_the_check_is_worth(record: Record, worth: str, tmp_path: Path) -> None:
    write_record(record, tmp_path / "match.json")
    done = run("verify", tmp_path / "match.json")
    assert done.returncode == 0
    assert "All cards follow from the secret and the contributions." in done.stdout
    assert worth in done.stdout
    assert ("Nobody chose them" in done.stdout) == any(one.strip("0") for one in record.contributions)


def test_a_record_cannot_have_taken_back_less_than_nothing(tmp_path: Path) -> None:
    text = RECORD.read_text().replace('"actions"', '"taken_back": -1, "actions"', 1)
    (tmp_path / "match.json").write_text(text)
    assert "is not a record of a match" in run("verify", tmp_path / "match.json").stderr


def test_a_list_that_has_only_grown_is_good(tmp_path: Path) -> None:
    later, earlier = written(tmp_path / "later", LINES), written(tmp_path / "earlier", LINES[:2])
    done = run("verify", RECORD, "--list", later, "--earlier", earlier)
    assert done.returncode == 0
    assert "4 lines, none missing or changed: 2 matches begun, 1 ended, 0 broken off, 1 not over" in done.stdout
    assert "has grown by 2" in done.stdout
    assert "the list has the deal of this record: begun, ended" in done.stdout


@pytest.mark.parametrize(
    ("lines", "why"),
    [
        ([LINES[0], LINES[2], LINES[3]], "Line 2 of the list does not follow"),
        ([*LINES[:2], LINES[2].replace("upturn", "qwinto"), LINES[3]], "Line 4 of the list does not follow"),
        ([LINES[0], LINES[2], LINES[1], LINES[3]], "Line 2 of the list does not follow"),
        ([*LINES, "{}"], "Line 5 of the list cannot be read"),
        (chain(Deal(2, "begun", "twisted", "other")), "Line 2 of the list is not what it was"),
        (LINES[:1], "The list has lost its lines from 2 on"),
    ],
    ids=["removed", "changed", "moved", "nonsense", "rewritten", "shortened"],
)
def test_a_list_that_was_changed_is_noticed(lines: list[str], why: str, tmp_path: Path) -> None:
    earlier = written(tmp_path / "earlier", LINES[:2])
    done = run("verify", "--list", written(tmp_path / "later", lines), "--earlier", earlier)
    assert done.returncode == 2
    assert why in done.stderr


def test_a_record_that_the_list_does_not_have_is_noticed(tmp_path: Path) -> None:
    done = run("verify", RECORD, "--list", written(tmp_path / "list", LINES[:1]))
    assert "does not have the commitment" in done.stderr
    assert "Name a record" in run("verify").stderr
    assert commitment(bytes.fromhex(HONEST.secret or "")).hex() == HONEST.commitment
