"""The deals of a contest: fixed when it is opened, secret until it is over."""

import asyncio
import hashlib
import os

from tavolino.chance import SIZE
from tavolino.store import Contest, Store
from tavolino.table.runtime.tables import ALPHABET, NAME_LENGTH


def event_of(contest: str, deal: int) -> str:
    return f"contest/{contest}/{deal + 1}"


def events_of(contest: Contest) -> list[str]:
    return [event_of(contest.id, deal) for deal in range(contest.plan.deals)]


async def fix(store: Store, contest: Contest, now: int) -> None:
    """Commit to all deals in the public list."""
    events, game = events_of(contest), contest.plan.game
    await asyncio.gather(*(store.fix_deal(event, game, os.urandom(SIZE), now) for event in events))


async def secret_of(store: Store, contest: str, deal: int) -> bytes:
    found = await store.event_deal(event_of(contest, deal))
    assert found is not None
    return bytes.fromhex(found.secret)


def table_of(secret: bytes, place: str) -> str:
    """The name of the table where a deal is played: always the same, and nobody can guess it."""
    digest = hashlib.sha256(b"table %s " % place.encode() + secret).digest()
    return "".join(ALPHABET[byte % len(ALPHABET)] for byte in digest[:NAME_LENGTH])


async def commitments(store: Store, contest: Contest) -> tuple[str, ...]:
    found = await asyncio.gather(*map(store.event_deal, events_of(contest)))
    return tuple(deal.commitment for deal in found if deal is not None)


async def reveal(store: Store, contest: Contest, now: int) -> None:
    """The contest is over: from now on everybody can look at its records and check its deals."""
    await asyncio.gather(*(store.reveal_deal(event, now) for event in events_of(contest)))
    await store.reveal_contest(contest.id, now)
