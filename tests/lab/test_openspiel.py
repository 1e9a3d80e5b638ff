"""The OpenSpiel games, by OpenSpiel's own tests and by ours."""

import subprocess
import sys
from collections.abc import Iterator
from copy import deepcopy
from random import Random
from typing import Any

import numpy as np
import pyspiel
import pytest
from open_spiel.integration_tests import api_test
from open_spiel.python import rl_environment
from open_spiel.python.algorithms import gambit, ismcts, mcts
from open_spiel.python.algorithms.get_all_states import get_all_states

from lab.kinds import KINDS, answer, redeal
from tavolino.chance import Chance
from tavolino.game import BadMessage
from tavolino.games import GAMES
from tavolino.games.twisted import tiny
from tavolino.lab import openspiel
from tavolino.match.options import changed_options

LENGTH = 120  # actions; Upturn at random has no end


def loaded(name: str, seats: int, options: dict[str, Any], max_actions: int = LENGTH) -> Any:
    simple = {key: value for key, value in options.items() if key in openspiel.simple_options(GAMES[name])}
    return pyspiel.load_game(f"tavolino_{name}", {"players": seats, "max_actions": max_actions, **simple})


def dealt(game: Any, rng: Random) -> Any:
    state = game.new_initial_state()
    while state.is_chance_node():
        state.apply_action(rng.choice(state.legal_actions()))
    return state


def some_states(game: Any, rng: Random, length: int) -> Iterator[Any]:
    """The states of a match, played by chance and by sense."""
    state = game.new_initial_state()
    yield state.clone()
    state = dealt(game, rng)
    for _ in range(length):
        yield state.clone()
        if state.is_terminal():
            return
        state.apply_action(answer(state.turns, rng, 0.2))


GAMES_LOADED = {
    f"{name}-{seats}-{number}": (name, loaded(name, seats, options))
    for number, (name, seats, options) in enumerate(KINDS)
    if seats > 1
}
all_games = pytest.mark.parametrize(("name", "game"), GAMES_LOADED.values(), ids=GAMES_LOADED)


@all_games
def test_their_random_simulation(name: str, game: Any) -> None:  # noqa: ARG001
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


class PartialTree(api_test.EnforceAPIOnPartialTreeBase):
    """Their tests of the interface, on the states of one match: a sample as theirs would not get past the deal."""

    __test__ = False

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = pyspiel.load_game(cls.game_name)
        cls.game_type = cls.game.get_type()
        cls.some_states = list(some_states(cls.game, Random(1), 100))


class TestPartialTreeOfTwisted(PartialTree):
    __test__ = True
    game_name = "tavolino_twisted(players=3,expert=True)"


class TestPartialTreeOfQwinto(PartialTree):
    __test__ = True
    game_name = "tavolino_qwinto(players=4)"


class TestPartialTreeOfUpturn(PartialTree):
    __test__ = True
    game_name = "tavolino_upturn(players=3,call=caught)"


class TestFullTree(api_test.EnforceAPIOnFullTreeBase):
    """Their tests of the whole tree, perfect recall among them, on the tiny game."""

    __test__ = True
    game_name = "tavolino_twisted_tiny"

    @classmethod
    def setUpClass(cls) -> None:
        cls.game = pyspiel.load_game(cls.game_name)
        api_test.TOTAL_NUM_STATES[cls.game_name] = (1, 1142, 1160)
        api_test.PERFECT_RECALL_NUM_STATES[cls.game_name] = 754
        super().setUpClass()


@all_games
def test_their_ismcts_plays(name: str, game: Any) -> None:  # noqa: ARG001
    chance = np.random.RandomState(1)
    bot = ismcts.ISMCTSBot(game, mcts.RandomRolloutEvaluator(1, chance), 1.5, 8, random_state=chance)
    state = dealt(game, Random(1))
    for _ in range(2):
        state.apply_action(int(bot.step(state)))


@pytest.mark.parametrize("name", GAMES)
def test_their_environment_for_learners_plays(name: str) -> None:
    environment = rl_environment.Environment(f"tavolino_{name}")
    environment.seed(1)
    step = environment.reset()
    for _ in range(20):
        seat = step.observations["current_player"]
        step = environment.step([step.observations["legal_actions"][seat][0]])


@all_games
def test_an_imagined_state_looks_the_same_to_the_seat_that_imagined_it(name: str, game: Any) -> None:  # noqa: ARG001
    rng = Random(2)
    for state in some_states(game, rng, 60):
        if state.is_terminal() or state.is_chance_node():
            continue
        seat = state.current_player()
        other = state.resample_from_infostate(seat, rng.random)
        assert other.current_player() == seat
        assert other.information_state_string() == state.information_state_string()
        assert other.legal_actions() == state.legal_actions()
        assert other.observation_tensor() == state.observation_tensor()
        for rival in range(game.num_players()):
            told = state.memory(rival).removesuffix(state.view(rival))
            assert (told in other.information_state_string(rival)) == (rival == seat), "the truth about a rival"


@all_games
def test_imagined_states_differ_and_can_be_played_on(name: str, game: Any) -> None:  # noqa: ARG001
    rng = Random(3)
    state = dealt(game, rng)
    worlds = [state.resample_from_infostate(state.current_player(), rng.random) for _ in range(5)]
    assert len({str(world) for world in worlds}) == 5
    while not worlds[0].is_terminal():
        worlds[0].apply_action(rng.choice(worlds[0].legal_actions()))


@all_games
def test_secrecy_two_worlds_that_look_the_same_to_a_seat_are_one_information_state(name: str, game: Any) -> None:
    """Play on in a second world, in which all that a seat must not know is dealt again."""
    rng = Random(4)
    compared = 0
    for state in some_states(game, rng, 60):
        if state.is_terminal() or state.is_chance_node():
            continue
        action = rng.choice(state.legal_actions())
        for seat in range(game.num_players()):
            other = state.clone()
            redeal(name, other.turns.state, seat, rng)
            other.turns.ask()
            assert other.information_state_string(seat) == state.information_state_string(seat)
            assert other.observation_tensor(seat) == state.observation_tensor(seat)
            assert other.observation_string(seat) == state.observation_string(seat)
            if action in other.legal_actions():
                here, there = state.child(action), other.child(action)
                same = here.observation_string(seat) == there.observation_string(seat)
                compared += same
                assert (here.information_state_string(seat) == there.information_state_string(seat)) == same
    assert compared > 20


def test_a_seat_remembers_what_it_held_in_an_earlier_round() -> None:
    """A new hand is dealt without an event that shows it, and what was not played of the old one is seen no more."""
    rng = Random(5)
    state = dealt(pyspiel.load_game("tavolino_twisted(rounds=3)"), rng)
    while state.turns.state.round == 1:
        state.apply_action(rng.choice(state.legal_actions()))
    other = state.clone()
    mine, yours = (player.hand for player in other.turns.state.players)
    mine[0], yours[0] = yours[0], mine[0]
    other.turns.ask()
    while state.turns.state.round == 2:
        action = rng.choice([action for action in state.legal_actions() if action in other.legal_actions()])
        state.apply_action(action)
        other.apply_action(action)
    assert other.observation_string(0) == state.observation_string(0)
    assert other.information_state_string(0) != state.information_state_string(0)


def test_chance_deals_the_seed() -> None:
    game = GAMES["twisted"]
    state = pyspiel.load_game("tavolino_twisted(players=3)").new_initial_state()
    seed = bytes(range(100, 132))
    for byte in seed:
        state.apply_action(byte)
    assert state.turns.state == game.deal(3, game.simulation_options, Chance(seed))


def test_options_are_parameters() -> None:
    game = pyspiel.load_game("tavolino_upturn(call=strict,players=4)")
    upturn = GAMES["upturn"]
    assert game.num_players() == 4
    assert game.setup.options == changed_options(upturn, upturn.simulation_options, {"call": "strict"})
    assert "numbers" not in game.get_parameters()


@pytest.mark.parametrize("name", GAMES)
@pytest.mark.parametrize("players", [0, 1, 9])
def test_a_number_of_players_that_the_game_is_not_for_is_refused(name: str, players: int) -> None:
    with pytest.raises(BadMessage, match=f"2 to 4 players here, not {players}"):
        pyspiel.load_game(f"tavolino_{name}(players={players})")


def test_waiting_is_remembered_and_nobody_has_to_speak_up() -> None:
    game = pyspiel.load_game("tavolino_upturn(players=3,call=caught)")
    waits = 0
    for seed in range(20):
        for state in some_states(game, Random(seed), 200):
            seat = state.current_player()
            wait = game.num_distinct_actions() - 1
            if seat >= 0 and wait in state.legal_actions():
                waits += 1
                other = state.resample_from_infostate(seat, Random(seed).random)
                for world in (state, other):
                    world.apply_action(wait)
                    assert "wait" in world.information_state_string(seat)
                    assert world.current_player() != seat
                assert other.information_state_string(seat) == state.information_state_string(seat)
    assert waits > 10


def test_a_match_that_is_cut_short_is_a_draw() -> None:
    state = dealt(pyspiel.load_game("tavolino_qwinto(players=3,max_actions=5)"), Random(1))
    for _ in range(5):
        assert not state.is_terminal()
        state.apply_action(state.legal_actions()[0])
    assert state.is_terminal()
    assert state.returns() == [0, 0, 0]


def test_a_program_that_uses_it_ends_well() -> None:
    """OpenSpiel keeps what was registered until after Python is gone, and can crash then."""
    subprocess.run([sys.executable, "-c", "import tavolino.lab.openspiel"], check=True)


def test_a_clone_goes_its_own_way() -> None:
    state = dealt(pyspiel.load_game("tavolino_qwinto"), Random(1))
    before = str(state)
    clone = state.clone()
    assert str(deepcopy(clone.turns).state) == str(clone.turns.state)
    clone.apply_action(clone.legal_actions()[0])
    assert str(state) == before != str(clone)


def test_the_tiny_game_has_the_same_legal_actions_in_every_state_of_an_information_state() -> None:
    legal: dict[tuple[int, str], list[int]] = {}
    for state in get_all_states(pyspiel.load_game("tavolino_twisted_tiny"), include_terminals=False).values():
        key = (state.current_player(), state.information_state_string())
        assert legal.setdefault(key, state.legal_actions()) == state.legal_actions()


def test_the_tiny_game_deals_all_its_cards_in_different_ways() -> None:
    deals = tiny.DEALS["tiny"]
    assert len(set(deals)) == len(deals) == 30
    for first, second, pile in deals:
        assert sorted([*first, *second, *pile]) == sorted(tiny.OPTIONS["tiny"].deck)


def test_cfr_solves_the_tiny_game() -> None:
    game = pyspiel.load_game("tavolino_twisted_tiny")
    tree = pyspiel.load_efg_game(gambit.export_gambit(game))
    at_random = pyspiel.exploitability(tree, pyspiel.UniformRandomPolicy(tree))
    assert at_random == pytest.approx(pyspiel.exploitability(game, pyspiel.UniformRandomPolicy(game)))
    solver = pyspiel.CFRSolver(tree)
    left = [at_random]
    for iterations in (4, 12, 48, 192):
        for _ in range(iterations):
            solver.evaluate_and_update_policy()
        left.append(pyspiel.exploitability(tree, solver.average_policy()))
    assert left == sorted(left, reverse=True)
    assert left[0] > 0.6
    assert left[-1] < 0.01
