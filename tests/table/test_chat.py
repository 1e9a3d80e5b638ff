"""Talk: in order, not too much of it, and not from those one does not want to hear."""

import pytest

from tavolino.table.errors import NotAllowed
from tavolino.table.runtime.chat import BURST, PAUSE, Chat


def texts(chat: Chat, since: int = 0, hearer: str = "ben") -> list[str]:
    return [said.text for said in chat.since(since, hearer, at=0)]


def test_lines_are_heard_once_and_in_order() -> None:
    chat = Chat()
    chat.say("anna", 0, "Anna", "one", 0)
    chat.say("anna", 0, "Anna", "  two \n lines ", 0)
    assert texts(chat) == ["one", "two lines"]
    assert texts(chat, since=1) == ["two lines"]


@pytest.mark.parametrize("text", [" ", "\u202e", "a\x07b"])
def test_what_cannot_be_read_is_not_said(text: str) -> None:
    with pytest.raises(NotAllowed):
        Chat().say("anna", 0, "Anna", text, 0)


def test_signs_that_are_put_together_can_be_said() -> None:
    chat = Chat()
    chat.say("anna", 0, "Anna", "👩\u200d👧 می\u200cخواهم", 0)
    assert texts(chat) == ["👩\u200d👧 می\u200cخواهم"]


def test_one_who_talks_too_much_has_to_wait_and_the_others_do_not() -> None:
    chat = Chat()
    for _ in range(BURST):
        chat.say("anna", 0, "Anna", "x", 0)
    with pytest.raises(NotAllowed, match="too fast"):
        chat.say("anna", 0, "Anna", "x", 0)
    chat.say("ben", 1, "Ben", "y", 0)
    chat.say("anna", 0, "Anna", "z", PAUSE)
    assert texts(chat) == ["x"] * BURST + ["y", "z"]


def test_a_muted_person_is_heard_by_the_others() -> None:
    chat = Chat()
    chat.mute("ben", "anna", mute=True)
    chat.say("anna", 0, "Anna", "x", 0)
    assert texts(chat, hearer="ben") == []
    assert texts(chat, hearer="cleo") == ["x"]
    chat.mute("ben", "anna", mute=False)
    assert texts(chat, hearer="ben") == ["x"]


def test_a_line_says_how_long_ago_it_was_said() -> None:
    chat = Chat()
    chat.say("anna", 0, "Anna", "x", 1000)
    assert [said.age for said in chat.since(0, "ben", at=1000)] == [0]
    assert [said.age for said in chat.since(0, "ben", at=61_000)] == [60_000]


@pytest.mark.parametrize("text", ["a" + "\u0316" * 199, "\u3164", "\u2800"])
def test_nothing_that_cannot_be_seen_or_covers_other_lines_is_said(text: str) -> None:
    with pytest.raises(NotAllowed):
        Chat().say("anna", 0, "Anna", text, 0)
