"""What a game may have beside its rules: modules with fixed names, each with a contract of its own.

`game.py` states what every game must have. The rest is optional, and this folder has a page for each:

    zones        what is where on the table, for the terminal and the plain table in the browser
    terminal     a drawing in the terminal, in place of zones
    numbering    a number for every action and a vector for every view: for the lab and for search
    kernel       the fast twin of the rules, on arrays
    playout      what search needs beyond the rules: a quick policy, rewards, how far to look
    observation  the vector of `numbering`, made from the kernel's arrays (the module is called `observe`)
    endgame      positions that can be solved exactly
    tiny         the game with so few cards that it can be solved as a whole

They are here together, above `fast` and below the games, because this is the list that somebody who writes a game goes
through. A game's module keeps its contract by having the names in it: nothing is inherited or registered. `mypy` checks
that with one line, `_: Kernel[State, Options] = kernel`; where another package brings the game, `game.part_of` checks
it when the part is first used and says in one line what is missing.
"""

from typing import Any

from tavolino.game import Part
from tavolino.parts.endgame import ENDGAME, Endgame
from tavolino.parts.kernel import KERNEL, Kernel
from tavolino.parts.numbering import NUMBERING, Numbering
from tavolino.parts.observation import OBSERVATION, Observation
from tavolino.parts.playout import PLAYOUT, Playout
from tavolino.parts.terminal import TERMINAL, Terminal
from tavolino.parts.tiny import TINY, Tiny
from tavolino.parts.zones import ZONES, Zones

ALL: tuple[Part[Any], ...] = (ZONES, TERMINAL, NUMBERING, KERNEL, PLAYOUT, OBSERVATION, ENDGAME, TINY)

__all__ = [
    "ALL", "ENDGAME", "KERNEL", "NUMBERING", "OBSERVATION", "PLAYOUT", "TERMINAL", "TINY", "ZONES", "Endgame", "Kernel",
    "Numbering", "Observation", "Playout", "Terminal", "Tiny", "Zones",
]  # fmt: skip
