"""The deals of a contest: fixed when it is opened, secret until it is over."""

import os

from tavolino.chance import SIZE
from tavolino.store import Contest, Store


def event_of(contest: str, deal: int) -> str:
    return f"contest/{contest}/{deal + 1}"


async def fix(store: Store, contest: Contest, now: int) -> None:
    """Commit to all deals in the public list."""
    for deal in range(contest.plan.deals):
        await store.fix_deal(event_of(contest.id, deal), contest.plan.game, os.urandom(SIZE), now)


async def secret_of(store: Store, contest: str, deal: int) -> bytes:
    found = await store.event_deal(event_of(contest, deal))
    assert found is not None
    return bytes.fromhex(found.secret)


async def commitments(store: Store, contest: Contest) -> tuple[str, ...]:
    found = [await store.event_deal(event_of(contest.id, deal)) for deal in range(contest.plan.deals)]
    return tuple(deal.commitment for deal in found if deal is not None)


async def reveal(store: Store, contest: Contest, now: int) -> None:
    """The contest is over: from now on everybody can look at its records and check its deals."""
    for deal in range(contest.plan.deals):
        await store.reveal_deal(event_of(contest.id, deal), now)
    await store.reveal_contest(contest.id, now)
