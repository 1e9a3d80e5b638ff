"""Keys: an ask that comes twice is carried out once, and two people never get into each other's way."""

import msgspec
import pytest

from table.sitting import ANNA, BEN, CLEO, Sitting, facts, seated
from tavolino.games import GAMES
from tavolino.table.decisions.asks import React, Say, SeatBot, Sit, Stand
from tavolino.table.log.entries import decoder, encoder
from tavolino.table.log.keys import EACH, PEOPLE, Keys
from tavolino.table.log.settings import Settings
from tavolino.table.log.table import table_of
from tavolino.table.runtime.chat import Chat, talk

TWISTED, QWINTO, _ = GAMES.values()


def test_two_people_may_use_the_same_key() -> None:
    sitting = Sitting(Settings(game="twisted", seats=3))
    sitting.ask(ANNA, Sit(seat=0, key="1"))
    sitting.ask(BEN, Sit(seat=1, key="1"))
    assert [seat.name for seat in sitting.table.seats] == ["Anna", "Ben", ""]
    assert sitting.ask(BEN, Sit(seat=1, key="1")) == [], "the same person, the same ask"


def test_two_people_may_act_with_the_same_key() -> None:
    sitting = seated(QWINTO, 3)
    active = next(seat for seat in range(3) if sitting.choices(seat))
    sitting.act(active, sitting.choices(active)[0])
    for seat in range(3):
        sitting.act(seat, sitting.choices(seat)[0], key="1")
    assert sitting.table.play is not None
    assert len(sitting.table.play.done) == 4


@pytest.mark.parametrize("ask", [SeatBot(seat=2, level="heuristic", key="k"), Stand(key="k"), Sit(seat=2, key="k")])
def test_a_repeat_is_recognised_after_a_restart_too(ask: SeatBot | Stand | Sit) -> None:
    sitting = Sitting(Settings(game="twisted", seats=3))
    sitting.ask(ANNA, Sit(seat=0))
    sitting.ask(BEN, Sit(seat=1))
    assert sitting.ask(ANNA, ask)
    sitting.table = sitting.read_back()
    assert sitting.ask(ANNA, ask) == []
    assert not sitting.table.keys.has("ben", "k")


def test_an_action_in_the_log_names_no_asker_twice() -> None:
    sitting = seated(TWISTED, 2)
    seat = 0 if sitting.choices(0) else 1
    sitting.act(seat, sitting.choices(seat)[0], key="k")
    assert "asker" not in msgspec.json.decode(encoder.encode(sitting.log[-1]))
    assert facts(sitting.read_back()) == facts(sitting.table)


def test_a_log_of_an_older_program_is_read_and_its_keys_belong_to_the_seats() -> None:
    old = [
        b'{"type":"opened","at":0,"settings":{"game":"twisted","seats":2},"host":"anna"}',
        b'{"type":"sat","at":0,"key":"a","seat":0,"person":"anna","name":"Anna"}',
        b'{"type":"bot sat","at":0,"key":"b","seat":1,"level":"heuristic"}',
        b'{"type":"stood","at":0,"key":"c","seat":0}',
    ]
    table = table_of("table", [decoder.decode(body) for body in old])
    assert table.keys.has("anna", "a")
    assert table.keys.has("anna", "c")
    assert not table.keys.has("anna", "b"), "nobody knows who asked"


def test_the_same_line_with_the_same_key_is_said_once() -> None:
    table, chat = seated(TWISTED, 2).table, Chat()
    for person in (ANNA, BEN):
        for _ in range(2):
            talk(table, chat, person, Say(text="hello", key="1"), 0)
            talk(table, chat, person, React(sign="👍", key="2"), 0)
    assert [(said.name, said.text) for said in chat.since(0, CLEO.id, 0)] == [
        ("Anna", "hello"),
        ("Anna", "👍"),
        ("Ben", "hello"),
        ("Ben", "👍"),
    ]


def test_only_so_many_keys_are_remembered_and_nobody_pushes_out_those_of_others() -> None:
    keys = Keys()
    keys.remember("anna", "first")
    for number in range(10 * EACH):
        keys.remember("ben", f"{number}")
    assert keys.has("anna", "first")
    assert len(keys.of["ben"]) == EACH
    for number in range(PEOPLE):
        keys.remember(f"{number}", "k")
    assert len(keys.of) == PEOPLE


def test_a_key_moves_with_a_person_to_another_device() -> None:
    keys = Keys()
    keys.remember("anna", "k")
    keys.move("anna", "anna's phone")
    assert keys.has("anna's phone", "k")
