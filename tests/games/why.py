"""Refusals as a person reads them."""

from typing import NamedTuple

from tavolino.game import Refusal


class Why(NamedTuple):
    clause: str
    reason: str


def read_out(refusal: Refusal) -> Why:
    return Why(refusal.clause, refusal.reason)
