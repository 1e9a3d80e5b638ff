"""Who may have a hint: a person alone with bots always may, and the host can allow it for everybody."""

from typing import Any

from tavolino.table.errors import NotAllowed
from tavolino.table.log.table import Table
from tavolino.words import sentence


def check_hint(table: Table, person: str) -> tuple[int, Any]:
    """The seat that may have advice now, and its view; raises NotAllowed if it may not."""
    seat, play = table.seat_of(person), table.play
    if seat is None:
        raise NotAllowed(sentence("why-not-seated"))
    if table.event:
        raise NotAllowed(sentence("why-event"))
    if table.stage == "over":
        raise NotAllowed(sentence("why-over"))
    if play is None or not play.choices[seat]:
        raise NotAllowed(sentence("why-no-decision"))
    if not table.settings.hints and any(other.person for number, other in enumerate(table.seats) if number != seat):
        raise NotAllowed(sentence("why-no-hints"))
    return seat, play.match.view(seat)
