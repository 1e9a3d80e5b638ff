"""What every store keeps about the people whom somebody knows, and of those who look for somebody to play with."""

import asyncio
from itertools import permutations

import pytest
from msgspec import structs

from store.test_contract import RECORD, Again, again, run, store
from tavolino.match.record import Rehearsal
from tavolino.store import Encounters, Invitation, NewRecord, Result, Seeker, Store, Tie, Visibility
from tavolino.store.circle import sql as circle_sql
from tavolino.store.sql.store import SqlStore

__all__ = ["again", "store"]  # fixtures

ANNA, BEN, CLEO = "aa11", "bb22", "cc33"
MOST = 10
SEEKER = Seeker(ANNA, "twisted", 2, "", rated=False, fill=None, since=100, seen=100)


def same(body: bytes) -> bytes:
    return body


def met(store: Store) -> None:
    for person in (ANNA, BEN, CLEO):
        run(store.remember(person, person.title()))


def played(name: str, ended: int, *places: tuple[str, int | None], rehearsal: bool = False) -> NewRecord:
    results = tuple(
        Result(seat, person.title(), person, None, 0, place, True) for seat, (person, place) in enumerate(places)
    )
    again = Rehearsal("other", 0) if rehearsal else None
    return NewRecord(name, structs.replace(RECORD, rehearsal=again), results, ended)


def test_who_wants_blocks_and_mutes_whom_survives_a_restart(again: Again) -> None:
    kept = again()
    met(kept)
    for tie in (Tie(ANNA, BEN, "wants", 1), Tie(BEN, ANNA, "wants", 2), Tie(ANNA, CLEO, "mutes", 3)):
        run(kept.add_tie(tie, MOST))
    run(kept.add_tie(Tie(ANNA, BEN, "wants", 9), MOST))  # it is there already
    kept = again()
    assert run(kept.ties_of(BEN)) == [Tie(ANNA, BEN, "wants", 1), Tie(BEN, ANNA, "wants", 2)]
    assert run(kept.marks()) == [Tie(ANNA, CLEO, "mutes", 3)]
    run(kept.end_ties(ANNA, CLEO, ["mutes", "blocks"]))
    assert run(kept.ties_of(CLEO)) == []


def test_nobody_has_more_ties_than_allowed_and_none_to_somebody_who_was_forgotten(store: Store) -> None:
    met(store)
    run(store.add_tie(Tie(ANNA, BEN, "wants", 1), 1))
    run(store.add_tie(Tie(ANNA, CLEO, "wants", 2), 1))
    run(store.add_tie(Tie(ANNA, CLEO, "mutes", 2), 1))  # of another kind
    run(store.add_tie(Tie(BEN, "nobody", "wants", 3), MOST))
    assert [(one.other, one.kind) for one in run(store.ties_of(ANNA))] == [(BEN, "wants"), (CLEO, "mutes")]
    assert len(run(store.ties_of(BEN))) == 1


def test_only_so_many_want_to_know_the_same_person(store: Store, monkeypatch: pytest.MonkeyPatch) -> None:
    met(store)
    monkeypatch.setattr(circle_sql, "MOST_WANTED", 1)
    for person in (ANNA, BEN):
        run(store.add_tie(Tie(person, CLEO, "wants", 1), MOST))
        run(store.add_tie(Tie(person, CLEO, "blocks", 1), MOST))  # there is no limit to that
    assert sorted((one.person, one.kind) for one in run(store.ties_of(CLEO))) == [
        (ANNA, "blocks"), (ANNA, "wants"), (BEN, "blocks"),
    ]  # fmt: skip


def test_a_block_ends_what_both_wanted_and_their_invitations(store: Store) -> None:
    met(store)
    for one, other in ((ANNA, BEN), (BEN, ANNA)):
        run(store.add_tie(Tie(one, other, "wants", 1), MOST))
        run(store.invite(Invitation(one, other, "t", "twisted", 1, 99)))
    run(store.block(ANNA, BEN, 5))
    assert run(store.ties_of(BEN)) == [Tie(ANNA, BEN, "blocks", 5)]
    assert run(store.invitations_of(BEN)) == []


def test_invitations_replace_each_other_and_end(store: Store) -> None:
    met(store)
    first, later = (Invitation(ANNA, BEN, table, "twisted", at, at + 10) for table, at in (("one", 5), ("two", 6)))
    for one in (first, later, Invitation(CLEO, ANNA, "x", "qwinto", 7, 8)):
        run(store.invite(one))
    assert [one.table for one in run(store.invitations_of(ANNA))] == ["x", "two"]
    run(store.drop_invitations(9))
    assert run(store.invitations_of(ANNA)) == [later]
    run(store.end_invitation(ANNA, BEN))
    assert run(store.invitations_of(BEN)) == []


def test_wishes_replace_each_other(again: Again) -> None:
    kept = again()
    met(kept)
    run(kept.set_visibility(ANNA, Visibility("nobody", invisible=True)))
    run(kept.set_visibility(ANNA, Visibility("mine", invisible=True)))
    run(kept.set_visibility("nobody", Visibility()))
    assert run(again().visibility_of([ANNA, BEN, "nobody"])) == {ANNA: Visibility("mine", invisible=True)}


def test_the_score_between_two_counts_places_in_matches_that_count(store: Store) -> None:
    met(store)
    matches = [
        played("one", 10, (ANNA, 1), (BEN, 2)),
        played("two", 20, (BEN, 1), (CLEO, 2), (ANNA, 3)),
        played("three", 30, (ANNA, 1), (BEN, 1)),
        played("rehearsal", 35, (ANNA, 1), (BEN, 2), rehearsal=True),
        played("broken off", 40, (ANNA, None), (BEN, None)),
    ]
    for match in matches:
        run(store.keep_record(match))
    assert run(store.encounters(ANNA, [BEN, CLEO])) == [
        Encounters(BEN, "twisted", ahead=1, behind=1, level=1, last=30),
        Encounters(CLEO, "twisted", ahead=0, behind=1, level=0, last=20),
    ]
    assert run(store.have_met(ANNA, CLEO))
    assert not run(store.have_met(ANNA, "nobody"))
    assert run(store.player_of("two", 1)) == CLEO
    assert run(store.player_of("two", 7)) is None
    assert run(store.names_of([ANNA, "nobody"])) == {ANNA: "Aa11"}


def test_who_was_forgotten_is_in_no_tie_no_invitation_and_no_queue(store: Store) -> None:
    met(store)
    for one, other in permutations((ANNA, BEN, CLEO), 2):
        run(store.add_tie(Tie(one, other, "wants", 1), MOST))
        run(store.invite(Invitation(one, other, "t", "twisted", 1, 99)))
    run(store.set_visibility(BEN, Visibility()))
    run(store.seek(structs.replace(SEEKER, person=BEN)))
    run(store.forget(BEN, same))
    for found in (run(store.ties_of(BEN)), run(store.invitations_of(BEN)), run(store.seekers())):
        assert not found
    assert run(store.visibility_of([BEN])) == {}
    assert len(run(store.ties_of(ANNA))) == 2
    run(store.seek(structs.replace(SEEKER, person=BEN)))
    run(store.invite(Invitation(ANNA, BEN, "t", "twisted", 1, 99)))
    assert not run(store.seekers())
    assert not run(store.invitations_of(BEN))


def test_what_a_guest_said_about_others_becomes_the_accounts(store: Store) -> None:
    assert isinstance(store, SqlStore)
    met(store)
    for tie in (
        Tie(BEN, ANNA, "wants", 1),
        Tie(CLEO, ANNA, "wants", 2),  # both have it: the account's stays
        Tie(BEN, CLEO, "wants", 3),  # would be about itself
        Tie(ANNA, BEN, "blocks", 4),
    ):
        run(store.add_tie(tie, MOST))
    run(store.set_visibility(BEN, Visibility("nobody")))

    async def merge() -> None:
        await store.write(*circle_sql.merge(BEN, CLEO))

    run(merge())
    assert run(store.ties_of(BEN)) == []
    assert run(store.ties_of(CLEO)) == [Tie(CLEO, ANNA, "wants", 2), Tie(ANNA, CLEO, "blocks", 4)]
    assert run(store.visibility_of([CLEO])) == {CLEO: Visibility("nobody")}


def test_a_wait_keeps_its_place_unless_somebody_wants_something_else(store: Store) -> None:
    met(store)
    run(store.seek(SEEKER))
    run(store.seek(structs.replace(SEEKER, fill=30, since=200, seen=200)))
    assert run(store.seekers()) == [structs.replace(SEEKER, fill=30, seen=200)]
    other = structs.replace(SEEKER, game="qwinto", since=300, seen=300)
    run(store.seek(other))
    assert run(store.seekers()) == [other]
    run(store.keep_seeking([ANNA, BEN], 400))
    assert [one.seen for one in run(store.seekers())] == [400]
    run(store.drop_seekers(401))
    assert run(store.seekers()) == []


def test_nobody_is_in_two_parties_however_many_pair_at_once(store: Store) -> None:
    met(store)
    for person in (ANNA, BEN, CLEO):
        run(store.seek(structs.replace(SEEKER, person=person)))

    async def pair_at_once() -> list[bool]:
        pairs = [("one", (ANNA, BEN)), ("two", (BEN, CLEO)), ("three", (CLEO, ANNA))]
        return await asyncio.gather(*(store.pair(party, people, 500) for party, people in pairs))

    assert sum(run(pair_at_once())) == 1
    found = [one.party for one in run(store.seekers()) if one.party]
    assert len(found) == 2
    assert len(set(found)) == 1


def test_who_does_not_come_is_gone_and_the_others_wait_where_they_were(store: Store) -> None:
    met(store)
    run(store.seek(SEEKER))
    run(store.seek(structs.replace(SEEKER, person=BEN, since=110)))
    assert run(store.pair("party", (ANNA, BEN), 500))
    run(store.call("party", "table", 501))
    run(store.seek(structs.replace(SEEKER, game="qwinto")))  # too late: somebody is called
    run(store.note_come("party", ANNA))
    called = structs.replace(SEEKER, party="party", table="table", called=501, came=True)
    assert run(store.seekers())[0] == called
    run(store.put_back("party", 520))
    assert run(store.seekers()) == [structs.replace(SEEKER, seen=520)]


def test_a_party_whose_server_has_gone_waits_again(store: Store) -> None:
    met(store)
    for person in (ANNA, BEN):
        run(store.seek(structs.replace(SEEKER, person=person)))
    assert run(store.pair("party", (ANNA, BEN), 500))
    run(store.put_back_stale(500, 530))
    assert [one.party for one in run(store.seekers())] == ["party", "party"]
    run(store.put_back_stale(501, 530))
    assert [one.party for one in run(store.seekers())] == [None, None]
    assert run(store.pair("again", (ANNA, BEN), 540))
    run(store.end_party("again"))
    assert run(store.seekers()) == []


def test_two_are_not_paired_if_one_has_left(store: Store) -> None:
    met(store)
    run(store.seek(SEEKER))
    assert not run(store.pair("party", (ANNA, BEN), 500))
    assert [one.party for one in run(store.seekers())] == [None]
