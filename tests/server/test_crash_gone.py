"""A server whose database is taken away stops, and says why."""

import signal
from pathlib import Path

import httpx

from support.running import PATIENCE, Running


def test_a_server_without_its_database_acknowledges_nothing_says_so_and_stops(tmp_path: Path) -> None:
    server = Running(tmp_path / "tavolino.db")
    anna = server.guest("Anna")
    table = anna.open("twisted", 2)
    server.database.rename(tmp_path / "elsewhere.db")
    try:
        answer = server.http.get("/healthz")
    except httpx.HTTPError:
        pass  # it has noticed already
    else:
        assert answer.status_code == 503
        assert "was deleted or replaced" in answer.text
    try:
        answer = anna.ask(table, "sit", seat=0)
    except httpx.HTTPError:
        pass
    else:
        assert answer.status_code != 200
    assert server.process.wait(timeout=PATIENCE) == 2
    log = server.log.read_text()
    assert log.count("was deleted or replaced") == 2, "once when it was noticed, and once as the last line"
    assert "Traceback" not in log
    server.stop()


def test_the_table_is_there_again_when_the_database_is_back(tmp_path: Path) -> None:
    server = Running(tmp_path / "tavolino.db")
    table = server.guest("Anna").open("twisted", 2)
    server.stop(signal.SIGKILL)
    link = tmp_path / "link.db"
    link.symlink_to(server.database)
    with Running(link) as again:
        assert again.guest("Ben").get(f"/api/tables/{table}").status_code == 200
        assert again.http.get("/healthz").text == "ok\n"
