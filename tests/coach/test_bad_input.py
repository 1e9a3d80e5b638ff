"""Whatever a record lacks, the coach goes as far as it can and says what is missing."""

import sys
from types import ModuleType
from typing import get_args

import msgspec
import pytest

from coach import NAMES, TINY, judged, record
from tavolino.cli.coach_words import LACKING
from tavolino.coach import Judging, Missing, judge
from tavolino.coach.judgement import Code
from tavolino.game import BadMessage
from tavolino.games import GAMES, twisted
from tavolino.match import Record


def changed(name: str, **fields: object) -> Record:
    return msgspec.structs.replace(record(name), **fields)


def test_a_match_that_was_broken_off_is_judged_to_its_last_action() -> None:
    whole = record(NAMES[0])
    cut = changed(NAMES[0], actions=whole.actions[:12], outcome=None, broken_off="long")
    found = judge(cut, TINY)
    assert found.complete
    assert found.missing == (Missing("broken-off"),)
    assert found.decisions == judged(NAMES[0]).decisions[:12]
    for seat in found.sums:
        assert seat.win is not None
        assert seat.win.result == found.steps[-1].win[seat.seat].mean


def test_seats_that_changed_hands_are_named() -> None:
    lines = record(NAMES[0]).actions
    by = tuple("bot club" if line[0] == "1" and number > 9 else "person" for number, line in enumerate(lines))
    assert judge(changed(NAMES[0], by=by, at=(0,) * len(by)), TINY).missing == (Missing("changed-hands", (1,)),)


def test_a_match_alone_is_judged_in_points() -> None:
    found = judge(record("qwinto-1-rows"), TINY)
    assert found.missing == (Missing("alone"),)
    assert {decision.unit for decision in found.decisions} == {"points"}
    [seat] = found.sums
    assert seat.win is None
    assert seat.points is not None
    assert seat.points.result == 42
    assert seat.points.others == 0


def test_a_match_of_rules_that_are_gone_is_not_judged_and_says_so() -> None:
    found = judge(changed(NAMES[0], rules_version=0), TINY)
    assert found.missing == (Missing("old-rules"),)
    assert found.complete
    assert (len(found.decisions), len(found.steps), len(found.sums)) == (0, 0, 0)


def test_a_running_match_and_a_record_that_was_changed_are_refused() -> None:
    for broken in (
        changed(NAMES[0], secret=None),
        changed(NAMES[0], rules_version=99),
        changed(NAMES[0], actions=("9 take",)),
        changed(NAMES[0], actions=("0 dance",)),
        changed(NAMES[0], actions=(record(NAMES[0]).actions[5],)),
    ):
        with pytest.raises(BadMessage):
            Judging(broken, TINY)


def test_a_game_without_a_kernel_is_judged_by_its_rules_and_says_so(monkeypatch: pytest.MonkeyPatch) -> None:
    bare = ModuleType("bare")  # a module without a package has no parts
    bare.__dict__.update({name: getattr(twisted, name) for name in twisted.__all__})
    monkeypatch.setitem(GAMES, "twisted", bare)
    monkeypatch.setitem(sys.modules, "bare", bare)
    cut = changed(NAMES[0], actions=record(NAMES[0]).actions[:6], outcome=None)
    found = judge(cut, TINY)
    assert found.missing == (Missing("broken-off"), Missing("no-kernel"))
    assert found.complete
    assert found.steps == ()
    assert len(found.decisions) == 6
    assert all(seat.win is None and seat.points is None for seat in found.sums)
    assert judge(cut, TINY) == found


def test_everything_that_can_be_missing_has_a_sentence() -> None:


    assert set(LACKING) == set(get_args(Code))
