"""Many matches as one Gymnasium VectorEnv: rewards, last observations, masks and seeds are what Gymnasium expects."""

import pickle
from collections.abc import Callable, Iterator
from copy import deepcopy
from random import Random
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.vector import AutoresetMode
from gymnasium.wrappers.vector import RecordEpisodeStatistics

from lab.kinds import dealt
from match import refused
from tavolino.fast.compiler import COMPILED
from tavolino.games import GAMES
from tavolino.lab import describe
from tavolino.lab import gymnasium as registered
from tavolino.lab.rewards import rewards
from tavolino.lab.vector_env import MatchesEnv

pytestmark = pytest.mark.skipif(not COMPILED, reason="the vector environment needs the compiler")

ALL = [(name, seats) for name in registered.IN_VECTORS for seats in GAMES[name].seat_counts]
ALONE = registered.ALONE[0]
every_table = pytest.mark.parametrize(("name", "seats"), ALL)


def pickled(thing: Any) -> Any:
    return pickle.loads(pickle.dumps(thing))


def random_actions(masks: Any, rng: np.random.Generator) -> Any:
    return (rng.random(masks.shape) * masks).argmax(1)


def play(env: Any, infos: dict[str, Any], steps: int, seed: int = 1) -> Iterator[tuple[Any, ...]]:
    rng = np.random.default_rng(seed)
    for _ in range(steps):
        result = env.step(random_actions(infos["action_mask"], rng))
        infos = result[-1]
        yield result


@pytest.mark.parametrize("name", registered.IN_VECTORS)
def test_gymnasium_makes_them_by_name(name: str) -> None:
    env: Any = gymnasium.make_vec(
        f"tavolino/{name}-v{GAMES[name].rules_version}", 4, "vector_entry_point", seats=GAMES[name].seat_counts[-1]
    )
    assert env.metadata["autoreset_mode"] == AutoresetMode.SAME_STEP
    observations, infos = env.reset(seed=1)
    assert observations in env.observation_space
    assert env.single_action_space.n == infos["action_mask"].shape[1]
    for observations, *_ in play(env, infos, 20):
        assert observations in env.observation_space
    env.close()


def test_alone_the_rewards_of_a_match_add_up_to_its_score() -> None:
    env = MatchesEnv(ALONE, 16)
    _, first = env.reset(seed=1)
    totals, ended = np.zeros(16), 0
    for _, reward, over, cut, infos in play(env, first, 150):
        totals += reward
        assert not cut.any()
        if over.any():
            last = infos["final_info"]["score"]
            assert (totals[over] == last[over]).all()
            assert (infos["_final_obs"] == over).all()
            ended += int(over.sum())
            totals[over] = 0
        assert (totals == infos["score"]).all()
    assert ended > 16


@every_table
def test_the_last_observation_shows_the_end_and_the_next_one_a_new_match(name: str, seats: int) -> None:
    env = MatchesEnv(name, 32, seats, opponents="random", max_actions=400)
    _, first = env.reset(seed=2)
    earned: set[float] = set()
    for observations, reward, over, cut, infos in play(env, first, 300):
        for index in np.flatnonzero(over | cut):
            last = infos["final_obs"][index]
            assert last.tobytes() != observations[index].tobytes()
            assert len(describe(name, last)["sides"]) == seats
        earned |= set(reward[over])
        assert all(infos["final_obs"][index] is None for index in np.flatnonzero(~(over | cut)) if (over | cut).any())
    if seats > 1:
        assert earned <= {1 - 2 * place / (2 * (seats - 1)) for place in range(2 * seats - 1)}
        assert {1.0, -1.0} <= earned


def test_the_worth_of_places_is_that_of_the_other_interfaces() -> None:
    """Every final position of many matches, by the rules and by the kernel."""
    for name, seats in [(name, GAMES[name].seat_counts[-1]) for name in registered.IN_VECTORS]:
        env = MatchesEnv(name, 1, seats)
        for seed in range(6):
            turns = dealt(name, seats, {}, Random(seed))
            rng = Random(f"end {seed}")
            while turns.seat is not None:
                view = turns.game.view(turns.state, turns.seat)
                turns.act(turns.numbering.number_of(turns.game.sensible(view, rng)))
            outcome = turns.game.outcome(turns.state)
            assert outcome is not None
            points = np.array(turns.game.score(turns.state), float)
            found = [env.source.worth_of_place(points, seat, seats, env.terms.fewest) for seat in range(seats)]
            assert found == pytest.approx(rewards(outcome))


@every_table
def test_an_observation_is_the_learners_own(name: str, seats: int) -> None:
    """Its seat changes from match to match, and what it may do fits what it holds."""
    env = MatchesEnv(name, 64, seats)
    observations, infos = env.reset(seed=3)
    own = [next(iter(describe(name, row)["seat"])) for row in observations]
    assert own == [str(seat) for seat in env.learners["seat"]]
    assert set(own) == set(map(str, range(seats)))
    assert infos["action_mask"].any(1).all()
    assert (env.action_masks() == infos["action_mask"].astype(bool)).all()


def test_an_illegal_action_costs_one_and_changes_nothing() -> None:
    for name, seats in ALL:
        env = MatchesEnv(name, 3, seats, max_actions=3)
        before, infos = env.reset(seed=1)
        illegal = infos["action_mask"].argmin(1)
        illegal[1:] = (-1, len(infos["action_mask"][0]))  # no actions at all
        for cut_short in (False, False, True):
            after, reward, over, cut, infos = env.step(illegal)
            assert (reward == -1).all()
            assert not over.any()
            assert (cut == cut_short).all()
            assert cut_short or (after == before).all()
        assert [row.tobytes() for row in infos["final_obs"]] == [row.tobytes() for row in before]


def test_a_match_depends_on_its_own_seed_alone() -> None:
    many, one = MatchesEnv(ALONE, 4), MatchesEnv(ALONE, 1)
    there, infos = many.reset(seed=10)
    here, alone = one.reset(seed=12)
    assert (there[2] == here[0]).all()
    for _ in range(60):
        there, *_, infos = many.step(infos["action_mask"].argmax(1))
        here, *_, alone = one.step(alone["action_mask"].argmax(1))
        assert (there[2] == here[0]).all()
    again, _ = many.reset(seed=[10, 11, 12, None])
    assert (again[0] == many.reset(seed=10)[0][0]).all()
    assert (again[2] == one.reset(seed=12)[0][0]).all()
    assert (many.reset(seed=list(np.arange(10, 14)))[0][:3] == again[:3]).all()


@every_table
def test_gymnasiums_own_wrapper_counts_what_a_match_earned(name: str, seats: int) -> None:
    env = RecordEpisodeStatistics(MatchesEnv(name, 16, seats, max_actions=50))
    _, first = env.reset(seed=6)
    earned, counted = np.zeros(16), 0
    for _, reward, over, cut, infos in play(env, first, 120):
        earned += reward
        ended = over | cut
        if ended.any():
            assert infos["episode"]["r"][ended] == pytest.approx(earned[ended])
            counted += int(ended.sum())
            earned[ended] = 0
    assert counted >= 16


def test_without_a_seed_it_goes_on_dealing() -> None:
    env = MatchesEnv(ALONE, 8)
    first, _ = env.reset()
    second, _ = env.reset()
    assert (first != second).any(1).all()
    assert len({row.tobytes() for row in first}) == 8


@every_table
def test_without_copies_the_same_arrays_come_back_and_cannot_be_written_to(name: str, seats: int) -> None:
    quick, careful = MatchesEnv(name, 8, seats, copy=False), MatchesEnv(name, 8, seats)
    first, infos = quick.reset(seed=4)
    kept, others = careful.reset(seed=4)
    assert (first == kept).all()
    for here, there in zip(play(quick, infos, 30), play(careful, others, 30), strict=True):
        for one, other in zip(here[:4], there[:4], strict=True):
            assert (one == other).all()
        assert np.shares_memory(here[0], first)
        assert not np.shares_memory(there[0], kept)
    with pytest.raises(ValueError, match="read-only"):
        infos["action_mask"][0] = 1


@pytest.mark.parametrize("again", [deepcopy, pickled])
@every_table
def test_it_can_be_copied_and_pickled_in_the_middle(name: str, seats: int, again: Callable[[Any], Any]) -> None:
    env = MatchesEnv(name, 4, seats)
    _, infos = env.reset(seed=5)
    *_, (*_, infos) = play(env, infos, 10)
    copy = again(env)
    first = [result[0].tobytes() for result in play(env, infos, 20)]
    assert [result[0].tobytes() for result in play(copy, infos, 20)] == first
    assert (copy.reset()[0] == env.reset()[0]).all()


def test_what_cannot_be_played_is_refused_in_one_line() -> None:
    with refused("The opponents play random or quick, not 'master'."):
        MatchesEnv(ALONE, 2, opponents="master")
    with refused("There should be a match or more, not 0."):
        MatchesEnv(ALONE, 0)
    with refused("A match has an action or more, not 0."):
        MatchesEnv(ALONE, 2, max_actions=0)
    env = MatchesEnv(ALONE, 2)
    with refused("Before the first step there has to be a reset."):
        env.step([0, 0])
    with refused("There should be a seed for each of the 2 matches, not 3."):
        env.reset(seed=[1, 2, 3])
    env.reset(seed=1)
    for wrong in ([0], [0.5, 1.0], [[0, 0]], 0):
        with refused("The actions should be an array of 2 whole numbers."):
            env.step(wrong)
    env.step([0, 0])
