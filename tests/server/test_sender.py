"""What the sender does with the notices that wait, on a store in memory and at times of its own."""

import asyncio
import time
from collections.abc import Callable, Iterator
from typing import Any

import pytest

from store.test_contract import run
from store.test_slow import ANNA, BEN, begun, seats
from support.outside import Outside
from tavolino.server.gate.limits import Limits
from tavolino.server.notices import sender as module
from tavolino.server.notices.sender import Sender
from tavolino.server.settings import Network, Settings
from tavolino.store import Channel, MemoryStore, NewNotice, Store, Summary, Waits, Wishes

SETTINGS = Settings(notices_to=(Network("127.0.0.0/8"),), limits=Limits(notice_seconds=0))
DAY = 86_400


def nobody(*_: str) -> bool:
    """Has a table open."""
    return False


@pytest.fixture
def store() -> Iterator[Store]:
    memory = MemoryStore()
    for person, name in ((ANNA, "Anna"), (BEN, "Ben")):
        run(memory.remember(person, name))
    yield memory
    memory.close()


@pytest.fixture
def other() -> Iterator[Outside]:
    with Outside() as outside:
        yield outside


@pytest.fixture
def clock(monkeypatch: pytest.MonkeyPatch) -> list[float]:
    """What the sender takes for the time; a test can change it."""
    now = [time.time()]
    monkeypatch.setattr(time, "time", lambda: now[0])
    return now


def channel(store: Store, other: Outside, name: str = "a", person: str = ANNA) -> None:
    given: dict[str, Any] = {"address": f"{other.url}/{name}", "device": "d", "site": "https://t.example", "made": 1}
    run(store.add_channel(Channel(name, person, "plain", secret="s", stop=name, language="en", **given), 10))


def match(store: Store, table: str, turn: int, *what: Any, ready: float = 0, stage: str = "playing") -> None:
    """A match that waits for Anna since `turn`, with notices."""
    notices = tuple(NewNotice(ANNA, table, one, turn, "twisted", int(ready)) for one in what or ("turn",))
    due = store.uptime() + 2 * DAY
    begun(store, table, Waits(seats(table, turn, None, due), notices), Summary(stage, "twisted 1"))


def send(store: Store, sees: Callable[[str, str], bool] = nobody) -> None:
    run(Sender(store, SETTINGS, sees).send_all())


def posted(other: Outside) -> list[Any]:
    """What has arrived by now, without what says nothing here."""
    found = []
    while not other.is_quiet():
        found.append(other.next().json)
    return found


def test_several_matches_that_wait_make_one_notice(store: Store, other: Outside) -> None:
    channel(store, other)
    for number in range(5):
        match(store, f"t{number}", 7)
    send(store)
    [said] = posted(other)
    assert (said["what"], said["text"], said["link"]) == (
        "several", "It’s your turn in 5 matches.", "https://t.example/"
    )  # fmt: skip
    send(store)
    assert posted(other) == []


def test_two_servers_send_each_notice_once_between_them(store: Store, other: Outside) -> None:
    for number in range(40):
        person = f"p{number}"
        run(store.remember(person, person))
        channel(store, other, person, person)
        mine = NewNotice(person, person, "over", 1, "twisted", 0)
        begun(store, person, Waits(seats(person, None, None), (mine,)), Summary("over", "twisted 1"))

    async def together() -> None:
        senders = [Sender(store, SETTINGS, nobody) for _ in range(2)]
        await asyncio.gather(*(one.send_all() for one in senders))

    run(together())
    assert sorted(one["table"] for one in posted(other)) == sorted(f"p{number}" for number in range(40))


def test_what_is_past_is_not_told(store: Store, other: Outside) -> None:
    channel(store, other)
    match(store, "t1", 7, "turn", "late", "again", "began")
    run(store.set_slow_seats("t1", seats("t1", None, 8)))  # Anna has moved
    match(store, "t2", 7, "turn")
    run(store.close_tables(["t2"]))
    send(store)
    assert [one["what"] for one in posted(other)] == ["began"]
    send(store)
    assert posted(other) == []


def test_quiet_hours_only_put_it_off(store: Store, other: Outside, clock: list[float]) -> None:
    channel(store, other)
    match(store, "t", 7)
    minute = int(clock[0]) // 60 % 1440
    run(store.set_wishes(ANNA, Wishes(quiet_from=minute, quiet_to=(minute + 90) % 1440)))
    send(store)
    clock[0] += 88 * 60
    send(store)
    assert posted(other) == []
    clock[0] += 2 * 60
    send(store)
    [said] = posted(other)
    assert said["what"] == "turn"


def test_who_has_the_table_open_is_told_later(store: Store, other: Outside, clock: list[float]) -> None:
    channel(store, other)
    match(store, "t", 7)
    send(store, lambda person, table: (person, table) == (ANNA, "t"))
    send(store)
    assert posted(other) == []
    clock[0] += module.STAYS
    send(store)
    assert [one["what"] for one in posted(other)] == ["turn"]


def test_never_a_flood_and_what_was_held_back_comes_as_one(store: Store, other: Outside, clock: list[float]) -> None:
    channel(store, other)
    for number in range(20):
        match(store, f"t{number}", 7)
        send(store)
        clock[0] += 1
    assert len(posted(other)) == 6
    clock[0] += 600
    send(store)
    [said] = posted(other)
    assert said["text"] == "It’s your turn in 20 matches."


def test_a_failing_channel_is_given_up_in_the_end_and_holds_nobody_up(
    store: Store, other: Outside, clock: list[float]
) -> None:
    with Outside(500) as broken:
        channel(store, broken, "broken")
        tries = 0
        match(store, "t", 7)
        while run(store.channels_of(ANNA)):
            clock[0] += 60
            send(store)
            tries += len(posted(broken))
        assert tries == 12
    channel(store, other, "good")
    with Outside(500) as broken:
        channel(store, broken, "broken")
        match(store, "u", 8)
        clock[0] += 60
        send(store)
        clock[0] += 600
        send(store)
    assert [one["table"] for one in posted(other)] == ["u"], "the good one has it, so it is not sent again"


def test_a_warning_comes_late_and_says_until_when(store: Store, other: Outside, clock: list[float]) -> None:
    channel(store, other)
    match(store, "t", 7, "late", ready=clock[0] + DAY)
    send(store)
    assert posted(other) == []
    clock[0] += DAY
    send(store)
    [said] = posted(other)
    assert said["text"].startswith("Your time for a move against Ben is running out. You have until ")


def test_hundreds_of_people_are_told_in_a_few_looks(store: Store, other: Outside) -> None:
    for number in range(300):
        person = f"p{number}"
        run(store.remember(person, person))
        channel(store, other, person, person)
        mine = NewNotice(person, person, "over", 1, "twisted", 0)
        begun(store, person, Waits(seats(person, None, None), (mine,)), Summary("over", "twisted 1"))
    for _ in range(2):
        send(store)
    assert len(posted(other)) == 300
