"""Quiet hours by the person's own clock, and how many notices a channel may have."""

from datetime import datetime
from itertools import pairwise
from typing import Any
from zoneinfo import ZoneInfo

import pytest

from tavolino.server.notices import budget
from tavolino.server.notices.quiet import quiet_until
from tavolino.store import Channel, Wishes

HOUR, DAY = 3600, 86_400


def at(zone: str, *moment: int) -> int:
    return int(datetime(*moment, tzinfo=ZoneInfo(zone)).timestamp())  # type: ignore[arg-type, misc]


def night(zone: str, first: int = 22 * 60, last: int = 8 * 60) -> Wishes:
    return Wishes(quiet_from=first, quiet_to=last, zone=zone)


@pytest.mark.parametrize("zone", ["Europe/Rome", "America/New_York", "Asia/Kathmandu", "Pacific/Kiritimati"])
def test_a_night_is_quiet_where_the_person_is(zone: str) -> None:
    morning = at(zone, 2026, 5, 3, 8, 0)
    assert quiet_until(night(zone), at(zone, 2026, 5, 2, 22, 0)) == morning
    assert quiet_until(night(zone), at(zone, 2026, 5, 3, 3, 30)) == morning
    assert quiet_until(night(zone), at(zone, 2026, 5, 3, 7, 59)) == morning
    assert quiet_until(night(zone), morning) is None
    assert quiet_until(night(zone), at(zone, 2026, 5, 2, 21, 59)) is None


def test_quiet_hours_can_be_in_the_middle_of_a_day() -> None:
    wishes = night("Europe/Rome", 13 * 60, 14 * 60 + 30)
    assert quiet_until(wishes, at("Europe/Rome", 2026, 5, 3, 13, 5)) == at("Europe/Rome", 2026, 5, 3, 14, 30)
    assert quiet_until(wishes, at("Europe/Rome", 2026, 5, 3, 14, 30)) is None


def test_a_night_in_which_clocks_change_ends_in_the_morning_too() -> None:
    spring, autumn = (2026, 3, 29), (2026, 10, 25)
    for year, month, day in (spring, autumn):
        before, morning = at("Europe/Rome", year, month, day, 1, 0), at("Europe/Rome", year, month, day, 8, 0)
        assert quiet_until(night("Europe/Rome"), before) == morning


@pytest.mark.parametrize("wishes", [Wishes(), night("UTC", 60, 60), Wishes(quiet_from=60)])
def test_without_an_end_or_a_beginning_no_hour_is_quiet(wishes: Wishes) -> None:
    assert quiet_until(wishes, at("UTC", 2026, 5, 3, 1, 0)) is None


def channel(**more: Any) -> Channel:
    return Channel("c", "anna", "plain", "https://a.example", "s", "code", "en", "d", "https://t.example", 0, **more)


def test_a_channel_has_a_few_notices_at_once_and_then_one_in_a_while() -> None:
    now, full_at, times = 10 * DAY, 0, []
    for minute in range(120):
        if budget.free_at(channel(full_at=full_at)) <= now + minute * 60:
            times.append(minute)
            full_at = budget.used(channel(full_at=full_at), now + minute * 60)
    assert times[:6] == [0, 1, 2, 3, 4, 5]
    assert {later - earlier for earlier, later in pairwise(times[6:])} == {10}


def test_a_channel_that_fails_waits_longer_each_time_and_as_long_as_it_is_asked_to() -> None:
    pauses = [budget.free_at(channel(full_at=budget.after_failure(channel(failures=n), 0, 0))) for n in range(12)]
    assert pauses[:4] == [60, 120, 240, 480]
    assert pauses == sorted(pauses)
    assert pauses[-1] == 6 * HOUR
    assert budget.free_at(channel(full_at=budget.after_failure(channel(), 0, 1000))) == 1000
