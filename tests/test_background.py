"""What is started with `&` in a script: there the shell has Ctrl-C ignored, for the program and all that it starts."""

import signal
import subprocess
import sys
from pathlib import Path

import pytest

from support.running import PATIENCE, Running

PYTHON = ("sh", "-c", 'trap "" INT; exec "$@"', "sh", sys.executable, "-m")


@pytest.mark.parametrize("how", [signal.SIGTERM, signal.SIGINT])
def test_a_server_stops_when_it_is_told_to(how: signal.Signals, tmp_path: Path) -> None:
    server = Running(tmp_path / "tavolino.db", program=(*PYTHON, "tavolino"))
    assert server.stop(how) == 0


def test_the_tests_that_press_ctrl_c_pass_too() -> None:
    pressing = ("tests/cli/test_bad_input.py", "-k", "ctrl_c", "-p", "no:cacheprovider")
    done = subprocess.run(
        [*PYTHON, "pytest", *pressing],
        cwd=Path(__file__).parents[1],
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "passed" in done.stdout
