"""An event is put into words once: what a game tells is what the terminal says, and what the page says.

`said.json` holds events of every kind, the sentences that games make of them, and how people read these in each
language; the page is tested with the same file, in `web/src/words/told.test.ts`.
"""

from pathlib import Path
from typing import Any, get_args, get_type_hints

import msgspec
import pytest
from msgspec import Struct

from tavolino.game import AnyGame
from tavolino.games import GAMES
from tavolino.words import LANGUAGES, PlainText, Seat, Sentence, in_words, plain_text, sentence

NAMES = ("Anna", "Ben", "Cleo", "Dora")


class Case(Struct, frozen=True, forbid_unknown_fields=True):
    game: str
    seats: int
    reader: int | None  # the seat that is called "you"
    event: dict[str, Any]  # as the reader saw it
    told: Sentence | None
    said: dict[str, str] = {}  # by language


FILE = Path(__file__).parent / "said.json"  # `tests/said.py` writes it
CASES = msgspec.json.decode(FILE.read_bytes(), type=list[Case])


def events_of(game: AnyGame) -> tuple[type[Struct], ...]:
    [event] = get_args(get_type_hints(game.apply)["return"])
    kinds: tuple[type[Struct], ...] = get_args(event)
    return kinds


def event_in(case: Case) -> Any:
    kinds = {kind.__struct_config__.tag: kind for kind in events_of(GAMES[case.game])}
    return msgspec.convert(case.event, kinds[case.event["type"]])


@pytest.mark.parametrize("name", GAMES)
def test_every_kind_of_event_is_among_the_cases(name: str) -> None:
    assert {type(event_in(case)) for case in CASES if case.game == name} == set(events_of(GAMES[name]))


def test_a_game_tells_an_event_as_a_sentence_or_leaves_it_unsaid() -> None:
    for case in CASES:
        game = GAMES[case.game]
        assert game.tell(event_in(case), case.seats, game.table_options) == case.told, case.event


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_terminal_says_what_the_page_says(language: str) -> None:
    for case in CASES:
        if case.told is not None and case.reader is None:
            assert in_words(case.told, NAMES, language) == case.said[language]


def test_what_goes_without_saying_has_no_words() -> None:
    assert {(case.game, case.event["type"]) for case in CASES if case.told is None} == {
        (case.game, case.event["type"]) for case in CASES if not case.said
    }


def test_a_sentence_travels() -> None:
    for case in CASES:
        assert msgspec.json.decode(msgspec.json.encode(case.told), type=Sentence | None) == case.told


def test_a_game_without_a_catalogue_tells_in_its_own_words() -> None:
    told = plain_text("{who} gave {receiver} {card}.", who=Seat(0), receiver=Seat(2), card=7)
    assert in_words(told, NAMES) == in_words(told, NAMES, "de") == "Anna gave Cleo 7."
    assert msgspec.json.decode(msgspec.json.encode(told), type=Sentence | PlainText) == told


def test_a_number_that_the_formatter_cannot_hold_is_written_digit_by_digit() -> None:
    assert str(10**30) in str(sentence("twisted-why-not-held", card=10**30))
