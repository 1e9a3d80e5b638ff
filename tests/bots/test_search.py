"""Search keeps its limits, lets others run, stops when asked, and finds what is there to be found."""

import os
import subprocess
import sys
import threading
from random import Random
from typing import Any

import pytest
from msgspec.structs import replace

from bots.positions import position
from tavolino.bots import BOTS, Stoppable, bot_named
from tavolino.bots.advice import Advice, Adviser, advise
from tavolino.bots.levels import LEVELS
from tavolino.bots.search import Limit, Search, SearchBot
from tavolino.chance import SIZE, Chance
from tavolino.fast.compiler import COMPILED
from tavolino.game import AnyGame, BadMessage, has_part
from tavolino.games import GAMES
from tavolino.parts import ENDGAME

pytestmark = pytest.mark.skipif(not COMPILED, reason="search needs the compiler")
KINDS = [(game, seats) for game in GAMES.values() for seats in game.seat_counts]
NAMES = [f"{game.name} for {seats}" for game, seats in KINDS]
every_kind = pytest.mark.parametrize(("game", "seats"), KINDS, ids=NAMES)
every_game = pytest.mark.parametrize("game", GAMES.values(), ids=GAMES)


def some_seats(game: AnyGame) -> int:
    return min(2, game.seat_counts[-1])


@every_kind
def test_the_same_seed_and_number_of_simulations_give_the_same_search(game: AnyGame, seats: int) -> None:
    view = position(game, seats, 8, "same")
    results = []
    for search in (Search(game, 300), Search(game, 300)):
        assert search.run(view, Limit(300), seed=7) == 300
        results.append((search.visits(), search.best()))
    assert results[0] == results[1]
    assert sum(results[0][0].values()) == 300


@every_kind
def test_it_chooses_something_legal_all_through_a_match(game: AnyGame, seats: int) -> None:
    rng = Random(f"legal {game.name} {seats}")
    bot = bot_named("club", game, rng)
    for steps in range(0, 60, 10):
        view = position(game, seats, steps, f"legal {steps}") if steps < 40 else position(game, seats, 3, f"{steps}")
        assert bot.choose(view) in view.legal


@every_game
def test_it_ends_by_the_clock_where_simulations_would_take_for_ever(game: AnyGame) -> None:
    search = Search(game, 200_000)
    done = search.run(position(game, some_seats(game), 5, "clock"), Limit(10**9, seconds=0.02), seed=1)
    assert 0 < done < 10**9


@every_game
def test_it_stops_at_once_when_asked_and_lets_other_threads_run(game: AnyGame) -> None:
    """The search has work for hours: that this ends shows that it let go of the interpreter and that it stopped."""
    search = Search(game, 3_000_000)
    view = position(game, some_seats(game), 5, "stop")
    search.run(view, Limit(10), seed=1)
    thread = threading.Thread(target=search.run, args=(view, Limit(10**12), 1))
    thread.start()
    while not search.tree.nodes[0]["visits"] > 10:  # runs beside us
        pass
    search.stop()
    thread.join()
    assert search.tree.nodes[0]["visits"] < 10**9


@every_game
def test_a_bot_that_is_stopped_returns_its_best_so_far_and_thinks_again_afterwards(game: AnyGame) -> None:
    """As above, the work is for hours."""
    view = position(game, some_seats(game), 5, "stop")
    bot = SearchBot(game, Random(1), Limit(3_000_000))
    assert isinstance(bot, Stoppable)
    bot.limit = Limit(10**12)
    found: list[Any] = []
    thread = threading.Thread(target=lambda: found.append(bot.choose(view)))
    thread.start()
    while not bot.search.tree.nodes[0]["visits"] > 10:
        pass
    bot.stop()
    thread.join()
    assert found == [bot.search.best()]
    bot.limit = Limit(50)
    bot.stop()
    assert bot.choose(view) in view.legal
    assert bot.search.tree.nodes[0]["visits"] == 50, "a stop that comes before a decision does not touch it"


@every_game
def test_a_bot_that_is_stopped_before_its_first_simulation_does_what_is_sensible(
    game: AnyGame, monkeypatch: pytest.MonkeyPatch
) -> None:
    view = position(game, some_seats(game), 5, "stop")
    bot = SearchBot(game, Random(1), Limit(50))
    solved = bot.search.solved

    def stopped() -> Any:
        bot.stop()
        return solved()

    monkeypatch.setattr(bot.search, "solved", stopped)
    assert bot.choose(view) in view.legal
    assert bot.search.tree.nodes[0]["visits"] == 0


@every_game
def test_a_decision_imagines_one_state(game: AnyGame, monkeypatch: pytest.MonkeyPatch) -> None:
    """What is hidden is dealt again in every simulation, by the kernel; the rules' `imagine` is slow."""
    view = position(game, some_seats(game), 5, "once")
    calls: list[Any] = []
    imagine = game.imagine

    def counted(view: Any, rng: Random) -> Any:
        calls.append(view)
        return imagine(view, rng)

    bot = bot_named("club", game, Random(1))
    monkeypatch.setattr(game, "imagine", counted)
    bot.choose(view)
    assert calls == [view]


def test_what_can_be_solved_is_not_searched() -> None:
    """Play the first game with a module `endgame` on to where everything is known."""
    game = next(game for game in GAMES.values() if has_part(game, ENDGAME))
    bot = SearchBot(game, Random(1), Limit(50))
    rng, solved = Random("solved"), 0
    state = game.deal(2, game.simulation_options, Chance(rng.randbytes(SIZE)))
    while game.outcome(state) is None and not solved:
        seat = next(seat for seat in range(2) if game.legal(state, seat))
        view = game.view(state, seat)
        if len(view.legal) > 1:
            chosen = bot.choose(view)
            solved += bot.search.tree.nodes[0]["visits"] == 0
            assert not solved or chosen == bot.search.solved()
        game.apply(state, seat, game.sensible(view, rng))
    assert solved


@every_game
def test_advice_can_be_stopped_and_an_adviser_used_again(game: AnyGame) -> None:
    view = position(game, some_seats(game), 6, "advice")
    adviser = Adviser(game, Limit(10**5))
    assert isinstance(adviser, Stoppable)
    adviser.limit = Limit(20)
    before = adviser.advise(view)
    adviser.limit = Limit(10**12)
    found: list[list[Advice]] = []
    thread = threading.Thread(target=lambda: found.append(adviser.advise(view)))
    thread.start()
    while thread.is_alive():  # a stop that comes before it has begun is forgotten
        adviser.stop()
    assert {game.write(one.action) for one in found[0]} <= {game.write(action) for action in view.legal}
    adviser.limit = Limit(20)
    assert adviser.advise(view) == before == advise(game, view, limit=Limit(20))


def test_the_struct_of_advice_needs_no_numpy() -> None:
    code = "import sys, tavolino.bots.advice; sys.exit('numpy' in sys.modules or 'numba' in sys.modules)"
    subprocess.run([sys.executable, "-c", code], check=True)


def test_without_the_compiler_advice_is_a_sensible_action_without_numbers() -> None:
    code = """
from tavolino.bots.advice import Adviser
from tavolino.chance import SIZE, Chance
from tavolino.games import GAMES
for game in GAMES.values():
    state = game.deal(2, game.simulation_options, Chance(bytes(SIZE)))
    view = game.view(state, game.awaited(state)[0])
    adviser = Adviser(game)
    [advice] = adviser.advise(view)
    adviser.stop()
    print(advice.action in view.legal, advice.expected, advice.points, advice.tries)
"""
    environment = {**os.environ, "TAVOLINO_COMPILER": "off"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert done.stdout.splitlines() == ["True None None 0"] * len(GAMES)


@every_kind
def test_advice_has_what_the_simulations_came_to_for_every_legal_action(game: AnyGame, seats: int) -> None:
    view = position(game, seats, 6, "advice")
    advice = advise(game, view, seed=3, limit=Limit(400))
    assert {game.write(one.action) for one in advice} == {game.write(action) for action in view.legal}
    search = Search(game, 400)
    assert search.choose(view, Limit(400), seed=3) == advice[0].action
    if advice[0].exact:
        return
    tried = {search.numbering.number_of(one.action): one.tries for one in advice if one.tries}
    assert tried == search.visits(), "noting what simulations come to changes none of them"
    assert all(0 <= (one.expected or 0.0) <= 1 and 0 <= (one.uncertainty or 0.0) <= 0.5 for one in advice)
    assert sum(one.tries for one in advice) == 400


def test_advice_without_a_simulation_is_refused() -> None:
    game = next(iter(GAMES.values()))
    with pytest.raises(BadMessage, match="a simulation or more"):
        advise(game, position(game, 2, 6, "advice"), limit=Limit(0))


@every_game
def test_every_level_plays_and_the_levels_have_five_names(game: AnyGame) -> None:
    assert [level.name for level in LEVELS] == ["novice", "casual", "club", "expert", "master"]
    view = position(game, some_seats(game), 4, "levels")
    for level in LEVELS:
        assert bot_named(level.name, game, Random(1)).choose(view) in view.legal


def test_without_the_compiler_the_strong_levels_say_what_is_missing() -> None:
    code = """
from random import Random
from tavolino.bots import bot_named
from tavolino.game import BadMessage
from tavolino.games import GAMES
for name in ("random", "heuristic", "novice", "casual"):
    bot_named(name, next(iter(GAMES.values())), Random(1))
try:
    bot_named("master", next(iter(GAMES.values())), Random(1))
except BadMessage as fault:
    print(fault)
"""
    environment = {**os.environ, "TAVOLINO_COMPILER": "off"}
    done = subprocess.run([sys.executable, "-c", code], env=environment, capture_output=True, text=True, check=True)
    assert "tavolino[fast]" in done.stdout


@every_game
def test_a_bot_without_a_choice_does_not_think_and_without_an_action_refuses(game: AnyGame) -> None:
    view = position(game, some_seats(game), 4, "none")
    for name in BOTS.names():
        bot = bot_named(name, game, Random(1))
        assert bot.choose(replace(view, legal=view.legal[:1])) == view.legal[0]
        with pytest.raises(BadMessage, match="has none"):
            bot.choose(replace(view, legal=()))
