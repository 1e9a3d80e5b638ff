"""A match: who may sit down, what is dealt, and that nothing happens against the rules."""

import hashlib
from typing import Any

import pytest

from match import (
    CONTRIBUTIONS,
    NAMES,
    SECRET,
    begun,
    every_bot,
    every_game,
    every_seating,
    finished,
    played,
    refused,
    steps,
)
from tavolino.chance import SIZE, Chance, seed_of_match
from tavolino.game import AnyGame, IllegalAction
from tavolino.match import Match, record_of, replay
from tavolino.testing.checks import truth

# Sitting down


@every_game
@pytest.mark.parametrize("step", [-1, 1], ids=["too few", "too many"])
def test_a_match_needs_a_number_of_seats_that_the_game_takes(game: AnyGame, step: int) -> None:
    seats = game.seat_counts[0] - 1 if step < 0 else game.seat_counts[-1] + 1
    with refused(game.title, f"{game.seat_counts[0]} to {game.seat_counts[-1]} seats", f"not {seats}"):
        Match(game, game.table_options, ["Anna"] * seats, SECRET, [SECRET] * seats)


BROKEN_PARTS: dict[str, tuple[bytes, list[bytes]]] = {
    "no contribution": (SECRET, []),
    "one too few": (SECRET, [SECRET]),
    "one too many": (SECRET, [SECRET] * 3),
    "an empty contribution": (SECRET, [SECRET, b""]),
    "a short contribution": (SECRET, [SECRET, SECRET[1:]]),
    "a long contribution": (SECRET, [SECRET, SECRET + b"0"]),
    "two that make up for each other": (SECRET, [SECRET[1:], SECRET + b"0"]),
    "no secret": (b"", [SECRET, SECRET]),
    "a short secret": (SECRET[1:], [SECRET, SECRET]),
    "a long secret": (SECRET + b"0", [SECRET, SECRET]),
}


@every_game
@pytest.mark.parametrize(("secret", "contributions"), BROKEN_PARTS.values(), ids=BROKEN_PARTS)
def test_a_match_needs_32_bytes_from_the_host_and_from_each_seat(
    game: AnyGame, secret: bytes, contributions: list[bytes]
) -> None:
    with refused("one contribution from each seat", f"{SIZE} bytes"):
        Match(game, game.table_options, NAMES[:2], secret, contributions)


# The deal


@every_seating
def test_the_same_secret_and_contributions_give_the_same_deal(game: AnyGame, seats: int) -> None:
    assert truth(begun(game, seats)) == truth(begun(game, seats))


@every_seating
def test_every_contribution_changes_the_deal(game: AnyGame, seats: int) -> None:
    for seat in range(seats):
        contributions = list(CONTRIBUTIONS[:seats])
        contributions[seat] = bytes(SIZE)
        other = Match(game, game.table_options, NAMES[:seats], SECRET, contributions)
        assert truth(other) != truth(begun(game, seats))


@every_game
def test_contributions_count_in_the_order_of_the_seats(game: AnyGame) -> None:
    turned = Match(game, game.table_options, NAMES[:2], SECRET, CONTRIBUTIONS[1::-1])
    assert truth(turned) != truth(begun(game, 2))


@every_game
def test_names_do_not_change_the_deal(game: AnyGame) -> None:
    renamed = Match(game, game.table_options, ["Zoë", "Zoë"], SECRET, CONTRIBUTIONS[:2])
    assert truth(renamed) == truth(begun(game, 2))


@every_seating
def test_a_match_is_dealt_with_the_chance_of_its_seed(game: AnyGame, seats: int) -> None:
    match = begun(game, seats)
    assert match.chance() == Chance(seed_of_match(SECRET, CONTRIBUTIONS[:seats]))
    dealt = game.deal(seats, game.table_options, match.chance())
    assert game.trace(dealt) == game.trace(match.state)


@every_game
def test_the_commitment_is_the_hash_of_the_secret(game: AnyGame) -> None:
    assert begun(game, 2).commitment == hashlib.sha256(SECRET).digest()


# Acting


@every_seating
def test_only_seats_that_can_act_are_listed_and_their_views_agree(game: AnyGame, seats: int) -> None:
    match = begun(game, seats)
    for _ in steps(match, "heuristic", limit=60):
        listed = match.legal()
        assert all(listed.values())
        for seat in match.seats:
            assert listed.get(seat, []) == game.legal(match.state, seat) == list(match.view(seat).legal)


@every_seating
@every_bot
def test_an_action_is_noted_and_its_events_are_told(game: AnyGame, seats: int, bot: str) -> None:
    match = begun(game, seats)
    seat, action = next(steps(match, bot))
    events = match.act(seat, action)
    assert events
    assert match.actions == [(seat, action)]


@every_game
@pytest.mark.parametrize("seat", [-1, 4, 10**30, None, "0", "Anna", 0.5, [], ()])
def test_nobody_acts_from_a_seat_that_is_not_there(game: AnyGame, seat: Any) -> None:
    match = begun(game, game.seat_counts[-1])
    action = next(iter(match.legal().values()))[0]
    before = truth(match)
    with refused("There is no seat"):
        match.act(seat, action)
    assert truth(match) == before
    assert match.actions == []


@every_game
def test_an_empty_seat_of_a_larger_table_is_no_seat(game: AnyGame) -> None:
    match = begun(game, game.seat_counts[0])
    action = next(iter(match.legal().values()))[0]
    with refused(f"There is no seat {game.seat_counts[0]} "):
        match.act(game.seat_counts[0], action)


def assert_refused(match: Match, seat: int, action: Any) -> None:
    with pytest.raises(IllegalAction) as caught:
        match.act(seat, action)
    refusal, text = caught.value.refusal, str(caught.value)
    assert refusal.clause
    assert refusal.reason
    assert text == f"{refusal.reason} ({refusal.clause})"
    assert text.splitlines() == [text]


def actions_ever(game: AnyGame, seats: int) -> list[Any]:
    """Everything that was done in a whole match."""
    texts = {line.partition(" ")[2] for line in finished(game, seats).actions}
    return [game.read(text) for text in sorted(texts)]


@every_seating
def test_an_action_that_is_not_legal_is_refused_and_changes_nothing(game: AnyGame, seats: int) -> None:
    match, actions, tried = begun(game, seats), actions_ever(game, seats), 0
    for number, _ in enumerate(steps(match, "heuristic")):
        if number % 9:
            continue
        before, views = truth(match), [match.view(seat) for seat in match.seats]
        legal = match.legal()
        for seat in match.seats:
            for action in actions:
                if action not in legal.get(seat, []):
                    assert_refused(match, seat, action)
                    tried += 1
        assert (truth(match), len(match.actions), match.legal()) == (before, number, legal)
        assert [match.view(seat) for seat in match.seats] == views
    assert tried > 50


@every_seating
def test_after_the_end_nobody_can_do_anything(game: AnyGame, seats: int) -> None:
    match = played(begun(game, seats), "heuristic")
    outcome, before, played_actions = match.outcome, truth(match), list(match.actions)
    assert outcome is not None
    assert match.legal() == {}
    for seat in match.seats:
        for action in actions_ever(game, seats):
            assert_refused(match, seat, action)
    assert (match.outcome, truth(match), match.actions) == (outcome, before, played_actions)


@every_seating
def test_an_outcome_has_a_score_and_a_place_for_each_seat(game: AnyGame, seats: int) -> None:
    match = played(begun(game, seats), "heuristic")
    assert match.outcome is not None
    assert len(match.outcome.scores) == len(match.outcome.places) == seats
    assert match.outcome.scores == game.score(match.state)
    assert min(match.outcome.places) == 1
    assert match.outcome.reason


@every_game
def test_a_running_match_has_no_outcome(game: AnyGame) -> None:
    assert begun(game, 2).outcome is None


@every_game
@pytest.mark.parametrize("nonsense", ["x", None, 7, ("place", 34)])
def test_what_is_no_action_of_the_game_is_refused(game: AnyGame, nonsense: object) -> None:
    match = begun(game, 2)
    with refused("is no action of"):
        match.act(0, nonsense)
    assert match.actions == []


@every_game
def test_the_match_keeps_its_own_action_not_something_that_only_equals_it(game: AnyGame) -> None:
    match = begun(game, 2)
    seat, actions = next(iter(match.legal().items()))
    match.act(bool(seat) if seat < 2 else seat, actions[0])
    assert type(match.actions[0][0]) is int
    assert replay(record_of(match, reveal=True)).actions == match.actions
