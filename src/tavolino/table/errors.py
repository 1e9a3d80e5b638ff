"""Why a table refuses an ask."""

from tavolino.game import TavolinoError


class NotAllowed(TavolinoError):
    """The table does not allow it."""


class NotFound(TavolinoError):
    """There is no such table, record, game or lesson, or it is gone."""
