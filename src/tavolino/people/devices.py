"""The devices of people: each has a token of its own, which is worthless once the device is ended.

Those that are in use are kept in memory, so that an ask needs no query. When one was last seen is noted there and
written from time to time.
"""

import secrets
import time
from collections import OrderedDict
from collections.abc import Collection, Iterable

from msgspec import structs

from tavolino.game import BadMessage
from tavolino.people.changes import DevicesEnded
from tavolino.people.tokens import Bearer
from tavolino.store import Bulletin, Device, Scope, Store
from tavolino.words import sentence

CACHED = 20_000  # devices kept in memory
MOST = 100  # devices of one person
ID_BYTES = 8
HOUR = 3600
DAY = 24 * HOUR


class Devices:
    def __init__(self, store: Store, bulletin: Bulletin | None = None) -> None:
        self.store = store
        self.bulletin = bulletin or Bulletin(store)
        self.bulletin.on(DevicesEnded, self.drop)
        self.cached: OrderedDict[Bearer, Device] = OrderedDict()  # the most recent last
        self.ended: set[Bearer] = set()  # by this process, which may just be reading them
        self.seen: dict[Bearer, int] = {}  # when, as far as it is not written yet

    async def find(self, bearer: Bearer) -> Device | None:
        """None if the device was ended, or its time is over."""
        device = self.cached.get(bearer) or await self.read(bearer)
        if device is None or bearer in self.ended or is_over(device):
            return None
        return self.see(bearer, device)

    async def read(self, bearer: Bearer) -> Device | None:
        found = await self.store.devices_of(bearer.person)
        return next((device for device in found if device.id == bearer.device), None)

    def see(self, bearer: Bearer, device: Device) -> Device:
        if device.seen < this_hour():
            device = structs.replace(device, seen=this_hour())
            self.seen[bearer] = device.seen
        self.cached[bearer] = device
        self.cached.move_to_end(bearer)
        if len(self.cached) > CACHED:
            self.cached.popitem(last=False)
        return device

    def still_here(self, bearers: Iterable[Bearer]) -> None:
        """They have not asked for anything lately, but they are connected."""
        for bearer in bearers:
            if device := self.cached.get(bearer):
                self.see(bearer, device)
            else:
                self.seen[bearer] = this_hour()

    def was_seen(self, person: str) -> bool:
        """Whether somebody was here since `note`."""
        return any(bearer.person == person for bearer in self.seen)

    async def add(self, person: str, device: Device) -> None:
        """Raises BadMessage if the person has too many."""
        found = await self.store.devices_of(person)
        over = [one.id for one in found if is_over(one)]
        if len(found) - len(over) >= MOST:
            raise BadMessage(sentence("why-many-devices", most=MOST))
        if over:
            await self.store.end_devices(person, over)
        await self.store.add_device(person, device)

    async def of(self, person: str) -> list[Device]:
        """The last seen first, without those whose time is over."""
        found = [
            structs.replace(device, seen=self.seen.get(Bearer(person, device.id), device.seen))
            for device in await self.store.devices_of(person)
            if not is_over(device)
        ]
        return sorted(found, key=lambda device: -device.seen)

    async def end(self, person: str, devices: Collection[str]) -> None:
        """When this returns, their tokens are worthless, for good."""
        await self.store.end_devices(person, devices)
        await self.bulletin.tell(DevicesEnded(person, tuple(devices)))

    async def drop(self, ended: DevicesEnded) -> None:
        bearers = {Bearer(ended.person, device) for device in ended.devices}
        self.ended |= bearers
        for bearer in bearers:
            self.cached.pop(bearer, None)
            self.seen.pop(bearer, None)

    def forget(self, person: str) -> None:
        for bearer in [one for one in self.cached if one.person == person]:
            del self.cached[bearer]

    async def note(self) -> None:
        """Write when devices were last seen."""
        seen, self.seen = self.seen, {}
        if not seen:
            return
        try:
            await self.store.note_devices({(person, device): time for (person, device), time in seen.items()})
        except Exception:
            self.seen = seen | self.seen
            raise


def new_device(
    *, browser: str = "", system: str = "", name: str = "", scope: Scope = "play", days: int | None = None
) -> Device:
    """`days`: after so many its token ends."""
    hour, ends = this_hour(), None if days is None else int(time.time()) + days * DAY
    return Device(secrets.token_hex(ID_BYTES), hour, hour, browser, system, name, scope, ends)


def is_over(device: Device) -> bool:
    return device.ends is not None and device.ends <= time.time()


def this_hour() -> int:
    return int(time.time()) // HOUR * HOUR
