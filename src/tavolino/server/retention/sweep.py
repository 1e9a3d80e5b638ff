"""Removes records that are old enough and forgets people who have not come back. Without a setting, nothing is."""

import logging
import time

from tavolino.people import People
from tavolino.server.settings import Settings
from tavolino.store import Store
from tavolino.table import Tables

DAY = 24 * 3600
AT_ONCE = 100  # people to forget in one sweep, because each one's tables and records are changed
log = logging.getLogger(__name__)


async def remove_old(settings: Settings, store: Store, tables: Tables, people: People) -> None:
    now = int(time.time())
    if settings.record_days is not None:
        dropped = await store.drop_records(now - settings.record_days * DAY)
        await store.drop_contests(now - settings.record_days * DAY)
        if dropped:
            log.info("removed %d records of matches that ended more than %d days ago", dropped, settings.record_days)
    if settings.people_days is not None:
        forgotten = 0
        for person in await store.absent_people(now - settings.people_days * DAY, AT_ONCE):
            if not people.devices.was_seen(person):  # they may come back at this very moment
                await tables.forget(person, people)
                forgotten += 1
        if forgotten:
            log.info("forgot %d people who had not come for %d days", forgotten, settings.people_days)
