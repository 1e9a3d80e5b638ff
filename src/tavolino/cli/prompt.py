"""What a person types at the prompt, and which action it stands for."""

from collections.abc import Sequence
from typing import Any

from tavolino.game import AnyGame, BadMessage


def understood(game: AnyGame, legal: Sequence[Any], text: str) -> Any:
    """The action that is meant: whole notation, or as little of a legal action as tells it from the others.

    The action need not be legal: the match says why it is not. Raises BadMessage for a text that means nothing.
    """
    matching = [action for action in legal if means(game.write(action).split(), text.split())]
    if not matching:
        return read_somehow(game, legal, text)
    shortest = min(len(game.write(action).split()) for action in matching)
    closest = [action for action in matching if len(game.write(action).split()) == shortest]
    if len(closest) > 1:
        offers = ", ".join(f"'{game.write(action)}'" for action in closest[:4])
        raise BadMessage(f"{text!r} could be {offers}{' and more' if len(closest) > 4 else ''}.")
    return closest[0]


def means(words: Sequence[str], typed: Sequence[str]) -> bool:
    """Whether the typed words stand in an action in the same order; a word without digits may be shortened."""
    rest = iter(words)
    return all(any(fits(word, part) for word in rest) for part in typed)


def fits(word: str, part: str) -> bool:
    return word == part or (part.isalpha() and word.startswith(part.lower()))


def read_somehow(game: AnyGame, legal: Sequence[Any], text: str) -> Any:
    """The action as it stands, or with a verb before it, so that '99' alone can be refused with its reason."""
    for verb in dict.fromkeys(game.write(action).split()[0] for action in legal):
        try:
            return game.read(f"{verb} {text}")
        except BadMessage:
            continue
    return game.read(text)
