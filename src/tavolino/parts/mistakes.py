"""Mistakes: of what kind a bad decision was, so that people see which mistakes they make most; and what they did.

A kind says only what the judgement shows: what was done, what would have been better, and which stakes spoke for that.
Each kind has a sentence in the game's words, `GAME-mistake-KIND`: "took the row too early". Each deed has a name there,
`GAME-deed-DEED`: "taking the row". Without this module all mistakes in the game are of one kind.
"""

from collections.abc import Sequence
from typing import Any, Protocol

from tavolino.game import Part
from tavolino.parts.stake_words import Compared


class Mistakes(Protocol):
    @property
    def KINDS(self) -> tuple[str, ...]:  # noqa: N802 - a constant
        """All that `kind` answers: small letters and dashes."""

    def kind(self, compared: Compared, telling: Sequence[str], /) -> str:
        """What was wrong with the action that was taken; `other` is the best one.

        `telling`: the stakes that clearly differ and speak for the best action, the most telling first.
        """

    @property
    def DEEDS(self) -> tuple[str, ...]:  # noqa: N802 - a constant
        """All that `deed` answers, in the order of the page."""

    def deed(self, action: Any, /) -> str:
        """What kind of thing an action does, to see which kinds somebody does well."""


MISTAKES: Part[Mistakes] = Part("mistakes", Mistakes)
