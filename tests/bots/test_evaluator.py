"""Search asks an evaluator for its policy and its values: the game's heuristics, or anything else, with weights."""

from pathlib import Path
from random import Random
from typing import Any

import pytest

from bots.positions import position
from match import refused
from tavolino.bots.search import Limit, Search, SearchBot
from tavolino.bots.search.evaluator import HEURISTIC, Evaluator
from tavolino.fast.compiler import COMPILED
from tavolino.fast.load import source_for
from tavolino.game import AnyGame, lacking, needed_part
from tavolino.games import GAMES
from tavolino.parts import KERNEL, NUMBERING, OBSERVATION, PLAYOUT

pytestmark = pytest.mark.skipif(not COMPILED, reason="search needs the compiler")

LINEAR = Path(__file__).with_name("evaluators") / "linear.py"
GAME = GAMES["twisted"]


def weights_for(game: AnyGame, value: list[float]) -> Any:
    import numpy

    module = linear(game)
    room = numpy.zeros(needed_part(game, NUMBERING).OBSERVATION, numpy.float32)
    return module.Weights(numpy.array(value, numpy.float32), room)


def linear(game: AnyGame) -> Any:
    """The evaluator as search runs it."""
    kernel, playout, observe = (needed_part(game, KERNEL), needed_part(game, PLAYOUT), needed_part(game, OBSERVATION))
    return source_for(LINEAR, kernel=kernel, playout=playout, observe=observe)


def liking(game: AnyGame, place: int) -> Any:
    """Weights that only look at one number of an observation."""
    return weights_for(game, [30.0 * (number == place) for number in range(needed_part(game, NUMBERING).OBSERVATION)])


def test_the_heuristics_are_an_evaluator_of_every_game() -> None:
    for game in GAMES.values():
        module = source_for(HEURISTIC, kernel=needed_part(game, KERNEL), playout=needed_part(game, PLAYOUT))
        assert lacking(module, Evaluator) == []
        assert module.PLAYS_ON


def test_a_search_with_another_evaluator_is_as_repeatable() -> None:
    view = position(GAME, 2, 8, "linear")
    search = Search(GAME, 200, LINEAR, liking(GAME, 0))
    assert search.run(view, Limit(200), seed=7) == 200
    first = search.visits()
    assert search.best() in view.legal
    search.run(view, Limit(200), seed=7)
    assert search.visits() == first


def test_weights_decide_and_new_ones_need_no_compiling() -> None:
    """Weights that like a card in one's hand: once it is placed it is gone, which the leaf shows at once."""
    view = position(GAME, 2, 8, "weights")
    numbering = needed_part(GAME, NUMBERING)
    cards = [numbering.number_of(action) for action in view.legal if GAME.write(action).startswith("place")]
    assert len(cards) > 1, "there is something to choose"
    compiled = None
    for card in cards:
        search = Search(GAME, 300, LINEAR, liking(GAME, card))
        search.run(view, Limit(300), seed=1)
        assert search.visits()[card] < 300 / len(view.legal), "it is tried less often than others"
        signatures = search.source.search.signatures
        assert compiled in (None, signatures)
        compiled = signatures


def test_a_bot_can_have_an_evaluator_of_its_own() -> None:
    view = position(GAME, 2, 8, "bot")
    bots = [SearchBot(GAME, Random(1), Limit(200), LINEAR, liking(GAME, place)) for place in (0, 0)]
    assert bots[0].choose(view) == bots[1].choose(view)


def test_both_evaluators_can_be_used_side_by_side() -> None:
    view = position(GAME, 3, 8, "beside")
    ours, other = Search(GAME, 200), Search(GAME, 200, LINEAR, liking(GAME, 0))
    assert ours.source is not other.source
    ours.run(view, Limit(200), seed=3)
    before = ours.visits()
    other.run(view, Limit(200), seed=3)
    ours.run(view, Limit(200), seed=3)
    assert ours.visits() == before != other.visits()


def test_a_source_that_is_no_evaluator_is_refused(tmp_path: Path) -> None:
    path = tmp_path / "half.py"
    path.write_text("PLAYS_ON = True\ndef choose(states, index, seat, actions, dice): return 0\n")
    with refused("half.py is no evaluator: it lacks choose(states, index, seat, actions, weights, dice), value."):
        Search(GAME, 10, path)


def test_functions_with_weights_are_kept_from_one_run_to_the_next() -> None:
    """Numba counts what it found or missed where it keeps compiled code, and neither where it cannot keep it.

    Only the function that Python calls is counted in every case: found in the cache, it brings along what it calls.
    """
    search = Search(GAME, 20, LINEAR, liking(GAME, 0))
    search.run(position(GAME, 2, 8, "kept"), Limit(20), seed=1)
    stats = search.source.search.stats
    assert sum(stats.cache_hits.values()) + sum(stats.cache_misses.values()) == 1
