"""Deals that are fixed in advance, in every store: the public list has each of them once, whoever asks how often."""

import json

from store.test_contract import Again, again, run, store
from tavolino.chance import commitment
from tavolino.store import Store
from tavolino.store.deals import check_list

__all__ = ["again", "store"]  # fixtures

SECRET = bytes(range(32))
EVENT = "daily/2026-11-19/twisted"


def lines(kept: Store) -> list[str]:
    run(kept.settle())
    return run(kept.deals(0, 100))


def test_the_house_has_one_key_for_each_purpose(again: Again) -> None:
    kept = again()
    daily, other = run(kept.house_key("daily")), run(kept.house_key("other"))
    assert daily != other
    assert len(daily) == 32
    assert run(again().house_key("daily")) == daily


def test_a_deal_is_fixed_once_and_revealed_once(store: Store) -> None:
    run(store.fix_deal(EVENT, "twisted", SECRET, 10))
    run(store.fix_deal(EVENT, "twisted", SECRET[::-1], 20))
    assert run(store.is_secret(EVENT))
    assert SECRET.hex() not in "".join(lines(store))
    for at in (30, 40):
        run(store.reveal_deal(EVENT, at))
    run(store.reveal_deal("daily/2026-11-19/other", 30))
    found = [json.loads(line) for line in lines(store)[1:]]
    told = [(line["what"], line["at"], line["event"]) for line in found]
    assert told == [("fixed", 10, EVENT), ("revealed", 30, EVENT)]
    assert found[0]["commitment"] == commitment(SECRET).hex()
    assert found[1]["secret"] == SECRET.hex()
    deals = check_list(lines(store))
    assert (deals.fixed, deals.revealed) == (1, 1)
    assert not run(store.is_secret(EVENT))


def test_work_is_done_by_one_server_until_its_lease_ends(store: Store) -> None:
    assert run(store.hold_lease("daily", "one", 100, 60))
    assert run(store.hold_lease("daily", "one", 110, 60))
    assert not run(store.hold_lease("daily", "two", 120, 60))
    assert run(store.hold_lease("daily", "two", 180, 60))
    assert not run(store.hold_lease("daily", "one", 181, 60))
