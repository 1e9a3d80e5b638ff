"""Search keeps its limits, lets others run, stops when asked, and finds what is there to be found."""

import os
import subprocess
import sys
import threading
from random import Random

import pytest
from msgspec.structs import replace

from bots.positions import position
from tavolino.bots import BOTS, bot_named
from tavolino.bots.advice import Advice, advise
from tavolino.bots.levels import LEVELS
from tavolino.bots.search import Limit, Search
from tavolino.fast.compiler import COMPILED
from tavolino.game import AnyGame, BadMessage
from tavolino.games import GAMES

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


@every_kind
def test_advice_ranks_every_legal_action_with_its_uncertainty(game: AnyGame, seats: int) -> None:
    view = position(game, seats, 6, "advice")
    advice = advise(game, view, worlds=60)
    assert {game.write(one.action) for one in advice} == {game.write(action) for action in view.legal}
    numbers = [numbers_of(one) for one in advice]
    assert numbers == sorted(numbers, key=lambda expected: -expected[0])
    assert all(0 <= expected <= 1 and 0 <= uncertainty < 0.5 for expected, uncertainty, _ in numbers)
    assert sum(best_in for _, _, best_in in numbers) == pytest.approx(1)
    assert advise(game, view, worlds=60) == advice


def numbers_of(advice: Advice) -> tuple[float, float, float]:
    assert advice.expected is not None
    assert advice.uncertainty is not None
    assert advice.best_in is not None
    return advice.expected, advice.uncertainty, advice.best_in


def test_advice_without_a_world_is_refused() -> None:
    game = next(iter(GAMES.values()))
    with pytest.raises(BadMessage, match="a world or more"):
        advise(game, position(game, 2, 6, "advice"), worlds=0)


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
