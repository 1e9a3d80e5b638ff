"""Carafe keeps the contract of Tavolino, and its own rules page."""

# ruff: noqa: N802 - a test carries the name of its clause

from random import Random

import pytest

import tavolino_carafe as carafe
from tavolino.chance import SIZE, Chance
from tavolino.game import Game
from tavolino.parts import Lesson, Zones
from tavolino.testing import PROMISES, Kind, Promise, all_places, exchange
from tavolino_carafe import lesson, zones
from tavolino_carafe.actions import Action, Drawn, Event, Filled, Pour, Poured, Spill, Spilled
from tavolino_carafe.state import DECK, Options, Player, State
from tavolino_carafe.view import View

GAME: Game[State, Action, Event, View, Options] = carafe  # the type checker holds them against their contracts
ZONES: Zones[View] = zones
LESSON: Lesson = lesson


def redeal(state: State, seat: int | None, rng: Random, *, few: bool) -> None:
    """What a seat must not know: the other hands, the order of the pile, the chance to come."""
    hands = [player.hand for number, player in enumerate(state.players) if number != seat]
    exchange(all_places(state.pile, *hands), rng, few=few)
    state.chance = Chance(rng.randbytes(SIZE))


@pytest.mark.parametrize("promise", PROMISES)
@pytest.mark.parametrize("seats", carafe.seat_counts)
def test_the_game_keeps_its_promises(promise: Promise, seats: int) -> None:
    promise(Kind(carafe, seats, redeal))


def table(*hands: list[int], carafe: tuple[int, ...] = (), pile: tuple[int, ...] = ()) -> State:
    """Seat 0 is on turn."""
    players = [Player(hand) for hand in hands]
    return State(Options(), Chance(bytes(SIZE)), players, turn=0, pile=list(pile), carafe=list(carafe))


def test_C_C1_C_S1_four_cards_each_from_a_deck_of_forty() -> None:
    state = carafe.deal(3, Options(), Chance(bytes(SIZE)))
    assert [len(player.hand) for player in state.players] == [4, 4, 4]
    assert sorted(carafe.cards(state)) == list(DECK)
    assert DECK.count(7) == 4


def test_C_A1_a_card_must_fit() -> None:
    state = table([2, 3, 10], [1], carafe=(10, 8))
    assert carafe.legal(state, 0) == [Pour(2), Pour(3)]
    assert carafe.why_not(state, 0, Pour(10)).reason == "10 doesn’t fit: there’s room for 3."


def test_C_A2_whoever_pours_draws() -> None:
    state = table([2], [1], pile=(5, 6))
    assert carafe.apply(state, 0, Pour(2)) == [Poured(0, 2, 2), Drawn(0, 5)]
    assert state.players[0].hand == [5]


def test_C_B1_a_full_carafe_is_won() -> None:
    state = table([3], [1], carafe=(10, 8))
    assert carafe.apply(state, 0, Pour(3)) == [Poured(0, 3, 21), Filled(0, (10, 8, 3))]
    assert (state.carafe, carafe.score(state)) == ([], (3, 0))


def test_C_G1_whoever_has_no_card_that_fits_spills() -> None:
    state = table([4, 9], [1], carafe=(10, 8))
    only: list[Action] = [Spill()]
    assert carafe.legal(state, 0) == only
    assert carafe.apply(state, 0, Spill()) == [Spilled(0, (10, 8))]
    assert (state.carafe, carafe.score(state), state.turn) == ([], (-2, 0), 1)


def test_C_T1_C_E1_empty_hands_are_passed_over_until_all_are_empty() -> None:
    state = table([2, 3], [])
    carafe.apply(state, 0, Pour(2))
    assert state.turn == 0
    carafe.apply(state, 0, Pour(3))
    assert carafe.outcome(state) is not None


def test_sensible_players_beat_chance() -> None:
    won = sum(winner_against_chance(number) for number in range(60))
    assert won > 35


def winner_against_chance(number: int) -> bool:
    """Whether seat 0, which plays sensibly, finishes ahead of seat 1."""
    rng = Random(number)
    state = carafe.deal(2, Options(), Chance(rng.randbytes(SIZE)))
    while carafe.outcome(state) is None:
        view = carafe.view(state, state.turn)
        carafe.apply(state, state.turn, rng.choice(view.legal) if state.turn else carafe.sensible(view, rng))
    mine, other = carafe.score(state)
    return mine > other
