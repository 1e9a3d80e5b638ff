"""A contest as everybody sees it, and as one person does."""

from collections.abc import Sequence, Set
from typing import NamedTuple

from msgspec import structs

from tavolino.events.contests.results import fewest_win, held, seating, side_by_side, standings, tables_of
from tavolino.events.contests.schedule import filled
from tavolino.events.contests.scoring import compared
from tavolino.events.contests.views import ContestStage, ContestView, Entrant, RoundTable, Task
from tavolino.store import Contest, Participant, Play


class Whole(NamedTuple):
    """Everything about a contest, as it is stored."""

    contest: Contest
    people: Sequence[Participant]
    plays: Sequence[Play]
    programs: Set[str] = frozenset()  # the people who are one


def stage_of(contest: Contest) -> ContestStage:
    if contest.ended is not None:
        return "over"
    return "open" if contest.rotation is None else "playing"


def shown(whole: Whole, commitments: tuple[str, ...]) -> ContestView:
    contest, people, plays, programs = whole
    plan, fewest = contest.plan, fewest_win(plays)
    found = compared(held(contest, plays), fewest=fewest)
    here = [one for one in people if not one.absence]
    everybody = [one.key for one in people if not one.absence or one.key in found]
    lines, sure = standings(found, everybody, plan.decides)
    return ContestView(
        id=contest.id,
        version=contest.version,
        stage=stage_of(contest),
        name=plan.name,
        game=plan.game,
        options=plan.options,
        seats=plan.seats,
        deals=plan.deals,
        form=plan.form,
        level=plan.level,
        decides=plan.decides,
        listed=plan.listed,
        seconds=plan.seconds,
        opened=contest.opened,
        ends=contest.ends,
        ended=contest.ended,
        round=contest.round,
        bots=filling(contest, len(here)),
        joinable=contest.ended is None and can_join(contest, None),
        entrants=tuple(
            Entrant(one.key, name, bool(one.absence), is_late(contest, one), one.person in programs)
            for one, name in zip(people, told_apart(people), strict=True)
        ),
        standings=lines,
        sure=sure,
        fewest=fewest,
        tables=round_tables(contest, plays),
        results=side_by_side(contest, plays, found, fewest=fewest),
        commitments=commitments,
    )


def told_apart(people: Sequence[Participant]) -> list[str]:
    """Their names, with a small number for the second one of the same name."""
    taken: set[str] = set()
    names = []
    for one in people:
        name, count = one.name, 1
        while name and name.casefold() in taken:
            count += 1
            name = f"{one.name} {count}"
        taken.add(name.casefold())
        names.append(name)
    return names


def filling(contest: Contest, here: int) -> int:
    """How many bots fill the tables of a contest in rotating seats."""
    if contest.plan.form == "bots":
        return 0
    people = here if contest.rotation is None else len(contest.rotation.people)
    return filled(people, contest.plan.seats) - people


def is_late(contest: Contest, one: Participant) -> bool:
    return contest.rotation is not None and one.key not in contest.rotation.people


def round_tables(contest: Contest, plays: Sequence[Play]) -> tuple[RoundTable, ...]:
    if contest.rotation is None or contest.round == 0 or contest.ended is not None:
        return ()
    tables = enumerate(tables_of(plays, contest.round - 1))
    return tuple(RoundTable(number, seating(contest, play), play.ended is not None) for number, play in tables)


def seen_by(view: ContestView, whole: Whole, person: str) -> ContestView:
    """The same with what concerns one person."""
    own = next((one for one in whole.people if one.person == person), None)
    key = own.key if own and not own.absence else None
    return structs.replace(view, key=key, yours=whole.contest.host == person, task=task_of(whole, own))


def task_of(whole: Whole, own: Participant | None) -> Task | None:
    contest = whole.contest
    if contest.ended is not None:
        return None
    if own is None or own.absence == "left":
        return Task("join" if can_join(contest, own) else "late")
    if own.absence == "removed":
        return Task("out")
    if contest.plan.form == "bots":
        return task_alone(whole, own)
    if is_late(contest, own):
        return Task("join" if can_join(contest, own) else "late")
    return task_in_rounds(whole, own)


def can_join(contest: Contest, own: Participant | None) -> bool:
    """Also in the middle of the rounds, where a bot has a place that they can have from the next round on."""
    rotation = contest.rotation
    if rotation is None or (own is not None and own.key in rotation.people):
        return True
    return rotation.free > 0 and 0 < contest.round < contest.plan.deals


def task_alone(whole: Whole, own: Participant) -> Task:
    plays = [play for play in whole.plays if play.place == own.key]
    over = sum(play.ended is not None for play in plays)
    left = whole.contest.plan.deals - over
    for play in plays:
        if play.ended is None:
            return Task("play", play.table, play.deal, left)
    deal = next_deal(whole, own)
    return Task("done") if deal is None else Task("play", "", deal, left)


def next_deal(whole: Whole, own: Participant) -> int | None:
    """The first deal that somebody who plays alone has not begun."""
    begun = {play.deal for play in whole.plays if play.place == own.key}
    return next((deal for deal in range(whole.contest.plan.deals) if deal not in begun), None)


def task_in_rounds(whole: Whole, own: Participant) -> Task:
    contest, left = whole.contest, whole.contest.plan.deals - whole.contest.round
    for play in whole.plays:
        if contest.round and play.deal == contest.round - 1 and own.key in seating(contest, play):
            if play.ended is None:
                return Task("play", play.table, play.deal, left + 1)
            return Task("wait", "", None, left)
    return Task("wait", "", None, left)
