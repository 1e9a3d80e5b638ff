"""For all tests: only the built-in games, whatever else is installed, programs that receive Ctrl-C, and full speed."""

import os
import signal
from collections.abc import Iterator

import pytest

from tavolino.games import BUILT_IN, GAMES

pytest_plugins = ["second_try", "postgres_server"]

for name in GAMES.keys() - BUILT_IN.keys():
    del GAMES[name]

# A shell starts background jobs with Ctrl-C ignored, and their child processes inherit that. They don't inherit a
# handler: with one that does nothing, the tests still ignore Ctrl-C, but the programs they start receive it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, lambda *_: None)


@pytest.fixture(autouse=True)
def priority() -> Iterator[None]:
    """A process that has given way to others can't take that back: all tests after it would wait, and fail for that."""
    before = niceness()
    yield
    assert niceness() == before, "the test lowered the priority of its own process: monkeypatch os.nice"


def niceness() -> int:
    return os.nice(0) if hasattr(os, "nice") else 0
