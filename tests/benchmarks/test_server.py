"""`bench server`: how rounds become ratios, and what it says where it cannot run."""

import subprocess
import sys
from pathlib import Path

import pytest

from bench.measure.figure import Figure
from bench.server.compare import EARLIER, MANY, OURS, PEER, Compared, compare, drawn
from bench.server.load import Load, Round
from bench.server.sides import earlier, process

FAST = Load(50)


def rounds(moves: list[float], p99: float = 10, **more: float) -> list[Round]:
    usual = {"p50_ms": 1.0, "cpu_us_per_move": 100.0, "bytes_per_move": 0.0, "memory_mb": 80.0}
    return [Round(moves_per_second=one, p99_ms=p99, **{**usual, **more}) for one in moves]


def row(measure: str, found: list[Compared]) -> Compared:
    [one] = [one for one in found if one.measure == measure]
    return one


def test_a_ratio_is_taken_round_by_round_so_that_a_noisy_one_counts_once() -> None:
    moves = row("moves_per_second", compare(FAST, {OURS: rounds([900, 90, 960]), PEER: rounds([300, 30, 300])}))
    assert moves.figures == {OURS: Figure(900, 90, 960), PEER: Figure(300, 30, 300)}
    assert moves.ratios == {PEER: 3.0}
    assert (moves.goal, moves.reached) == ("≥ 3 × boardgame.io", True)


@pytest.mark.parametrize(("moves", "p99", "reached"), [(850, 6, False), (950, 5, True)])
def test_goals_are_ratios_to_the_peer(moves: float, p99: float, *, reached: bool) -> None:
    found = compare(FAST, {OURS: rounds([moves], p99), PEER: rounds([300], 10)})
    assert [row(name, found).reached for name in ("moves_per_second", "p99_ms")] == [reached, reached]


def test_with_a_pace_all_make_the_same_moves_and_only_their_times_are_judged() -> None:
    found = compare(Load(50, pace=2), {OURS: rounds([100]), PEER: rounds([100])})
    assert [one.measure for one in found if one.goal] == ["p99_ms"]


def test_the_crowd_has_a_goal_without_a_peer() -> None:
    found = compare(Load(MANY, pace=0.5), {OURS: rounds([500], p99=99), EARLIER: rounds([500], p99=99)})
    assert (row("p99_ms", found).goal, row("p99_ms", found).reached) == ("< 100 ms", True)


def test_what_was_not_measured_has_no_ratio() -> None:
    found = compare(FAST, {OURS: rounds([900], bytes_per_move=4000), PEER: rounds([300])})
    assert row("bytes_per_move", found).ratios == {}
    assert drawn(found, idle=None).row_count == 1 + len(found)


def test_a_checkout_that_is_not_set_up_is_named(tmp_path: Path) -> None:
    with pytest.raises(SystemExit, match="is not set up"):
        earlier(tmp_path)


def test_a_server_that_does_not_start_is_named() -> None:
    with pytest.raises(SystemExit, match="does not start"), process([sys.executable, "-c", "raise SystemExit(1)"]):
        pass


def test_the_script_that_starts_the_server_of_a_checkout_fits_this_one() -> None:
    serve = Path(__file__).parents[2] / "bench/server/serve.py"
    done = subprocess.run([sys.executable, "-P", serve, "--version"], capture_output=True, text=True, check=False)
    assert (done.returncode, done.stderr) == (0, "")
