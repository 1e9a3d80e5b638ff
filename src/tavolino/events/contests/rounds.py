"""What happens in a contest by itself: tables are opened, rounds follow each other, and it ends at its time.

Every server looks at this every second. All of it can be done twice, or by two servers at once, or go on after a crash
in the middle: what is not there yet is done, and what is there stays.
"""

import contextlib
import logging
import time
from collections.abc import Awaitable, Callable
from typing import TypeAlias

from msgspec import Struct, structs

from tavolino.events.contests.deals import event_of, reveal, secret_of, table_of
from tavolino.events.contests.results import own_seat, seating, tables_of
from tavolino.events.contests.show import Whole, told_apart
from tavolino.people import Person
from tavolino.store import Bulletin, Contest, Fenced, Participant, Play, Store
from tavolino.table import Elsewhere, NotAllowed, NotFound, PerMove, Settings, TableActor, Tables
from tavolino.table.decisions.event_tables import EventPlan
from tavolino.table.runtime.messages import BotStandsIn
from tavolino.words import sentence

GRACE = 180.0  # seconds that a round waits for somebody who is not there, until a bot plays for them
log = logging.getLogger(__name__)


class TablesGivenUp(Struct, frozen=True):
    """Told to all servers: close these tables, whoever is there."""

    tables: tuple[str, ...]


class SomebodyStandsIn(Struct, frozen=True):
    """Told to all servers: a bot plays for this person at this table until they are back."""

    table: str
    person: str
    level: str


class Rounds:
    def __init__(self, store: Store, tables: Tables, bulletin: Bulletin, now: Callable[[], float]) -> None:
        self.store = store
        self.tables = tables
        self.bulletin = bulletin
        self.now = now
        self.grace = GRACE
        self.missing: dict[tuple[str, str], float] = {}  # by table and person: since when they are waited for
        bulletin.on(TablesGivenUp, self.close)
        bulletin.on(SomebodyStandsIn, self.let_bot_play)

    async def tend_all(self) -> None:
        """Do what is due in all contests; a fault in one does not stop the others."""
        for name, play in await self.store.unsettled_plays():
            await self.give_up(name, [play])
        for contest in await self.store.due_contests(int(self.now())):
            try:
                await self.tend(contest.id)
            except NotAllowed as fault:  # there is no room for its tables just now
                log.warning("a contest has to wait: %s", fault)

    async def tend(self, name: str) -> None:
        contest = await self.store.contest(name)
        if contest is None or contest.revealed is not None:
            return
        if contest.ended is not None or contest.ends <= self.now():
            await self.finish(contest)
        elif contest.rotation is not None:
            await self.tend_round(contest)

    async def tend_round(self, contest: Contest) -> None:
        if contest.round == 0:  # a server stopped just when the rounds began
            await self.store.begin_round(contest.id, 1)
            contest = structs.replace(contest, round=1)
        whole = Whole(contest, await self.store.participants(contest.id), await self.store.plays(contest.id))
        plays = await self.plays_of_round(whole)
        if plays and all(play.ended is not None for play in plays):
            await self.go_on(contest)
            return
        for play in plays:
            if play.ended is None:
                await self.mind_absent(whole, play)

    async def go_on(self, contest: Contest) -> None:
        """The next round, or the end."""
        if contest.round >= contest.plan.deals:
            await self.finish(contest)
        else:
            await self.store.begin_round(contest.id, contest.round + 1)
            await self.tend(contest.id)

    async def plays_of_round(self, whole: Whole) -> list[Play]:
        """Those of the round that is on, in the order of their tables; those that are not there yet are made."""
        contest, deal = whole.contest, whole.contest.round - 1
        if contest.rotation is None or deal < 0:
            return []
        known = tables_of(whole.plays, deal)
        missing = {str(number) for number in range(len(contest.rotation.rounds[deal]))} - {one.place for one in known}
        for place in sorted(missing):
            await begin_play(self.store, self.tables, whole, deal, place, int(self.now()))
        return tables_of(await self.store.plays(contest.id), deal) if missing else known

    async def next_round(self, whole: Whole, number: int) -> None:
        """The host does not wait for the tables that still play."""
        contest = whole.contest
        if contest.rotation is None:
            raise NotAllowed(sentence("why-contest-not-begun"))
        if number != contest.round:
            return  # a second click
        going = [play for play in whole.plays if play.deal == contest.round - 1 and play.ended is None]
        await self.give_up(contest.id, going)
        await self.tend(contest.id)

    # The end

    async def finish(self, contest: Contest) -> None:
        """The contest is over with what is there. Its tables are closed, and everything is revealed."""
        await self.store.end_contest(contest.id, int(self.now()))
        await self.give_up(contest.id, [play for play in await self.store.plays(contest.id) if play.ended is None])
        await reveal(self.store, contest, int(self.now()))

    async def give_up(self, contest: str, plays: list[Play]) -> None:
        """These deals will have no result."""
        for play in plays:
            await self.store.give_up_play(contest, play, int(self.now()))
        if plays:
            await self.bulletin.tell(TablesGivenUp(tuple(play.table for play in plays)))

    async def close(self, given_up: TablesGivenUp) -> None:
        for name in given_up.tables:
            with contextlib.suppress(NotFound, Elsewhere):
                actor = self.tables.actors.get(name) or await self.tables.find(name)
                await self.tables.close_down(name, actor, even_with_people=True)

    # Somebody is not there

    async def mind_absent(self, whole: Whole, play: Play) -> None:
        """Let a bot play for whoever the table has waited for long enough, or who takes part no more."""
        actor = self.tables.actors.get(play.table)
        if actor is None and play.begun + self.grace < self.now():
            with contextlib.suppress(NotFound, Elsewhere):
                actor = await self.tables.find(play.table)  # nobody has come there at all
        if actor is None or actor.table.play is None:
            return
        gone = {one.person for one in whole.people if one.absence or not one.name}
        for number, seat in enumerate(actor.table.seats):
            person = seat.person
            if person is None or seat.bot is not None:
                continue
            if person in gone or self.has_waited(actor, person, number):
                await actor.send(BotStandsIn(person, whole.contest.plan.level))

    def has_waited(self, actor: TableActor, person: str, seat: int) -> bool:
        """Whether the match has waited for somebody for too long who is not there."""
        play, mark = actor.table.play, (actor.table.id, person)
        here = actor.audience.presence.counts(person, actor.now())
        if here or play is None or not play.choices[seat]:
            self.missing.pop(mark, None)
            return False
        since = self.missing.setdefault(mark, time.monotonic())
        return time.monotonic() - since >= self.grace

    async def stand_in(self, whole: Whole, one: Participant) -> None:
        """The host does not wait for somebody in this round."""
        contest = whole.contest
        for play in whole.plays:
            if play.deal == contest.round - 1 and play.ended is None and one.key in seating(contest, play):
                await self.bulletin.tell(SomebodyStandsIn(play.table, one.person, contest.plan.level))
                return
        raise NotAllowed(sentence("why-contest-no-match"))

    async def let_bot_play(self, stands_in: SomebodyStandsIn) -> None:
        with contextlib.suppress(NotFound, Elsewhere):
            actor = await self.tables.find(stands_in.table)
            await actor.send(BotStandsIn(stands_in.person, stands_in.level))


OpenRoom: TypeAlias = Callable[[Callable[[], Awaitable[TableActor]]], Awaitable[TableActor]]


async def anywhere(set_up: Callable[[], Awaitable[TableActor]]) -> TableActor:
    return await set_up()


async def begin_play(
    store: Store, tables: Tables, whole: Whole, deal: int, place: str, now: int, room: OpenRoom = anywhere
) -> None:
    """Open the table of a deal, unless that was done before, and let people know of it."""
    contest, plan = whole.contest, whole.contest.plan
    secret = await secret_of(store, contest.id, deal)
    play = Play(deal, place, table_of(secret, place), now)
    names = dict(zip((one.key for one in whole.people), told_apart(whole.people), strict=True))
    people = {one.key: Person(one.person, names[one.key]) for one in whole.people if one.name}
    seats = tuple(people.get(key, plan.level) for key in seating(contest, play))
    event = EventPlan(event_of(contest.id, deal), settings_of(contest), secret, seats)
    alone = seats[own_seat(contest, deal)]
    host = alone if contest.rotation is None and isinstance(alone, Person) else Person(contest.host, "")
    with contextlib.suppress(Fenced):
        await tables.hand_on(await room(lambda: tables.open_event(event, host, play.table)))
    await store.add_play(contest.id, play)


def settings_of(contest: Contest) -> Settings:
    plan = contest.plan
    clock = PerMove(plan.seconds) if plan.seconds else None
    return Settings(plan.game, plan.seats, plan.options, clock=clock, chat=plan.form == "rotating")
