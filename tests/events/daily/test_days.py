"""Days, streaks, stars and places of the daily deal."""

import pytest

from tavolino.events.daily.bars import TRIES
from tavolino.events.daily.courses import course_named, courses
from tavolino.events.daily.days import GRACE, begins, checked_day, closes, day_at, later, streak
from tavolino.events.daily.standing import bar_of, better_than, stars_for
from tavolino.game import BadMessage
from tavolino.store import DailyBar
from tavolino.table import NotFound

TWISTED, UPTURN = course_named("twisted"), course_named("upturn")


def bars(*scores: int) -> list[DailyBar]:
    return [DailyBar("master", score, f"r{number}") for number, score in enumerate(scores)]


def test_a_day_is_a_day_in_utc_and_closes_two_hours_after_it_is_over() -> None:
    midnight = begins("2026-11-20")
    assert (day_at(midnight - 1), day_at(midnight)) == ("2026-11-19", "2026-11-20")
    assert closes("2026-11-19") == midnight + GRACE
    assert later("2026-12-31", 1) == "2027-01-01"
    assert later("2028-03-01", -1) == "2028-02-29"


@pytest.mark.parametrize("text", ["", "today", "2026-13-01", "2026-1-1", "20261119", "2026-11-19T00:00"])
def test_what_is_no_day_is_refused(text: str) -> None:
    with pytest.raises(BadMessage):
        checked_day(text)


def test_a_streak_goes_on_while_todays_deal_is_still_to_be_played() -> None:
    days = ["2026-11-01", "2026-11-15", "2026-11-16", "2026-11-17"]
    assert streak(days, "2026-11-17") == (3, 3)
    assert streak(days, "2026-11-18") == (3, 3)
    assert streak(days, "2026-11-19") == (0, 3)
    assert streak([*days, "2026-11-19"], "2026-11-19") == (1, 3)
    assert streak([], "2026-11-19") == (0, 0)


def test_solo_qwinto_is_among_the_courses_of_every_day() -> None:
    assert [(name, one.course.seats) for name, one in courses().items() if one.game.name == "qwinto"] == [
        ("qwinto", 3),
        ("qwinto-alone", 1),
    ]
    with pytest.raises(NotFound):
        course_named("chess")


def test_three_stars_ask_for_what_the_best_bot_makes_on_average() -> None:
    bar = bar_of(bars(*[40] * (TRIES // 2), *[50] * (TRIES // 2)), TWISTED)
    assert bar is not None
    assert (bar.average, bar.best, bar.stars) == (45, 50, (29, 37, 45))
    assert [stars_for(score, bar, TWISTED) for score in (28, 29, 44, 45, 99)] == [0, 1, 2, 3, 3]


def test_where_fewer_points_are_better_the_stars_ask_for_fewer() -> None:
    bar = bar_of(bars(*[10] * TRIES), UPTURN)
    assert bar is not None
    assert bar.stars == (14, 12, 10)
    assert [stars_for(score, bar, UPTURN) for score in (15, 14, 11, 10, 0)] == [0, 1, 2, 3, 3]


def test_no_star_is_promised_before_all_tries_are_there() -> None:
    assert bar_of(bars(*[40] * (TRIES - 1)), TWISTED) is None


def test_a_percentage_is_of_the_others_and_there_is_none_without_them() -> None:
    assert better_than(30, [(30, 1)], TWISTED) is None
    assert better_than(30, [(20, 1), (30, 1)], TWISTED) == 100
    assert better_than(30, [(20, 3), (30, 2), (40, 6)], TWISTED) == 30
    assert better_than(30, [(20, 3), (30, 2), (40, 6)], UPTURN) == 60
