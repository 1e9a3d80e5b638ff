"""What every store keeps of accounts: a name belongs to one of them, a ticket is good once, a guest is merged whole."""

import asyncio
from typing import Any

import pytest

from store.test_contract import FUTURE, RECORD, Again, again, run, store
from tavolino.game import BadMessage
from tavolino.store import Account, Card, Device, NewRecord, Passkey, Report, Result, Store, Ticket

__all__ = ["again", "store"]  # fixtures

ANNA, BEN, GUEST, BOT = "aa11", "aa22", "bb33", "cc44"
KEY = Passkey("key", ANNA, "tavolino.example", b"public", 3, 100, 100, "Firefox", "Android")


def same(body: bytes) -> bytes:
    return body


def keep(store: Store, person: str, name: str) -> bool:
    run(store.remember(person, name))
    return run(store.keep_name(person, name, name.lower()))


def test_a_name_belongs_to_one_account_and_is_free_again_when_it_takes_another(again: Again) -> None:
    kept = again()
    assert keep(kept, ANNA, "Mara")
    assert keep(kept, ANNA, "Mara"), "the second time changes nothing"
    with pytest.raises(BadMessage) as refused:
        keep(kept, BEN, "Mara")
    assert refused.value.sentence is not None
    assert refused.value.sentence.message == "why-name-kept"
    kept = again()
    assert run(kept.account(BEN)) is None
    found = run(kept.account_named("mara"))
    assert found is not None
    assert (found.person, found.name, found.owner, found.code) == (ANNA, "Mara", None, None)
    run(kept.rename_account(ANNA, "Mia", "mia"))
    assert run(kept.name_of(ANNA)) == "Mia"
    assert keep(kept, BEN, "Mara")
    with pytest.raises(BadMessage):
        run(kept.rename_account(ANNA, "MARA", "mara"))
    assert run(kept.name_of(ANNA)) == "Mia", "a refused name changes nothing"


def test_of_two_who_keep_one_name_at_the_same_time_one_gets_it(store: Store) -> None:
    async def at_once() -> list[Any]:
        await store.remember(ANNA, "Mara")
        await store.remember(BEN, "Mara")
        both = (store.keep_name(ANNA, "Mara", "mara"), store.keep_name(BEN, "Mara", "mara"))
        return [*await asyncio.gather(*both, return_exceptions=True)]

    answers = run(at_once())
    assert sorted(type(answer).__name__ for answer in answers) == ["BadMessage", "bool"]


def test_a_name_is_kept_only_as_it_is_now(store: Store) -> None:
    run(store.remember(ANNA, "Mia"))
    assert not run(store.keep_name(ANNA, "Mara", "mara"))
    assert not run(store.keep_name("nobody", "Mara", "mara"))
    assert run(store.account_named("mara")) is None


def test_a_ticket_is_good_once_for_its_purpose_and_not_for_ever(again: Again) -> None:
    kept = again()
    for ticket in (
        Ticket("one", "device", FUTURE, ANNA),
        Ticket("other", "sign in", FUTURE),
        Ticket("late", "device", 1),
    ):
        run(kept.offer_ticket(ticket))
    kept = again()

    async def twice() -> list[Ticket | None]:
        return [*await asyncio.gather(kept.use_ticket("one", "device"), kept.use_ticket("one", "device"))]

    assert run(kept.use_ticket("one", "passkey")) is None
    assert sorted(map(bool, run(twice()))) == [False, True]
    assert run(kept.use_ticket("one", "device")) is None
    assert run(kept.use_ticket("late", "device")) is None
    assert run(kept.use_ticket("other", "sign in")) == Ticket("other", "sign in", FUTURE, None)


def test_passkeys_and_the_code_belong_to_an_account_and_go_with_it(again: Again) -> None:
    kept = again()
    run(kept.add_passkey(KEY))
    assert run(kept.passkey("key")) is None, "a guest has none"
    keep(kept, ANNA, "Mara")
    run(kept.add_passkey(KEY))
    run(kept.set_code(ANNA, b"salt and hash"))
    run(kept.note_passkey("key", 9, 7200))
    kept = again()
    [found] = run(kept.passkeys_of(ANNA))
    assert (found, found.uses, found.used) == (run(kept.passkey("key")), 9, 7200)
    account = run(kept.account(ANNA))
    assert account is not None
    assert account.code == b"salt and hash"
    assert account.code_since
    run(kept.drop_passkey(BEN, "key"))
    assert run(kept.passkey("key"))
    run(kept.offer_ticket(Ticket("one", "device", FUTURE, ANNA)))
    run(kept.forget(ANNA, same))
    assert run(kept.passkey("key")) is None
    assert run(kept.account(ANNA)) is None
    assert run(kept.use_ticket("one", "device")) is None
    assert keep(kept, BEN, "Mara")


def test_a_program_has_a_card_with_its_owner_and_nobody_has_too_many(store: Store) -> None:
    assert not run(store.add_program(BOT, "Deep", "deep", ANNA, 1)), "a guest has none"
    keep(store, ANNA, "Mara")
    assert run(store.add_program(BOT, "Deep", "deep", ANNA, 1))
    assert not run(store.add_program("cc55", "Deeper", "deeper", ANNA, 1))
    assert run(store.card(BOT)) == Card("Deep", "Mara", True)
    assert run(store.card(ANNA)) == Card("Mara", None, True)
    assert run(store.card("cc55")) is None
    with pytest.raises(BadMessage):
        run(store.add_program("cc66", "MARA", "mara", ANNA, 10))
    assert not run(store.add_program("cc77", "Deepest", "deepest", BOT, 10)), "a program owns no programs"
    [program] = run(store.programs_of(ANNA))
    assert program == Account(BOT, "Deep", program.since, ANNA)
    assert run(store.programs_among([ANNA, BOT, BEN])) == {BOT}
    assert run(store.belongings(ANNA)) == [BOT]


def test_a_guest_becomes_part_of_an_account_whole_and_only_once(again: Again) -> None:
    kept = again()
    keep(kept, ANNA, "Mara")
    keep(kept, BEN, "Ben")
    run(kept.remember(GUEST, "Guest"))
    run(kept.add_device(GUEST, Device("d", 0, 0)))
    results = (Result(0, "Guest", GUEST, None, 5, 1, by_person=True), Result(1, "Ben", BEN, None, 3, 2, by_person=True))
    run(kept.keep_record(NewRecord("match", RECORD, results, 50)))
    run(kept.add_report(Report("r", 1, GUEST, BEN, "Ben", "t", "twisted", "rude")))
    for _ in range(2):
        run(kept.merge(GUEST, ANNA))
    kept = again()
    assert run(kept.merged_into(GUEST)) == ANNA
    assert [match.id for match in run(kept.matches_of(ANNA))] == ["match"]
    assert run(kept.matches_of(GUEST)) == []
    assert [device.id for device in run(kept.devices_of(ANNA))] == ["d"]
    assert [report.reporter for report in run(kept.reports())] == [ANNA]
    assert run(kept.card(GUEST)) is None
    assert run(kept.belongings(ANNA)) == [GUEST]
    for account in (BEN, "nobody"):
        with pytest.raises(BadMessage):
            run(kept.merge(GUEST, account))
    with pytest.raises(BadMessage):
        run(kept.merge(BEN, ANNA))
    assert run(kept.name_of(BEN)) == "Ben", "a refused merge changes nothing"
    run(kept.forget(ANNA, same))
    assert run(kept.merged_into(GUEST)) is None
