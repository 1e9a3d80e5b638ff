"""People and tables by the first letters of their ids, as `tavolino admin` lists them."""

import re

from tavolino.game import BadMessage
from tavolino.server.services import Services
from tavolino.store import OpenTable, PersonName
from tavolino.table import NotFound

PERSON_LETTERS = 8  # that are shown
TABLE_LETTERS = 4
ID = re.compile(r"[0-9a-f]{4,32}")
NAME = re.compile(r"[a-z0-9]{3,20}")


def short_id(person: str) -> str:
    return person[:PERSON_LETTERS]


def short_name(table: str) -> str:
    return table[:TABLE_LETTERS]


async def person_called(services: Services, start: str) -> PersonName:
    """Raises BadMessage if it could be several people, NotFound if there is nobody."""
    start = start.strip().lower().rstrip("…")
    if not ID.fullmatch(start):
        raise BadMessage(f"{start!r} is no id; `tavolino admin people` lists the ids of those who are here.")
    found = await services.store.people_with(start, 2)
    if not found:
        raise NotFound(f"There is nobody whose id begins with {start}.")
    if len(found) > 1:
        raise BadMessage(f"Several people's ids begin with {start}; type more of it.")
    return found[0]


async def table_called(services: Services, start: str) -> OpenTable:
    start = start.strip().lower().rstrip("…")
    if not NAME.fullmatch(start):
        raise BadMessage(f"A table is the first letters of its name, at least three, not {start!r}.")
    found = await services.store.open_tables(2, start)
    if not found:
        raise NotFound(f"There is no open table whose name begins with {start}.")
    if len(found) > 1:
        raise BadMessage(f"Several tables' names begin with {start}; type more of it.")
    return found[0]
