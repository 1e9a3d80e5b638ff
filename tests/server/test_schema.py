"""Schemathesis sends whatever the schema allows, and what it does not. Every answer has to be what the schema says."""

import subprocess
import sys
from pathlib import Path

from support.running import Guest, Running, finished_table

CHECKS = (
    "not_a_server_error",
    "status_code_conformance",
    "content_type_conformance",
    "response_headers_conformance",
    "response_schema_conformance",
    "ignored_auth",
)
PROGRAM = Path(sys.executable).with_name("schemathesis")
REAL = """
[[operations]]
include-path-regex = "^/api/{kind}/"
parameters = {{ "path.name" = "{name}" }}
"""  # names of things that are there: made up ones lead to 404 and no further


def run(server: Running, guest: Guest, folder: Path, *more: str) -> None:
    done = subprocess.run(
        [
            *(str(PROGRAM), "run", f"{server.url}/schema/openapi.json", *more),
            *("--header", f"Authorization: Bearer {guest.token}", "--checks", ",".join(CHECKS), "--max-examples", "10"),
            *("--seed", "1", "--no-color", "--phases", "examples,coverage,fuzzing"),
        ],
        capture_output=True,
        text=True,
        cwd=folder,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout


def test_every_answer_is_what_the_schema_says(server: Running, tmp_path: Path) -> None:
    anna = server.guest("Anna")
    over = anna.get(f"/api/tables/{finished_table(server, 'twisted')}").json()["table"]
    table = anna.open("twisted", 2, (None, "casual"))
    anna.ask(table, "sit", seat=0)
    anna.ask(table, "start")
    there = {"tables": table, "records": over["record"], "lessons": "twisted", "rules": "twisted", "games": "twisted"}
    config = "".join(REAL.format(kind=kind, name=name) for kind, name in there.items())
    (tmp_path / "schemathesis.toml").write_text(config)
    run(server, anna, tmp_path, "--exclude-operation-id", "forget_me")
    run(server, anna, tmp_path, "--include-operation-id", "forget_me")  # now nobody knows her any more
    assert "tavolino_faults_total 0.0" in server.http.get("/metrics").text
