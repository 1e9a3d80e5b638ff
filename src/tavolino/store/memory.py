"""A store in memory, for tests and for tables that need not survive."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Callable, Collection, Mapping, Sequence
from dataclasses import dataclass, field

import msgspec
from msgspec import structs

from tavolino.chance import SIZE
from tavolino.game import BadMessage
from tavolino.store.contract import (
    NEW,
    Addition,
    Committed,
    Device,
    Fenced,
    KeptRecord,
    Log,
    NewRecord,
    PlayedMatch,
    Quiet,
    Summary,
)
from tavolino.store.deals import Deal, first_line, next_line
from tavolino.store.hosting import Ban, DayFigure, OpenTable, PersonName, Report
from tavolino.store.hosting_memory import HostingMemory
from tavolino.store.one_server import OneServer
from tavolino.store.results import one_for_each_seat, own_seat, without_names, without_person


@dataclass
class KeptTable:
    entries: list[bytes] = field(default_factory=list)
    people: set[str] = field(default_factory=set)
    summary: Summary = NEW
    opened: int = 0
    seen: int = 0
    acted: int = 0
    closed: int | None = None  # when

    def is_over(self) -> bool:
        return self.summary.stage == "over"


@dataclass
class Memory:
    """The contents, which outlive a store: another store opened on them takes over."""

    tables: dict[str, KeptTable] = field(default_factory=dict)  # oldest first
    records: dict[str, NewRecord] = field(default_factory=dict)
    people: dict[str, str] = field(default_factory=dict)  # their names
    came: dict[str, int] = field(default_factory=dict)  # when people came first
    devices: dict[tuple[str, str], Device] = field(default_factory=dict)  # by person and device
    deals: list[str] = field(default_factory=lambda: [first_line(int(time.time()))])
    keys: list[bytes] = field(default_factory=lambda: [os.urandom(SIZE)])  # newest first
    hosting: HostingMemory = field(default_factory=HostingMemory)
    began: float = field(default_factory=time.monotonic)
    owner: "MemoryStore | None" = None


class MemoryStore(OneServer):
    def __init__(self, memory: Memory | None = None) -> None:
        self.memory = memory or Memory()
        self.memory.owner = self

    def owned(self) -> Memory:
        if self.memory.owner is not self:
            raise Fenced
        return self.memory

    trouble: str | None = None  # there is always room

    def is_gone(self) -> bool:
        return False

    def measure(self, committed: Committed) -> None: ...  # there are no commits

    def uptime(self) -> int:
        return int(time.monotonic() - self.memory.began)

    async def open_table(
        self,
        table: str,
        entries: Sequence[bytes],
        people: Collection[str],
        summary: Summary = NEW,
        deals: Sequence[Deal] = (),
    ) -> None:
        if table in self.owned().tables:
            raise Fenced
        now, uptime = int(time.time()), self.uptime()
        self.memory.tables[table] = KeptTable([*entries], {*people}, summary, now, uptime, uptime)
        self.add_deals(deals)

    def append(self, addition: Addition, then: Callable[[Exception | None], None]) -> None:
        fault: Exception | None = None
        try:
            self.add(addition)
        except (Fenced, BadMessage) as refused:
            fault = refused
        asyncio.get_running_loop().call_soon(then, fault)

    def add(self, addition: Addition) -> None:
        table = self.owned().tables.get(addition.table)
        if table is None or table.closed is not None or len(table.entries) != addition.number:
            raise Fenced
        if addition.record:
            self.add_record(addition.record)
        table.entries.extend(addition.entries)
        table.people.update(addition.people)
        table.summary = addition.summary or table.summary
        self.add_deals(addition.deals)

    def add_deals(self, deals: Sequence[Deal]) -> None:
        lines = self.memory.deals
        for deal in deals:
            lines.append(next_line(len(lines), lines[-1], msgspec.json.encode(deal)))

    async def deals(self, first: int, most: int) -> list[str]:
        return self.memory.deals[first : first + most]

    async def deals_count(self) -> int:
        return len(self.memory.deals)

    async def close_tables(self, tables: Collection[str]) -> None:
        for table in tables:
            if (kept := self.owned().tables.get(table)) and kept.closed is None:
                kept.closed = int(time.time())

    def tables_now(self) -> dict[str, KeptTable]:
        return {name: table for name, table in self.memory.tables.items() if table.closed is None}

    async def count_open(self) -> int:
        return len(self.tables_now())

    async def tables_to_wake(self, rules: Collection[str]) -> list[str]:
        found = self.tables_now().items()
        return [name for name, table in found if table.summary.awake or needs_other_rules(table.summary, rules)]

    async def open_tables_of(self, person: str, most: int | None = None) -> list[str]:
        found = [(name, table) for name, table in self.tables_now().items() if person in table.people]
        found.sort(key=lambda one: (one[1].acted, one[1].opened), reverse=True)
        return [name for name, table in found if most is None or not table.is_over()][:most]

    async def quiet_tables(self, seen_before: int, over_before: int, most: int) -> list[str]:
        found = [(name, table) for name, table in self.tables_now().items() if not table.summary.awake]
        quiet = [
            name for name, table in found if table.seen < seen_before or (table.is_over() and table.seen < over_before)
        ]
        return quiet[:most]

    async def empty_tables(self, stage: str, seen_before: int) -> list[str]:
        found = [(table.seen, name) for name, table in self.tables_now().items() if table.summary.stage == stage]
        return [name for seen, name in sorted(found) if seen < seen_before]

    async def note(self, quiet: Collection[Quiet]) -> None:
        for name, seen, acted in quiet:
            table = self.owned().tables[name]
            table.seen, table.acted = seen, acted

    async def summarise(self, table: str, summary: Summary) -> None:
        self.owned().tables[table].summary = summary

    async def promised_records(self) -> set[str]:
        bodies = [msgspec.json.decode(body) for table in self.tables_now().values() for body in table.entries]
        return {body["record_id"] for body in bodies if "record_id" in body}

    async def open_logs(self) -> AsyncIterator[Log]:
        for name in self.tables_now():
            yield await self.log(name)

    async def log(self, table: str) -> Log:
        kept = self.memory.tables.get(table)
        if kept is None:
            return Log(table, [], is_open=False)
        return Log(table, [*enumerate(kept.entries)], kept.closed is None, kept.opened, kept.acted, kept.summary)

    async def drop_logs(self, closed_before: int) -> int:
        tables = self.owned().tables
        old = [name for name, table in tables.items() if table.closed is not None and table.closed < closed_before]
        for name in old:
            del tables[name]
        return len(old)

    async def keep_record(self, record: NewRecord) -> None:
        self.add_record(record)

    def add_record(self, record: NewRecord) -> None:
        if record.id in self.owned().records:
            raise BadMessage("There is already a record of that name.")
        self.memory.records[record.id] = record

    async def drop_records(self, ended_before: int) -> int:
        records = self.owned().records
        old = [name for name, one in records.items() if one.ended < ended_before]
        for name in old:
            del records[name]
        return len(old)

    async def record(self, name: str) -> KeptRecord | None:
        kept = self.memory.records.get(name)
        return None if kept is None else KeptRecord(kept.id, kept.ended, kept.record)

    async def records(self, game: str | None = None) -> AsyncIterator[KeptRecord]:
        for one in sorted(self.memory.records.values(), key=lambda one: (one.ended, one.id)):
            if game in (None, one.record.game):
                yield KeptRecord(one.id, one.ended, one.record)

    async def matches_of(self, person: str, limit: int | None = None) -> list[PlayedMatch]:
        return [
            PlayedMatch(
                id=one.id,
                ended=one.ended,
                game=one.record.game,
                rehearsal=one.record.rehearsal is not None,
                seat=own_seat(one.results, person),
                results=one_for_each_seat(one.results, person),
            )
            for one in self.played_by(person)[:limit]
        ]

    async def records_of(self, person: str) -> list[KeptRecord]:
        return [KeptRecord(one.id, one.ended, one.record) for one in self.played_by(person)]

    def played_by(self, person: str) -> list[NewRecord]:
        own = [one for one in self.memory.records.values() if any(person == seat.person for seat in one.results)]
        return sorted(own, key=lambda one: (-one.ended, one.id))

    async def remember(self, person: str, name: str) -> None:
        self.owned().people[person] = name
        self.memory.came.setdefault(person, int(time.time()))

    async def name_of(self, person: str) -> str | None:
        return self.memory.people.get(person)

    async def absent_people(self, seen_before: int, most: int) -> list[str]:
        seen = {person for (person, _), device in self.memory.devices.items() if device.seen >= seen_before}
        absent = [(came, one) for one, came in self.memory.came.items() if came < seen_before and one not in seen]
        return [one for _, one in sorted(absent)][:most]

    async def add_device(self, person: str, device: Device) -> None:
        if person in self.owned().people:
            self.memory.devices[person, device.id] = device

    async def devices_of(self, person: str) -> list[Device]:
        found = [device for (whose, _), device in self.memory.devices.items() if whose == person]
        return sorted(found, key=lambda device: (-device.seen, device.id))

    async def note_devices(self, seen: Mapping[tuple[str, str], int]) -> None:
        devices = self.owned().devices
        for one in seen.keys() & devices.keys():
            devices[one] = structs.replace(devices[one], seen=seen[one])

    async def end_devices(self, person: str, devices: Collection[str]) -> None:
        for device in devices:
            self.owned().devices.pop((person, device), None)

    async def forget(self, person: str, anonymise: Callable[[bytes], bytes]) -> set[str]:
        changed: set[str] = set()
        for name, table in self.owned().tables.items():
            if person in table.people:
                before, table.entries = table.entries, [anonymise(body) for body in table.entries]
                changed.update({name} if before != table.entries else ())
                table.people.discard(person)
        for one in self.played_by(person):
            self.memory.records[one.id] = structs.replace(
                one,
                record=without_names(one.record, one.results, person),
                results=without_person(one.results, person),
            )
        for device in await self.devices_of(person):
            del self.memory.devices[person, device.id]
        self.memory.people.pop(person, None)
        self.memory.came.pop(person, None)
        self.memory.hosting.forget(person)
        return changed

    async def open_tables(self, most: int, start: str = "") -> list[OpenTable]:
        found = [
            OpenTable(name, table.opened, table.summary.stage, table.summary.rules)
            for name, table in reversed(self.tables_now().items())
            if name.startswith(start)
        ]
        return sorted(found, key=lambda one: -one.opened)[:most]

    async def people_with(self, start: str, most: int) -> list[PersonName]:
        return [PersonName(*one) for one in sorted(self.memory.people.items()) if one[0].startswith(start)][:most]

    async def bans(self) -> list[Ban]:
        return self.memory.hosting.listed_bans()

    async def add_ban(self, ban: Ban) -> None:
        self.owned().hosting.bans[ban.target] = ban

    async def end_ban(self, target: str) -> None:
        self.owned().hosting.bans.pop(target, None)

    async def add_report(self, report: Report) -> None:
        self.owned().hosting.reports.append(report)

    async def reports(self, reporter: str | None = None) -> list[Report]:
        return self.memory.hosting.listed_reports(reporter)

    async def drop_reports(self, made_before: int) -> None:
        self.owned().hosting.drop_reports(made_before)

    async def add_figures(self, figures: Collection[DayFigure]) -> None:
        self.owned().hosting.add_figures(figures)

    async def day_figures(self, first: str) -> list[DayFigure]:
        return self.memory.hosting.day_figures(first)

    async def count_people(self, seen_since: int) -> int:
        return len({person for (person, _), device in self.memory.devices.items() if device.seen >= seen_since})

    async def signing_keys(self) -> list[bytes]:
        return [*self.memory.keys]

    async def add_signing_key(self, key: bytes) -> None:
        self.owned().keys.insert(0, key)

    async def drop_signing_keys(self) -> None:
        del self.owned().keys[1:]

    async def settle(self) -> None:
        await asyncio.sleep(0)  # pending callbacks run first

    async def check(self) -> None:
        self.owned()

    def announce(self, address: str) -> None:
        pass

    def close(self) -> None:
        pass


def needs_other_rules(summary: Summary, rules: Collection[str]) -> bool:
    return summary.stage == "playing" and summary.rules not in rules
