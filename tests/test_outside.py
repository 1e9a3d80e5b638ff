"""A game that another package brings: the example, installed as it is, in the terminal, the arena and on the server."""

import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from pyarrow import parquet

from cli.program import run_apart
from cli.test_play import follow_the_hints
from outside import EXAMPLE, found_in, installed
from support.running import Running, finished_table
from tavolino.games import BUILT_IN

BOTS = ["random", "heuristic", "novice", "casual", "club", "expert", "master"]  # it needs no kernel for any of them


@pytest.fixture(scope="module", autouse=True)
def carafe(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    with installed(tmp_path_factory.mktemp("outside")):
        yield


@pytest.fixture(scope="module")
def server(carafe: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Running]:  # noqa: ARG001 - it is there
    with Running(tmp_path_factory.mktemp("server") / "tavolino.db") as running:
        yield running


def test_it_keeps_the_contract() -> None:
    command = [sys.executable, "-m", "pytest", "-q", "-p", "no:xdist", "-p", "no:cacheprovider", str(EXAMPLE / "tests")]
    done = subprocess.run(command, capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stdout


def test_it_is_played_in_the_terminal(tmp_path: Path) -> None:
    assert follow_the_hints("carafe", tmp_path / "match.json") == "hands empty"


def test_it_is_played_in_the_arena() -> None:
    done = run_apart("arena", "carafe", "--bots", "heuristic,random", "--deals", "8", "--processes", "1")
    assert done.returncode == 0
    assert "Carafe: heuristic and random" in done.stdout


def test_it_is_traced_as_a_table_without_the_numbers_it_does_not_have(tmp_path: Path) -> None:
    done = run_apart("trace", "carafe", "--parquet", tmp_path / "carafe.parquet")
    assert (done.returncode, done.stderr) == (0, "")
    rows = parquet.read_table(tmp_path / "carafe.parquet").to_pylist()
    assert all(row["action"] in row["legal"] and row["scores"] for row in rows)
    assert {row[name] for row in rows for name in ("action_number", "legal_numbers", "observation")} == {None}


def test_it_is_reported_as_a_page_with_replays(tmp_path: Path) -> None:
    words = ("--bots", "heuristic,random", "--deals", "2", "--processes", "1", "--report", tmp_path)
    assert run_apart("arena", "carafe", *words).returncode == 0
    assert (tmp_path / "report.html").read_text(encoding="utf-8").count("<details>") == 4


def test_a_level_that_searches_plays_it_without_a_kernel() -> None:
    done = run_apart("arena", "carafe", "--bots", "club,random", "--deals", "2", "--processes", "1")
    assert (done.returncode, done.stderr) == (0, "")
    assert "Carafe: club and random" in done.stdout


def test_the_server_offers_it_with_what_it_has(server: Running) -> None:
    *built_in, facts = server.http.get("/api/games").json()
    assert [game["name"] for game in built_in] == list(BUILT_IN)
    assert all(game["lesson"] for game in built_in)
    assert (facts["name"], facts["title"], facts["levels"], facts["lesson"]) == ("carafe", "Carafe", BOTS, True)
    assert facts["about"].startswith("Pour numbers")
    for language, found, begins in (("fr", "en", "# Carafe\n"), ("de", "de", "# Karaffe\n")):
        rules = server.http.get(f"/api/rules/carafe?language={language}").json()
        assert (rules["language"], rules["text"][: len(begins)]) == (found, begins)
    assert server.http.get("/api/rules/nothing").status_code == 404


def test_its_lesson_is_played_to_the_end_in_words_that_it_has(server: Running) -> None:
    words = {code: server.http.get(f"/api/words/carafe?language={code}").json()["text"] for code in ("en", "de")}
    *steps, last = server.http.get("/api/lessons/carafe?plain=true").json()["scenes"]
    for number, scene in enumerate(steps):
        assert all(f"carafe-lesson-{scene['sentence']} = " in text for text in words.values())
        if scene["asked"]:
            tried = server.http.post(f"/api/lessons/carafe/{number}/try", json={"action": scene["asked"]}).json()
            assert tried == {"asked": True, "refusal": None}
    assert [scene["asked"]["type"] for scene in steps if scene["asked"]] == ["pour", "pour", "spill"]
    assert last["view"]["names"] == []
    assert [len(one["cards"]) for title in ("won", "spilled") for one in [zone(last, title, 0)]] == [4, 2]
    wrong = server.http.post("/api/lessons/carafe/3/try", json={"action": {"type": "pour", "card": 7}}).json()
    assert (wrong["asked"], wrong["refusal"]["clause"]) == (False, "C-A1")


def test_a_plain_connection_is_told_in_words_what_its_seat_may_know(server: Running) -> None:
    anna, ben = server.guest("Anna"), server.guest("Ben")
    table = anna.open("carafe", 2)
    with anna.live(table, plain=True) as one, ben.live(table, plain=True) as other:
        one.ask("sit", seat=0)
        other.ask("sit", seat=1)
        update = one.ask("start")
        [seat] = update["awaited"]
        mover, waiter = (one, other) if seat == 0 else (other, one)
        played = mover.act(mover.until(update["version"]))
        seen = waiter.until(played["version"])
    assert zone(played, "hand", seat)["actions"][0]["type"] == "pour"
    hand = zone(seen, "hand", seat)
    assert (hand["cards"], hand["hidden"], hand["actions"]) == ([], 4, [])
    assert last_words(played)["message"] == "carafe-drew"
    who = {"type": "seat", "seat": seat}
    assert last_words(seen) == {"type": "sentence", "message": "carafe-drew-hidden", "values": {"who": who}}
    assert seen["view"]["names"][0].startswith("pour ")


def zone(update: Any, title: str, seat: int) -> Any:
    named = (f"carafe-zone-{title}", seat)
    [found] = [zone for zone in update["view"]["zones"] if (zone["title"]["message"], zone["seat"]) == named]
    return found


def last_words(update: Any) -> Any:
    return update["events"][-1]["told"]


def test_a_refusal_is_a_sentence_of_its_own(server: Running) -> None:
    anna = server.guest("Anna")
    table = anna.open("carafe", 2, (None, "casual"))
    with anna.live(table) as live:
        live.ask("sit", seat=0)
        update = live.ask("start")
        while not update["view"]["legal"]:
            update = live.next()
        [refusal] = live.act(update, {"type": "spill"})["refused"]
    assert refusal["reason"] == "One of your cards fits, so you have to pour."
    assert refusal["clause"] == "C-G1"
    assert refusal["message"] == "carafe-why-pour"
    hint = anna.get(f"/api/tables/{table}/hint").json()
    _, *others = [one["tries"] for one in hint["advice"]]
    assert others == sorted(others, reverse=True), "they come from a search without a kernel"
    assert others[0] > 0


def test_a_replay_can_be_had_in_words(server: Running) -> None:
    table = finished_table(server, "carafe")
    record = server.guest("Ben").get(f"/api/tables/{table}").json()["table"]["record"]
    steps = server.steps(record, open="true", plain="true")
    told = [one["message"] for step in steps for one in step["told"]]
    assert told.count("carafe-poured") == 40
    assert "carafe-drew-hidden" not in told, "all cards are open"
    hidden = server.steps(record, seat=0, plain="true")
    assert "carafe-drew-hidden" in [one["message"] for step in hidden for one in step["told"]]


def test_its_words_come_in_languages_and_in_english_where_one_is_missing(server: Running) -> None:
    def words(game: str, language: str) -> Any:
        return server.http.get(f"/api/words/{game}?language={language}").json()

    assert "carafe-title = Karaffe\n" in words("carafe", "de")["text"]
    for language in ("en", "it", "xx"):
        assert "carafe-title = Carafe\n" in words("carafe", language)["text"]
    assert words("twisted", "de") == {"text": "", "language": "de"}
    assert server.http.get("/api/words/nothing").status_code == 404


BROKEN = {
    "twisted = json": "there is another game of that name.",
    "nowhere = no_such_module": "ModuleNotFoundError: No module named 'no_such_module'.",
    "half = json": "it lacks name, action_type, end_reasons, ",
    "other = tavolino_carafe": "it calls itself 'carafe'.",
    "Big = tavolino_carafe": "its name should be up to 20 small letters and digits.",
    "leaves = leaving": "SystemExit: 3.",
    "zoneless = zoneless": "Carafe cannot use its zones: it lacks zones(view).",
    "untaught = untaught": "Carafe cannot use its lesson: it lacks lesson.",
    "misled = misled": "its lesson says 'open', but words/en has no 'misled-lesson-open'.",
}


def test_a_broken_game_is_one_line_and_takes_no_other_down(tmp_path: Path) -> None:
    (tmp_path / "leaving.py").write_text("raise SystemExit(3)")
    (tmp_path / "zoneless").mkdir()
    (tmp_path / "zoneless/__init__.py").write_text("from tavolino_carafe import *\nname = 'zoneless'\n")
    (tmp_path / "zoneless/zones.py").write_text("def zones(): return ()")
    for name, lesson in {"untaught": "", "misled": "from tavolino_carafe.lesson import lesson\n"}.items():
        (tmp_path / name).mkdir()
        (tmp_path / name / "__init__.py").write_text(f"from tavolino_carafe import *\nname = {name!r}\n")
        (tmp_path / name / "lesson.py").write_text(lesson)
    about = tmp_path / "broken-1.dist-info"
    about.mkdir()
    (about / "METADATA").write_text("Metadata-Version: 2.1\nName: broken\nVersion: 1\n")
    (about / "entry_points.txt").write_text("\n".join(["[tavolino.games]", *BROKEN]))
    with found_in(tmp_path):
        played = run_apart("trace", "carafe", "--seed", "1", "--actions", "1")
        refused = run_apart("trace", "nowhere")
    lines = [line.removeprefix("tavolino: The game ") for line in played.stderr.splitlines()]
    assert played.returncode == 0
    assert len(lines) == len(BROKEN)
    for entry, why in BROKEN.items():
        name, _, module = entry.partition(" = ")
        assert any(line.startswith(f"{name} ({module}) cannot be played: {why}") for line in lines), entry
    assert refused.returncode == 2
    assert sorted(refused.stderr.splitlines()) == sorted(played.stderr.splitlines()), "each is told once"
