"""Luck by the value net: it adds up, averages zero, and sees no more than it should."""

from math import sqrt
from random import Random
from statistics import fmean, stdev

import pytest

from coach import bots_match, record
from tavolino.bots import bot_named
from tavolino.chance import SIZE
from tavolino.coach.luck import luck_of
from tavolino.coach.net_luck import NetWorlds, Parts, nets_of, taken_apart
from tavolino.coach.positions import Played, positions_of
from tavolino.fast.dice import new_dice
from tavolino.game import needed_part
from tavolino.games import GAMES
from tavolino.match import Match, Record, record_of
from tavolino.parts import LUCK

SEATS = {"twisted": 2, "qwinto": 2, "upturn": 4}  # where a game has nets
MANY = 30  # matches, for a mean
FEW = 4  # worlds: the mean needs matches
FAR = 3.5  # standard errors

with_nets = pytest.mark.parametrize(("name", "seats"), SEATS.items())


def uneven_match(name: str, seats: int, deal: int) -> Record:
    """A match between a sensible bot, in the first seat, and others that choose at random."""
    game = GAMES[name]
    rng = Random(f"{name} {deal}")
    match = Match(game, game.simulation_options, ["bot"] * seats, rng.randbytes(SIZE), [bytes(SIZE)] * seats)
    bots = [bot_named("random" if seat else "heuristic", game, Random(rng.random())) for seat in range(seats)]
    while match.outcome is None:
        seat = rng.choice(list(match.legal()))
        match.act(seat, bots[seat].choose(match.view(seat)))
    return record_of(match)


def parts(played: Played, seed: int = 1, worlds: int = FEW) -> Parts:
    found = taken_apart(played, seed, worlds)
    assert found is not None
    return found


def worlds_of(played: Played) -> NetWorlds:
    nets = nets_of(played)
    assert nets is not None
    return NetWorlds(played, nets, seed=1, worlds=16)


@with_nets
def test_the_parts_add_up_to_the_result_and_those_of_all_seats_to_nothing(name: str, seats: int) -> None:
    *others, result = parts(positions_of(uneven_match(name, seats, deal=1)))
    assert [sum(of_seat) for of_seat in zip(*others, strict=True)] == list(result)
    assert max(result) > 0 > min(result)
    for part in (*others, result):
        assert sum(part) == pytest.approx(0, abs=1e-3)


@with_nets
def test_deals_and_draws_average_nothing_though_one_seat_plays_far_better(name: str, seats: int) -> None:
    found = [parts(positions_of(uneven_match(name, seats, deal)), seed=deal) for deal in range(MANY)]
    assert deviation([one.deal[0] for one in found]) < FAR
    assert deviation([one.draws[0] for one in found]) < FAR
    assert deviation([one.decisions[0] for one in found]) > FAR


def deviation(values: list[float]) -> float:
    """How many standard errors a mean is away from nothing."""
    return abs(fmean(values)) * sqrt(len(values)) / stdev(values)


@with_nets
def test_what_a_seat_was_promised_does_not_depend_on_what_it_cannot_see(name: str, seats: int) -> None:
    played = positions_of(bots_match(name, seats, deal=2))
    net = worlds_of(played)
    changed = 0
    for position in played.positions[:20]:
        promised, gained = net.promised(position), net.gained(position)
        net.kernel.redeal(played.truths, position.number, position.seat, new_dice(position.number))
        assert net.promised(position) == promised
        changed += net.gained(position) != gained
    assert changed


@with_nets
def test_the_net_does_not_see_what_nobody_holds(name: str, seats: int) -> None:
    played = positions_of(bots_match(name, seats, deal=3))
    net, luck = worlds_of(played), needed_part(played.game, LUCK)
    for position in played.positions[:30]:
        before = net.worth(position.number)
        luck.reshuffle(played.truths, position.number, new_dice(position.number))
        assert net.worth(position.number) == before


def test_where_there_is_no_net_the_quick_player_tells_deals_and_draws() -> None:
    name = "upturn-2-empty-rack"
    assert taken_apart(positions_of(record(name)), seed=1) is None
    luck = luck_of(record(name), worlds=2)
    assert luck is not None
    assert luck.hidden is None
    assert sum(luck.chance) == pytest.approx(0, abs=1e-4)
