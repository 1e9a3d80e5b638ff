"""All randomness of a match: streams from one seed that anyone can recompute (docs/honest-deal.md)."""

import hashlib
import hmac
import struct
from collections.abc import Iterator, Sequence
from typing import TypeVar

from msgspec import Struct

SIZE = 32  # bytes in a seed, a secret and a contribution
WORDS = 2**32  # a stream is read as 32-bit words

T = TypeVar("T")


class Chance(Struct, frozen=True):
    """The randomness of one match. It keeps no state: the same label always gives the same answer."""

    seed: bytes

    def below(self, bound: int, label: str) -> int:
        """A random number from 0 to bound - 1, each equally likely."""
        return below(bound, self.words(label))

    def shuffled(self, items: Sequence[T], label: str) -> list[T]:
        """The items in a new order: Fisher-Yates from the last place down."""
        mixed = list(items)
        words = self.words(label)
        for last in range(len(mixed) - 1, 0, -1):
            other = below(last + 1, words)
            mixed[last], mixed[other] = mixed[other], mixed[last]
        return mixed

    def words(self, label: str) -> Iterator[int]:
        """The stream of a label: HMAC-SHA-256(seed, label, counter) for counter 0, 1, 2 …, as big-endian words."""
        prefix = label.encode()
        counter = 0
        while True:
            block = hmac.digest(self.seed, prefix + counter.to_bytes(8, "big"), "sha256")
            yield from struct.unpack(">8I", block)
            counter += 1


def below(bound: int, words: Iterator[int]) -> int:
    """The next word modulo the bound. Words past the largest multiple of the bound are rejected, to be fair."""
    if not 0 < bound <= WORDS:
        raise ValueError(f"a bound is from 1 to {WORDS}, not {bound}")
    fair = WORDS - WORDS % bound
    for word in words:
        if word < fair:
            return word % bound
    raise AssertionError("a stream has no end")


def commitment(secret: bytes) -> bytes:
    """What is shown before the deal, so that nobody can swap the secret afterwards."""
    return hashlib.sha256(secret).digest()


def seed_of_match(secret: bytes, contributions: Sequence[bytes]) -> bytes:
    """The seed that follows from the secret and the contribution of every seat, in seat order."""
    return hmac.digest(secret, b"".join(contributions), "sha256")


def seed_from_text(text: str) -> bytes:
    """A seed a person can type: 64 hexadecimal digits are the seed itself, any other text is hashed."""
    try:
        seed = bytes.fromhex(text)
    except ValueError:
        seed = b""
    if len(text) == 2 * SIZE == 2 * len(seed):
        return seed
    return hashlib.sha256(text.encode(errors="surrogateescape")).digest()
