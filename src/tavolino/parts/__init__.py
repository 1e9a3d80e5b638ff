"""What a game may have besides its rules: modules with fixed names, each with its own contract.

`game.py` says what every game must have. The rest is optional, and this folder has a page for each part:

    zones        what is where on the table, for the terminal and the plain table in the browser
    terminal     a drawing in the terminal, in place of zones
    lesson       positions dealt by hand, and what happens in them, for the page that teaches the game
    numbering    a number for every action and a vector for every view: for the lab and for search
    kernel       the fast twin of the rules, on arrays
    playout      what search needs beyond the rules: a quick policy, rewards, how far to look
    observation  the vector of `numbering`, made from the kernel's arrays (the module is called `observe`)
    inputs       what a learned net sees, for training and for search with nets
    endgame      positions that can be solved exactly
    tiny         the game with so few cards that it can be solved as a whole
    reasons      why one action is better than another, in words: for hints
    daily        the daily deal: its courses, and how a match went in signs that show no card
    luck         what chance still holds when all hands are open: the coach tells luck from skill with it
    player       who plays on in the coach's worlds, where the playout's policy is too simple for that
    stakes       what the coach counts in imagined worlds, to say why one choice was better
    stake_words  what the coach says about these stakes
    mistakes     of what kind a mistake was, so that people see which they make most
    temptations  what tempts a player in a hurry, for the levels that lose like people

They are together here, above `fast` and below the games, as a checklist for people who write a game. A module keeps a
contract by defining its names: nothing is inherited or registered. One line makes `mypy` check that,
`_: Kernel[State, Options] = kernel`. For games of other packages, `game.part_of` checks it when the part is first used
and says in one line what is missing.
"""

from typing import Any

from tavolino.game import Part
from tavolino.parts.daily import DAILY, Course, Daily
from tavolino.parts.endgame import ENDGAME, Endgame
from tavolino.parts.inputs import INPUTS, Inputs
from tavolino.parts.kernel import KERNEL, Kernel
from tavolino.parts.lesson import LESSON, Lesson
from tavolino.parts.luck import LUCK, Luck
from tavolino.parts.mistakes import MISTAKES, Mistakes
from tavolino.parts.numbering import NUMBERING, Numbering
from tavolino.parts.observation import OBSERVATION, Observation
from tavolino.parts.player import PLAYER, Player
from tavolino.parts.playout import PLAYOUT, Playout
from tavolino.parts.reasons import REASONS, Advice, Reasons
from tavolino.parts.stake_words import STAKE_WORDS, StakeWords
from tavolino.parts.stakes import STAKES, Stakes
from tavolino.parts.temptations import TEMPTATIONS, Temptations
from tavolino.parts.terminal import TERMINAL, Terminal
from tavolino.parts.tiny import TINY, Tiny
from tavolino.parts.zones import ZONES, Zones

ALL: tuple[Part[Any], ...] = (
    ZONES, TERMINAL, LESSON, NUMBERING, KERNEL, PLAYOUT, OBSERVATION, INPUTS, ENDGAME, TINY, REASONS, DAILY, LUCK,
    PLAYER, STAKES, STAKE_WORDS, MISTAKES, TEMPTATIONS,
)  # fmt: skip

__all__ = [
    "ALL", "DAILY", "ENDGAME", "INPUTS", "KERNEL", "LESSON", "LUCK", "MISTAKES", "NUMBERING", "OBSERVATION", "PLAYER",
    "PLAYOUT", "REASONS", "STAKES", "STAKE_WORDS", "TEMPTATIONS", "TERMINAL", "TINY", "ZONES", "Advice", "Course",
    "Daily", "Endgame", "Inputs", "Kernel", "Lesson", "Luck", "Mistakes", "Numbering", "Observation", "Player",
    "Playout", "Reasons", "StakeWords", "Stakes", "Temptations", "Terminal", "Tiny", "Zones",
]  # fmt: skip
