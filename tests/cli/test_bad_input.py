"""Whatever is typed wrong: one line that says so, exit status 2, nothing half-written."""

import os
import signal
import subprocess
from pathlib import Path

import pytest

from cli.program import PROGRAM, one_line, run, run_apart
from tavolino.cli import fail
from tavolino.games import GAMES

RECORD = next((Path(__file__).parents[2] / "records").glob("*.json"))
GAME = next(iter(GAMES))

WRONG = [
    ("nonsense", "invalid choice: 'nonsense'"),
    ("trace", "the following arguments are required: GAME"),
    ("trace chess", "There is no game called 'chess'"),
    ("play chess", "There is no game called 'chess'"),
    ("fuzz chess --seconds 1", "There is no game called 'chess'"),
    (f"trace {GAME} --seats 9", "seats, not 9"),
    (f"trace {GAME} --seats 1", "seats, not 1"),
    (f"trace {GAME} --seats 0", "'0' should be a whole number from 1"),
    (f"trace {GAME} --seats two", "'two' should be a whole number from 1"),
    (f"trace {GAME} --seats -2", "'-2' should be a whole number from 1"),
    (f"play {GAME} --bogus", "unrecognized arguments: --bogus; try 'tavolino play --help'"),
    (f"play {GAME} --record none/match.json", "cannot be written to none/match.json: No such file"),
    (f"play {GAME} --record .", "not an ordinary file"),
    (f"trace {GAME} --option nonsense=1", "has no option 'nonsense'"),
    (f"trace {GAME} --option nonsense", "An option is written KEY=VALUE"),
    (f"trace {GAME} --option =1", "An option is written KEY=VALUE"),
    (f"trace {GAME} --games 0", "'0' should be a whole number from 1"),
    (f"trace {GAME} --bot deepblue", "There is no bot called 'deepblue'"),
    (f"trace {GAME} --bot random --noise 2", "'2' should be a number from 0 to 1"),
    (f"trace {GAME} --bot random --noise nan", "'nan' should be a number from 0 to 1"),
    (f"trace {GAME} --noise 0.5", "--noise goes with --bot"),
    (f"trace {GAME} --actions 0", "'0' should be a whole number from 1"),
    (f"play {GAME} --people 3", "3 people need 3 seats"),
    (f"play {GAME} --name Anna --name Ben", "more names than people"),
    (f"play {GAME} --name \udcff", "should be a name"),
    (f"trace {GAME} --option rounds=\udcff", "must be a whole number"),
    (f"play {GAME} --bot deepblue", "There is no bot called 'deepblue'"),
    ("replay missing.json", "cannot be read: No such file"),
    ("verify missing.json", "cannot be read: No such file"),
    (f"fuzz {GAME} --replay missing.json", "cannot be read: No such file"),
    (f"fuzz {GAME} --seconds 0", "'0' should be a whole number from 1"),
]


@pytest.mark.parametrize(("typed", "complaint"), WRONG)
def test_what_is_typed_wrong_is_named_in_one_line(typed: str, complaint: str) -> None:
    assert complaint in one_line(run(*typed.split()))


@pytest.mark.parametrize(("typed", "complaint"), [WRONG[0], WRONG[2], *(pair for pair in WRONG if "\udcff" in pair[0])])
def test_it_is_the_same_in_a_process_of_its_own(typed: str, complaint: str) -> None:
    assert complaint in one_line(run_apart(*typed.split()))


@pytest.mark.parametrize("command", [("trace", GAME), ("verify", str(RECORD)), ("replay", "--all", str(RECORD))])
def test_a_reader_who_has_seen_enough_hears_nothing(command: tuple[str, ...]) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run([*PROGRAM, *command], stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert (done.returncode, done.stderr) == (0, "")


def test_a_complaint_does_not_drive_the_terminal(capsys: pytest.CaptureFixture[str]) -> None:
    assert fail("unknown field `\x1b[2J`\nof a record") == 2
    assert capsys.readouterr().err == "tavolino: unknown field ` [2J` of a record\n"


@pytest.mark.skipif(not Path("/dev/full").exists(), reason="only where there is a device that is always full")
def test_a_full_disk_is_named_in_one_line() -> None:
    with Path("/dev/full").open("wb") as full:
        done = subprocess.run([*PROGRAM, "trace", GAME], stdout=full, stderr=subprocess.PIPE, text=True, check=False)
    assert one_line(done) == "The output cannot be used: No space left on device."


@pytest.mark.parametrize(("command", "shown"), [(("trace", GAME, "--games", "100000"), "\n"), (("play", GAME), ">")])
def test_ctrl_c_ends_with_one_line_and_status_130(command: tuple[str, ...], shown: str) -> None:
    with subprocess.Popen(
        [*PROGRAM, *command], stdin=subprocess.PIPE, stdout=subprocess.PIPE, stderr=subprocess.PIPE, text=True
    ) as program:
        assert program.stdout is not None
        assert program.stderr is not None
        while program.stdout.read(1) not in shown:
            pass
        press_ctrl_c(program)
        assert program.stderr.read() == "tavolino: Stopped.\n"
    assert program.returncode == 130


def press_ctrl_c(program: subprocess.Popen[str]) -> None:
    """Press until it ends: a signal just before Python waits for a line is only seen with the next one."""
    assert program.stdout is not None
    program.send_signal(signal.SIGINT)
    program.stdout.close()
    for _ in range(10):
        try:
            program.wait(3)
            return
        except subprocess.TimeoutExpired:
            program.send_signal(signal.SIGINT)


def test_help_lists_every_command_and_explains_one() -> None:
    done = run("help")
    assert done.returncode == 0
    for command in ("play", "replay", "verify", "arena", "trace", "fuzz"):
        assert f"\n    {command}" in done.stdout
    assert "--noise" in run("help", "trace").stdout
