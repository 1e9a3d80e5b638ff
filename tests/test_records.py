"""Whole recorded matches still play as they did."""

from pathlib import Path

import pytest
from msgspec import structs

from tavolino.game import later_options
from tavolino.games import GAMES
from tavolino.match import Match, read_record, record_of
from tavolino.match.replay import replay_whole
from tavolino.match.verify import verify

RECORDS = sorted((Path(__file__).parents[1] / "records").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_a_record_replays_to_its_outcome_and_its_deal_is_honest(path: Path) -> None:
    record = read_record(path)
    options = {**later_options(GAMES[record.game]), **record.options}
    assert record_of(replay_whole(record, Match)) == structs.replace(record, options=options)
    assert verify(record).actions == len(record.actions)


@pytest.mark.parametrize("name", GAMES)
def test_every_way_a_game_can_end_is_on_record(name: str) -> None:
    records = [record for path in RECORDS if (record := read_record(path)).game == name]
    assert {record.outcome.reason for record in records if record.outcome} == set(GAMES[name].end_reasons)
    assert {len(record.seats) for record in records} == set(GAMES[name].seat_counts)
