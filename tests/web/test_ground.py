"""What the browser tests stand on: that troubles are noticed, and that a browser is never silently missing."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest
from playwright.sync_api import Page

from support import browser
from support.running import PATIENCE, Running
from web.axe import axe
from web.conftest import Visit
from web.watch import Troubles

CAUSES = {
    "console.error('oh dear')": "console: oh dear",
    "setTimeout(() => { throw new Error('oh no') })": "uncaught: .*oh no",
    "fetch('/api/nowhere')": "console: .*404",
    "fetch('https://elsewhere.example/').catch(() => 0)": "console: .*Content Security Policy",
    "document.body.append(Object.assign(document.createElement('script'), { text: 'x' }))": "console: .*inline script",
    "document.body.setAttribute('style', 'color: red')": "console: .*inline style",
    "document.body.append(Object.assign(new Image(), { src: 'data:image/gif;base64,AAAA' }))": "console: .*data:",
}


@pytest.mark.parametrize("cause", CAUSES)
def test_a_trouble_is_noticed(cause: str, page: Page, troubles: Troubles) -> None:
    troubles.expect(CAUSES[cause])
    page.get_by_role("heading", level=1).wait_for()
    event = "pageerror" if "throw" in cause else "console"
    with page.expect_event(event, lambda seen: event == "pageerror" or seen.type == "error"):
        page.evaluate(f"() => {{ {cause} }}")
    with pytest.raises(AssertionError, match="troubles"):
        unforgiving(troubles).check()


def unforgiving(troubles: Troubles) -> Troubles:
    copy = Troubles("")
    copy.hosts, copy.seen = troubles.hosts, troubles.seen
    return copy


def test_an_expected_trouble_has_to_come(server: Running) -> None:
    troubles = Troubles(server.url)
    troubles.expect("409")
    with pytest.raises(AssertionError, match="did not come"):
        troubles.check()


def test_other_hosts_are_told_apart(server: Running) -> None:
    troubles = Troubles(server.url)
    for url in (f"{server.url}/api/me", server.url.replace("http", "ws"), "data:,x", "blob:x", "about:blank"):
        troubles.address(url)
    assert troubles.seen == []
    troubles.address("http://127.0.0.1:1/")
    assert troubles.seen == ["elsewhere: http://127.0.0.1:1/"]


def test_axe_complains_about_what_cannot_be_read(page: Page) -> None:
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("() => { document.body.append(new Image()); }")
    with pytest.raises(AssertionError, match="light: image-alt"):
        axe(page)
    axe(page, "h1")  # which is not the part with the picture


@pytest.mark.parametrize(("scheme", "colour"), [("light", "#ddd"), ("dark", "#222")])
def test_axe_complains_about_colours_that_cannot_be_read(scheme: str, colour: str, page: Page) -> None:
    page.get_by_role("heading", level=1).wait_for()
    page.evaluate("(colour) => { document.querySelector('h1').style.color = colour; }", colour)
    with pytest.raises(AssertionError, match=f"^{scheme}: color-contrast"):
        axe(page)


def test_each_visit_is_another_person(visit: Visit) -> None:
    name = "async () => (await (await fetch('/api/me')).json()).name"
    anna, ben = visit(), visit("/not/there")
    anna.evaluate(
        "() => fetch('/api/me', { method: 'POST', headers: { 'Content-Type': 'application/json' }, "
        "body: JSON.stringify({ name: 'Anna' }) })"
    )
    assert (anna.evaluate(name), ben.evaluate(name)) == ("Anna", None)


HICCUPS = """
import os
from types import SimpleNamespace
import pytest

@pytest.fixture
def server():
    return SimpleNamespace(url=os.environ["SERVER"])

def test_troubled(page):
    page.evaluate("() => console.error('oh dear')")

def test_crashed(page):
    page.context.browser.close()
    page.title()

def test_after_that(page):
    page.get_by_role("heading", level=1).wait_for()
"""


def test_troubles_and_a_crash_fail_the_test_that_had_them_and_no_other(server: Running, tmp_path: Path) -> None:
    (tmp_path / "test_hiccups.py").write_text(HICCUPS)
    path = {"PYTHONPATH": str(Path(__file__).parents[1]), "PYTEST_DISABLE_PLUGIN_AUTOLOAD": "1"}
    options = ("-p", "web.conftest", "-p", "no:cacheprovider", "-rA", "-c", os.devnull, "--rootdir", ".")
    done = subprocess.run(
        [sys.executable, "-m", "pytest", *options, "test_hiccups.py"],
        cwd=tmp_path,
        env={**os.environ, **path, "SERVER": server.url},
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    outcomes = re.findall(r"^(PASSED|FAILED) test_hiccups.py::test_(\w+)", done.stdout, re.MULTILINE)
    assert dict(map(reversed, outcomes)) == {"troubled": "FAILED", "crashed": "FAILED", "after_that": "PASSED"}
    assert "console: oh dear" in done.stdout


def test_a_machine_without_a_browser_is_a_failure_that_says_what_to_do(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setenv("PATH", "")
    monkeypatch.setattr(browser, "UNPACKED", tmp_path)
    with pytest.raises(pytest.fail.Exception, match="playwright install chromium"):
        browser.found(tmp_path / "none")
    (tmp_path / "chromium").touch()
    assert browser.found(tmp_path / "none") == tmp_path / "chromium"
