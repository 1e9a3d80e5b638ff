"""The bots that every game has: they choose from a view, only what is legal, and say so where they cannot."""

from collections import Counter
from random import Random
from typing import Any

import pytest

from match import LONG, begun, every_bot, every_game, every_seating, played, refused, steps
from tavolino.bots import BOTS, Bot, bot_named
from tavolino.game import AnyGame
from tavolino.match import Match
from tavolino.testing.checks import truth, wired

LIMIT = 300  # actions; uniform play may go on for very long


@every_seating
@every_bot
def test_a_bot_chooses_only_legal_actions(game: AnyGame, seats: int, bot: str) -> None:
    match = begun(game, seats)
    for seat, action in steps(match, bot, LIMIT):
        assert action in match.view(seat).legal
        assert action in game.legal(match.state, seat)


@every_seating
@every_bot
def test_every_seat_that_can_act_gets_a_choice(game: AnyGame, seats: int, bot: str) -> None:
    match, chooser = begun(game, seats), bot_named(bot, game, Random(1))
    for _ in steps(match, "heuristic", LIMIT):
        for seat, legal in match.legal().items():
            assert chooser.choose(match.view(seat)) in legal


@every_seating
@every_bot
def test_a_bot_refuses_politely_where_a_seat_has_nothing_to_do(game: AnyGame, seats: int, bot: str) -> None:
    match, chooser = begun(game, seats), bot_named(bot, game, Random(1))
    for _ in steps(match, "heuristic", limit=20):
        for seat in match.seats:
            if seat not in match.legal():
                with refused(f"seat {seat} "):
                    chooser.choose(match.view(seat))


@every_game
@every_bot
def test_a_bot_refuses_politely_to_act_for_somebody_who_watches(game: AnyGame, bot: str) -> None:
    with refused("has none"):
        bot_named(bot, game, Random(1)).choose(begun(game, 2).view(None))


@every_seating
@every_bot
def test_a_bot_refuses_politely_after_the_end(game: AnyGame, seats: int, bot: str) -> None:
    match = played(begun(game, seats), "heuristic")
    for seat in match.seats:
        with refused(f"seat {seat} "):
            bot_named(bot, game, Random(1)).choose(match.view(seat))


@every_seating
@every_bot
def test_the_same_rng_gives_the_same_match(game: AnyGame, seats: int, bot: str) -> None:
    first, second = played(begun(game, seats), bot, LIMIT), played(begun(game, seats), bot, LIMIT)
    assert first.actions == second.actions
    assert truth(first) == truth(second)


@every_seating
@every_bot
def test_a_bot_changes_nothing_by_thinking(game: AnyGame, seats: int, bot: str) -> None:
    match, chooser = begun(game, seats), bot_named(bot, game, Random(1))
    for _ in steps(match, "heuristic", limit=30):
        for seat in match.legal():
            view, before = match.view(seat), truth(match)
            chooser.choose(view)
            assert (truth(match), match.view(seat)) == (before, view)


@every_seating
@every_bot
def test_a_bot_needs_nothing_but_what_a_view_says(game: AnyGame, seats: int, bot: str) -> None:
    match = begun(game, seats)
    for number, _ in enumerate(steps(match, "heuristic", limit=30)):
        for seat in match.legal():
            here = bot_named(bot, game, Random(number)).choose(match.view(seat))
            there = bot_named(bot, game, Random(number)).choose(wired(match.view(seat)))
            assert here == there


@every_game
def test_the_random_bot_takes_every_legal_action_about_as_often(game: AnyGame) -> None:
    match = begun(game, 2)
    view = match.view(next(iter(match.legal())))
    bot, tries = bot_named("random", game, Random(1)), 200 * len(view.legal)
    counts = Counter(game.write(bot.choose(view)) for _ in range(tries))
    assert set(counts) == {game.write(action) for action in view.legal}
    assert all(130 < count < 280 for count in counts.values())  # 200 expected; five standard deviations


def contest(game: AnyGame, bots: list[Bot], number: int) -> tuple[int, ...]:
    """The places of bots in a match of their own deal."""
    match = Match(game, game.simulation_options, ["A", "B"], bytes([number]) * 32, [bytes(32)] * 2)
    for _ in range(LONG):
        if match.outcome is not None:
            return match.outcome.places
        seat = next(iter(match.legal()))
        match.act(seat, bots[seat].choose(match.view(seat)))
    return (1, 1)  # nobody was better


@every_game
def test_the_heuristic_bot_is_better_than_chance(game: AnyGame) -> None:
    wins = 0
    for number in range(20):
        order = ["heuristic", "random"] if number % 2 else ["random", "heuristic"]
        places = contest(game, [bot_named(name, game, Random(number)) for name in order], number)
        wins += places[order.index("heuristic")] < places[order.index("random")]
    assert wins >= 16


@every_game
@pytest.mark.parametrize("name", ["", "Random", "random ", "nobody", "a\nb", "🎲", None, 0])
def test_an_unknown_bot_is_refused_with_those_that_there_are(game: AnyGame, name: Any) -> None:
    with refused("no bot called", repr(name), *BOTS.names()):
        bot_named(name, game, Random(1))
