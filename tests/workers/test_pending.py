"""How tasks are bundled, and which one is to blame."""

import pytest

from tavolino.workers import Broke
from tavolino.workers.pending import Pending


def test_without_a_bundle_every_task_goes_alone_and_in_order() -> None:
    pending = Pending("abc")
    taken = []
    while pending:
        taken.append(pending.take())
        pending.done(taken[-1], 0.001)
    assert taken == [[0], [1], [2]]


def test_the_first_bundles_are_of_one_task_and_later_ones_as_long_as_wanted() -> None:
    pending = Pending(range(1000), bundle=0.5)
    firsts = [pending.take(2) for _ in range(2)]
    assert firsts == [[0], [1]]
    for bundle in firsts:
        pending.done(bundle, 0.05)
    assert pending.take(2) == list(range(2, 12))


def test_one_slow_start_does_not_count_for_long() -> None:
    pending = Pending(range(1000), bundle=0.5)
    for seconds in (6.0, 0.01, 0.01):
        pending.done(pending.take(2), seconds)
    assert len(pending.take(2)) == 50


def test_slow_tasks_go_alone() -> None:
    pending = Pending(range(10), bundle=0.5)
    pending.done(pending.take(2), 3.0)
    assert len(pending.take(2)) == 1


def test_towards_the_end_bundles_get_smaller() -> None:
    pending = Pending(range(101), bundle=0.5)
    pending.done(pending.take(4), 0.0001)
    sizes = []
    while pending:
        sizes.append(len(pending.take(4)))
    assert sum(sizes) == 100
    assert sizes == sorted(sizes, reverse=True)
    assert sizes[0] == 13
    assert sizes[-1] == 1


def test_tasks_of_a_lost_bundle_go_alone_and_before_all_others() -> None:
    pending = Pending(range(100), bundle=0.5)
    pending.done(pending.take(), 0.1)
    bundle = pending.take()
    assert len(bundle) == 5
    pending.lost(bundle, 0.2)
    assert [pending.take() for _ in range(6)] == [[task] for task in bundle] + [[6, 7, 8, 9, 10]]


def test_three_losses_alone_are_the_fault_of_the_task() -> None:
    pending = Pending(["first", "second"])
    for _ in range(2):
        pending.lost(pending.take(), 0.1)
    with pytest.raises(Broke, match=r"first: .* died, 3 times in a row"):
        pending.lost(pending.take(), 0.1)


def test_the_limit_is_for_a_task_not_for_its_bundle() -> None:
    pending = Pending(range(100), bundle=0.5, limit=10)
    pending.done(pending.take(), 0.1)
    bundle = pending.take()
    pending.lost(bundle, 11)
    pending.lost(pending.take(), 9)
    with pytest.raises(Broke, match=f"{bundle[1]}: it was not over after 10 seconds"):
        pending.lost(pending.take(), 10)
