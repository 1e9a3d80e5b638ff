"""Self-play comes out the same wherever it is done, also when workers die. It needs torch."""

import os
import signal
from collections.abc import Callable, Generator, Sequence
from pathlib import Path

import pytest

from tavolino.cli import main
from tavolino.cli.learn import learn_in_sight
from tavolino.fast.compiler import COMPILED
from tavolino.game import TavolinoError
from tavolino.workers import LocalProcesses, Threads, Workers
from tavolino.workers.workers import Result, Task

torch = pytest.importorskip("torch", reason="torch is not installed: pip install 'tavolino[learn]'")
if not COMPILED:
    pytest.skip("training needs the compiler", allow_module_level=True)

from tavolino.learn.groups import groups_of, play_in_groups  # noqa: E402
from tavolino.learn.plan import Plan  # noqa: E402
from tavolino.learn.training import Training  # noqa: E402

ROUND = 20 * 32
PLAN = Plan("twisted", 2, steps=2 * ROUND, lessons=ROUND, matches=20, group=8, length=32, batch=160, policy=(32, 16))


class Dying(LocalProcesses):
    """Processes that are all killed in the middle of the second round."""

    rounds = 0

    def run(
        self, job: Callable[[Task], Result], tasks: Sequence[Task], *, modules: Sequence[str] = ()
    ) -> Generator[tuple[Task, Result], None, None]:
        self.rounds += 1
        for number, result in enumerate(super().run(job, tasks, modules=modules)):
            if (self.rounds, number) == (2, 0):
                for process in self.hired:
                    os.kill(process.process.pid or 0, signal.SIGKILL)
            yield result


class Lost(Threads):
    """Workers that can't be reached any more in the second round."""

    rounds = 0

    def run(
        self, job: Callable[[Task], Result], tasks: Sequence[Task], *, modules: Sequence[str] = ()
    ) -> Generator[tuple[Task, Result], None, None]:
        self.rounds += 1
        if self.rounds == 2:
            raise TavolinoError("The connection to the cluster was lost.")
        yield from super().run(job, tasks, modules=modules)


def trained(folder: Path, threads: int, workers: Workers | None = None) -> bytes:
    """The checkpoint of a whole training."""
    Training(PLAN, folder, threads, torch.device("cpu"), workers).run()
    return (folder / "checkpoint.pt").read_bytes()


def test_a_training_is_the_same_to_the_last_bit_wherever_its_self_play_is_done(tmp_path: Path) -> None:
    expected = trained(tmp_path / "one thread", 1)
    assert trained(tmp_path / "three threads", 3) == expected
    with Dying(2) as workers:
        assert trained(tmp_path / "processes", 1, workers) == expected
        assert workers.rounds == 2


def test_groups_go_on_where_they_stopped_and_deal_and_choose_differently(tmp_path: Path) -> None:
    training = Training(PLAN, tmp_path, 1, torch.device("cpu"))
    before = [(group.first, len(group.states), *group.dice) for group in groups_of(training.matches)]
    assert [(first, count) for first, count, *_ in before] == [(0, 8), (8, 8), (16, 4)]
    assert len({dice for *_, dice in before}) == 3

    first, second = (
        play_in_groups(PLAN, training.matches, training.networks, Threads(1), copying=False) for _ in range(2)
    )
    assert torch.equal(first.values[-1], second.values[0])
    assert first.chosen.shape == (PLAN.length, PLAN.matches)
    assert not torch.equal(first.chosen[:, :4], first.chosen[:, 16:])


def test_a_place_that_is_none_is_named_before_anything_is_kept(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main(["learn", "twisted", "--seats", "2", "--folder", str(tmp_path / "new"), "--on", "moon"]) == 2
    assert capsys.readouterr().err == "tavolino: 'moon' should be local, ray or ray://HOST:PORT.\n"
    assert not (tmp_path / "new").exists()


def test_when_workers_are_lost_what_was_learnt_is_kept(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    with pytest.raises(TavolinoError):
        learn_in_sight(Training(PLAN, tmp_path, 1, torch.device("cpu"), Lost(1)))
    assert capsys.readouterr().err.startswith(f"{ROUND} steps are kept in {tmp_path}")
    assert Training(PLAN, tmp_path, 1, torch.device("cpu")).steps == ROUND
