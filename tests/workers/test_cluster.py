"""A real cluster: nodes that die, nodes with other programs, and `tavolino arena … --on`."""

import os
import select
import shutil
import signal
import subprocess
from collections.abc import Iterator
from contextlib import closing, contextmanager
from pathlib import Path

import pytest

import tavolino
from arena import GAME, done, program
from arena.test_contest_file import named_pipe
from tavolino.game import TavolinoError
from tavolino.workers import RayCluster, Unfit, workers_on
from workers import jobs
from workers.conftest import TESTS, Cluster, alone_in


@contextmanager
def one_more(cluster: Cluster, *path: Path | str, **settings: object) -> Iterator[int]:
    """One more node, with other folders in front of Python's path; yields its process id. It is killed in the end."""
    variables = {"PYTHONPATH": os.pathsep.join([*map(str, path), str(TESTS)])}
    node = cluster.add(num_cpus=2, env_vars=variables, **settings)
    try:
        yield node
    finally:
        os.kill(node, signal.SIGKILL)


def test_a_node_that_is_killed_costs_no_task_and_doubles_none(cluster: Cluster, on_ray: RayCluster) -> None:
    with one_more(cluster) as node, closing(on_ray.run(jobs.toiling, range(3000))) as coming:
        results = [next(coming)]
        while results[-1][1][1] != node:
            results.append(next(coming))
        os.kill(node, signal.SIGSTOP)  # in the middle of what it has got
        os.kill(node, signal.SIGKILL)
        results += coming
    assert sorted(task for task, _ in results) == list(range(3000))


@pytest.mark.parametrize(
    ("file", "line", "words"),
    [
        ("__init__.py", '__version__ = "0.0.1"', "Tavolino 0.0.1, and here it is"),
        (f"games/{GAME}/rules.py", "# another rule", "other sources of tavolino than here"),
    ],
)
def test_a_node_with_another_tavolino_is_named_and_nothing_of_it_counts(
    cluster: Cluster, on_ray: RayCluster, tmp_path: Path, file: str, line: str, words: str
) -> None:
    copy = tmp_path / "tavolino"
    shutil.copytree(Path(tavolino.__file__).parent, copy, ignore=shutil.ignore_patterns("__pycache__", "web"))
    (copy / file).write_text((copy / file).read_text() + line + "\n")
    parents = set()
    with one_more(cluster, tmp_path) as node, pytest.raises(Unfit, match=rf"^The worker on .* has {words}"):  # noqa: PT012
        for _ in range(20):  # it ends when that node gets its first bundle
            for _, (_, parent) in on_ray.run(jobs.toiling, range(1000)):
                parents.add(parent)
    assert node not in parents


def test_a_node_without_the_bot_is_named(
    on_ray: RayCluster, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.syspath_prepend(tmp_path)
    (tmp_path / "only_here.py").write_text("answer = 42\n")
    with pytest.raises(Unfit, match="has no only_here"):
        list(on_ray.run(jobs.calculate, range(10), modules=["only_here"]))


def test_a_contest_is_the_same_on_a_cluster_to_the_last_byte(cluster: Cluster, tmp_path: Path) -> None:
    arguments = ("--bots", "heuristic,random,casual", "--deals", 6, "--report")
    local = done(program(*arguments, tmp_path / "local"))
    ray = done(program(*arguments, tmp_path / "ray", "--on", cluster.address))
    assert ray[0] == 0
    assert ray[2] == ""  # Ray itself says nothing
    assert ray[1].replace(str(tmp_path / "ray"), str(tmp_path / "local")) == local[1]
    for name in ("report.json", "report.md", "report.png"):
        assert (tmp_path / "ray" / name).read_bytes() == (tmp_path / "local" / name).read_bytes()
    lines = [(tmp_path / place / "matches.jsonl").read_bytes().splitlines() for place in ("local", "ray")]
    assert sorted(lines[0]) == sorted(lines[1])


def test_ctrl_c_ends_a_cluster_of_our_own(ray_folder: str, tmp_path: Path) -> None:
    folder = Path(ray_folder, "own")
    folder.mkdir()
    tell, hold = tmp_path / "tell", tmp_path / "hold"
    with named_pipe(tell) as told, named_pipe(hold):
        surroundings = {**alone_in(str(folder)), "ARENA_TELL": str(tell), "ARENA_HOLD": str(hold)}
        process = program("--bots", "waiting,random", "--deals", 50, "--on", "ray", **surroundings)
        assert select.select([told], [], [], 60)[0]  # a bot plays, in a process of Ray
        assert processes_in(folder)
        os.killpg(process.pid, signal.SIGINT)
        assert done(process) == (130, "", "tavolino: Stopped.\n")
    assert not processes_in(folder)


def processes_in(folder: Path) -> list[str]:
    """What runs with files in this folder."""
    listed = subprocess.run(["ps", "-ewwo", "pid,args"], capture_output=True, text=True, check=True).stdout
    return [line for line in listed.splitlines() if str(folder) in line]


@pytest.mark.parametrize("address", ["ray://", "ray://host", "ray://:10001", "ray://host:0", "ray://host:99999"])
def test_an_address_that_is_none_is_named(address: str) -> None:
    with pytest.raises(TavolinoError, match="should be ray://HOST:PORT"):
        workers_on(address)


def test_another_place_is_named() -> None:
    with pytest.raises(TavolinoError, match="'moon' should be local, ray or ray://HOST:PORT"):
        workers_on("moon")


@pytest.mark.usefixtures("ray_folder")
def test_a_cluster_that_is_not_there_is_named() -> None:
    status, output, complaints = done(program("--bots", "heuristic,random", "--deals", 1, "--on", "ray://127.0.0.1:1"))
    assert (status, output) == (2, "")
    assert complaints == "tavolino: There is no Ray cluster at ray://127.0.0.1:1: Connection refused.\n"
