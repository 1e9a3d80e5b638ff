"""Sends the notices that wait: once for each turn, not in quiet hours, and no more than a channel may have.

Nothing here waits for somebody else's server for long, and a table never waits for any of this: it only leaves notices
in the store. Of several servers, the one that takes a person's notices sends them.
"""

import asyncio
import hashlib
import logging
import secrets
import time
from collections.abc import Callable, Sequence

import msgspec

from tavolino.server.notices import budget, push
from tavolino.server.notices.outside import Answer, Refused, post, target
from tavolino.server.notices.push import PushKey
from tavolino.server.notices.quiet import quiet_until
from tavolino.server.notices.texts import Case, Letter, house_name, letter, newest, test_letter
from tavolino.server.notices.webhooks import request
from tavolino.server.settings import Settings
from tavolino.store import Channel, Store, TakenNotice, Unwritable, Wishes

LOOK = 2  # seconds between looks for notices
TOGETHER = 200  # people in one look
AT_ONCE = 20  # people who are sent something at the same moment
STAYS = 600  # seconds that a notice waits for somebody who has the table open
KEPT = 30 * 24 * 3600  # seconds until nothing is known of a notice
DAY = 24 * 3600
GONE = (404, 410)  # nobody will ever be there again
log = logging.getLogger(__name__)


class Sender:
    def __init__(self, store: Store, settings: Settings, sees: Callable[[str, str], bool]) -> None:
        """`sees`: whether a person has a table open, and has done so for a short time."""
        self.store = store
        self.settings = settings
        self.sees = sees
        self.name = secrets.token_hex(8)
        self.turn = asyncio.Semaphore(AT_ONCE)
        self.key: PushKey | None = None

    async def run(self) -> None:
        while True:
            await asyncio.sleep(LOOK)
            try:
                await self.send_all()
            except Unwritable:
                pass  # which the store has reported
            except Exception:
                log.exception("notices could not be sent")

    async def send_all(self) -> None:
        """Everything that is ready now."""
        people = await self.store.people_to_notify(self.waited(), TOGETHER)
        for fault in await asyncio.gather(*map(self.notify, people), return_exceptions=True):
            if isinstance(fault, Exception) and not isinstance(fault, Unwritable):
                log.error("a notice could not be sent", exc_info=fault)

    def waited(self) -> int:
        """Notices from before this moment have waited long enough."""
        return int(time.time()) - self.settings.limits.notice_seconds

    async def notify(self, person: str) -> None:
        async with self.turn:
            taken = await self.store.take_notices(person, self.name, self.waited())
            if taken:
                await self.send(person, taken)

    async def send(self, person: str, taken: Sequence[TakenNotice]) -> None:
        now, wishes = int(time.time()), await self.store.wishes_of(person)
        if until := quiet_until(wishes, now):
            await self.store.postpone(taken, until)
            return
        fresh = [one for one in taken if wanted(one, wishes)]
        there = [one for one in fresh if self.sees(person, one.table)]
        await self.store.postpone(there, now + STAYS)
        away = [one for one in fresh if one not in there]
        later = await self.deliver(person, away, wishes, now) if away else None
        if later:
            await self.store.postpone(away, later)
        sent = [one for one in taken if one not in there and not (later and one in away)]
        await self.store.mark_sent(sent, now)

    async def deliver(self, person: str, notices: Sequence[TakenNotice], wishes: Wishes, now: int) -> int | None:
        """Send them on all channels that may have one. None: done; otherwise when to try again."""
        channels = await self.store.channels_of(person)
        free = [one for one in channels if budget.free_at(one) <= now]
        if free:
            cases = newest([await self.case(person, one, now) for one in notices])
            turns = await self.store.count_turns(person)
            house = house_name(self.settings)
            letters = [letter(cases, turns, one.language, wishes.zone, house) for one in free]
            key = key_of(notices)
            arrived = await asyncio.gather(*(self.try_out(*one, key) for one in zip(free, letters, strict=True)))
            if any(arrived):
                return None
        left = await self.store.channels_of(person)
        return max(now + 1, min(map(budget.free_at, left))) if left else None

    async def case(self, person: str, notice: TakenNotice, now: int) -> Case:
        seats = await self.store.slow_seats(notice.table)
        others = [seat.person for seat in seats if seat.person and seat.person != person]
        names = await self.store.names_of(others)
        due = None if notice.due is None else now + max(0, notice.due - self.store.uptime())
        return Case(notice, tuple(names[one] for one in others if one in names), due)

    async def test(self, channel: Channel) -> bool:
        """Send something to see whether it arrives."""
        turns = await self.store.count_turns(channel.person)
        sent = test_letter(turns, channel.language, house_name(self.settings))
        return await self.try_out(channel, sent, secrets.token_hex(16))

    async def try_out(self, channel: Channel, sent: Letter, key: str) -> bool:
        """Whether it arrived; the channel's budget is used, and one that is gone is removed."""
        now = int(time.time())
        try:
            answer = await self.post(channel, sent, key)
        except Refused:  # the name leads elsewhere by now, or the host has changed the setting
            answer = Answer(0)
        if 200 <= answer.status < 300:
            await self.store.note_channel(channel.id, budget.used(channel, now), 0)
            return True
        if answer.status in GONE or channel.failures + 1 >= budget.TRIES:
            await self.store.end_channel(channel.person, channel.id)
            return False
        again = budget.after_failure(channel, now, answer.wait)
        await self.store.note_channel(channel.id, again, channel.failures + 1)
        return False

    async def post(self, channel: Channel, sent: Letter, key: str) -> Answer:
        if channel.kind == "push":
            return await self.push(channel, sent)
        return await post(*request(channel, sent, key), self.settings.notices_to)

    async def push(self, channel: Channel, sent: Letter) -> Answer:
        own = await self.push_key()
        browser, shared = map(push.read, channel.secret.split())
        body = await asyncio.to_thread(push.encrypted, pushed(channel, sent), browser, shared)
        lasts = DAY if sent.due is None else max(60, sent.due - int(time.time()))
        headers = {
            "Authorization": own.signature(target(channel.address).origin, self.contact(channel)),
            "Content-Encoding": "aes128gcm",
            "Content-Type": "application/octet-stream",
            "TTL": str(lasts),
            "Urgency": "high" if sent.what == "late" else "normal",
            **({"Topic": push.topic(sent.tag)} if sent.tag else {}),
        }
        return await post(channel.address, headers, body, self.settings.notices_to)

    def contact(self, channel: Channel) -> str:
        contact = self.settings.contact
        if contact is None:
            return channel.site
        return contact if contact.startswith("http") else f"mailto:{contact}"

    async def push_key(self) -> PushKey:
        if self.key is None:
            self.key = PushKey(await self.store.push_key(push.fresh_key()))
        return self.key

    async def drop_old(self) -> None:
        await self.store.drop_notices(int(time.time()) - KEPT)


def wanted(notice: TakenNotice, wishes: Wishes) -> bool:
    """Whether its person wants to hear it, and it is still true."""
    if not getattr(wishes, notice.what) or notice.stage is None:
        return False
    match notice.what:
        case "turn" | "late":
            return notice.now_turn == notice.turn
        case "began":
            return notice.stage == "playing" and notice.now_turn is None
        case "again" | "over":
            return notice.stage == "over"


def pushed(channel: Channel, sent: Letter) -> bytes:
    """What the service worker of the page shows."""
    shown = {
        "title": sent.title,
        "text": sent.text,
        "path": sent.path,
        "tag": sent.tag,
        "turns": sent.turns,
        "open": sent.open,
        "stop": sent.stop,
        "code": channel.stop,
    }
    return msgspec.json.encode(shown)


def key_of(notices: Sequence[TakenNotice]) -> str:
    named = sorted(f"{one.person} {one.table} {one.what} {one.turn}" for one in notices)
    return hashlib.sha256("\n".join(named).encode()).hexdigest()[:32]
