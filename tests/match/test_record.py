"""Records on disc: they come back as they were, a broken one is refused in one line, and none is ever half-written."""

import json
import os
import resource
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest
from msgspec.structs import fields, replace

from match import begun, every_game, every_seating, finished, largest, played, refused
from tavolino.game import AnyGame, BadMessage
from tavolino.games import GAMES
from tavolino.match import Record, read_record, record_of, replay, write_record
from tavolino.match.record import Rehearsal, check_place

FIELDS = [field.name for field in fields(Record) if field.required]  # the others are absent from usual records


def some_record() -> Record:
    return largest(next(iter(GAMES.values())))


def as_json(record: Record, path: Path) -> dict[str, Any]:
    write_record(record, path)
    values: dict[str, Any] = json.loads(path.read_bytes())
    return values


def names_in(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


# There and back


@every_seating
def test_a_whole_record_comes_back_as_it_was(game: AnyGame, seats: int, tmp_path: Path) -> None:
    record = finished(game, seats)
    write_record(record, tmp_path / "record.json")
    assert read_record(tmp_path / "record.json") == record


@every_seating
@pytest.mark.parametrize("reveal", [False, True], ids=["hidden", "revealed"])
def test_a_running_record_comes_back_as_it_was(game: AnyGame, seats: int, reveal: bool, tmp_path: Path) -> None:  # noqa: FBT001
    record = record_of(played(begun(game, seats), "random", limit=5), reveal=reveal)
    write_record(record, tmp_path / "record.json")
    assert read_record(tmp_path / "record.json") == record


@every_game
def test_a_record_is_utf_8_json_with_the_fields_in_order(game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    values = as_json(largest(game), path)
    assert list(values) == FIELDS
    assert path.read_text(encoding="utf-8").endswith("}\n")


def test_a_record_says_how_often_actions_were_taken_back_if_they_were(tmp_path: Path) -> None:
    record = replace(record_of(begun(next(iter(GAMES.values())), 2)), taken_back=2)
    assert as_json(record, tmp_path / "record.json")["taken_back"] == 2
    assert read_record(tmp_path / "record.json") == record


@every_game
def test_the_same_record_is_the_same_file(game: AnyGame, tmp_path: Path) -> None:
    first, second = tmp_path / "first.json", tmp_path / "second.json"
    write_record(largest(game), first)
    write_record(read_record(first), second)
    assert first.read_bytes() == second.read_bytes()


@pytest.mark.parametrize("name", ["", "Zoë", "山田", "🎲", 'a "quoted" \\ name', "א", "x" * 10_000])
def test_any_name_that_can_be_shown_is_kept(name: str, tmp_path: Path) -> None:
    record = replace(some_record(), seats=(name, "Ben"))
    write_record(record, tmp_path / "record.json")
    assert read_record(tmp_path / "record.json") == record


@pytest.mark.parametrize("name", ["two\nlines", "\0", "\x1b[2J", "\x9b2J", "a\u202eb", "\x7f"])
def test_a_name_that_would_drive_the_terminal_is_refused(name: str, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    write_record(replace(some_record(), seats=(name, "Ben")), path)
    with refused(str(path), "a name that cannot be shown"):
        read_record(path)
    write_record(replace(some_record(), rehearsal=Rehearsal(name, 1)), path)
    with refused(str(path), "a name that cannot be shown"):
        read_record(path)


def test_a_record_takes_the_place_of_an_older_one(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text("older and longer" * 10_000, encoding="utf-8")
    write_record(some_record(), path)
    assert read_record(path) == some_record()
    assert names_in(tmp_path) == ["record.json"]


def test_everybody_may_read_a_record(tmp_path: Path) -> None:
    write_record(some_record(), tmp_path / "record.json")
    assert (tmp_path / "record.json").stat().st_mode & 0o777 == 0o644


def test_the_values_of_json_may_be_spaced_and_escaped_in_any_way(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    record = replace(some_record(), seats=("Zoë", "🎲"))
    values = as_json(record, path)
    path.write_text(json.dumps(dict(reversed(values.items())), indent=7, ensure_ascii=True), encoding="utf-8")
    assert read_record(path) == record


# Cut off


@every_game
def test_a_record_cut_off_at_any_byte_is_refused(game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    write_record(replace(largest(game), seats=("Zoë", "山田", "🎲", '"\\')), path)
    size = path.stat().st_size
    os.truncate(path, size - 1)  # only the line end at the end may go
    assert read_record(path).game == game.name
    for length in range(size - 2, -1, -1):
        os.truncate(path, length)
        with refused(str(path), "cut off or damaged"):
            read_record(path)


@every_game
def test_a_record_without_its_first_bytes_is_refused(game: AnyGame, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    write_record(largest(game), path)
    whole = path.read_bytes()
    for start in range(1, 400):
        path.write_bytes(whole[start:])
        with refused(str(path)):
            read_record(path)


# Not a record

NOT_RECORDS = {
    "nothing": b"",
    "a line end": b"\n",
    "zeros": bytes(100),
    "a word": b"hello",
    "null": b"null",
    "a number": b"1",
    "a text": b'"record"',
    "a list": b"[]",
    "an empty object": b"{}",
    "an open object": b"{",
    "two objects": b"{}{}",
    "a comment": b"// record\n{}",
    "Latin-1": '{"game": "é"}'.encode("latin-1"),
    "UTF-16": '{"game": "é"}'.encode("utf-16"),
    "a byte order mark": b"\xef\xbb\xbf{}",
    "half a character": b'{"game": "\xc3"}',
    "half a surrogate": b'{"game": "\\ud800"}',
    "a program": b"\x7fELF\x02\x01\x01" + bytes(range(256)),
}


@pytest.mark.parametrize("content", NOT_RECORDS.values(), ids=NOT_RECORDS)
def test_a_file_that_is_no_record_is_refused(content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_bytes(content)
    with refused(str(path), " record"):
        read_record(path)


def test_a_record_with_a_byte_that_is_not_utf_8_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    write_record(replace(some_record(), seats=("Zoe", "Ben")), path)
    path.write_bytes(path.read_bytes().replace(b"Zoe", b"Zo\xeb"))
    with refused(str(path), "damaged"):
        read_record(path)


def test_a_record_with_something_behind_it_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    write_record(some_record(), path)
    whole = path.read_bytes()
    for behind in (b"x", b"{}", whole, b"\0"):
        path.write_bytes(whole + behind)
        with refused(str(path), "damaged"):
            read_record(path)


@every_game
@pytest.mark.parametrize("field", FIELDS)
def test_a_record_without_one_of_its_fields_is_refused(game: AnyGame, field: str, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    values = as_json(largest(game), path)
    del values[field]
    path.write_text(json.dumps(values), encoding="utf-8")
    with refused(str(path), "not a record of a match", field):
        read_record(path)


@every_game
@pytest.mark.parametrize("field", ["winner", "Game", "", "é", "__class__"])
def test_a_record_with_an_unknown_field_is_refused(game: AnyGame, field: str, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    values = as_json(largest(game), path)
    path.write_text(json.dumps({**values, field: 1}), encoding="utf-8")
    with refused(str(path), "not a record of a match", field):
        read_record(path)


WRONG_TYPES: dict[str, list[Any]] = {
    "game": [None, 1, True, [], {}],
    "rules_version": [None, "1", 1.5, True, [], {}],
    "options": [None, 1, "rounds=2", [], [["rounds", 2]]],
    "seats": [None, 2, "Anna", {}, [1, 2], [None, None], [["Anna"], ["Ben"]]],
    "commitment": [None, 1, [], {}, "", "0" * 63, "0" * 65, "g" * 64, "A" * 64, " " + "0" * 63, "０" * 64],
    "contributions": [None, 1, {}, "0" * 64, [1], [None], [""], ["0" * 63], ["A" * 64], [["0" * 64]]],
    "secret": [1, False, [], {}, "", "0" * 63, "0" * 65, "g" * 64, "A" * 64, "0x" + "0" * 62],
    "actions": [None, 1, {}, "0 take", [1], [None], [["0", "take"]]],
    "outcome": [0, "won", [], {}, True, {"scores": [1], "places": [1]}],
}
WRONG_OUTCOMES: dict[str, list[Any]] = {
    "scores": [None, 1, "1", {}, ["1"], [1.5], [None], [True]],
    "places": [None, 1, "1", {}, ["1"], [1.5], [None], [True]],
    "reason": [None, 1, [], {}],
}


def test_every_field_is_tried_with_wrong_types() -> None:
    assert list(WRONG_TYPES) == FIELDS


@pytest.mark.parametrize(("field", "value"), [(field, value) for field in WRONG_TYPES for value in WRONG_TYPES[field]])
def test_a_field_of_the_wrong_type_is_refused(field: str, value: Any, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    values = as_json(some_record(), path)
    path.write_text(json.dumps({**values, field: value}), encoding="utf-8")
    with refused(str(path), "not a record of a match"):
        read_record(path)


@pytest.mark.parametrize(
    ("field", "value"), [(field, value) for field in WRONG_OUTCOMES for value in WRONG_OUTCOMES[field]]
)
def test_an_outcome_of_the_wrong_type_is_refused(field: str, value: Any, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    values = as_json(some_record(), path)
    values["outcome"][field] = value
    path.write_text(json.dumps(values), encoding="utf-8")
    with refused(str(path), "not a record of a match"):
        read_record(path)


# Not a file


@contextmanager
def somebody_ordinary() -> Iterator[None]:
    """Without the powers of root, which may read and write everything."""
    if os.geteuid():
        yield
        return
    os.seteuid(65_534)
    try:
        yield
    finally:
        os.seteuid(0)


@pytest.fixture
def open_folder() -> Iterator[Path]:
    """A folder that somebody ordinary can reach."""
    with TemporaryDirectory() as name:
        folder = Path(name)
        folder.chmod(0o755)
        yield folder
        folder.chmod(0o755)


def looped(folder: Path) -> Path:
    path = folder / "loop"
    path.symlink_to(path)
    return path


def inside_a_file(folder: Path) -> Path:
    (folder / "file").write_bytes(b"")
    return folder / "file" / "record.json"


NO_FILES: dict[str, tuple[Callable[[Path], Path], str]] = {
    "a folder": (lambda folder: folder, "Is a directory"),
    "nothing there": (lambda folder: folder / "record.json", "No such file"),
    "no folder": (lambda folder: folder / "none" / "record.json", "No such file"),
    "a name that is too long": (lambda folder: folder / ("x" * 300), "too long"),
    "a link to itself": (looped, "symbolic links"),
    "in a file": (inside_a_file, "Not a directory"),
}


@pytest.mark.parametrize(("place", "words"), NO_FILES.values(), ids=NO_FILES)
def test_a_path_without_a_file_is_refused(place: Callable[[Path], Path], words: str, tmp_path: Path) -> None:
    path = place(tmp_path)
    with refused(str(path), "cannot be read", words):
        read_record(path)


def test_a_file_that_may_not_be_read_is_refused(open_folder: Path) -> None:
    path = open_folder / "record.json"
    write_record(some_record(), path)
    path.chmod(0)
    with refused(str(path), "cannot be read", "Permission denied"), somebody_ordinary():
        read_record(path)


# The whole file or nothing


@contextmanager
def files_no_larger_than(size: int) -> Iterator[None]:
    """A disc that is full after so many bytes of a file."""
    soft, hard = resource.getrlimit(resource.RLIMIT_FSIZE)
    resource.setrlimit(resource.RLIMIT_FSIZE, (size, hard))
    try:
        yield
    finally:
        resource.setrlimit(resource.RLIMIT_FSIZE, (soft, hard))


@pytest.mark.parametrize("size", [0, 1, 100, 1000])
def test_a_failure_while_writing_leaves_nothing(size: int, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    with refused(str(path), "cannot be written", "File too large"), files_no_larger_than(size):
        write_record(some_record(), path)
    assert names_in(tmp_path) == []


@pytest.mark.parametrize("size", [0, 1, 100, 1000])
def test_a_failure_while_writing_leaves_the_older_record(size: int, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    write_record(some_record(), path)
    older = path.read_bytes()
    with refused(str(path), "cannot be written"), files_no_larger_than(size):
        write_record(replace(some_record(), seats=("Eve", "Eve")), path)
    assert names_in(tmp_path) == ["record.json"]
    assert path.read_bytes() == older


def test_an_interruption_while_writing_leaves_the_older_record(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    path = tmp_path / "record.json"
    path.write_bytes(b"older")
    monkeypatch.setattr(os, "replace", interrupted)
    with pytest.raises(KeyboardInterrupt):
        write_record(some_record(), path)
    assert names_in(tmp_path) == ["record.json"]
    assert path.read_bytes() == b"older"


def test_a_folder_that_may_not_be_written_to_stays_as_it_is(open_folder: Path) -> None:
    open_folder.chmod(0o555)
    path = open_folder / "record.json"
    with refused(str(path), "cannot be written", "Permission denied"), somebody_ordinary():
        write_record(some_record(), path)
    assert names_in(open_folder) == []


def test_a_record_never_takes_the_place_of_a_folder(tmp_path: Path) -> None:
    path = tmp_path / "folder"
    (path / "inside").mkdir(parents=True)
    with refused(str(path), "cannot be written", "not an ordinary file"):
        write_record(some_record(), path)
    assert names_in(tmp_path) == ["folder"]
    assert names_in(path) == ["inside"]


@pytest.mark.parametrize("place", [place for place, _ in list(NO_FILES.values())[2:4]], ids=list(NO_FILES)[2:4])
def test_a_path_where_nothing_can_be_written_is_refused(place: Callable[[Path], Path], tmp_path: Path) -> None:
    path = place(tmp_path)
    with refused(str(path), "cannot be written"):
        write_record(some_record(), path)
    with refused(str(path), "cannot be written"):
        check_place(path)
    assert names_in(tmp_path) == []


def test_a_place_is_tried_without_a_trace(tmp_path: Path) -> None:
    older = tmp_path / "older.json"
    older.write_bytes(b"older")
    for path in (older, tmp_path / "new.json"):
        check_place(path)
    assert names_in(tmp_path) == ["older.json"]
    assert older.read_bytes() == b"older"
    for path in (tmp_path, Path(), Path("/")):
        with refused("not an ordinary file"):
            check_place(path)


@pytest.mark.parametrize(
    ("field", "change"),
    [
        ("contributions", lambda record: [f"{part}\n" for part in record["contributions"]]),
        ("secret", lambda record: record["secret"] + "\n"),
        ("outcome", lambda record: {**record["outcome"], "winner": 3}),
        ("options", lambda record: {**record["options"], "a\nb": 1}),
    ],
)
def test_what_only_looks_right_is_refused(field: str, change: Callable[[Any], Any], tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    write_record(some_record(), path)
    record = json.loads(path.read_bytes())
    record[field] = change(record)
    path.write_text(json.dumps(record), encoding="utf-8")
    with pytest.raises(BadMessage):
        replay(read_record(path))


def test_endless_nesting_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text('{"options": ' + '{"a": ' * 100_000, encoding="utf-8")
    with refused("cut off or damaged"):
        read_record(path)
