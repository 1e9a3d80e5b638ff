"""A bot that had to think less: everybody at the table knows, and the log and the record say so."""

import asyncio
from pathlib import Path

import msgspec
import pytest
from msgspec import structs

from table.sitting import ANNA, Sitting, facts
from table.test_actor import asked, joined, running, until_over
from tavolino.fast.compiler import COMPILED
from tavolino.match.verify import verify
from tavolino.server.people.mine import name_alone
from tavolino.store import Result
from tavolino.table import Settings
from tavolino.table.decisions.asks import Start
from tavolino.table.log.entries import Acted, Entry, encoder
from tavolino.table.runtime.presence import Presence
from tavolino.table.runtime.recorder import finished
from tavolino.table.runtime.thinkers import Thinkers
from tavolino.table.runtime.views import events_since, table_view
from tavolino.words import sentence


def masters(bots: tuple[str, ...] = ("master", "master")) -> Sitting:
    sitting = Sitting(Settings(game="twisted", seats=len(bots)), bots)
    sitting.ask(ANNA, Start())
    return sitting


def bot_acts(sitting: Sitting, rationed: str = "") -> int:
    """The next bot acts, at this level if it isn't its own; returns its seat."""
    table = sitting.table
    seat = next(seat for seat in range(len(table.seats)) if sitting.choices(seat))
    action = table.game.write(sitting.choices(seat)[0])
    sitting.take([Acted(at=table.at, seat=seat, action=action, by="bot", rationed=rationed)])
    return seat


def shown(sitting: Sitting) -> list[str | None]:
    return [seat.plays_as for seat in table_view(sitting.table, Presence(), 0).seats]


def news(sitting: Sitting) -> list[object]:
    return [one.told for one in events_since(sitting.table, 0, None) if one.around]


def test_a_seat_shows_the_weaker_level_and_stops_when_the_bot_thinks_in_full_again() -> None:
    sitting = masters()
    assert shown(sitting) == [None, None]
    version = sitting.table.public_version
    seat = bot_acts(sitting, "expert")
    assert shown(sitting)[seat] == "expert"
    assert sitting.table.public_version > version, "everybody gets the new seats"
    while bot_acts(sitting) != seat:
        pass
    assert shown(sitting) == [None, None]
    assert facts(sitting.read_back()) == facts(sitting.table)


def test_people_are_told_once_when_it_begins() -> None:
    sitting = masters()
    for _ in range(6):
        bot_acts(sitting, "expert")
    assert news(sitting) == [sentence("news-thinking-less")]
    for _ in range(6):
        bot_acts(sitting)
    bot_acts(sitting, "expert")
    assert news(sitting) == [sentence("news-thinking-less")] * 2


def played_out(sitting: Sitting, *rationed: str) -> tuple[tuple[str, ...], list[str | None]]:
    """Who took each action of the record, and the levels that count as having played."""
    levels = list(rationed)
    while sitting.table.stage == "playing" and (play := sitting.table.play) and play.match.outcome is None:
        bot_acts(sitting, levels.pop(0) if levels else "")
    new = finished(sitting.table, 0)
    return new.record.by, [one.bot for one in new.results]


def test_the_record_says_which_level_really_played_each_action() -> None:
    by, _ = played_out(masters(), "expert", "", "club")
    assert by[:4] == ("bot expert", "bot master", "bot club", "bot master")


def test_a_match_in_which_a_bot_was_rationed_counts_as_one_against_the_weakest_it_played() -> None:
    _, levels = played_out(masters(), "expert", "expert", "expert", "expert", "club", "club", "club", "club")
    assert levels == ["club", "club"]
    assert played_out(masters())[1] == ["master", "master"]


def test_a_list_of_matches_shows_the_bot_by_its_name_and_the_level_that_it_played() -> None:
    result = Result(0, "Fausto (master)", None, "expert", 12, 1, by_person=False)
    assert name_alone(result) == "Fausto"
    assert name_alone(structs.replace(result, name="Anna (ill)", person="anna")) == "Anna (ill)"


class OlderActed(Entry, frozen=True, tag="acted"):
    """As programs before this one knew it."""

    seat: int
    action: str
    by: str = "person"


def test_an_older_program_can_read_the_log() -> None:
    body = encoder.encode(Acted(at=1, seat=0, action="take", by="bot", rationed="expert"))
    assert msgspec.json.decode(body, type=OlderActed) == OlderActed(at=1, seat=0, action="take", by="bot")
    assert b"rationed" not in encoder.encode(Acted(at=1, seat=0, action="take", by="bot"))


@pytest.mark.skipif(not COMPILED, reason="only levels that search are rationed")
def test_a_table_under_load_plays_and_records_the_weaker_level(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def full(_: Thinkers, level: str, __: str, ___: float, *, people: bool) -> str:
        assert not people
        return {"expert": "club"}.get(level, level)

    monkeypatch.setattr(Thinkers, "level_now", full)

    async def play() -> None:
        async with running(tmp_path) as tables:
            actor = await tables.open(Settings(game="twisted", seats=2), ANNA, ("expert", "casual"))
            watcher = await joined(actor, ANNA)
            await asked(actor, watcher, Start())
            updates = await until_over(watcher)
            kept = await tables.store.record(updates[-1].table.record or "")
            assert kept is not None
            assert {*kept.record.by} == {"bot club", "bot casual"}
            assert kept.record.seats == ("Fausto (expert)", "Gina (casual)")
            verify(kept.record)
            seen = {tuple(seat.plays_as for seat in update.table.seats) for update in updates}
            assert seen == {(None, None), ("club", None)}
            assert updates[-1].table.seats[0].plays_as is None, "the match is over"

    asyncio.run(play())
