"""What goes wrong is one line that says what to do."""

import ast
import os
import subprocess
import sys
from pathlib import Path
from types import ModuleType

import pytest

from launcher import BASE, NO_NETWORK, PYPROJECT, REPOSITORY, done


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


def test_without_a_network_the_complaint_says_so(launcher: ModuleType) -> None:
    assert launcher.complaint(NO_NETWORK) == launcher.UNREACHABLE


@pytest.mark.parametrize("line", ["error sending request for url", "dns error: failed to lookup address"])
def test_uv_without_a_network_says_so(launcher: ModuleType, line: str) -> None:
    assert launcher.complaint(f"error: Failed to fetch\n  Caused by: {line}\n") == launcher.UNREACHABLE


def test_a_full_disk_is_named(launcher: ModuleType) -> None:
    for line in ("OSError: [Errno 28] No space left on device", "npm error code ENOSPC", "failed (os error 28)"):
        assert launcher.complaint(f"ERROR: could not install\n{line}\n") == launcher.NO_SPACE


def test_without_a_network_the_first_start_ends_with_one_line(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    offline = launcher.FETCH_UV._replace(command=(sys.executable, "-c", f"print({NO_NETWORK!r}); raise SystemExit(1)"))
    monkeypatch.setattr(launcher, "FETCH_UV", offline)
    monkeypatch.setattr(launcher, "STEPS", (launcher.STEPS[0], offline, *launcher.STEPS[2:]))
    assert launcher.main([]) == 2
    assert "check the network and run it again" in capsys.readouterr().err.splitlines()[-1]
    assert done(launcher) == ["making .venv"]


def test_where_uv_cannot_be_had_pip_installs_the_rest_without_a_word(
    launcher: ModuleType, monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str]
) -> None:
    script = "print('ERROR: no wheel'); raise SystemExit(1)"
    missing = launcher.FETCH_UV._replace(command=(sys.executable, "-c", script))
    monkeypatch.setattr(launcher, "FETCH_UV", missing)
    monkeypatch.setattr(launcher, "STEPS", (launcher.STEPS[0], missing, *launcher.STEPS[2:]))
    launcher.set_up()
    assert "failed" not in capsys.readouterr().err
    assert done(launcher) == [title for title in BASE if title != "fetching uv"]
    launcher.set_up(launcher.TOOLS)
    assert done(launcher) == ["installing the test tools"]


def test_what_uv_cannot_install_pip_does(launcher: ModuleType, monkeypatch: pytest.MonkeyPatch) -> None:
    launcher.set_up()
    monkeypatch.setattr(launcher, "UV_INSTALL", (sys.executable, "-c", "raise SystemExit(1)"))
    done(launcher)
    launcher.set_up(launcher.TOOLS)
    assert done(launcher) == ["installing the test tools"]


def test_npm_without_a_network_says_so(launcher: ModuleType) -> None:
    log = "npm error code ENOTFOUND\nnpm error syscall getaddrinfo\nnpm error network request failed\n"
    assert "check the network" in launcher.complaint(log)


@pytest.mark.parametrize(("reason", "tried_again"), [("ERROR: no wheel for this machine", False), (NO_NETWORK, True)])
def test_without_the_fast_parts_it_goes_on_and_says_what_is_missing(
    launcher: ModuleType, reason: str, *, tried_again: bool,
    monkeypatch: pytest.MonkeyPatch, capsys: pytest.CaptureFixture[str],
) -> None:
    install, niceness = launcher.COMPILER, list[int]()
    monkeypatch.setattr(os, "nice", niceness.append)
    script = f"print({reason!r}); raise SystemExit(1)"
    with monkeypatch.context() as patch:
        patch.setattr(launcher, "COMPILER", install._replace(command=(sys.executable, "-c", script)))
        assert launcher.main(["prepare", "--background"]) == 1
    assert "installing what the stronger bots need failed, so the stronger bots" in capsys.readouterr().err
    assert done(launcher) == BASE
    monkeypatch.setattr(launcher, "hand_over", lambda *_: 0)
    assert launcher.main(["prepare", "--background"]) == (0 if tried_again else 1)
    assert done(launcher) == ([install.title] if tried_again else [])
    assert niceness == [19, 19]


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


@pytest.mark.parametrize("word", ["help", "-h", "--help"])
def test_a_reader_who_has_read_enough_hears_nothing(checkout: Path, word: str) -> None:
    reading, writing = os.pipe()
    os.close(reading)
    command = [sys.executable, str(checkout / "tavolino"), word]
    ended = subprocess.run(command, stdout=writing, stderr=subprocess.PIPE, text=True, check=False)
    os.close(writing)
    assert (ended.returncode, ended.stderr) == (0, "")


def test_an_old_python_is_told_which_one_is_needed(launcher: ModuleType) -> None:
    assert launcher.too_old((3, 9)).startswith("Python 3.11 or newer is needed and this is 3.9;")
    assert launcher.too_old((3, 11)) == ""
    assert PYPROJECT["project"]["requires-python"] == ">={}.{}".format(*launcher.NEEDED)
    ast.parse((REPOSITORY / "tavolino").read_text(), feature_version=(3, 7))
