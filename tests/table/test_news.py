"""Who comes and goes during a match is told, and what happened stays with those who did it."""

import pytest

from table.sitting import ANNA, BEN, CLEO, Sitting, facts, seated
from tavolino.games import GAMES
from tavolino.people import Person
from tavolino.table.decisions.asks import Cast, SeatBot, Sit, Stand
from tavolino.table.decisions.automatic import person_back
from tavolino.table.decisions.playing import acted
from tavolino.table.decisions.seating import may_sit, move_seat
from tavolino.table.log import news
from tavolino.table.runtime.presence import Presence
from tavolino.table.runtime.views import events_since, table_view
from tavolino.words import LANGUAGES, Seat, Sentence, in_words, sentence

TWISTED = GAMES["twisted"]


def told(sitting: Sitting) -> list[object]:
    return [happened.told for happened in events_since(sitting.table, 0, None) if happened.around]


def move(sitting: Sitting, seat: int, *, bot: bool = False) -> int:
    """This seat makes a move, others before it if they have to; returns the version of the table after it."""
    while not sitting.choices(seat):
        other = next(number for number in range(len(sitting.table.seats)) if sitting.choices(number))
        sitting.act(other, sitting.choices(other)[0])
    if bot:
        sitting.take([acted(sitting.table, seat, sitting.choices(seat)[0], "bot", sitting.table.at)])
    else:
        sitting.act(seat, sitting.choices(seat)[0])
    return sitting.table.version


def name_at(sitting: Sitting, seat: int, version: int) -> str:
    """As a page finds it: the last who played there by then."""
    players = table_view(sitting.table, Presence(), 0).players
    return [player for player in players if player.seat == seat and player.since <= version][-1].name


def test_somebody_who_leaves_keeps_their_moves_and_the_bot_gets_its_own() -> None:
    sitting = seated(TWISTED, 2)
    bens = move(sitting, 1)
    sitting.ask(BEN, Stand())
    bots = move(sitting, 1, bot=True)
    assert told(sitting) == [sentence("news-left", name="Ben"), sentence("news-bot-came", who=Seat(1))]
    assert (name_at(sitting, 1, bens), name_at(sitting, 1, bots)) == ("Ben", "Gina")

    sitting.ask(BEN, Sit(seat=1))
    assert told(sitting)[-1] == sentence("news-back", who=Seat(1), moves=1)
    again = move(sitting, 1)
    assert [name_at(sitting, 1, version) for version in (bens, bots, again)] == ["Ben", "Gina", "Ben"]
    first, _, last = [player for player in table_view(sitting.table, Presence(), 0).players if player.seat == 1]
    assert first.person == last.person, "it is the same person"
    assert facts(sitting.read_back()) == facts(sitting.table)


def test_a_bot_that_stood_in_says_how_many_moves_it_made() -> None:
    sitting = seated(TWISTED, 2)
    sitting.away.add("ben")
    sitting.ask(ANNA, SeatBot(seat=1, level="casual"))
    for _ in range(3):
        move(sitting, 1, bot=True)
    sitting.take(person_back(sitting.table, "ben", sitting.table.at))
    assert told(sitting) == [
        sentence("news-bot-stood-in", who=Seat(1), name="Ben"),
        sentence("news-back", who=Seat(1), moves=3),
    ]


def test_a_late_friend_takes_over_from_a_bot() -> None:
    sitting = seated(TWISTED, 1, bots=1)
    sitting.ask(CLEO, Sit(seat=1))
    sitting.ask(ANNA, Cast(yes=True))
    assert told(sitting) == [
        sentence("news-join-wanted", who=Seat(1), name="Cleo"),
        sentence("news-taken-over", who=Seat(1), name="Gina"),
    ]


def test_another_device_is_the_same_person_and_no_news() -> None:
    sitting = seated(TWISTED, 2)
    sitting.take(move_seat(sitting.table, "ben", Person("phone", "Ben"), 1, "link", sitting.table.at))
    assert told(sitting) == []
    players = table_view(sitting.table, Presence(), 0).players
    assert [player.person for player in players if player.seat == 1] == [1, 1]


def test_somebody_who_left_can_only_take_their_own_seat_again() -> None:
    sitting = seated(TWISTED, 2, bots=1)
    assert may_sit(sitting.table, "cleo") == (2,)
    sitting.ask(BEN, Stand())
    assert may_sit(sitting.table, "ben") == (1,)
    assert may_sit(sitting.table, "cleo") == (1, 2)
    assert may_sit(sitting.table, "anna") == ()


def test_watchers_who_see_hands_sit_down_only_before_a_match() -> None:
    sitting = seated(TWISTED, 1, bots=1, watchers="late hands")
    assert may_sit(sitting.table, "cleo") == ()


ALL_NEWS: tuple[news.News, ...] = (
    news.TakenBack(0, everything=False),
    news.TakenBack(0, everything=True),
    news.UndoWanted(0),
    news.UndoDenied(0),
    news.SeatLeft(0, "Ben"),
    news.BotCame(0),
    news.BotStoodIn(0, "Ben"),
    news.PersonBack(0, 3),
    news.SeatTakenOver(0, "Gina"),
)


@pytest.mark.parametrize("language", LANGUAGES)
def test_all_news_can_be_said(language: str) -> None:
    for one in ALL_NEWS:
        told = news.told(one)
        assert isinstance(told, Sentence)
        said = in_words(told, ["Anna"], language)
        assert all(str(name) in said for name in (told.values.get("name", ""), "Anna" if "who" in told.values else ""))
