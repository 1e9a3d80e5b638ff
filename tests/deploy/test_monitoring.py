"""What Prometheus and Grafana are told to look at exists, and the alerts go off when they should."""

import json
import re
import subprocess
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from deploy.files import DEPLOY, needs, read_yaml
from support.metrics import figures
from support.running import Running

SERIES = re.compile(r"\b(?:tavolino|process)_[a-z_]+\b")
FROM_BACKUPS = {"tavolino_last_backup_timestamp_seconds"}  # backup.sh writes it; tests/deploy/test_backup.py
CASES = Path(__file__).with_name("alert_cases.yml")


@pytest.fixture(scope="module")
def series(tmp_path_factory: pytest.TempPathFactory) -> Iterator[set[str]]:
    """The names of all series that a real server has, before anything has happened there."""
    with Running(tmp_path_factory.mktemp("metrics") / "tavolino.db") as server:
        yield {name.partition("{")[0] for name in figures(server.http)}


def rules() -> list[dict[str, Any]]:
    found = read_yaml(DEPLOY / "alerts.yml")
    return [rule for group in found["groups"] for rule in group["rules"]]


def dashboard() -> dict[str, Any]:
    found: dict[str, Any] = json.loads((DEPLOY / "grafana.json").read_text(encoding="utf-8"))
    return found


def shown() -> list[str]:
    """The expressions of the dashboard, with values for its variables."""
    targets = [target["expr"] for panel in dashboard()["panels"] for target in panel.get("targets", ())]
    notes = [one["expr"] for one in dashboard()["annotations"]["list"]]
    values = {"$__rate_interval": "5m", "$job": "tavolino", "$instance": ".*"}
    for name, value in values.items():
        targets = [text.replace(name, value) for text in targets]
        notes = [text.replace(name, value) for text in notes]
    return targets + notes


def test_every_series_in_the_alerts_is_one_of_a_real_server(series: set[str]) -> None:
    named = {name for rule in rules() for name in SERIES.findall(rule["expr"])}
    assert named - FROM_BACKUPS <= series


def test_every_series_on_the_dashboard_is_one_of_a_real_server(series: set[str]) -> None:
    named = {name for text in shown() for name in SERIES.findall(text)}
    assert named - FROM_BACKUPS <= series


def test_the_dashboard_shows_every_series_of_the_server(series: set[str]) -> None:
    ours = {re.sub(r"_(bucket|sum|count|created)$", "", name) for name in series if name.startswith("tavolino_")}
    text = (DEPLOY / "grafana.json").read_text(encoding="utf-8")
    assert {name for name in ours if name not in text} == set()


def test_panels_do_not_overlap_and_have_names() -> None:
    taken: set[tuple[int, int]] = set()
    for panel in dashboard()["panels"]:
        assert panel["title"]
        place = panel["gridPos"]
        fields = {(x + place["x"], y + place["y"]) for x in range(place["w"]) for y in range(place["h"])}
        assert not fields & taken, panel["title"]
        assert place["x"] + place["w"] <= 24
        taken |= fields


def test_every_alert_says_how_bad_it_is_and_what_to_do() -> None:
    for rule in rules():
        assert rule["labels"]["severity"] in ("page", "ticket")
        assert len(rule["annotations"]["summary"]) > 20


def test_prometheus_reads_the_nodes_of_the_compose_file() -> None:
    services = read_yaml(DEPLOY / "compose.yaml")["services"]
    jobs = read_yaml(DEPLOY / "prometheus.yml")["scrape_configs"]
    targets = {target for job in jobs for one in job["static_configs"] for target in one["targets"]}
    nodes = {one["environment"]["TAVOLINO_NODE"] for name, one in services.items() if name.startswith("node")}
    assert {target for target in targets if target.startswith("node")} == {url.removeprefix("http://") for url in nodes}
    assert {target.partition(":")[0] for target in targets} <= set(services)


@needs("promtool")
def test_prometheus_accepts_its_file_and_the_alerts() -> None:
    subprocess.run(["promtool", "check", "config", DEPLOY / "prometheus.yml"], check=True, capture_output=True)


@needs("promtool")
def test_prometheus_understands_every_expression_of_the_dashboard(tmp_path: Path) -> None:
    found = [{"record": f"panel:{number}", "expr": text} for number, text in enumerate(shown())]
    file = tmp_path / "panels.yml"
    file.write_text(json.dumps({"groups": [{"name": "panels", "rules": found}]}), encoding="utf-8")  # which is YAML
    told = subprocess.run(["promtool", "check", "rules", file], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr


@needs("promtool")
def test_each_alert_goes_off_when_it_should_and_not_before() -> None:
    told = subprocess.run(["promtool", "test", "rules", CASES], capture_output=True, text=True, check=False)
    assert told.returncode == 0, told.stdout + told.stderr


def test_there_is_a_case_for_each_alert() -> None:
    cases = read_yaml(CASES)["tests"]
    tried = {one["alertname"] for case in cases for one in case["alert_rule_test"] if one.get("exp_alerts")}
    assert tried == {rule["alert"] for rule in rules()}
