"""Records and matches, each made from the other, and records that cannot have happened."""

import hashlib
from pathlib import Path
from typing import Any

import pytest
from msgspec import json
from msgspec.structs import replace

from match import (
    SECRET,
    Change,
    begun,
    every_bot,
    every_change,
    every_game,
    every_seating,
    finished,
    largest,
    played,
    refused,
    steps,
)
from tavolino.game import AnyGame
from tavolino.games import GAMES
from tavolino.match import Match, Record, read_record, record_of, replay, write_record
from tavolino.match.replay import replay_whole
from tavolino.testing.checks import truth

LIMIT = 400  # actions; uniform play may go on for very long


def everything(match: Match) -> tuple[Any, ...]:
    """All that can be known of a match from outside."""
    views = [match.view(seat) for seat in (None, *match.seats)]
    return (
        truth(match),
        views,
        match.game.score(match.state),
        match.outcome,
        tuple(match.actions),
        match.names,
        match.options,
    )


# There and back


@every_seating
@every_bot
def test_a_replay_comes_to_the_same_truth_byte_for_byte(game: AnyGame, seats: int, bot: str, tmp_path: Path) -> None:
    match = begun(game, seats)
    moments = {}
    for number, _ in enumerate(steps(match, bot, LIMIT)):
        if number % 20 < 2:
            moments[number] = everything(match)
    write_record(record_of(match, reveal=True), tmp_path / "record.json")
    record = read_record(tmp_path / "record.json")
    assert everything(replay(record)) == everything(replay_whole(record, Match)) == everything(match)
    for number, moment in moments.items():
        assert everything(replay(record, number)) == moment


@every_seating
@every_bot
def test_the_record_of_a_replay_is_the_record(game: AnyGame, seats: int, bot: str) -> None:
    record = record_of(played(begun(game, seats), bot, LIMIT), reveal=True)
    assert record_of(replay(record), reveal=True) == record


@every_game
def test_a_replay_may_stop_anywhere(game: AnyGame) -> None:
    record = largest(game)
    for number in (0, 1, 2, len(record.actions) - 1, len(record.actions)):
        match = replay(record, number)
        assert len(match.actions) == number
        assert (match.outcome is None) == (number < len(record.actions))


@every_game
def test_options_are_recorded_and_replayed(game: AnyGame) -> None:
    for options in (game.table_options, game.simulation_options):
        record = record_of(begun(game, 2, options), reveal=True)
        assert record.options == json.decode(json.encode(options))
        assert replay(record).options == options


# Secrets


@every_seating
def test_the_record_of_a_running_match_hides_the_secret(game: AnyGame, seats: int, tmp_path: Path) -> None:
    record = record_of(played(begun(game, seats), "heuristic", limit=5))
    assert record.secret is None
    assert record.outcome is None
    assert record.commitment == hashlib.sha256(SECRET).hexdigest()
    write_record(record, tmp_path / "record.json")
    assert SECRET.hex() not in (tmp_path / "record.json").read_text(encoding="utf-8")
    for number in (None, 0, 1):
        with refused("not over", "still secret"):
            replay(record, number)
    with refused("not over", "still secret"):
        replay_whole(record, Match)


@every_seating
def test_the_record_of_a_finished_match_reveals_the_secret(game: AnyGame, seats: int) -> None:
    record = finished(game, seats)
    assert record.secret == SECRET.hex()
    assert record.outcome is not None


# Changed records


@every_game
@every_change
def test_a_changed_record_is_not_replayed(game: AnyGame, change: Change, words: str) -> None:
    with refused(words):
        replay_whole(change(largest(game)), Match)


@every_game
def test_a_record_with_fewer_seats_is_not_replayed(game: AnyGame) -> None:
    record = largest(game)
    with refused("one contribution from each seat"):
        replay(replace(record, seats=record.seats[1:]))
    with refused("cannot have happened"):
        replay(replace(record, seats=record.seats[1:], contributions=record.contributions[1:]))


@every_seating
def test_other_contributions_give_cards_that_the_actions_do_not_fit(game: AnyGame, seats: int) -> None:
    record = finished(game, seats)
    for seat in range(seats):
        contributions = list(record.contributions)
        contributions[seat] = "00" * 32
        with refused("cannot have happened"):
            replay(replace(record, contributions=tuple(contributions)))


@every_game
def test_another_secret_with_its_own_commitment_does_not_fit_the_actions(game: AnyGame) -> None:
    secret = bytes(32)
    changed = replace(largest(game), secret=secret.hex(), commitment=hashlib.sha256(secret).hexdigest())
    with refused("cannot have happened"):
        replay(changed)


@every_game
def test_a_record_of_one_game_is_none_of_another(game: AnyGame) -> None:
    for other in GAMES.values():
        if other is not game:
            with refused():
                replay(replace(largest(game), game=other.name))


@every_game
def test_a_recorded_option_of_the_wrong_kind_is_refused(game: AnyGame) -> None:
    record = largest(game)
    wrong: list[Any] = [None, {}, 1.5, "nonsense", [[]]]
    for key in record.options:
        for value in wrong:
            with refused(f"Option {key} must be "):
                replay(replace(record, options={**record.options, key: value}))


BROKEN_SEATS = ["", " ", "x", "-1", "00", "01", "9", "10", "+0", "0.0", "٠", "０", "²", "0\t", "0\n", "None", "Anna"]


@every_game
@pytest.mark.parametrize("seat", BROKEN_SEATS, ids=repr)
def test_a_recorded_action_of_no_seat_is_refused(game: AnyGame, seat: str) -> None:
    record = largest(game)
    first, *others = record.actions
    line = f"{seat} {first.partition(' ')[2]}"
    with refused("Action 1 of the record", repr(line), "no seat"):
        replay(replace(record, actions=(line, *others)))


@every_game
@pytest.mark.parametrize("line", ["", " ", "0", "0 ", "0 fly", "0 🎲", "0 a\nb", "0 " + "9" * 5000, "0\0", "00000"])
def test_a_recorded_action_that_is_none_is_refused(game: AnyGame, line: str) -> None:
    record = largest(game)
    with refused("Action 3 of the record", repr(line), "cannot have happened"):
        replay(replace(record, actions=(*record.actions[:2], line, *record.actions[2:])))


def disturbed(record: Record, place: int) -> dict[str, tuple[str, ...]]:
    """The actions with one of them missing, there twice, or exchanged with the next."""
    before, this, after = record.actions[:place], record.actions[place], record.actions[place + 1 :]
    return {
        "removed": (*before, *after),
        "doubled": (*before, this, this, *after),
        "exchanged": (*before, *after[:1], this, *after[1:]),
    }


def noticed(record: Record, actions: tuple[str, ...]) -> bool:
    """Whether a replay refuses these actions; if not, they are a match with the very same end."""
    try:
        with refused():
            replay_whole(replace(record, actions=actions), Match)
    except pytest.fail.Exception:  # nothing was refused
        assert replay(replace(record, actions=actions)).outcome == record.outcome
        return False
    return True


@every_seating
def test_a_disturbed_order_is_noticed_unless_it_is_a_match_with_the_same_end(game: AnyGame, seats: int) -> None:
    """Decisions made at the same time may stand in any order, and a word may be said without any effect."""
    record = finished(game, seats)
    results: dict[str, list[bool]] = {"removed": [], "doubled": [], "exchanged": []}
    for place in range(len(record.actions)):
        for kind, actions in disturbed(record, place).items():
            if actions != record.actions:
                results[kind].append(noticed(record, actions))
    assert all(results["doubled"])
    assert sum(results["removed"]) >= 0.95 * len(results["removed"])
    assert any(results["exchanged"])


@every_seating
def test_another_action_is_noticed_unless_it_leads_to_the_same_end(game: AnyGame, seats: int) -> None:
    record = finished(game, seats)
    match, results = begun(game, seats), []
    for number, (seat, action) in enumerate(steps(match, "heuristic")):
        others = [other for other in match.legal()[seat] if other != action]
        if number % 5 == 0 and others:
            changed = f"{seat} {game.write(others[0])}"
            actions = (*record.actions[:number], changed, *record.actions[number + 1 :])
            results.append(noticed(record, actions))
    assert sum(results) >= 0.8 * len(results) > 0
