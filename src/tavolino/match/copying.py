"""Copies of states, and copies and pickles of what holds a game."""

from copy import deepcopy
from dataclasses import fields, is_dataclass
from importlib import import_module
from typing import Any, TypeVar

from msgspec import Struct

from tavolino.game import AnyGame, package_of
from tavolino.usual import complete

T = TypeVar("T")

SHARED = {bool, bytes, float, int, str, type(None)}  # what never changes; cards are mostly of these


class HoldsGame:
    """Something with a game in it that can be copied and pickled.

    A game is a module, and Python neither copies nor pickles modules. So a copy has the same game, and a pickle names
    it: whoever reads the pickle, in another process perhaps, imports the game by that name.
    """

    game: AnyGame

    def __getstate__(self) -> dict[str, Any]:
        return {**self.__dict__, "game": package_of(self.game)}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.__dict__.update(state, game=complete(import_module(state["game"])))


def copied(thing: T) -> T:
    """A state anew, much faster than `deepcopy`: what is on the table is copied, what is frozen is shared."""
    copy: T = copied_part(thing)
    return copy


def copied_part(thing: Any) -> Any:
    kind = type(thing)
    if kind in SHARED or (isinstance(thing, Struct) and thing.__struct_config__.frozen):
        return thing
    if kind is list or kind is tuple:
        return kind([part if type(part) in SHARED else copied_part(part) for part in thing])
    if kind is dict:
        return {key: copied_part(value) for key, value in thing.items()}
    if kind is set:
        return thing.copy()
    if not is_dataclass(kind):
        return deepcopy(thing)
    copy = object.__new__(kind)
    for field in fields(kind):
        object.__setattr__(copy, field.name, copied_part(getattr(thing, field.name)))
    return copy
