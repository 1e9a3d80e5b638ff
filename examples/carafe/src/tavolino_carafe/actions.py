"""The actions and events of Carafe."""

from typing import TypeAlias

from msgspec import Struct


class Pour(Struct, frozen=True, tag="pour"):
    card: int


class Spill(Struct, frozen=True, tag="spill"):
    pass


Action: TypeAlias = Pour | Spill


class Poured(Struct, frozen=True, tag="poured"):
    seat: int
    card: int
    total: int  # in the carafe now


class Drawn(Struct, frozen=True, tag="drawn"):
    seat: int
    card: int | None  # None: another seat drew it


class Filled(Struct, frozen=True, tag="filled"):
    seat: int
    cards: tuple[int, ...]


class Spilled(Struct, frozen=True, tag="spilled"):
    seat: int
    cards: tuple[int, ...]


Event: TypeAlias = Poured | Drawn | Filled | Spilled
