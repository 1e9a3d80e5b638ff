"""Matches that would never end are broken off, and a long one costs no more than a short one."""

import asyncio
from pathlib import Path
from random import Random
from typing import Any

import pytest

from table.sitting import ANNA, BEN, PEOPLE, Sitting, facts, seated
from table.test_actor import act_somehow, asked, running, two_at_a_table
from tavolino.game import BadMessage
from tavolino.games import GAMES
from tavolino.match import Match, replay
from tavolino.match.verify import verify
from tavolino.table.decisions import automatic
from tavolino.table.decisions.asks import Again, Sit, Start, Undo
from tavolino.table.decisions.undo import NEAR
from tavolino.table.log.entries import BrokenOff, Committed, Opened
from tavolino.table.log.settings import Settings
from tavolino.table.log.snapshots import SPARSE, STEP
from tavolino.table.runtime.views import MOST, events_since

TWISTED, QWINTO, UPTURN = GAMES.values()


def play_on(sitting: Sitting, actions: int, seed: int = 5) -> None:
    """By chance, until so many actions are taken in one match."""
    rng = Random(seed)
    while sitting.table.play is None or len(sitting.table.play.done) < actions:
        if sitting.table.stage == "over":
            sitting.again()
            continue
        seat = rng.choice([seat for seat in range(len(sitting.table.seats)) if sitting.choices(seat)])
        sitting.act(seat, rng.choice(sitting.choices(seat)))


def test_a_match_of_too_many_actions_is_broken_off(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automatic, "MOST_ACTIONS", 30)
    sitting = seated(UPTURN, 3)
    play_on(sitting, 29)
    assert sitting.table.stage == "playing"
    decisions = sitting.table.play.decisions if sitting.table.play else []
    seat = next(seat for seat in range(3) if sitting.choices(seat))
    sitting.act(seat, sitting.choices(seat)[0])
    assert isinstance(sitting.log[-2], BrokenOff)
    assert isinstance(sitting.log[-1], Committed)
    assert (sitting.table.stage, sitting.table.play) == ("lobby", None)
    assert sitting.table.broken_off is not None
    assert sitting.table.broken_off.reason == "long"
    assert facts(sitting.read_back()) == facts(sitting.table)
    sitting.ask(ANNA, Start())
    assert sitting.table.stage == "playing"
    assert all(sitting.decision(seat) > max(decisions) for seat in range(3)), "an answer to the old match fits no more"


def test_what_was_played_is_kept_and_can_be_checked(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(automatic, "MOST_ACTIONS", 8)

    async def play() -> Any:
        async with running(tmp_path) as tables:
            actor, anna, ben = await two_at_a_table(tables)
            await actor.ask(anna, Start())
            for _ in range(8):
                await act_somehow(actor, anna, ben)
            update = await asked(actor, anna, Again())
            assert (update.table.stage, update.table.broken_off) == ("lobby", "long")
            kept = await tables.store.record(update.table.record or "")
            assert kept is not None
            return kept.record

    record = asyncio.run(play())
    assert (record.outcome, record.broken_off, len(record.actions)) == (None, "long", 8)
    assert len(replay(record).actions) == 8
    verify(record)


def test_no_match_that_is_played_to_be_won_is_that_long() -> None:
    longest = {"twisted": {"rounds": 20}}
    for game in GAMES.values():
        seats = max(game.seat_counts)
        sitting = seated(game, seats, options=longest.get(game.name, {}))
        rng = Random(1)
        while sitting.table.stage == "playing":
            seat = next(seat for seat in range(seats) if sitting.choices(seat))
            assert sitting.table.play is not None
            sitting.act(seat, game.sensible(sitting.table.play.match.view(seat), rng))
        assert sitting.table.stage == "over"


def test_a_newcomer_gets_the_newest_events_only() -> None:
    sitting = seated(UPTURN, 3)
    play_on(sitting, 400)
    table = sitting.table
    assert table.play is not None
    found = events_since(table, 0, None)
    assert len(found) == MOST
    assert found[-1].version == table.play.done[-1].version
    assert [*found] == sorted(found, key=lambda one: one.version)


@pytest.mark.parametrize("length", [150, 1500])
def test_an_undo_plays_as_few_actions_again_in_a_long_match_as_in_a_short_one(
    length: int, monkeypatch: pytest.MonkeyPatch
) -> None:
    sitting = seated(UPTURN, 3)
    play_on(sitting, length)
    acted: list[int] = []
    act = Match.act

    def counted(self: Match, seat: int, action: Any) -> list[Any]:
        acted.append(seat)
        return act(self, seat, action)

    monkeypatch.setattr(Match, "act", counted)
    assert sitting.table.play is not None
    sitting.ask(PEOPLE[sitting.table.play.done[-1].seat], Undo())
    assert len(acted) <= 4 * (STEP + SPARSE)


def test_somebody_whose_action_is_long_ago_has_to_ask() -> None:
    """Whether it changed anything would take playing everything since then again."""
    sitting = seated(UPTURN, 3)
    play_on(sitting, 150)
    play = sitting.table.play
    assert play is not None
    for done in play.done[-NEAR - 1 :]:
        if done.seat == 0:
            done.by = "bot"  # one has played for Anna
    sitting.ask(ANNA, Undo())
    assert sitting.table.undo is not None
    assert sitting.table.undo.message == "why-undo-acted"


def test_an_old_table_with_more_rounds_than_are_allowed_now_goes_on() -> None:
    settings = Settings(game="twisted", seats=2, options={"rounds": 1000, "expert": False})
    sitting = Sitting(Settings(game="twisted", seats=2))
    sitting.log[0] = Opened(at=0, settings=settings, host="anna")
    sitting.table = sitting.read_back()
    for seat, person in enumerate((ANNA, BEN)):
        sitting.ask(person, Sit(seat=seat))
    sitting.ask(ANNA, Start())
    assert sitting.state().options.rounds == 1000


def test_nobody_opens_a_table_with_more_rounds_than_are_allowed() -> None:
    with pytest.raises(BadMessage, match="1 to 20"):
        Sitting(Settings(game="twisted", seats=2, options={"rounds": 21}))
