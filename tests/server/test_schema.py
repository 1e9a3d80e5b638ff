"""Schemathesis sends whatever the schema allows, and what it does not; no answer may be our fault."""

import subprocess
import sys
from pathlib import Path

from support.running import Running

PROGRAM = Path(sys.executable).with_name("schemathesis")


def test_no_request_is_answered_by_a_fault_of_ours(server: Running, tmp_path: Path) -> None:
    token = server.guest("Anna").headers["Authorization"]
    done = subprocess.run(
        [
            *(PROGRAM, "run", f"{server.url}/schema/openapi.json"),
            *("--header", f"Authorization: {token}", "--checks", "not_a_server_error", "--max-examples", "10"),
            *("--seed", "1", "--no-color", "--phases", "examples,coverage,fuzzing"),
        ],
        capture_output=True,
        text=True,
        cwd=tmp_path,
        timeout=600,
        check=False,
    )
    assert done.returncode == 0, done.stdout
    assert "tavolino_faults_total 0.0" in server.http.get("/metrics").text
