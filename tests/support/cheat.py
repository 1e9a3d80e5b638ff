"""A server that cheats: `python cheat.py HOW serve …` runs the real one, which chooses the cards of one seat.

HOW says what it does with the secret and the numbers, and what it tells afterwards:
  swaps    deals with another secret, and shows the commitment of that one
  hides    the same, but goes on showing the commitment from before
  renumbers  deals with another number than the person in the first seat has added
  retells  deals with another secret, and afterwards tells a match that would have been dealt with the first
"""

import sys
from typing import Any

from msgspec import structs

from tavolino.chance import commitment
from tavolino.cli import main
from tavolino.match import Match
from tavolino.store import NewRecord
from tavolino.table.log.entries import Beginning
from tavolino.table.log.table import Table
from tavolino.table.runtime import recorder

TRIES = 50
FAVOURITE = 1
HOW = sys.argv.pop(1) if __name__ == "__main__" else ""
begin, finished = Table.begin, recorder.finished
first_secrets: dict[str, bytes] = {}  # by record: those that were committed to


def cheat(table: Table, entry: Beginning) -> None:
    first = table.secret
    if HOW == "renumbers":
        contribution = table.seats[0].contribution
        assert contribution is not None
        table.seats[0].contribution = max(variations(contribution), key=lambda one: luck(table, first, one))
    else:
        table.secret = max(variations(first), key=lambda one: luck(table, one, None))
    begin(table, entry)
    assert table.play is not None
    first_secrets[entry.record_id] = first
    if HOW in ("hides", "retells"):
        table.play.commitment = commitment(first)


def variations(number: bytes) -> list[bytes]:
    return [bytes([number[0] ^ change, *number[1:]]) for change in range(1, TRIES)]


def luck(table: Table, secret: bytes, number: bytes | None) -> int:
    """What the favourite seat would hold, as one number."""
    numbers = [seat.contribution or bytes(32) for seat in table.seats]
    numbers[0] = number or numbers[0]
    match = Match(table.game, table.options, ["", ""], secret, numbers)
    hand: list[int] = match.view(FAVOURITE).hand
    return sum(hand)


def told(table: Table, ended: int) -> NewRecord:
    kept = finished(table, ended)
    first = first_secrets[kept.id]
    changes: dict[str, Any] = {}
    if HOW == "hides":
        changes = {"commitment": commitment(first).hex()}
    if HOW == "retells":
        changes = {"commitment": commitment(first).hex(), "secret": first.hex()}
    return structs.replace(kept, record=structs.replace(kept.record, **changes))


if __name__ == "__main__":
    setattr(Table, "begin", cheat)  # noqa: B010 - a method that is not its own
    recorder.finished = told
    sys.exit(main())
