"""What all games promise, tried on matches of every kind."""

from collections import Counter
from collections.abc import Callable
from copy import deepcopy
from importlib import import_module
from random import Random
from typing import Any

import msgspec
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tavolino.bots import bot_named
from tavolino.chance import SIZE
from tavolino.game import AnyGame
from tavolino.games import GAMES
from tavolino.match import Match, record_of, replay
from tavolino.match.contract import check, check_cards, truth
from tavolino.match.options import some_options

KINDS = [(name, seats) for name, game in GAMES.items() for seats in game.seat_counts]
all_kinds = pytest.mark.parametrize(("name", "seats"), KINDS)
chances = st.randoms(use_true_random=False, note_method_calls=False)
noises = st.sampled_from([0.0, 0.1, 0.5, 1.0])


def new_match(name: str, seats: int, rng: Random) -> Match:
    game = GAMES[name]
    names = [f"seat {seat}" for seat in range(seats)]
    options = some_options(game.table_options, rng)
    return Match(game, options, names, rng.randbytes(SIZE), [rng.randbytes(SIZE) for _ in names])


def play_one(match: Match, rng: Random, noise: float) -> tuple[int, Any]:
    """Choose a seat and an action, sensible or by chance."""
    legal = match.legal()
    seat = rng.choice(list(legal))
    bot = bot_named("random" if rng.random() < noise else "heuristic", match.game, rng)
    return seat, bot.choose(match.view(seat))


def play_some(match: Match, rng: Random, noise: float, steps: int) -> None:
    for _ in range(steps):
        if match.outcome:
            return
        match.act(*play_one(match, rng, noise))


@all_kinds
@given(rng=chances, noise=noises, steps=st.integers(0, 150))
@settings(max_examples=15, deadline=None)
def test_every_promise_holds_after_any_number_of_actions(
    name: str, seats: int, rng: Random, noise: float, steps: int
) -> None:
    match = new_match(name, seats, rng)
    cards = Counter(match.game.cards(match.state))
    play_some(match, rng, noise, steps)
    check(match, rng)
    check_cards(match, cards)


@all_kinds
@pytest.mark.parametrize("noise", [0.0, 0.3])
def test_every_promise_holds_at_every_step_of_a_match(name: str, seats: int, noise: float) -> None:
    rng = Random(f"{name} {seats} {noise}")
    match = new_match(name, seats, rng)
    cards = Counter(match.game.cards(match.state))
    for _ in range(200):
        check(match, rng)
        check_cards(match, cards)
        if match.outcome:
            return
        match.act(*play_one(match, rng, noise))


@all_kinds
@given(rng=chances, noise=noises, steps=st.integers(0, 300))
@settings(max_examples=15, deadline=None)
def test_the_same_secret_and_actions_give_the_same_match(
    name: str, seats: int, rng: Random, noise: float, steps: int
) -> None:
    match = new_match(name, seats, rng)
    play_some(match, rng, noise, steps)
    again = replay(record_of(match, reveal=True))
    assert truth(again) == truth(match)
    assert [again.view(seat) for seat in again.seats] == [match.view(seat) for seat in match.seats]


@all_kinds
@given(rng=chances, noise=noises, steps=st.integers(0, 150))
@settings(max_examples=15, deadline=None)
def test_secrecy_a_view_stays_the_same_when_all_that_is_hidden_is_dealt_again(
    name: str, seats: int, rng: Random, noise: float, steps: int
) -> None:
    match = new_match(name, seats, rng)
    play_some(match, rng, noise, steps)
    for seat in (None, *match.seats):
        other = redealt(match, seat, rng, few=False)
        assert encoded(match.game.view(other, seat)) == encoded(match.view(seat))


@all_kinds
def test_secrecy_events_stay_the_same_when_what_stays_hidden_is_dealt_again(name: str, seats: int) -> None:
    compared, leaks = compare_events(name, seats, GAMES[name].seen)
    assert leaks == 0
    assert compared > 500


@pytest.mark.parametrize("name", GAMES)
def test_secrecy_a_leak_in_events_would_be_noticed(name: str) -> None:
    _, leaks = compare_events(name, 3, lambda event, seat: event)  # noqa: ARG005 - everybody sees everything
    assert leaks > 0


def compare_events(name: str, seats: int, seen: Callable[[Any, int | None], Any]) -> tuple[int, int]:
    """Play on in two worlds that differ in two hidden cards.

    Where a seat sees the same afterwards it must have been told the same on the way. Returns how often that could be
    compared, and how often it was not so.
    """
    rng = Random(f"secrecy {name} {seats}")
    compared = leaks = 0
    for _ in range(12):
        match = new_match(name, seats, rng)
        for _ in range(60):
            if match.outcome:
                break
            seat, action = play_one(match, rng, 0.3)
            others = {watcher: redealt(match, watcher, rng, few=True) for watcher in (None, *match.seats)}
            events = match.act(seat, action)
            for watcher, other in others.items():
                if action not in match.game.legal(other, seat):
                    continue
                told = match.game.apply(other, seat, action)
                if encoded(match.game.view(other, watcher)) == encoded(match.view(watcher)):
                    compared += 1
                    leaks += encoded([seen(e, watcher) for e in told]) != encoded([seen(e, watcher) for e in events])
    return compared, leaks


def redealt(match: Match, seat: int | None, rng: Random, *, few: bool) -> Any:
    """The state as it might be as well, for all this seat may know."""
    state = deepcopy(match.state)
    import_module(f"games.{match.game.name}.hidden").redeal(state, seat, rng, few=few)
    return state


def encoded(thing: Any) -> bytes:
    return msgspec.json.encode(thing)


@all_kinds
def test_imagined_worlds_differ_where_something_is_hidden(name: str, seats: int) -> None:
    rng = Random(f"imagine {name} {seats}")
    match = new_match(name, seats, rng)
    view = match.view(0)
    worlds = {encoded(match.game.trace(match.game.imagine(view, rng))) for _ in range(20)}
    assert len(worlds) > 15


@all_kinds
def test_an_imagined_world_can_be_played_to_its_end(name: str, seats: int) -> None:
    rng = Random(f"imagined play {name} {seats}")
    game: AnyGame = GAMES[name]
    match = new_match(name, seats, rng)
    play_some(match, rng, 0.2, 20)
    state = game.imagine(match.view(0), rng)
    for _ in range(500):
        legal = [seat for seat in match.seats if game.legal(state, seat)]
        if not legal:
            break
        seat = rng.choice(legal)
        game.apply(state, seat, game.sensible(game.view(state, seat), rng))
    assert Counter(game.cards(state)) == Counter(game.cards(match.state))


@pytest.mark.parametrize("name", GAMES)
def test_a_match_that_is_over_has_an_outcome_the_game_knows(name: str) -> None:
    rng = Random(f"outcome {name}")
    game = GAMES[name]
    for seats in game.seat_counts:
        match = new_match(name, seats, rng)
        play_some(match, rng, 0.0, 2000)
        assert match.outcome is not None
        assert match.outcome.reason in game.end_reasons
        assert len(match.outcome.scores) == len(match.outcome.places) == seats
        assert min(match.outcome.places) == 1
