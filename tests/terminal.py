"""A program in a terminal of its own, with somebody who reads and types."""

import os
import pty
import re
import signal
from collections.abc import Callable, Mapping
from pathlib import Path
from types import TracebackType

SEQUENCES = re.compile(r"\x1b(\[[0-9;?]*[A-Za-z]|[()][A-Z0-9]|[=>])")  # colours and the like


class PseudoTerminal:
    def __init__(
        self, command: list[str], folder: Path, environment: Mapping[str, str], echo: Callable[[str], object]
    ) -> None:
        """Every line of it that is complete is handed to `echo`."""
        self.echo = echo
        self.line = ""
        self.process, self.screen = pty.fork()
        if self.process == 0:
            os.chdir(folder)
            signal.signal(signal.SIGINT, signal.SIG_DFL)  # ignored, if the tests run in the background
            os.execvpe(command[0], command, environment)  # looks for it on the path of the new environment

    def __enter__(self) -> "PseudoTerminal":
        return self

    def __exit__(self, kind: type[BaseException] | None, *_: TracebackType | BaseException | None) -> None:
        if kind:
            os.kill(self.process, signal.SIGKILL)
            os.waitpid(self.process, 0)
        os.close(self.screen)

    def read(self, *ends: str) -> str:
        """What is shown until one of these texts is; until the program ends, without any or if none comes."""
        text = ""
        while not any(end in text for end in ends):
            try:
                new = os.read(self.screen, 65_536)
            except OSError:  # how Linux says that nobody writes there any more
                new = b""
            if not new:
                break
            shown = SEQUENCES.sub("", new.decode("utf-8", "replace")).replace("\r\n", "\n")
            text += shown
            *lines, self.line = (self.line + shown).split("\n")
            for line in lines:
                self.echo(line.rpartition("\r")[2])
        return text

    def type(self, line: str) -> None:
        os.write(self.screen, f"{line}\n".encode())

    def interrupt(self) -> None:
        os.write(self.screen, b"\x03")

    def end(self) -> int:
        """Its exit status."""
        self.read()
        return os.waitstatus_to_exitcode(os.waitpid(self.process, 0)[1])
