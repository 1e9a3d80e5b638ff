"""Many matches at once keep the rules, end properly and refuse what is not legal."""

from random import Random
from typing import Any

import numpy
import pytest

from lab.kinds import answer, dealt
from tavolino.fast.compiler import COMPILED
from tavolino.game import BadMessage
from tavolino.games import GAMES
from tavolino.lab.vector import VectorMatches

pytestmark = pytest.mark.skipif(not COMPILED, reason="the vector environment needs the compiler")
KINDS = [(name, seats) for name, game in GAMES.items() for seats in game.seat_counts]


@pytest.mark.parametrize(("name", "seats"), KINDS)
def test_sampled_actions_are_legal_and_matches_end_with_scores(name: str, seats: int) -> None:
    matches = VectorMatches(name, 64, seats=seats, longest=200)
    ended = 0
    for _ in range(250):
        masks, chosen = matches.masks(), matches.sample()
        assert masks[numpy.arange(64), chosen].all()
        over = matches.step(chosen)
        ended += int((over > 0).sum())
        assert set(matches.seats.tolist()) <= set(range(seats))
    assert ended >= 64
    assert numpy.isfinite(matches.scores).all()


@pytest.mark.parametrize("name", GAMES)
def test_the_same_seed_gives_the_same_matches(name: str) -> None:
    first, second = (VectorMatches(name, 16, seed=5) for _ in range(2))
    for _ in range(50):
        chosen = first.sample()
        assert (chosen == second.sample()).all()
        assert (first.step(chosen) == second.step(chosen)).all()
    assert (first.states == second.states).all()


@pytest.mark.parametrize(("name", "seats"), KINDS)
def test_observations_show_what_the_acting_seats_may_know(name: str, seats: int) -> None:
    rng = Random(f"observations {name} {seats}")
    matches = VectorMatches(name, 32, seats=seats)
    turns = [dealt(name, seats, {}, rng) for _ in matches.states]
    for index, match in enumerate(turns):
        for _ in range(index):
            if match.seat is not None:
                match.act(answer(match, rng, 0.5))
    going_on = [match for match in turns if match.seat is not None]
    for index, match in enumerate(going_on):
        matches.kernel.pack(match.state, matches.states, index)
    shown = matches.observations()
    assert shown.dtype == numpy.float32
    assert len(going_on) > 10
    for index, match in enumerate(going_on):
        view = match.game.view(match.state, matches.kernel.next_seat(matches.states, index))
        assert shown[index] == pytest.approx(match.numbering.observation(view), abs=1e-6)


@pytest.mark.parametrize("name", GAMES)
def test_an_action_that_is_not_legal_is_refused_and_nothing_is_played(name: str) -> None:
    matches = VectorMatches(name, 8)
    chosen = matches.sample()
    chosen[3] = int(numpy.argmin(matches.masks()[3]))
    before = matches.states.copy()
    with pytest.raises(BadMessage, match="not legal in match 3"):
        matches.step(chosen)
    assert (matches.states == before).all()


def test_actions_that_are_not_one_whole_number_for_each_match_are_refused() -> None:
    matches = VectorMatches(next(iter(GAMES)), 8)
    before = matches.states.copy()
    chosen = matches.sample()
    twice = numpy.repeat(chosen, 2)
    too_few, strided, of_reals = chosen[:7], twice[::2], chosen.astype(float)
    wrong: list[Any] = [too_few, twice, strided, of_reals, chosen.reshape(2, 4), chosen.tolist(), None]
    for actions in wrong:
        with pytest.raises(BadMessage, match="contiguous array of 8 whole numbers"):
            matches.step(actions)
    assert (matches.states == before).all()
    matches.step(chosen.astype(numpy.int64))


def test_impossible_tables_are_refused() -> None:
    name = next(iter(GAMES))
    for count, seats in ((0, 2), (8, 9)):
        with pytest.raises(BadMessage):
            VectorMatches(name, count, seats=seats)


@pytest.mark.parametrize(("name", "seats"), KINDS)
def test_one_call_does_what_three_do(name: str, seats: int) -> None:
    apart, fused = (VectorMatches(name, 32, seats=seats, seed=7, longest=90) for _ in range(2))
    for _ in range(120):
        chosen = apart.sample()
        assert (fused.sample() == chosen).all()
        over = apart.step(chosen)
        vectors, masks, same = fused.step_and_look(chosen)
        assert (same == over).all()
        assert (vectors == apart.observations()).all()
        assert (masks == apart.masks()).all()
        assert (fused.seats == apart.seats).all()
        assert (fused.scores == apart.scores).all()


def test_what_is_seen_is_written_where_the_caller_wants_it() -> None:
    matches = VectorMatches(next(iter(GAMES)), 8)
    vectors, masks = matches.observations(), matches.masks()
    assert matches.observations() is vectors
    assert matches.masks() is masks
    kept = [(numpy.full_like(vectors, 9), numpy.full_like(masks, 9)) for _ in range(5)]
    for room in kept:
        assert matches.step_and_look(matches.sample(), out=room)[:2] == room
    own = numpy.full_like(vectors, 9)
    assert matches.observations(out=own) is own
    assert (own == kept[-1][0]).all()
    assert (matches.masks(out=numpy.full_like(masks, 9)) == kept[-1][1]).all()


def test_room_that_does_not_fit_is_refused_and_nothing_is_played() -> None:
    matches = VectorMatches(next(iter(GAMES)), 8)
    vectors, masks, before = matches.observations(), matches.masks(), matches.states.copy()
    locked = vectors.copy()
    locked.flags.writeable = False
    turned, doubled = vectors[:, ::-1], vectors.astype(float)
    unfit: list[Any] = [vectors[:7], doubled, vectors.T, turned, vectors.tolist(), locked, masks]
    for wrong in unfit:
        with pytest.raises(BadMessage, match=r"writeable array of 8 × .* float32"):
            matches.observations(out=wrong)
        with pytest.raises(BadMessage, match="float32"):
            matches.step_and_look(matches.sample(), out=(wrong, masks))
    with pytest.raises(BadMessage, match="int8"):
        matches.masks(out=masks.astype(bool))
    assert (matches.states == before).all()
