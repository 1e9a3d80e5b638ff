"""A deck of one's own mistakes, over HTTP, with a coach that makes its judgements up."""

import sqlite3
import sys
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest

from server.coach.test_handlers import play, whole
from support import invented
from support.running import Guest, Running
from tavolino.coach.practice import PAUSES
from tavolino.coach.verdict import SERIOUS

PROGRAM = (sys.executable, invented.__file__)


class Played:
    def __init__(self, server: Running, database: Path) -> None:
        self.server, self.database = server, database
        self.anna = server.guest("Anna")
        self.record = ""
        self.judged: Any = {"decisions": ()}
        while not any(one["verdict"] in SERIOUS for one in self.judged["decisions"]):  # the coach makes them up
            self.record = play(self.anna)
            self.judged = whole(server, self.record)["judged"]
        self.decisions = {one["step"]: one for one in self.judged["decisions"]}

    def deck(self) -> Any:
        return self.anna.get("/api/me/deck").json()

    def card(self, step: int) -> Any:
        [found] = [one for one in self.deck()["cards"] if one["step"] == step]
        return found

    def answer(self, step: int, choice: int, guest: Guest | None = None) -> Any:
        action = self.decisions[step]["choices"][choice]["action"]
        return (guest or self.anna).post(f"/api/me/deck/{self.record}/{step}", {"action": action})

    def wait(self, days: int) -> None:
        """As if these days had passed for whatever was tried."""
        with sqlite3.connect(self.database) as database:
            database.execute("UPDATE practice SET due = due - ?", (days,))


@pytest.fixture(scope="module")
def played(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Played]:
    database = tmp_path_factory.mktemp("deck") / "tavolino.db"
    with Running(database, program=PROGRAM) as running:
        yield Played(running, database)


def test_the_deck_has_the_mistakes_of_a_judged_match_and_nobody_elses(played: Played) -> None:
    steps = [one["step"] for one in played.judged["decisions"] if one["verdict"] in SERIOUS]
    assert steps
    deck = played.deck()
    assert [one["step"] for one in deck["cards"]] == steps
    for one in deck["cards"]:
        assert (one["record"], one["game"], one["seats"], one["seat"]) == (played.record, "qwinto", 1, 0)
        assert (one["in_a_row"], one["due"], one["done"]) == (0, None, False)
        assert one["kind"] != "other"
    assert played.anna.get("/api/me/export").json()["deck"] == deck
    ben = played.server.guest("Ben")
    assert ben.get("/api/me/deck").json()["cards"] == []
    assert ben.get(f"/api/me/deck/{played.record}/{steps[0]}").status_code == 404
    assert played.answer(steps[0], 0, ben).json()["message"] == "why-no-card"
    assert played.server.http.get("/api/me/deck").status_code == 401


def test_a_position_is_shown_as_its_seat_saw_it_and_says_nothing_of_what_came_after(played: Played) -> None:
    card = played.deck()["cards"][0]
    found = played.anna.get(f"/api/me/deck/{played.record}/{card['step']}").json()
    steps = played.server.steps(played.record, seat=0)
    assert found["now"] == steps[card["step"]]
    assert found["names"] == ["Anna"]
    assert found["card"] == card
    assert set(found) == {"card", "names", "options", "now"}
    not_one = next(step for step in range(len(steps)) if step not in [one["step"] for one in played.deck()["cards"]])
    assert played.anna.get(f"/api/me/deck/{played.record}/{not_one}").status_code == 404
    assert played.anna.get(f"/api/me/deck/{played.record}/{2**64}").status_code == 400, "no database has such numbers"


def test_what_goes_well_three_times_is_done_and_what_does_not_begins_again(played: Played) -> None:
    step = played.deck()["cards"][0]["step"]
    decision = played.decisions[step]
    today = played.deck()["today"]

    def answered(choice: int) -> tuple[str, bool, int, int]:
        found = played.answer(step, choice).json()
        assert found["decision"]["taken"] == choice
        assert found["then"] == decision["taken"]
        assert found["card"] == played.card(step)
        card = found["card"]
        return found["decision"]["verdict"], found["counts"], card["in_a_row"], card["due"] - today

    assert answered(decision["best"]) == ("best", True, 1, PAUSES[1])
    assert answered(decision["taken"]) == (decision["verdict"], False, 1, PAUSES[1]), "not twice on one day"
    played.wait(PAUSES[1])
    assert answered(decision["best"]) == ("best", True, 2, PAUSES[2])
    played.wait(PAUSES[2])
    assert answered(decision["taken"]) == (decision["verdict"], True, 0, PAUSES[0])
    for times in (1, 2, 3):
        played.wait(PAUSES[min(times - 1, 2)])
        assert answered(decision["best"])[2] == times
    assert played.card(step)["done"]


def test_what_the_rules_do_not_allow_is_refused_with_the_reason(played: Played) -> None:
    card = played.deck()["cards"][-1]
    path = f"/api/me/deck/{played.record}/{card['step']}"
    passing = {"type": "pass"} in [one["action"] for one in played.decisions[card["step"]]["choices"]]
    wrong = {"type": "play", "card": ["o", 3], "place": "tl"} if passing else {"type": "pass"}
    refused = played.anna.post(path, {"action": wrong})
    assert refused.status_code == 409
    assert refused.json()["reason"]
    assert played.anna.post(path, {"action": {"type": "fly"}}).status_code == 400
    assert played.card(card["step"]) == card
