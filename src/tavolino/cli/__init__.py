"""The commands: `tavolino COMMAND`."""

import os
import signal
import sys
from collections.abc import Sequence
from io import TextIOWrapper

from tavolino.game import TavolinoError


def main(arguments: Sequence[str] | None = None) -> int:
    """Run one command. Every error becomes one line and an exit status."""
    for stream in (sys.stdout, sys.stderr):
        if isinstance(stream, TextIOWrapper):
            stream.reconfigure(errors="replace")  # a terminal that lacks a character shows a question mark
    try:
        return attempt(arguments)
    except KeyboardInterrupt:  # also one that comes while another error is being told
        signal.signal(signal.SIGINT, signal.SIG_IGN)
        return stopped()


def attempt(arguments: Sequence[str] | None) -> int:
    try:
        from tavolino.cli.commands import run  # imported here, so that Ctrl-C while it loads is caught, too

        status = run(sys.argv[1:] if arguments is None else arguments)
        sys.stdout.flush()
    except TavolinoError as fault:
        return fail(str(fault))
    except BrokenPipeError:
        abandon_output()  # the reader has seen enough, as `head` has
        return 0
    except OSError as fault:
        abandon_output()
        return fail(f"{fault.filename or 'The output'} cannot be used: {fault.strerror}.")
    return status


def fail(line: str, status: int = 2) -> int:
    shown = "".join(sign if sign.isprintable() else " " for sign in line)  # text from a file may contain control codes
    print(f"tavolino: {' '.join(shown.split())}", file=sys.stderr)
    return status


def stopped() -> int:
    try:
        sys.stdout.flush()
    except OSError:  # the program that read our output was stopped as well
        abandon_output()
    return fail("Stopped.", 130)


def abandon_output() -> None:
    """Keep the interpreter from flushing to an output that is closed."""
    os.dup2(os.open(os.devnull, os.O_WRONLY), sys.stdout.fileno())
