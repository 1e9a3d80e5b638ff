"""The queries and writes about the people whom somebody knows, in SQL that any database understands."""

from collections.abc import Collection

from sqlalchemy import Connection, case, func, or_, select

from tavolino.store.circle.contract import MOST_WANTED, Encounters, Invitation, Kind, Tie, Visibility
from tavolino.store.sql.schema import invitations, people, records, results, seated, ties, visibility
from tavolino.store.sql.statements import Write

TIE = """INSERT INTO tie (person_id, other_id, kind, since) SELECT ?, ?, ?, ?
    WHERE (SELECT count(*) FROM tie WHERE person_id = ? AND kind = ?) < ?
    AND (SELECT count(*) FROM person WHERE id IN (?, ?)) = 2
    AND (? <> 'wants' OR (SELECT count(*) FROM tie WHERE other_id = ? AND kind = 'wants') < ?)
    ON CONFLICT (person_id, other_id, kind) DO NOTHING"""
NO_TIE = "DELETE FROM tie WHERE person_id = ? AND other_id = ? AND kind = ?"
INVITED = """INSERT INTO invitation (person_id, guest_id, table_id, game, made, ends) SELECT ?, ?, ?, ?, ?, ?
    WHERE (SELECT count(*) FROM person WHERE id IN (?, ?)) = 2
    ON CONFLICT (person_id, guest_id) DO UPDATE
    SET table_id = excluded.table_id, game = excluded.game, made = excluded.made, ends = excluded.ends"""
NO_INVITATION = "DELETE FROM invitation WHERE person_id = ? AND guest_id = ?"
OLD_INVITATIONS = "DELETE FROM invitation WHERE ends < ?"
WISHES = """INSERT INTO visibility (person_id, invites, invisible) SELECT ?, ?, ?
    WHERE (SELECT count(*) FROM person WHERE id = ?) = 1
    ON CONFLICT (person_id) DO UPDATE SET invites = excluded.invites, invisible = excluded.invisible"""
FORGET = (
    "DELETE FROM tie WHERE person_id = ?",
    "DELETE FROM tie WHERE other_id = ?",
    "DELETE FROM invitation WHERE person_id = ?",
    "DELETE FROM invitation WHERE guest_id = ?",
    "DELETE FROM visibility WHERE person_id = ?",
)
# A guest's rows become an account's, unless the account has the same one, or they would be about itself. What is
# left of the guest is deleted afterwards.
MERGE = (
    """UPDATE tie SET person_id = ? WHERE person_id = ? AND other_id <> ? AND NOT EXISTS
        (SELECT 1 FROM tie AS same WHERE same.person_id = ? AND same.other_id = tie.other_id
        AND same.kind = tie.kind)""",
    """UPDATE tie SET other_id = ? WHERE other_id = ? AND person_id <> ? AND NOT EXISTS
        (SELECT 1 FROM tie AS same WHERE same.other_id = ? AND same.person_id = tie.person_id
        AND same.kind = tie.kind)""",
    """UPDATE invitation SET person_id = ? WHERE person_id = ? AND guest_id <> ? AND NOT EXISTS
        (SELECT 1 FROM invitation AS same WHERE same.person_id = ? AND same.guest_id = invitation.guest_id)""",
    """UPDATE invitation SET guest_id = ? WHERE guest_id = ? AND person_id <> ? AND NOT EXISTS
        (SELECT 1 FROM invitation AS same WHERE same.guest_id = ? AND same.person_id = invitation.person_id)""",
    """UPDATE visibility SET person_id = ? WHERE person_id = ? AND ? <> '' AND NOT EXISTS
        (SELECT 1 FROM visibility AS same WHERE same.person_id = ?)""",
)


def read_ties_of(connection: Connection, person: str) -> list[Tie]:
    found = select(ties).where(or_(ties.c.person_id == person, ties.c.other_id == person))
    return [Tie(*row) for row in connection.execute(found.order_by(ties.c.since, ties.c.person_id, ties.c.other_id))]


def read_marks(connection: Connection) -> list[Tie]:
    return [Tie(*row) for row in connection.execute(select(ties).where(ties.c.kind.in_(("blocks", "mutes"))))]


def read_names_of(connection: Connection, wanted: Collection[str]) -> dict[str, str]:
    rows = connection.execute(select(people.c.id, people.c.name).where(people.c.id.in_(wanted)))
    return {row.id: row.name for row in rows}


def have_met(connection: Connection, person: str, other: str) -> bool:
    for column, id_column in ((results.c.person_id, results.c.record_id), (seated.c.person_id, seated.c.table_id)):
        theirs = select(id_column).where(column == other)
        if connection.execute(select(id_column).where(column == person, id_column.in_(theirs)).limit(1)).first():
            return True
    return False


def player_of(connection: Connection, record: str, seat: int) -> str | None:
    """The person who finished a recorded match in a seat."""
    found = select(results.c.person_id).where(results.c.record_id == record, results.c.seat == seat)
    found = found.where(results.c.person_id.is_not(None)).order_by(results.c.id.desc()).limit(1)
    return connection.execute(found).scalar()


def read_encounters(connection: Connection, person: str, others: Collection[str]) -> list[Encounters]:
    """Matches that count: no rehearsal, none that was broken off, and nobody's seat was finished by a bot."""
    own, theirs = results.alias("own"), results.alias("theirs")
    ahead, behind, level = (
        func.sum(case((compared, 1), else_=0))
        for compared in (own.c.place < theirs.c.place, own.c.place > theirs.c.place, own.c.place == theirs.c.place)
    )
    found = (
        select(theirs.c.person_id, records.c.game, ahead, behind, level, func.max(records.c.ended))
        .select_from(own)
        .join(theirs, (theirs.c.record_id == own.c.record_id) & (theirs.c.seat != own.c.seat))
        .join(records, records.c.id == own.c.record_id)
        .where(own.c.person_id == person, theirs.c.person_id.in_(others), own.c.bot.is_(None), theirs.c.bot.is_(None))
        .where(own.c.place.is_not(None), theirs.c.place.is_not(None), ~records.c.rehearsal)
        .group_by(theirs.c.person_id, records.c.game)
        .order_by(theirs.c.person_id, records.c.game)
    )
    return [Encounters(row[0], row[1], *map(int, row[2:])) for row in connection.execute(found)]


def read_invitations_of(connection: Connection, person: str) -> list[Invitation]:
    own = or_(invitations.c.person_id == person, invitations.c.guest_id == person)
    found = select(invitations).where(own).order_by(invitations.c.made.desc(), invitations.c.person_id)
    return [Invitation(*row) for row in connection.execute(found)]


def read_visibility_of(connection: Connection, wanted: Collection[str]) -> dict[str, Visibility]:
    rows = connection.execute(select(visibility).where(visibility.c.person_id.in_(wanted)))
    return {row.person_id: Visibility(row.invites, bool(row.invisible)) for row in rows}


def add_tie(tie: Tie, most: int) -> Write:
    person, other = tie.person, tie.other
    allowed = (person, tie.kind, most, person, other, tie.kind, other, MOST_WANTED)
    return Write(TIE, (person, other, tie.kind, tie.since, *allowed))


def end_ties(person: str, other: str, kinds: Collection[Kind]) -> list[Write]:
    return [Write(NO_TIE, (person, other, kind)) for kind in kinds]


def block(person: str, other: str, time: int, most: int) -> list[Write]:
    wanted: tuple[Kind, ...] = ("wants", "declines")
    ended = [*end_ties(person, other, wanted), *end_ties(other, person, wanted)]
    invited = [Write(NO_INVITATION, both) for both in ((person, other), (other, person))]
    return [add_tie(Tie(person, other, "blocks", time), most), *ended, *invited]


def invite(new: Invitation) -> Write:
    both = (new.person, new.guest)
    return Write(INVITED, (*both, new.table, new.game, new.made, new.ends, *both))


def end_invitation(person: str, guest: str) -> Write:
    return Write(NO_INVITATION, (person, guest))


def drop_invitations(ended_before: int) -> Write:
    return Write(OLD_INVITATIONS, (ended_before,))


def set_visibility(person: str, wanted: Visibility) -> Write:
    return Write(WISHES, (person, wanted.invites, wanted.invisible, person))


def forget(person: str) -> list[Write]:
    return [Write(statement, (person,)) for statement in FORGET]


def merge(guest: str, account: str) -> list[Write]:
    return [*(Write(statement, (account, guest, account, account)) for statement in MERGE), *forget(guest)]
