"""`tavolino keys`: a new key signs, and the cookies of the old one are good until it is dropped."""

from pathlib import Path

from cli.program import run
from support.running import Running


def test_cookies_outlive_a_new_key_and_die_with_the_old_one(tmp_path: Path) -> None:
    database = tmp_path / "tavolino.db"
    with Running(database) as server:
        token = server.guest("Anna").headers
        assert "Another server is using the database" in run("keys", "--new", "--db", database).stderr
    assert run("keys", "--new", "--db", database).stdout == "There are 2 keys; the newest signs.\n"
    with Running(database) as server:
        assert server.http.get("/api/me", headers=token).json() == {"name": "Anna"}
        fresh = server.guest("Ben").headers
    assert run("keys", "--drop-old", "--db", database).stdout == "There is one key.\n"
    with Running(database) as server:
        assert server.http.get("/api/me", headers=token).json() == {"name": None}
        assert server.http.get("/api/me", headers=fresh).json() == {"name": "Ben"}
