"""The commands of a checkout: checks, benches, wheels, locks."""

import os
import re
import sys
from pathlib import Path
from types import ModuleType

import pytest

from cli.program import run
from launcher import BASE, LINTED, LOCKS, PAGE, PYPROJECT, REPOSITORY, SEARCH, TESTED, done


def test_the_first_failure_gives_the_status(launcher: ModuleType) -> None:
    commands = [(sys.executable, "-c", f"raise SystemExit({status})") for status in (0, 3, 4)]
    assert launcher.call_all(*commands) == 3


def test_what_failed_of_several_checks_is_the_last_thing_to_be_read(
    launcher: ModuleType, capfd: pytest.CaptureFixture[str]
) -> None:
    scripts = ("print('a fault'); raise SystemExit(3)", "print('all is well')")
    assert launcher.check(*((sys.executable, "-S", "-c", script) for script in scripts)) == 3
    said = capfd.readouterr().err.splitlines()
    assert said[0].startswith("tavolino: side by side: ")
    assert [line for line in said if not line.startswith("tavolino: ")] == ["all is well", "a fault"]


def test_a_whole_run_compiles_while_it_checks_and_names_the_slowest_tests_and_a_part_gets_its_arguments(
    with_page: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    called: list[tuple[object, ...]] = []
    checked: list[tuple[object, ...]] = []

    def call_all(command: tuple[object, ...]) -> int:
        called.append(command)
        return 0

    def check(*commands: tuple[object, ...]) -> int:
        checked.extend(commands)
        return 0

    monkeypatch.setattr(with_page, "call_all", call_all)
    monkeypatch.setattr(with_page, "check", check)
    assert with_page.main(["test"]) == 0
    assert done(with_page) == [*BASE, *TESTED]
    assert checked[0][1:] == ("tavolino", "prepare"), "what takes longest begins first"
    assert with_page.main(["test", "-k", "some"]) == 0
    assert done(with_page) == SEARCH[1:], "a part checks nothing, so it compiles by itself"
    whole, part = called
    assert whole[-2:] == ("--durations=10", "--durations-min=1")
    assert part == (*whole[:-2], "-k", "some")


def test_an_unknown_bench_lists_the_benches(launcher: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    for arguments in (["bench"], ["bench", "spede"]):
        assert launcher.main(arguments) == 2
        assert capsys.readouterr().err == "tavolino: bench needs one of these names: speed\n"
    assert done(launcher) == []


def test_a_package_of_benches_is_a_bench_if_it_can_be_run(
    launcher: ModuleType, capsys: pytest.CaptureFixture[str]
) -> None:
    for part in ("runs/__main__.py", "shared/__init__.py"):
        (launcher.ROOT / "bench" / part).parent.mkdir()
        (launcher.ROOT / "bench" / part).touch()
    assert launcher.main(["bench"]) == 2
    assert capsys.readouterr().err == "tavolino: bench needs one of these names: runs, speed\n"


def test_a_bench_finds_what_it_measures_us_beside(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "")
    handed: list[object] = []
    monkeypatch.setattr(launcher, "hand_over", lambda *command: handed.extend(command))
    launcher.main(["bench", "speed", "--json"])
    assert handed[1:] == ["-m", "bench.speed", "--json"]
    assert os.environ["PYTHONPATH"].split(os.pathsep) == [str(launcher.ROOT), str(launcher.ROOT / "tests")]
    assert done(launcher) == [*BASE, "installing the test tools", *SEARCH]


def test_a_bench_finds_the_page_and_a_browser(with_page: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PYTHONPATH", "")
    monkeypatch.setattr(with_page, "browser_found", lambda: False)
    assert with_page.main(["bench", "speed"]) == 7
    assert done(with_page) == [*BASE, *LINTED, *SEARCH, "building the page", "unpacking the browser"]


def test_a_wheel_is_made_in_the_folder_that_is_asked_for(with_page: ModuleType, tmp_path: Path) -> None:
    with_page.BUILD_WHEEL = "import sys, pathlib; pathlib.Path(sys.argv[1], 'wheel').touch()"  # type: ignore[attr-defined]
    with_page.PYTHON = Path(sys.executable)  # type: ignore[attr-defined]
    assert with_page.main(["wheel"]) == 0
    assert done(with_page) == [*BASE, *PAGE]
    assert with_page.main(["wheel", str(tmp_path / "new/folder")]) == 0
    assert (with_page.ROOT / "dist/wheel").exists()
    assert (tmp_path / "new/folder/wheel").exists()


@pytest.mark.parametrize("arguments", [["--help"], ["-o"], ["one", "two"]])
def test_a_wheel_takes_nothing_but_a_folder(
    with_page: ModuleType, arguments: list[str], capsys: pytest.CaptureFixture[str]
) -> None:
    assert with_page.main(["wheel", *arguments]) == 2
    assert capsys.readouterr().err == "tavolino: wheel takes nothing but the folder to put it into\n"
    assert done(with_page) == []


def test_the_launcher_knows_the_commands_of_the_program(launcher: ModuleType) -> None:
    known = {*launcher.PAGE_COMMANDS, *launcher.TERMINAL_COMMANDS, "help"} - {"--version"}
    described = {line.split()[0] for line in run("help").stdout.splitlines() if re.match(r"    [a-z]", line)}
    assert known == described


def test_an_unknown_command_names_those_there_are(launcher: ModuleType, capsys: pytest.CaptureFixture[str]) -> None:
    assert launcher.main(["foo"]) == 2
    line = capsys.readouterr().err
    assert line.startswith("tavolino: there is no command 'foo'; there are open, serve, play, ")
    assert "test, lint, bench" in line
    assert done(launcher) == []


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


def test_lock_without_uv_says_what_to_install(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    monkeypatch.setenv("PATH", "")
    assert launcher.main(["lock"]) == 2
    assert capsys.readouterr().err.endswith("run: pip install uv\n")


@pytest.mark.parametrize(
    ("typed", "wanted"),
    [
        ("arena --on ray", True),
        ("arena --on=ray://10.0.0.1:10001", True),
        ("arena --on local", False),
        ("arena --bots ray", False),
    ],
)
def test_ray_is_installed_only_for_those_who_work_on_it(launcher: ModuleType, typed: str, *, wanted: bool) -> None:
    assert launcher.wants_ray(typed.split()) == wanted


def test_the_lock_files_cover_what_pyproject_asks_for() -> None:
    def pinned(name: str) -> set[str]:
        lines = (REPOSITORY / name).read_text().splitlines()
        return {line.split("==")[0] for line in lines if "==" in line}

    def asked(requirements: list[str]) -> set[str]:
        return {requirement.split(">=")[0].replace("_", "-") for requirement in requirements}

    project = PYPROJECT["project"]
    assert PYPROJECT["dependency-groups"]["build"] == PYPROJECT["build-system"]["requires"]
    assert asked(project["dependencies"] + PYPROJECT["build-system"]["requires"]) <= pinned("requirements.lock")
    groups = PYPROJECT["dependency-groups"]
    assert asked(groups["venv"]) <= pinned("requirements.lock")
    for group in ("node", "uv"):
        assert asked(groups[group]) == pinned(f"requirements-{group}.lock")
    assert asked(project["optional-dependencies"]["fast"]) <= pinned("requirements-fast.lock")
    assert asked(project["optional-dependencies"]["arena"]) <= pinned("requirements-arena.lock")
    assert "ray" in pinned("requirements-cluster.lock") - pinned("requirements-dev.lock")
    for group in ("dev", "docs", "peers"):
        assert asked(groups[group]) <= pinned("requirements-dev.lock")
    assert pinned("requirements.lock") <= pinned("requirements-dev.lock")


@pytest.mark.parametrize("name", LOCKS)
def test_the_lock_files_name_no_host(name: str) -> None:
    assert "://" not in (REPOSITORY / name).read_text()


def test_the_lock_file_of_the_page_names_no_registry() -> None:
    assert '"resolved"' not in (REPOSITORY / "web/package-lock.json").read_text()
