"""What a notice says, in the language of its channel."""

from collections.abc import Collection, Sequence
from datetime import UTC, datetime
from functools import cache
from typing import NamedTuple
from zoneinfo import ZoneInfo

from babel.dates import format_datetime

from tavolino.games import GAMES
from tavolino.server.settings import Settings
from tavolino.store import TakenNotice
from tavolino.words import say
from tavolino.words.catalogue import join

HOUR = 3600
URGENT: tuple[str, ...] = ("turn", "late")
WITH_NAMES = {
    "turn": "notice-turn", "late": "notice-late", "began": "notice-began",
    "again": "notice-again", "over": "notice-over",
}
ALONE = {
    "turn": "notice-turn-alone", "late": "notice-late-alone", "began": "notice-began-alone",
    "again": "notice-again-alone", "over": "notice-over-alone",
}


class Case(NamedTuple):
    """One notice, and what is known about its match."""

    notice: TakenNotice
    others: tuple[str, ...]  # the names of the other people
    due: int | None  # when the time for the move is up: seconds since 1970


class Letter(NamedTuple):
    """What is sent, in one language."""

    what: str  # as in a person's wishes; "several" for more than one match, "test" to try a channel
    title: str
    text: str
    path: str  # of the page that it leads to
    tag: str  # a later one with the same tag takes its place
    game: str | None
    table: str | None
    due: int | None
    turns: int  # how many matches wait for the person
    urgent: bool
    open: str  # what the link to the page is called
    stop: str  # what the link that stops them is called


def letter(cases: Sequence[Case], turns: int, language: str, zone: str, house: str) -> Letter:
    tables = {case.notice.table for case in cases}
    one = cases[-1] if len(tables) == 1 else None
    urgent = any(case.notice.what in URGENT for case in cases)
    if one is None:
        key, count = ("notice-turns", turns) if urgent else ("notice-several", len(tables))
        return written("several", house, say(key, {"count": count}, language), language, turns=turns, urgent=urgent)
    notice = one.notice
    return written(
        notice.what,
        title_of(notice.game, language),
        text_of(one, language, zone),
        language,
        path=f"/table/{notice.table}",
        tag=notice.table,
        game=notice.game,
        table=notice.table,
        due=one.due,
        turns=turns,
        urgent=urgent,
    )


def test_letter(turns: int, language: str, house: str) -> Letter:
    return written("test", house, say("notice-test", language=language), language, turns=turns, urgent=True)


def written(
    what: str,
    title: str,
    text: str,
    language: str,
    *,
    turns: int,
    urgent: bool,
    path: str = "/",
    tag: str = "",
    game: str | None = None,
    table: str | None = None,
    due: int | None = None,
) -> Letter:
    words = say("notice-open", language=language), say("notice-stop", language=language)
    return Letter(what, title, text, path, tag, game, table, due, turns, urgent, *words)


def text_of(case: Case, language: str, zone: str) -> str:
    what = case.notice.what
    names = join(case.others, "and", language)
    told = say(WITH_NAMES[what], {"names": names}, language) if names else say(ALONE[what], language=language)
    if what not in URGENT or case.due is None:
        return told
    return f"{told} {say('notice-due', {'when': moment(case.due, language, zone)}, language)}"


def moment(time: int, language: str, zone: str) -> str:
    """Thursday 14:05, as the person's clock shows it."""
    return format_datetime(datetime.fromtimestamp(time, UTC), "EEEE HH:mm", place(zone), locale=language)


@cache
def place(zone: str) -> ZoneInfo:
    """A time zone; raises KeyError or ValueError for a name that is none."""
    return ZoneInfo(zone)


def title_of(game: str, language: str) -> str:
    try:
        return say(f"{game}-title", language=language)
    except KeyError:
        return GAMES[game].title if game in GAMES else game


def house_name(settings: Settings) -> str:
    return settings.house.name or "Tavolino"


def newest(cases: Collection[Case]) -> list[Case]:
    """One case for each match: whose turn it is counts more than what else happened."""
    ordered = sorted(cases, key=lambda case: (case.notice.what in URGENT, case.notice.ready))
    return list({case.notice.table: case for case in ordered}.values())
