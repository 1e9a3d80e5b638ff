"""For all tests: only the built-in games, whatever else is installed here, and programs that hear Ctrl-C."""

import signal

from tavolino.games import BUILT_IN, GAMES

pytest_plugins = ["second_try"]

for name in GAMES.keys() - BUILT_IN.keys():
    del GAMES[name]

# A shell starts a background job with Ctrl-C ignored, and all programs that the job starts inherit that. They do not
# inherit a handler: with one that does nothing, the tests go on ignoring Ctrl-C, and the programs they start hear it.
if signal.getsignal(signal.SIGINT) is signal.SIG_IGN:
    signal.signal(signal.SIGINT, lambda *_: None)
