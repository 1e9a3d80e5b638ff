"""A game without a kernel is searched over the plain contract: stronger than its heuristic, bounded, stoppable."""

import itertools
import threading
from collections.abc import Iterator
from random import Random
from typing import Any

import pytest

from bots import tricks
from bots.positions import position
from bots.tricks import Options, Play, Played, State, View
from match import refused
from tavolino.arena.contest import contest_of
from tavolino.arena.played import play_match
from tavolino.arena.statistics import Estimate, share_ahead
from tavolino.bots import BOTS, Limit, Stoppable, bot_named
from tavolino.bots.advice import Adviser, advise
from tavolino.bots.levels import LEVELS
from tavolino.bots.plain import PlainSearch, PlainSearchBot, reward
from tavolino.chance import SIZE, Chance
from tavolino.game import Game, Outcome, places
from tavolino.games import GAMES

GAME: Game[State, Play, Played, View, Options] = tricks
SEARCHING = [level.name for level in LEVELS if level.simulations]


@pytest.fixture
def listed(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(GAMES, GAME.name, GAME)


def laid(hand: list[int], *, follows: int | None = None, tricks_won: tuple[int, int] = (0, 0)) -> View:
    """Seat 0 is on turn with this hand; the other seat has led with a card, or has as many cards."""
    trick = {} if follows is None else {1: follows}
    rest = [card for card in tricks.DECK if card not in {*hand, follows}]
    other = rest[: len(hand) - len(trick)]
    return tricks.view(State([hand, other], rest[len(other) :], 0, list(tricks_won), trick), 0)


def strength(bot: str, opponent: str, deals: int) -> Estimate:
    contest = contest_of(GAME, GAME.simulation_options, [bot, opponent], bytes(SIZE))
    return share_ahead([play_match(contest, fixture) for fixture in contest.fixtures(deals)], bot, opponent)


@pytest.mark.usefixtures("listed")
@pytest.mark.parametrize(("opponent", "deals"), [("heuristic", 60), ("random", 100)])
def test_it_is_clearly_stronger_than(opponent: str, deals: int) -> None:
    share = strength("club", opponent, deals)
    assert share.low > 0.5, share


def test_every_level_plays_a_game_without_a_kernel() -> None:
    assert [*BOTS.playing(GAME), "instant"] == BOTS.names()  # without a net, that one has nothing to play by
    view = laid([3, 9, 17])
    for name in SEARCHING:
        bot = bot_named(name, GAME, Random(1))
        assert isinstance(bot, PlainSearchBot)
        assert bot.limit.seconds < 1, "no table waits for seconds"
        assert bot.choose(view) in view.legal


def test_it_finds_that_the_lowest_winning_card_is_enough() -> None:
    assert PlainSearchBot(GAME, Random(1), Limit(100)).choose(laid([2, 9, 20], follows=8)) == Play(9)
    assert GAME.sensible(laid([2, 9, 20], follows=8), Random(1)) == Play(20)


def test_the_same_seed_gives_the_same_search() -> None:
    results = []
    for search in (PlainSearch(GAME), PlainSearch(GAME)):
        search.begin(laid([3, 9, 12, 17]), seed=7)
        assert search.think(Limit(50)) == 50
        results.append(search.results)
    assert results[0] == results[1]
    assert all(results[0]), "every action is tried"


def test_all_actions_are_tried_in_the_same_worlds() -> None:
    search = PlainSearch(GAME)
    search.begin(laid([3, 17]), seed=1)
    worlds = [GAME.imagine(search.view, Random(f"1 {world}")) for world in (0, 0, 1)]
    assert worlds[0] == worlds[1] != worlds[2]


@pytest.mark.parametrize("name", GAMES)
def test_it_can_play_any_game_by_its_verbs_alone(name: str) -> None:
    game = GAMES[name]
    for seats in game.seat_counts:
        view = position(game, seats, 30, f"plain {seats}")
        bot = PlainSearchBot(game, Random(1), Limit(2 * len(view.legal), seconds=0.2))
        assert bot.choose(view) in view.legal


def test_without_time_it_does_what_is_sensible() -> None:
    view = laid([2, 9, 20], follows=8)
    assert PlainSearchBot(GAME, Random(1), Limit(10**9, seconds=0.0)).choose(view) == Play(20)


def test_it_ends_by_the_clock_where_simulations_would_take_for_ever(monkeypatch: pytest.MonkeyPatch) -> None:
    clock = itertools.count()  # a second passes with every look at it
    monkeypatch.setattr("tavolino.bots.plain.time.perf_counter", clock.__next__)
    search = PlainSearch(GAME)
    search.begin(laid([3, 9, 12, 17]), seed=1)
    assert 100 < search.think(Limit(10**9, seconds=1000)) < 1000


def test_it_stops_when_asked_and_the_next_decision_is_whole_again() -> None:
    """The search has work for hours: that this ends shows that it stopped."""
    bot = PlainSearchBot(GAME, Random(1), Limit(10**12))
    assert isinstance(bot, Stoppable)
    view, found = laid([2, 9, 20], follows=8), []
    thread = threading.Thread(target=lambda: found.append(bot.choose(view)))
    thread.start()
    while not (hasattr(bot.search, "results") and sum(map(len, bot.search.results)) > 200):
        pass
    bot.stop()
    thread.join()
    assert found == [Play(9)], "the best so far"
    bot.limit = Limit(40)
    bot.stop()
    bot.choose(view)
    assert sum(map(len, bot.search.results)) == 40, "a stop that comes before a decision does not touch it"


def test_advice_has_numbers_for_every_action() -> None:
    view = laid([2, 9, 20], follows=8)
    advice = advise(GAME, view, limit=Limit(60))
    assert advice[0].action == Play(9)
    assert {one.action for one in advice} == set(view.legal)
    assert all(one.expected is not None and 0 <= one.expected <= 1 for one in advice)
    assert all(one.uncertainty is not None and 0 <= one.uncertainty < 0.5 for one in advice)
    assert sum(one.tries for one in advice) == 60
    assert advise(GAME, view, limit=Limit(60)) == advice


def test_advice_that_is_stopped_at_once_names_a_sensible_action(monkeypatch: pytest.MonkeyPatch) -> None:
    adviser = Adviser(GAME)
    search = adviser.search
    assert isinstance(search, PlainSearch)
    think = search.think

    def stopped(limit: Limit) -> int:
        adviser.stop()
        return think(limit)

    monkeypatch.setattr(search, "think", stopped)
    [only] = adviser.advise(laid([2, 9, 20], follows=8))
    assert (only.action, only.expected, only.points, only.tries) == (Play(20), None, None, 0)


def test_alone_at_the_table_scores_are_scaled_between_the_worst_and_the_best_that_was_seen() -> None:
    game = next(game for game in GAMES.values() if 1 in game.seat_counts)
    search = PlainSearch(game)
    view = late_alone(game)
    assert search.choose(view, Limit(2 * len(view.legal)), seed=1) in view.legal
    advice = search.advice()
    assert [one.action for one in advice] == [*view.legal]
    assert search.highest > 1
    assert all(one.expected is not None and 0 <= one.expected <= 1 for one in advice)
    [now] = game.score(game.imagine(view, Random(1)))
    assert max(one.points or 0.0 for one in advice) <= search.highest - now, "what is still gained, not the whole score"


def late_alone(game: Any) -> Any:
    """One of the last decisions of a match for one."""
    return [*decisions(game, Random(3))][-3]


def decisions(game: Any, rng: Random) -> Iterator[Any]:
    state = game.deal(1, game.simulation_options, Chance(rng.randbytes(SIZE)))
    while game.outcome(state) is None:
        view = game.view(state, 0)
        if len(view.legal) > 1:
            yield view
        game.apply(state, 0, game.sensible(view, rng))


@pytest.mark.parametrize(
    ("scores", "rewards"),
    [
        ((5, 3), [1, 0]),
        ((3, 3), [0.5, 0.5]),
        ((1, 2, 3), [0, 0.25, 1]),
        ((3, 3, 1), [(1 / 2 + 3 / 4) / 2, (1 / 2 + 3 / 4) / 2, 0]),
        ((17,), [17]),
    ],
)
def test_a_reward_is_half_for_the_first_place_and_half_for_those_left_behind(
    scores: tuple[int, ...], rewards: list[float]
) -> None:
    outcome = Outcome(scores, places(scores), "")
    assert [reward(outcome, seat) for seat in range(len(scores))] == pytest.approx(rewards)


def test_a_seat_with_nothing_to_do_is_refused() -> None:
    view = tricks.view(State([[3], [4]], [], 1, [0, 0]), 0)
    with refused("seat 0"):
        bot_named("club", GAME, Random(1)).choose(view)
    with refused("seat 0"):
        advise(GAME, view)
