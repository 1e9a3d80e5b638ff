"""Two people agree to know each other; one can keep another away without a word."""

import asyncio
from collections.abc import Awaitable, Callable

import pytest

from tavolino.people.changes import Merged
from tavolino.people.circle import Circle, between, said
from tavolino.store import Bulletin, MemoryStore, Tie, Visibility

ANNA, BEN, CLEO = "aa11", "bb22", "cc33"


def with_circle(play: Callable[[Circle], Awaitable[None]]) -> None:
    async def run() -> None:
        store = MemoryStore()
        for person in (ANNA, BEN, CLEO):
            await store.remember(person, person.title())
        circle = Circle(store, Bulletin(store))
        await circle.read()
        await play(circle)
        store.close()

    asyncio.run(run())


async def seen_by(circle: Circle, person: str, other: str) -> str:
    return between(said(await circle.store.ties_of(person)), person, other)


def test_both_sides_agree_and_either_can_leave_silently() -> None:
    async def play(circle: Circle) -> None:
        await circle.want(ANNA, BEN)
        assert await seen_by(circle, ANNA, BEN) == "asked"
        assert await seen_by(circle, BEN, ANNA) == "asks"
        assert circle.asking(BEN, await circle.store.ties_of(BEN)) == [ANNA]
        await circle.want(BEN, ANNA)
        assert [one.id for one in await circle.companions(ANNA, await circle.store.ties_of(ANNA))] == [BEN]
        await circle.part(BEN, ANNA)
        assert await circle.store.ties_of(ANNA) == []

    with_circle(play)


def test_who_is_declined_is_not_told() -> None:
    async def play(circle: Circle) -> None:
        await circle.want(ANNA, BEN)
        await circle.part(BEN, ANNA)
        assert await seen_by(circle, ANNA, BEN) == "asked"
        assert circle.asking(BEN, await circle.store.ties_of(BEN)) == []
        await circle.want(BEN, ANNA)
        assert await seen_by(circle, BEN, ANNA) == "mine"

    with_circle(play)


def test_who_is_blocked_asks_and_invites_nobody_and_is_not_told() -> None:
    async def play(circle: Circle) -> None:
        await circle.want(ANNA, BEN)
        await circle.want(BEN, ANNA)
        await circle.block(BEN, ANNA, block=True)
        assert circle.apart(ANNA, BEN)
        assert circle.unheard(BEN, ANNA)
        assert not circle.unheard(ANNA, BEN)
        await circle.want(ANNA, BEN)
        await circle.invite(ANNA, BEN, "table", "twisted")
        assert await seen_by(circle, ANNA, BEN) == "asked"
        assert circle.asking(BEN, await circle.store.ties_of(BEN)) == []
        assert await circle.invitations_to(BEN) == []
        await circle.block(BEN, ANNA, block=False)
        assert not circle.apart(ANNA, BEN)
        assert circle.asking(BEN, await circle.store.ties_of(BEN)) == []

    with_circle(play)


def test_who_may_invite_whom() -> None:
    async def play(circle: Circle) -> None:
        store = circle.store
        assert not await circle.may_invite(ANNA, BEN)  # they have never met
        await store.open_table("one", [b"{}"], [ANNA, BEN])
        assert await circle.may_invite(ANNA, BEN)
        await store.set_visibility(BEN, Visibility("mine"))
        assert not await circle.may_invite(ANNA, BEN)
        for one, other in ((ANNA, BEN), (BEN, ANNA)):
            await circle.want(one, other)
        assert await circle.may_invite(ANNA, BEN)
        await store.set_visibility(BEN, Visibility("nobody"))
        assert not await circle.may_invite(ANNA, BEN)

    with_circle(play)


def test_marks_are_in_memory_again_after_a_restart() -> None:
    async def play(circle: Circle) -> None:
        await circle.mute(ANNA, BEN, mute=True)
        await circle.store.add_tie(Tie(CLEO, ANNA, "blocks", 1), 9)
        later = Circle(circle.store, Bulletin(circle.store))
        await later.read()
        assert later.unheard(ANNA, BEN)
        assert later.blocks(CLEO, ANNA)
        await circle.mute(ANNA, BEN, mute=False)
        assert not circle.unheard(ANNA, BEN)

    with_circle(play)


def test_a_new_mark_reads_nobody_elses_because_anybody_can_make_a_thousand(monkeypatch: pytest.MonkeyPatch) -> None:
    async def play(circle: Circle) -> None:
        await circle.mute(CLEO, ANNA, mute=True)
        monkeypatch.setattr(circle.store, "marks", None)  # everybody's
        await circle.mute(ANNA, BEN, mute=True)
        await circle.block(ANNA, CLEO, block=True)
        assert circle.unheard(ANNA, BEN)
        assert circle.apart(CLEO, ANNA)
        assert circle.unheard(CLEO, ANNA), "hers are as they were"
        await circle.mute(ANNA, BEN, mute=False)
        await circle.block(ANNA, CLEO, block=False)
        assert not circle.unheard(ANNA, BEN)
        assert not circle.apart(CLEO, ANNA)

    with_circle(play)


def test_whom_a_guest_blocks_is_blocked_by_the_account_that_the_guest_becomes() -> None:
    async def play(circle: Circle) -> None:
        await circle.block(BEN, CLEO, block=True)
        await circle.store.keep_name(ANNA, ANNA.title(), ANNA)
        await circle.store.merge(BEN, ANNA)
        await circle.bulletin.tell(Merged(BEN, ANNA, ANNA.title()))
        assert circle.blocks(ANNA, CLEO)

    with_circle(play)
