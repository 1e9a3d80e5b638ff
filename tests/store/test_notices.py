"""What every store keeps of notices: each is sent by one server, and only once."""

from typing import Any

from store.test_contract import Again, again, run, store
from store.test_slow import ANNA, BEN, begun, seats
from tavolino.store import Channel, Device, NewNotice, Store, Waits, Wishes
from tavolino.store.notices.sql import LEASE

__all__ = ["again", "store"]  # fixtures

NOW = 1_000_000


def channel(person: str, name: str, **more: Any) -> Channel:
    told: dict[str, Any] = {"kind": "plain", "address": f"https://{name}.example", "device": "d1"} | more
    return Channel(
        id=name, person=person, secret="s", stop=f"stop-{name}", language="en", site="https://t.example", made=1, **told
    )


def notice(person: str, turn: int, ready: int = NOW, what: Any = "turn") -> NewNotice:
    return NewNotice(person, "t", what, turn, "twisted", ready)


def waiting(store: Store, *notices: NewNotice, turn: int = 7) -> None:
    """A match that waits for Anna, and notices with it."""
    run(store.remember(ANNA, "Anna"))
    run(store.add_channel(channel(ANNA, "anna"), 10))
    begun(store, "t", Waits(seats("t", turn, None), notices))


def taken(store: Store, taker: str, now: int = NOW) -> list[str]:
    return [one.what for one in run(store.take_notices(ANNA, taker, now))]


def test_of_two_servers_one_takes_a_notice(again: Again) -> None:
    kept = again()
    waiting(kept, notice(ANNA, 7))
    assert run(kept.people_to_notify(NOW - 1, 10)) == []
    assert run(kept.people_to_notify(NOW, 10)) == [ANNA]
    assert taken(kept, "one") == ["turn"]
    kept = again()
    assert taken(kept, "two") == []
    assert run(kept.people_to_notify(NOW, 10)) == []
    later = NOW + LEASE
    assert run(kept.people_to_notify(later, 10)) == [ANNA], "the first one has died with it"
    assert taken(kept, "two", later) == ["turn"]
    assert taken(kept, "one", later) == []


def test_what_was_sent_is_never_sent_again_and_a_turn_has_one_notice(store: Store) -> None:
    waiting(store, notice(ANNA, 7), notice(ANNA, 7))
    [one] = run(store.take_notices(ANNA, "one", NOW))
    assert (one.now_turn, one.due, one.stage) == (7, 1000, "playing")
    run(store.mark_sent([one], NOW))
    assert taken(store, "one", NOW + LEASE) == []
    assert run(store.people_to_notify(NOW + LEASE, 10)) == []


def test_a_notice_can_wait_and_is_dropped_with_time(store: Store) -> None:
    waiting(store, notice(ANNA, 7))
    run(store.postpone(run(store.take_notices(ANNA, "one", NOW)), NOW + 60))
    assert taken(store, "two", NOW + 59) == []
    assert taken(store, "two", NOW + 60) == ["turn"]
    run(store.drop_notices(NOW + 61))
    assert taken(store, "two", NOW + 1000) == []


def test_nobody_gets_notices_who_wants_none(store: Store) -> None:
    begun(store, "t", Waits(seats("t", 7, None), (notice(ANNA, 7), notice(BEN, 1, what="began"))))
    assert run(store.people_to_notify(NOW, 10)) == []


def test_channels_are_kept_ended_and_stopped(again: Again) -> None:
    kept = again()
    for person, name in ((ANNA, "a"), (ANNA, "b"), (BEN, "c")):
        run(kept.add_channel(channel(person, name), 2))
    run(kept.add_channel(channel(ANNA, "d"), 2))  # one too many
    run(kept.note_channel("a", 500, 3))
    kept = again()
    assert [(one.id, one.full_at, one.failures) for one in run(kept.channels_of(ANNA))] == [("a", 500, 3), ("b", 0, 0)]
    run(kept.add_channel(channel(ANNA, "e", address="https://a.example"), 2))  # the same address
    assert [one.id for one in run(kept.channels_of(ANNA))] == ["b", "e"]
    run(kept.end_channel(BEN, "b"))  # not his
    run(kept.stop_channel("stop-b"))
    run(kept.end_channel(BEN, "c"))
    assert [one.id for one in run(kept.channels_of(ANNA))] == ["e"]
    assert run(kept.channels_of(BEN)) == []


def test_a_browser_that_is_ended_gets_nothing_more(store: Store) -> None:
    run(store.remember(ANNA, "Anna"))
    run(store.add_device(ANNA, Device("d1", since=1, seen=1)))
    run(store.add_channel(channel(ANNA, "push", kind="push"), 10))
    run(store.add_channel(channel(ANNA, "hook"), 10))
    run(store.end_devices(ANNA, ["d1"]))
    assert [one.id for one in run(store.channels_of(ANNA))] == ["hook"]


def test_wishes_are_kept_and_everything_goes_with_its_person(again: Again) -> None:
    kept = again()
    waiting(kept, notice(ANNA, 7))
    run(kept.set_wishes(ANNA, Wishes(late=False, quiet_from=60, quiet_to=120, zone="Europe/Rome")))
    kept = again()
    assert run(kept.wishes_of(ANNA)) == Wishes(late=False, quiet_from=60, quiet_to=120, zone="Europe/Rome")
    assert run(kept.wishes_of(BEN)) == Wishes()
    run(kept.forget(ANNA, lambda body: body))
    assert run(kept.wishes_of(ANNA)) == Wishes()
    assert run(kept.channels_of(ANNA)) == []
    assert taken(kept, "one") == []


def test_the_house_has_one_key_for_push_services(again: Again) -> None:
    assert run(again().push_key(b"first")) == b"first"
    assert run(again().push_key(b"second")) == b"first"
