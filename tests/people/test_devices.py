"""Each device has a token of its own, until it is ended or its time is over."""

import asyncio

import pytest

from tavolino.game import BadMessage
from tavolino.people import FIRST, Bearer, People, Tokens, new_device
from tavolino.people.devices import DAY, HOUR, MOST
from tavolino.people.tokens import PERSON
from tavolino.store import Device, MemoryStore

TOKENS = Tokens([b"k" * 32])
NOON = 1_800_000_000 // DAY * DAY + 12 * HOUR


class CountingStore(MemoryStore):
    """Counts what is read of devices."""

    reads = 0

    async def devices_of(self, person: str) -> list[Device]:
        self.reads += 1
        return await super().devices_of(person)


def at(monkeypatch: pytest.MonkeyPatch, seconds: int) -> None:
    monkeypatch.setattr("time.time", lambda: seconds)


def test_the_token_of_an_ended_device_is_worthless_and_the_others_are_not() -> None:
    async def meet() -> None:
        store = MemoryStore()
        people = People(store, TOKENS)
        anna = await people.welcome("Anna")
        phone, laptop = [await people.give_token(anna, new_device()) for _ in range(2)]
        known = await people.known(phone)
        assert known is not None
        await people.devices.end(anna.id, [known.device.id])
        for later in (people, People(store, TOKENS)):
            assert await later.known(phone) is None
            assert await later.known(laptop) is not None

    asyncio.run(meet())


def test_a_device_that_is_ended_while_it_is_looked_up_is_unknown(monkeypatch: pytest.MonkeyPatch) -> None:
    async def meet() -> None:
        store = MemoryStore()
        people = People(store, TOKENS)
        anna = await people.welcome("Anna")
        token = await people.give_token(anna, new_device())
        bearer = TOKENS.bearer(token)
        assert bearer is not None
        found = await people.devices.read(bearer)

        async def outdated(_: Bearer) -> Device | None:
            await people.devices.end(anna.id, [bearer.device])
            return found

        monkeypatch.setattr(people.devices, "read", outdated)
        assert await people.known(token) is None
        assert await people.known(token) is None

    asyncio.run(meet())


def test_a_known_device_is_not_read_again() -> None:
    async def meet() -> None:
        store = CountingStore()
        people = People(store, TOKENS)
        anna = await people.welcome("Anna")
        token = await people.give_token(anna, new_device())
        await people.known(token)
        before = store.reads
        for _ in range(10):
            assert await people.known(token)
        assert store.reads == before

    asyncio.run(meet())


def test_when_a_device_was_last_seen_is_kept_to_the_hour(monkeypatch: pytest.MonkeyPatch) -> None:
    async def meet() -> None:
        store = MemoryStore()
        people = People(store, TOKENS)
        anna = await people.welcome("Anna")
        at(monkeypatch, NOON + 17)
        token = await people.give_token(anna, new_device())
        at(monkeypatch, NOON + 2 * HOUR + 17)
        await people.known(token)
        [device] = await people.devices.of(anna.id)
        assert (device.since, device.seen) == (NOON, NOON + 2 * HOUR)
        await people.devices.note()
        assert await store.devices_of(anna.id) == [device]

    asyncio.run(meet())


def test_a_token_with_an_end_is_nobodys_afterwards(monkeypatch: pytest.MonkeyPatch) -> None:
    async def meet() -> None:
        people = People(MemoryStore(), TOKENS)
        anna = await people.welcome("Anna")
        at(monkeypatch, NOON)
        token = await people.give_token(anna, new_device(name="Bot", days=3))
        at(monkeypatch, NOON + 3 * DAY - 1)
        assert await people.known(token) is not None
        at(monkeypatch, NOON + 3 * DAY)
        assert await people.known(token) is None
        assert await people.devices.of(anna.id) == []

    asyncio.run(meet())


def test_nobody_has_endless_devices(monkeypatch: pytest.MonkeyPatch) -> None:
    async def meet() -> None:
        people = People(MemoryStore(), TOKENS)
        anna = await people.welcome("Anna")
        at(monkeypatch, NOON)
        for _ in range(MOST):
            await people.give_token(anna, new_device(days=1))
        with pytest.raises(BadMessage):
            await people.give_token(anna, new_device())
        at(monkeypatch, NOON + DAY)
        await people.give_token(anna, new_device())

    asyncio.run(meet())


@pytest.mark.parametrize("has_device", [True, False])
def test_a_token_from_before_devices_is_good_until_the_first_device_is_ended(*, has_device: bool) -> None:
    async def meet() -> None:
        store = MemoryStore()
        people = People(store, TOKENS)
        anna = await people.welcome("Anna")
        if has_device:  # as the upgrade of a database adds it
            await store.add_device(anna.id, Device(FIRST, NOON, NOON))
        assert (await people.known(TOKENS.sign(PERSON, anna.id)) is not None) == has_device

    asyncio.run(meet())
