"""The commands: `tavolino COMMAND`."""

from tavolino.cli.entry import main

__all__ = ["main"]
