"""Why a table refuses an ask."""

from tavolino.game import TavolinoError


class NotAllowed(TavolinoError):
    """The table does not allow it."""


class Elsewhere(Exception):
    """Another server owns the table."""

    def __init__(self, address: str) -> None:
        super().__init__(address)
        self.address = address


class NotFound(TavolinoError):
    """There is no such table, record, game or lesson, or it is gone."""
