"""Who is found for whom."""

import asyncio

from msgspec import structs

from tavolino.events.queue.pairing import MOST, parties
from tavolino.events.queue.queue import PAGES, Queue, version
from tavolino.store import MemoryStore, Seeker

ANNA = Seeker("anna", "twisted", 2, "", rated=False, fill=None, since=100, seen=100)
BEN = structs.replace(ANNA, person="ben", since=110)
CLEO = structs.replace(ANNA, person="cleo", since=120)
DORA = structs.replace(ANNA, person="dora", since=130)


def nobody(person: str, other: str) -> bool:
    return person == other


def found(*waiting: Seeker, now: int = 140) -> list[tuple[list[str], int]]:
    return [([one.person for one in party.seekers], party.bots) for party in parties(waiting, nobody, now)]


def test_who_came_first_is_found_first() -> None:
    assert found(DORA, CLEO, BEN, ANNA) == [(["anna", "ben"], 0), (["cleo", "dora"], 0)]
    assert found(ANNA, BEN, CLEO) == [(["anna", "ben"], 0)]


def test_all_wishes_have_to_be_the_same() -> None:
    for other in ({"game": "qwinto"}, {"seats": 3}, {"clock": "{}"}, {"rated": True}):
        assert found(ANNA, structs.replace(BEN, **other)) == []


def test_those_who_are_apart_are_never_together() -> None:
    three = [structs.replace(one, seats=3) for one in (ANNA, BEN, CLEO, DORA)]
    [party] = parties(three, lambda one, other: {one, other} == {"ben", "cleo"}, 140)
    assert [one.person for one in party.seekers] == ["anna", "ben", "dora"]


def test_the_nearest_in_rating_is_chosen_and_a_far_one_only_after_a_while() -> None:
    rated = [structs.replace(one, rating=rating) for one, rating in ((ANNA, 1500), (BEN, 1900), (CLEO, 1450))]
    assert found(*rated, now=120) == [(["anna", "cleo"], 0)]
    assert found(*rated[:2], now=120) == []
    assert found(*rated[:2], now=130) == [(["anna", "ben"], 0)]


def test_bots_take_the_other_seats_after_the_time_that_one_wishes_but_only_with_those_who_accept_them() -> None:
    three = structs.replace(ANNA, seats=3, fill=30)
    others = (structs.replace(BEN, seats=3), structs.replace(CLEO, seats=3, fill=120))
    assert found(three, now=129) == []
    assert found(three, now=130) == [(["anna"], 2)]
    assert found(three, others[0], now=130) == [(["anna"], 2)]
    assert found(three, others[1], now=130) == [(["anna", "cleo"], 1)]
    assert found(three, *others, now=120) == [(["anna", "ben", "cleo"], 0)]


def test_those_who_want_something_else_are_not_even_looked_at() -> None:
    looked = []

    def apart(one: str, other: str) -> bool:
        looked.append((one, other))
        return True

    waiting = [structs.replace(ANNA, person=f"p{number}", clock=f"{number}") for number in range(1000)]
    assert parties(waiting, apart, 140) == []
    assert looked == []


def test_many_who_keep_apart_are_compared_with_some_and_later_with_others() -> None:
    waiting = [structs.replace(ANNA, person=f"p{number:03}", since=number) for number in range(400)]
    pair = {"p000", "p399"}
    looked = []

    def apart(one: str, other: str) -> bool:
        looked.append((one, other))
        return {one, other} != pair

    steps = [parties(waiting, apart, now) for now in range(1000, 1004)]
    assert len(looked) <= 4 * 400 * MOST
    assert pair in [{one.person for one in party.seekers} for step in steps for party in step]


def test_a_page_more_than_a_person_can_need_is_answered_at_once() -> None:
    async def run() -> None:
        queue = Queue(MemoryStore(), None, None)  # type: ignore[arg-type]  # nobody is led to a table
        polls = [asyncio.create_task(queue.changed("anna", version(None), 1e6)) for _ in range(PAGES + 2)]
        await asyncio.gather(*polls[PAGES:])
        assert [one.done() for one in polls] == [False] * PAGES + [True] * 2
        queue.rest()
        await asyncio.gather(*polls)
        assert not queue.listening

    asyncio.run(run())
