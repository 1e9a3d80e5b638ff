"""A browser test that fails is tried once more. If it passes then, the end of the run shows how it failed, in bold."""

import pytest

BROWSER = "browser"  # the fixture that only browser tests use


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    if config.getoption("usepdb"):  # somebody wants to look at the first failure
        return
    for item in items:
        if BROWSER in getattr(item, "fixturenames", ()):
            item.add_marker(pytest.mark.flaky(reruns=1))


@pytest.hookimpl(trylast=True)
def pytest_terminal_summary(terminalreporter: pytest.TerminalReporter) -> None:
    flaky = passed_on_second_try(terminalreporter)
    if not flaky:
        return
    terminalreporter.write_sep("=", "first tries of flaky tests")
    for report in flaky:
        terminalreporter.write_sep("_", report.nodeid)
        terminalreporter.write_line(report.longreprtext)
        for title, text in report.sections:
            terminalreporter.write_sep("-", title)
            terminalreporter.write_line(text)
    terminalreporter.write_sep("=", "flaky: mend it", bold=True)
    for report in flaky:
        terminalreporter.write_line(f"{report.nodeid}: {failure_in_one_line(report)}", bold=True)


def passed_on_second_try(terminalreporter: pytest.TerminalReporter) -> list[pytest.TestReport]:
    """The report of the first failure of each."""
    failed = {report.nodeid for kind in ("failed", "error") for report in terminalreporter.stats.get(kind, ())}
    first: dict[str, pytest.TestReport] = {}
    for report in terminalreporter.stats.get("rerun", ()):
        if report.nodeid not in failed:
            first.setdefault(report.nodeid, report)
    return list(first.values())


def failure_in_one_line(report: pytest.TestReport) -> str:
    """What was raised, without the rest of a long message."""
    crash = getattr(report.longrepr, "reprcrash", None)
    lines: list[str] = (crash.message if crash else report.longreprtext).splitlines()
    return lines[0] if lines else "no reason was given"
