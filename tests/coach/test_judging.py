"""A judgement can be trusted: it is repeatable, complete and adds up."""

import os
import subprocess
import sys
from random import Random

import msgspec
import pytest

from coach import NAMES, TINY, a_little, judged, record
from tavolino.coach import Judgement, Judging, Sum, judge
from tavolino.coach.decide import decide
from tavolino.coach.kernel_worlds import KernelWorlds
from tavolino.coach.positions import Position, positions_of
from tavolino.game import BadMessage

MANY = ("twisted-4-rounds", "qwinto-3-rows", "upturn-3-empty-rack")


@pytest.mark.parametrize("name", NAMES)
def test_the_same_seed_gives_the_same_judgement_and_another_one_does_not(name: str) -> None:
    assert judge(record(name), TINY) == judged(name)
    assert judge(record(name), TINY, seed=1).decisions != judged(name).decisions


@pytest.mark.parametrize("name", NAMES)
def test_a_judging_that_was_stopped_goes_on_to_the_same_end(name: str) -> None:
    whole = judged(name)
    for stop_after in (3, len(whole.steps) + 4):
        judging = Judging(record(name), TINY)
        for progress in judging:
            if progress.done == stop_after:
                judging.stop()
        part = judging.found
        assert not part.complete
        assert len(part.steps) + len(part.decisions) == stop_after
        kept = msgspec.json.decode(msgspec.json.encode(part), type=Judgement)
        rest = Judging(record(name), TINY, found=kept)
        for _ in rest:
            pass
        assert rest.found == whole


def test_a_judgement_of_another_match_is_no_beginning() -> None:
    for changed in ({"seed": 1}, {"effort": "usual"}, {"record": "0" * 32}, {"method": 0}):
        with pytest.raises(BadMessage, match="of another match"):
            Judging(record(NAMES[0]), TINY, found=msgspec.structs.replace(judged(NAMES[0]), **changed))


@pytest.mark.parametrize("name", [*NAMES, *MANY])
def test_what_a_result_is_taken_apart_into_adds_up_exactly(name: str) -> None:
    found, outcome = judged(name), record(name).outcome
    assert outcome is not None
    assert found.complete
    for seat in found.sums:
        for unit, sum_of in (("win", seat.win), ("points", seat.points)):
            assert isinstance(sum_of, Sum)
            one = sum_of
            assert one.expected + one.deal + one.draws + one.hidden + one.others + one.decisions == one.result
            luck = [getattr(step.chance, unit)[seat.seat] for step in found.steps]
            assert one.deal + one.draws == sum(luck)
        assert seat.points is not None
        assert seat.points.result == outcome.scores[seat.seat]
    for before, after in zip(found.steps, found.steps[1:], strict=False):
        changes = (after.waited, after.chance, after.hidden, after.decision)
        for seat_number, value in enumerate(after.win):
            moved = sum(change.win[seat_number] for change in changes)
            assert before.win[seat_number].mean + moved == value.mean


@pytest.mark.parametrize("name", [*NAMES, *MANY])
def test_what_was_given_up_is_told_by_kinds_of_moves(name: str) -> None:
    found = judged(name)
    for seat in found.sums:
        own = [one for one in found.decisions if one.seat == seat.seat and len(one.choices) > 1]
        assert sum(deed.count for deed in seat.deeds.values()) == len(own)
        assert sum(deed.given_up for deed in seat.deeds.values()) == pytest.approx(seat.given_up)
        assert sum(deed.at_random for deed in seat.deeds.values()) == pytest.approx(sum(one.random for one in own))


@pytest.mark.parametrize("name", [*NAMES, *MANY])
def test_the_chances_of_all_seats_add_up_to_one_and_their_luck_to_nothing(name: str) -> None:
    for step in judged(name).steps:
        assert sum(figure.mean for figure in step.win) == pytest.approx(1, abs=1e-5)
        for change in (step.chance, step.hidden, step.decision):
            assert sum(change.win) == pytest.approx(0, abs=1e-5)


@pytest.mark.parametrize("name", NAMES)
def test_every_action_is_judged_and_says_what_was_done(name: str) -> None:
    played = record(name)
    decisions = judged(name).decisions
    for number, decision in enumerate(decisions):
        assert decision.number == number
        assert f"{decision.seat} {decision.choices[decision.taken].action}" == played.actions[number]
        assert decision.regret.low <= decision.regret.mean <= decision.regret.high
        assert (decision.verdict == "only") == (len(decision.choices) == 1)
    assert len(decisions) == len(played.actions)


@pytest.mark.parametrize("name", NAMES)
def test_a_decision_is_judged_by_what_its_seat_knew_and_nothing_else(name: str) -> None:
    """Deal again what the seat cannot see: the numbers stay the same, whatever was judged before."""
    played = positions_of(record(name))
    worlds = KernelWorlds(played.game, played.options, played.seats, 0, TINY.in_advance)
    for position in played.positions[5::11]:
        state = played.game.imagine(position.view, Random(position.number))
        view = played.game.view(state, position.seat)
        again = Position(position.number, position.seat, position.by, view, view.legal.index(position.action))
        assert decide(played.game, worlds, again, played.seats, TINY) == judged(name).decisions[position.number]


def test_plain_python_finds_the_same_as_compiled_code() -> None:
    surroundings = {**os.environ, "TAVOLINO_COMPILER": "off", "PYTHONPATH": "tests"}
    program = "import msgspec; from coach import *; print(msgspec.json.encode([*map(a_little, NAMES)]).decode())"
    command = [sys.executable, "-c", program]
    ran = subprocess.run(command, capture_output=True, text=True, env=surroundings, check=True)
    here = msgspec.json.encode([a_little(name) for name in NAMES])
    assert msgspec.json.decode(ran.stdout) == msgspec.json.decode(here)
