"""For all tests: only the built-in games, whatever else is installed, and programs that receive Ctrl-C."""

import signal

from tavolino.games import BUILT_IN, GAMES

pytest_plugins = ["second_try", "postgres_server"]

for name in GAMES.keys() - BUILT_IN.keys():
    del GAMES[name]

# A shell starts background jobs with Ctrl-C ignored, and their child processes inherit that. They don't inherit a
# handler: with one that does nothing, the tests still ignore Ctrl-C, but the programs they start receive it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, lambda *_: None)
