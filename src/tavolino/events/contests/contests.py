"""Contests in which everybody plays the same deals: opened, joined, played, and ended by their time or their host.

Whatever must happen only once is one statement in the store, so several servers can ask for it at the same moment.
"""

import asyncio
import secrets
import time
from collections import OrderedDict
from collections.abc import Callable
from typing import NamedTuple, assert_never
from weakref import WeakValueDictionary

from tavolino.events.contests import deals
from tavolino.events.contests.asks import (
    BeginRounds,
    ContestAsk,
    EndContest,
    Extend,
    Join,
    LeaveContest,
    NextRound,
    PlayDeal,
    RemoveEntrant,
    StandInFor,
)
from tavolino.events.contests.rounds import OpenRoom, Rounds, anywhere, begin_play
from tavolino.events.contests.schedule import rotation
from tavolino.events.contests.show import Whole, can_join, next_deal, seen_by, shown, stage_of, task_of
from tavolino.events.contests.views import ContestLine, ContestView
from tavolino.events.contests.wish import NewContest, longest, plan_of, too_long
from tavolino.people import Person
from tavolino.people.changes import Renamed
from tavolino.store import Bulletin, Contest, Participant, Rotation, Store
from tavolino.table import NotAllowed, NotFound, Tables
from tavolino.table.runtime.tables import new_table_name
from tavolino.words import sentence

HOUR = 3600
MOST_HERE = {"bots": 500, "rotating": 64}  # people in one contest, by its form
MOST_OPEN = 20  # contests of one host that go on
CACHED = 200  # contests that are shown without being worked out again


class Worked(NamedTuple):
    """A contest in one version: as it is stored, and as everybody sees it."""

    whole: Whole
    view: ContestView


class Contests:
    def __init__(self, store: Store, tables: Tables, bulletin: Bulletin, now: Callable[[], float] = time.time) -> None:
        self.store = store
        self.tables = tables
        self.now = now
        self.rounds = Rounds(store, tables, bulletin, now)
        self.views: OrderedDict[str, Worked] = OrderedDict()  # the most recent last
        self.working: WeakValueDictionary[str, asyncio.Lock] = WeakValueDictionary()  # by contest
        bulletin.on(Renamed, self.take_name)

    # To look at

    async def find(self, name: str) -> Contest:
        contest = await self.store.contest(name)
        if contest is None:
            raise NotFound(sentence("why-no-contest"))
        return contest

    async def whole(self, name: str) -> Whole:
        contest = await self.find(name)
        people = await self.store.participants(name)
        programs = await self.store.programs_among([one.person for one in people])
        return Whole(contest, people, await self.store.plays(name), programs)

    async def worked(self, contest: Contest) -> "Worked":
        """A contest as everybody sees it. Each version is read and worked out once, however many ask for it."""
        name = contest.id
        async with self.working.setdefault(name, asyncio.Lock()):
            found = self.views.get(name)
            if found is None or found.whole.contest.version < contest.version:
                whole = await self.whole(name)
                commitments = await deals.commitments(self.store, contest)
                found = self.views[name] = Worked(whole, await asyncio.to_thread(shown, whole, commitments))
            self.views.move_to_end(name)
            if len(self.views) > CACHED:
                self.views.popitem(last=False)
        return found

    async def see(self, name: str, person: str | None) -> ContestView:
        whole, view = await self.worked(await self.find(name))
        return view if person is None else seen_by(view, whole, person)

    async def listed(self, most: int) -> list[ContestLine]:
        return [await self.line(one, "") for one in await self.store.listed_contests(most)]

    async def of_person(self, person: str, most: int) -> list[ContestLine]:
        return [await self.line(one, person) for one in await self.store.contests_of(person, most)]

    async def line(self, known: Contest, person: str) -> ContestLine:
        whole = (await self.worked(known)).whole
        contest, people = whole.contest, whole.people
        own = next((one for one in people if one.person == person and not one.absence), None) if person else None
        task = task_of(whole, own) if own else None
        plan, here = contest.plan, sum(not one.absence for one in people)
        stage = stage_of(contest)
        return ContestLine(contest.id, plan.name, plan.game, plan.form, plan.deals, here, stage, contest.ends, task)

    # To do

    async def open(self, host: Person, wish: NewContest) -> Contest:
        plan = plan_of(wish)
        own = await self.store.contests_of(host.id, MOST_OPEN * 2)
        if sum(one.host == host.id and one.ended is None for one in own) >= MOST_OPEN:
            raise NotAllowed(sentence("why-contest-many"))
        now = int(self.now())
        contest = Contest(new_table_name(), host.id, plan, opened=now, ends=now + wish.hours * HOUR)
        await deals.fix(self.store, contest, now)
        await self.store.add_contest(contest)
        return contest

    async def ask(self, name: str, person: Person, ask: ContestAsk, room: OpenRoom = anywhere) -> None:
        """Carry out what somebody asks for; raises NotAllowed where they may not. `room` opens their table."""
        whole = await self.whole(name)
        contest = whole.contest
        if contest.ended is not None:
            raise NotAllowed(sentence("why-contest-over"))
        if not isinstance(ask, Join | LeaveContest | PlayDeal) and contest.host != person.id:
            raise NotAllowed(sentence("why-contest-host"))
        match ask:
            case Join():
                await self.join(whole, person)
            case LeaveContest():
                await self.drop_out(whole, person.id, removed=False)
            case PlayDeal():
                await self.play(whole, person, room)
            case BeginRounds():
                await self.begin(whole)
            case NextRound():
                await self.rounds.next_round(whole, ask.round)
            case EndContest():
                await self.rounds.finish(contest)
            case Extend(hours=hours):
                await self.extend(contest, hours)
            case RemoveEntrant(who=who):
                await self.drop_out(whole, entrant(whole, who).person, removed=True)
            case StandInFor(who=who):
                await self.rounds.stand_in(whole, entrant(whole, who))
            case _:
                assert_never(ask)

    async def join(self, whole: Whole, person: Person) -> None:
        contest = whole.contest
        own = own_part(whole, person.id)
        if own is not None and own.absence == "removed":
            raise NotAllowed(sentence("why-contest-removed"))
        if not can_join(contest, own):
            raise NotAllowed(sentence("why-contest-late"))
        if own is None or own.absence:
            if sum(not one.absence for one in whole.people) >= MOST_HERE[contest.plan.form]:
                raise NotAllowed(sentence("why-contest-full"))
            part = Participant(person.id, f"p{secrets.token_hex(4)}", person.name, int(self.now()))
            await self.store.take_part(contest.id, part)
        if contest.rotation is not None:
            await self.seat_latecomer(contest.id, person.id)

    async def seat_latecomer(self, name: str, person: str) -> None:
        """From the next round on, they play in a bot's place."""
        while True:
            whole = await self.whole(name)
            contest, own = whole.contest, own_part(whole, person)
            rotation = contest.rotation
            if rotation is None or own is None or own.key in rotation.people:
                return
            if contest.ended is not None or not can_join(contest, own):
                raise NotAllowed(sentence("why-contest-late"))
            came = (*rotation.people, own.key), rotation.rounds, (*rotation.late, contest.round)
            await self.store.change_rotation(contest, Rotation(*came))

    async def drop_out(self, whole: Whole, person: str, *, removed: bool) -> None:
        """What they have played stays; in the round that is on, a bot plays for them. Alone with bots, who was removed
        does not finish."""
        contest, own = whole.contest, own_part(whole, person)
        await self.store.drop_out(contest.id, person, "removed" if removed else "left")
        if removed and own is not None and contest.plan.form == "bots":
            going = [play for play in whole.plays if play.place == own.key and play.ended is None]
            await self.rounds.give_up(contest.id, going)
        await self.rounds.tend(contest.id)

    async def play(self, whole: Whole, person: Person, room: OpenRoom) -> None:
        """Begin the next deal alone with bots, unless one has begun; its table is in the view then."""
        contest, own = whole.contest, own_part(whole, person.id)
        if own is None or own.absence:
            raise NotAllowed(sentence("why-contest-join"))
        if contest.plan.form != "bots":
            raise NotAllowed(sentence("why-contest-rounds"))
        if any(play.place == own.key and play.ended is None for play in whole.plays):
            return
        deal = next_deal(whole, own)
        if deal is None:
            raise NotAllowed(sentence("why-contest-done"))
        await begin_play(self.store, self.tables, whole, deal, own.key, int(self.now()), room)

    async def begin(self, whole: Whole) -> None:
        """The rounds begin, with those who are there now."""
        contest = whole.contest
        here = tuple(one.key for one in whole.people if not one.absence)
        if contest.plan.form != "rotating" or contest.rotation is not None:
            raise NotAllowed(sentence("why-contest-begun"))
        if len(here) < 2:
            raise NotAllowed(sentence("why-contest-few"))
        rounds = await asyncio.to_thread(rotation, len(here), contest.plan.seats, contest.plan.deals)
        await self.store.begin_rotation(contest.id, Rotation(here, rounds))
        await self.store.begin_round(contest.id, 1)
        await self.rounds.tend(contest.id)

    async def extend(self, contest: Contest, hours: int) -> None:
        ends = contest.ends + hours * HOUR
        if ends > contest.opened + longest(contest.plan.form) * HOUR:
            raise NotAllowed(too_long(contest.plan.form))
        await self.store.extend_contest(contest.id, ends)

    async def take_name(self, renamed: Renamed) -> None:
        await self.store.rename_participant(renamed.person, renamed.name)


def own_part(whole: Whole, person: str) -> Participant | None:
    return next((one for one in whole.people if one.person == person), None)


def entrant(whole: Whole, key: str) -> Participant:
    for one in whole.people:
        if one.key == key:
            return one
    raise NotAllowed(sentence("why-contest-nobody"))
