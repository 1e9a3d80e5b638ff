"""What is written together with the record of an event's match that has just ended."""

from typing import TYPE_CHECKING

from tavolino.store.sql.write import Write

if TYPE_CHECKING:
    from tavolino.store.contract import NewRecord

# a table may hear only after its match that its guest is part of an account by now
WHO = "(person_id = ? OR person_id = (SELECT person_id FROM merged_person WHERE guest_id = ?))"
ENDED = f"""UPDATE daily_try SET ended = ?, score = ?, place = ?, record_id = ?, signs = ?,
    counted = CASE WHEN ? <= closes AND NOT EXISTS
        (SELECT 1 FROM event_deal WHERE event = ? AND revealed IS NOT NULL) THEN 1 ELSE 0 END
    WHERE table_id = ? AND ended IS NULL AND {WHO}"""
COUNTED = f"""INSERT INTO daily_count (day, course, score, number)
    SELECT day, course, score, 1 FROM daily_try
    WHERE table_id = ? AND {WHO} AND record_id = ? AND counted = 1
    ON CONFLICT (day, course, score) DO UPDATE SET number = daily_count.number + 1"""


def event_ended(table: str, new: "NewRecord") -> list[Write]:
    """The results of the people at a table. A match that was broken off leaves no result."""
    if new.record.outcome is None:
        return []
    writes = []
    for one in new.results:
        if one.person is None or one.seat is None:
            continue
        signs = new.signs[one.seat] if new.signs else ""
        result = (new.ended, one.score, one.place, new.id, signs, new.ended, new.record.event, table)
        who = one.person, one.person
        writes += [Write(ENDED, (*result, *who)), Write(COUNTED, (table, *who, new.id))]
    return writes
