"""The contract of workers, kept by all kinds of them."""

import os
import pickle
import re
import subprocess
import sys
from collections.abc import Callable, Iterator
from contextlib import closing
from functools import partial
from multiprocessing import active_children
from pathlib import Path

import pytest

from tavolino.workers import Broke, LocalProcesses, RayCluster, ThisProcess, Threads, Unfit, Workers
from workers import jobs

PAGE = Path(__file__).parents[2] / "docs" / "arena.md"
[LINE] = (n for n, line in enumerate(Path(jobs.__file__).read_text().splitlines(), 1) if "raise ValueError" in line)


@pytest.fixture(params=["here", "threads", "local", "cluster"])
def workers(request: pytest.FixtureRequest) -> Iterator[Workers]:
    yield from some(request)


@pytest.fixture(params=["local", "cluster"])
def processes(request: pytest.FixtureRequest) -> Iterator[Workers]:
    """Workers that can die."""
    yield from some(request)


def some(request: pytest.FixtureRequest) -> Iterator[Workers]:
    if request.param == "cluster":
        yield request.getfixturevalue("on_ray")
    else:
        kinds: dict[str, Callable[[], Workers]] = {
            "here": ThisProcess,
            "threads": partial(Threads, 2),
            "local": partial(LocalProcesses, 2),
        }
        with kinds[request.param]() as workers:
            yield workers


def test_results_are_the_same_to_the_last_byte(workers: Workers) -> None:
    results = dict(workers.run(jobs.calculate, range(40), modules=["workers"]))
    assert {task: pickle.dumps(result) for task, result in results.items()} == {
        task: pickle.dumps(pickle.loads(pickle.dumps(jobs.calculate(task)))) for task in range(40)
    }


def test_what_tasks_share_travels_with_the_job(workers: Workers) -> None:
    for weights in ([1, 2], list(range(100_000))):
        assert dict(workers.run(partial(jobs.plus, weights), [5, 6])) == {5: sum(weights) + 5, 6: sum(weights) + 6}


def test_the_same_task_twice_has_two_results(workers: Workers) -> None:
    assert list(workers.run(partial(jobs.plus, [1]), [5, 5])) == [(5, 6), (5, 6)]


def test_no_tasks_have_no_results(workers: Workers) -> None:
    assert list(workers.run(jobs.calculate, [])) == []


def test_an_error_is_one_line_and_ends_the_run_only(workers: Workers) -> None:
    with pytest.raises(Broke) as broke:
        list(workers.run(jobs.raising, range(10)))
    assert str(broke.value) == f"3: ValueError: no such card ({jobs.__file__}, line {LINE})"
    assert broke.value.task == 3
    assert dict(workers.run(jobs.raising, [1, 2])) == {1: 1, 2: 2}


def test_a_result_that_cannot_travel_is_an_error(workers: Workers) -> None:
    with pytest.raises(Broke, match=r"1: .*pickle"):
        list(workers.run(jobs.unsendable, [1]))


def test_a_run_that_was_closed_leaves_nothing_to_the_next_one(workers: Workers) -> None:
    with closing(workers.run(jobs.calculate, range(1000))) as coming:
        next(coming)
    assert dict(workers.run(partial(jobs.plus, []), range(30))) == {task: task for task in range(30)}


def test_tasks_of_workers_that_died_are_done_again(processes: Workers, tmp_path: Path) -> None:
    results = list(processes.run(partial(jobs.deadly_once, tmp_path), range(12)))
    assert sorted(results) == [(task, task * task) for task in range(12)]
    assert len(list(tmp_path.iterdir())) == 4


def test_a_task_that_kills_again_and_again_is_named(processes: Workers) -> None:
    with pytest.raises(Broke) as broke:
        list(processes.run(jobs.deadly, range(10)))
    assert str(broke.value) == "3: the process that worked on it died, 3 times in a row."


def test_a_task_that_hangs_is_named_although_it_holds_its_process(
    processes: Workers, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(processes, "limit", 1)
    with pytest.raises(Broke) as broke:
        list(processes.run(jobs.endless, range(10)))
    assert str(broke.value) == "3: it was not over after 1 seconds. Either it hangs or it needs a longer limit."


def test_processes_live_from_run_to_run_until_they_are_closed() -> None:
    with LocalProcesses(1) as workers:
        [(_, first)] = workers.run(jobs.process, [1])
        [(_, second)] = workers.run(jobs.process, [1])
        assert first == second == (first[0], os.getpid())
        assert len(active_children()) == 1
    assert not active_children()


def test_an_idle_process_that_died_is_replaced() -> None:
    with LocalProcesses(1) as workers:
        [(_, (process, _))] = workers.run(jobs.process, [1])
        os.kill(process, 9)
        [(_, (another, _))] = workers.run(jobs.process, [1])
        assert another != process


def test_processes_that_still_work_end_with_the_iterator(tmp_path: Path) -> None:
    with LocalProcesses(2) as workers:
        os.mkfifo(tmp_path / "pipe")
        with closing(workers.run(partial(started, tmp_path / "pipe"), [False, True])) as coming:
            assert next(coming) == (False, False)
            with (tmp_path / "pipe").open() as pipe:
                assert int(pipe.readline()) in [child.pid for child in active_children()]
        assert len(active_children()) == 1  # the other one, which is idle


def started(pipe: Path, *tasks: bool) -> bool:
    return bool(jobs.waiting(pipe, 1)) if tasks[0] else False


def test_a_replaced_process_does_not_use_sources_that_changed(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    source = tmp_path / "tinkered.py"
    source.write_text("answer = 42\n")
    with LocalProcesses(1) as workers, pytest.raises(Unfit, match="has other sources of tinkered than here"):
        list(workers.run(partial(jobs.tinkering, source), [1], modules=["tinkered"]))


def test_the_example_of_the_page_runs(tmp_path: Path) -> None:
    [example] = re.findall(r"```python\n(.*?)```", PAGE.read_text(encoding="utf-8"), re.DOTALL)
    (tmp_path / "example.py").write_text(example)
    ended = subprocess.run([sys.executable, tmp_path / "example.py"], capture_output=True, text=True, check=True)
    assert sorted(ended.stdout.splitlines()) == [f"{number} {2**number}" for number in range(10)]


def test_ray_is_wanted_only_by_name(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("tavolino.workers.ray_quietly.find_spec", lambda _: None)
    with pytest.raises(Exception, match=r"Ray is not installed: pip install 'tavolino\[cluster\]' brings it\."):
        RayCluster()
