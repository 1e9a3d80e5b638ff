"""How a match looks in the terminal, for any game."""

import os
from collections.abc import Sequence
from contextlib import nullcontext, suppress
from itertools import groupby
from shutil import which
from typing import Any, NoReturn

from rich.console import Console, Group, RenderableType
from rich.table import Table
from rich.text import Text

from tavolino.game import AnyGame, Outcome, rules_page
from tavolino.words import plain, say

FEW = 12  # so many choices of one kind are listed one by one
CLEAR_SCROLLBACK = "\x1b[3J"


class Screen(Console):
    """A console that says what a closed pipe is, instead of ending the program without a word."""

    def on_broken_pipe(self) -> NoReturn:
        raise BrokenPipeError

    def ask(self, prompt: str) -> str:
        """What is typed in answer. After Ctrl-C or Ctrl-D, the next output begins on a line of its own."""
        try:
            return self.input(Text(prompt, style="bold")).strip()
        except (EOFError, KeyboardInterrupt):
            with suppress(OSError):
                self.print()
            raise

    def wipe(self) -> None:
        """Clear the screen, and what one could scroll back to."""
        self.clear()
        if self.is_terminal and not self.is_dumb_terminal and not self.legacy_windows:
            self.file.write(CLEAR_SCROLLBACK)


def show_rules(console: Console, game: AnyGame) -> None:
    from rich.markdown import Markdown  # here, because it is slow to load and seldom needed

    text, _ = rules_page(game)
    os.environ.setdefault("LESS", "-R")  # so that less shows colours as colours
    with console.pager(styles=which("less") is not None) if console.is_terminal else nullcontext():
        console.print(Markdown(text))


def choices(game: AnyGame, legal: Sequence[Any]) -> str:
    """The legal actions in little space: 'place 34 41 · twist 94 · take'."""
    texts = [game.write(action).split(maxsplit=1) for action in legal]
    kinds = []
    for verb, group in groupby(sorted(texts, key=lambda words: words[0]), key=lambda words: words[0]):
        rest = sorted((words[1] for words in group if len(words) > 1), key=lambda text: (len(text), text))
        if len(rest) > FEW:
            rest = [f"… ({len(rest)} ways, such as '{verb} {rest[0]}')"]
        kinds.append(" ".join([f"[bold]{verb}[/]", ", ".join(rest)]).strip())
    return " · ".join(kinds)


def final_scores(game: AnyGame, outcome: Outcome, names: Sequence[str]) -> RenderableType:
    table = Table("Place", "Name", "Score", title="The match is over", title_justify="left")
    for place, name, score in sorted(zip(outcome.places, names, outcome.scores, strict=True)):
        table.add_row(str(place), Text(name), plain(score), style="bold" if place == 1 else "")
    return Group(table, Text(ending(game, outcome.reason))) if len(game.end_reasons) > 1 else table


def ending(game: AnyGame, reason: str) -> str:
    """Why a match is over, in the words of the game's page if it has one."""
    try:
        return say(f"{game.name}-end-{reason.replace(' ', '-')}")
    except KeyError:
        return say("plain-ended", {"reason": reason})
