"""What a person types at the prompt, and which action it stands for."""

from collections.abc import Sequence
from typing import Any

from tavolino.game import AnyGame, BadMessage


def understood(game: AnyGame, legal: Sequence[Any], text: str) -> Any:
    """The action that is meant: whole notation, or as little of a legal action as tells it from the others.

    The action need not be legal: the match says why it is not. Raises BadMessage for a text that means nothing.
    """
    written = [game.write(action) for action in legal]
    if "".join(written).islower():  # then capital letters tell nothing apart
        text = text.lower()
    offers = closest(written, text.split())
    if not offers:
        return read_somehow(game, legal, text)
    if len(offers) > 1:
        listed = ", ".join(f"'{offer}'" for offer in offers[:4])
        raise BadMessage(f"{text!r} could be {listed}{' and more' if len(offers) > 4 else ''}.")
    return game.read(offers[0])


def closest(offers: Sequence[str], typed: list[str]) -> list[str]:
    """The offers that the typed words may stand for; if some end in just these words, the shortest of those."""
    ending = [offer for offer in offers if offer.split()[-len(typed) :] == typed]
    shortest = min((len(offer.split()) for offer in ending), default=0)
    if ending:
        return [offer for offer in ending if len(offer.split()) == shortest]
    return [offer for offer in offers if means(offer.split(), typed)]


def means(words: Sequence[str], typed: Sequence[str]) -> bool:
    """Whether the typed words stand in an action in the same order; a word without digits may be shortened."""
    rest = iter(words)
    return all(any(fits(word, part) for word in rest) for part in typed)


def fits(word: str, part: str) -> bool:
    return word == part or (part.isalpha() and word.startswith(part.lower()))


def read_somehow(game: AnyGame, legal: Sequence[Any], text: str) -> Any:
    """The action as it stands, or with a verb before it, so that '99' alone can be refused with its reason."""
    verbs = dict.fromkeys(game.write(action).split()[0] for action in legal)
    faults = []
    for attempt in (text, *(f"{verb} {text}" for verb in verbs)):
        try:
            return game.read(attempt)
        except BadMessage as fault:
            faults.append(fault)
    raise faults[1] if text[0].isdigit() and len(faults) > 1 else faults[0]
