"""The queries and writes about accounts, in SQL that any database understands."""

from collections.abc import Sequence
from typing import Any

from msgspec import structs
from sqlalchemy import Connection, Select, and_, func, select

from tavolino.store.accounts.contract import Account, Card, Passkey, Ticket
from tavolino.store.sql.schema import accounts, merged, passkeys, people, results, tickets
from tavolino.store.sql.statements import Write

AT_ONCE = 500  # values in one query
ACCOUNT = """INSERT INTO account (person_id, folded, since) SELECT id, ?, ? FROM person WHERE id = ? AND name = ?
    ON CONFLICT (person_id) DO NOTHING"""
PROGRAM = """INSERT INTO account (person_id, folded, since, owner) SELECT ?, ?, ?, person_id FROM account
    WHERE person_id = ? AND owner IS NULL AND (SELECT count(*) FROM account WHERE owner = ?) < ?"""
PROGRAM_NAME = """INSERT INTO person (id, name, since) SELECT person_id, ?, since FROM account WHERE person_id = ?"""
FOLDED = "UPDATE account SET folded = ? WHERE person_id = ?"
NAME = "UPDATE person SET name = ? WHERE id = ?"
CODE = "UPDATE account SET code = ?, code_since = ? WHERE person_id = ?"
PASSKEY = """INSERT INTO passkey (id, person_id, place, key, uses, since, used, browser, system)
    SELECT ?, person_id, ?, ?, ?, ?, ?, ?, ? FROM account WHERE person_id = ? AND owner IS NULL
    ON CONFLICT (id) DO NOTHING"""
PASSKEY_USED = "UPDATE passkey SET uses = ?, used = ? WHERE id = ?"
NO_PASSKEY = "DELETE FROM passkey WHERE id = ? AND person_id = ?"
TICKET = "INSERT INTO ticket (id, purpose, person_id, ends) VALUES (?, ?, ?, ?)"
TAKEN = "UPDATE ticket SET used = ? WHERE id = ? AND purpose = ? AND used IS NULL AND ends > ?"
OLD_TICKETS = "DELETE FROM ticket WHERE ends < ?"
# Nobody (NULL, which the column refuses) if the guest has an account by now, or is part of another one: then nothing of
# the whole transaction is written. The second time it changes nothing.
MERGED = """INSERT INTO merged_person (guest_id, person_id) VALUES (?, (SELECT person_id FROM account
    WHERE person_id = ? AND owner IS NULL AND NOT EXISTS (SELECT 1 FROM account WHERE person_id = ?)))
    ON CONFLICT (guest_id) DO UPDATE SET person_id = CASE
    WHEN merged_person.person_id = excluded.person_id THEN excluded.person_id END"""
RESULTS = "UPDATE result SET person_id = ? WHERE person_id = ?"
DEVICES = "UPDATE device SET person_id = ? WHERE person_id = ?"
NO_GUEST = "DELETE FROM person WHERE id = ?"
NOTHING_LEFT = (
    "DELETE FROM passkey WHERE person_id = ?",
    "DELETE FROM ticket WHERE person_id = ?",
    "DELETE FROM merged_person WHERE person_id = ?",
    "DELETE FROM merged_person WHERE guest_id = ?",
    "DELETE FROM account WHERE person_id = ?",
)


def read_card(connection: Connection, person: str) -> Card | None:
    """Of a program that has lost its owner, the owner's name is empty."""
    owners = people.alias()
    found = select(people.c.name, accounts.c.owner, owners.c.name, accounts.c.person_id)
    found = found.outerjoin_from(people, accounts, accounts.c.person_id == people.c.id)
    found = found.outerjoin(owners, owners.c.id == accounts.c.owner).where(people.c.id == person)
    row = connection.execute(found).first()
    if row is None:
        return None
    name, owner, owner_name, account = row
    return Card(name, None if owner is None else owner_name or "", account is not None)


def accounts_found() -> Select[Any]:
    found = select(accounts, people.c.name).join_from(accounts, people, people.c.id == accounts.c.person_id)
    return found.order_by(accounts.c.since, accounts.c.person_id)


def as_account(row: Any) -> Account:
    code = None if row.code is None else bytes(row.code)
    return Account(row.person_id, row.name, row.since, row.owner, code, row.code_since)


def read_account(connection: Connection, person: str) -> Account | None:
    row = connection.execute(accounts_found().where(accounts.c.person_id == person)).first()
    return None if row is None else as_account(row)


def read_account_named(connection: Connection, folded: str) -> Account | None:
    row = connection.execute(accounts_found().where(accounts.c.folded == folded)).first()
    return None if row is None else as_account(row)


def read_programs_of(connection: Connection, owner: str) -> list[Account]:
    return [as_account(row) for row in connection.execute(accounts_found().where(accounts.c.owner == owner))]


def read_programs_among(connection: Connection, among: Sequence[str]) -> set[str]:
    found: set[str] = set()
    for some in (among[first : first + AT_ONCE] for first in range(0, len(among), AT_ONCE)):
        query = select(accounts.c.person_id).where(accounts.c.person_id.in_(some), accounts.c.owner.is_not(None))
        found.update(connection.execute(query).scalars())
    return found


def as_passkey(row: Any) -> Passkey:
    return Passkey(
        row.id, row.person_id, row.place, bytes(row.key), row.uses, row.since, row.used, row.browser, row.system
    )


def read_passkey(connection: Connection, name: str) -> Passkey | None:
    row = connection.execute(select(passkeys).where(passkeys.c.id == name)).first()
    return None if row is None else as_passkey(row)


def read_passkeys_of(connection: Connection, person: str) -> list[Passkey]:
    found = select(passkeys).where(passkeys.c.person_id == person).order_by(passkeys.c.since, passkeys.c.id)
    return [as_passkey(row) for row in connection.execute(found)]


def read_used_ticket(connection: Connection, name: str, mark: str) -> Ticket | None:
    """The ticket if it was this mark that used it."""
    row = connection.execute(select(tickets).where(and_(tickets.c.id == name, tickets.c.used == mark))).first()
    return None if row is None else Ticket(row.id, row.purpose, row.ends, row.person_id)


def count_matches(connection: Connection, person: str) -> int:
    found = select(func.count(func.distinct(results.c.record_id))).where(results.c.person_id == person)
    return connection.execute(found).scalar_one()


def read_merged_into(connection: Connection, guest: str) -> str | None:
    return connection.execute(select(merged.c.person_id).where(merged.c.guest_id == guest)).scalar()


def read_belongings(connection: Connection, person: str) -> list[str]:
    programs = select(accounts.c.person_id).where(accounts.c.owner == person)
    guests = select(merged.c.guest_id).where(merged.c.person_id == person)
    return [*connection.execute(programs).scalars(), *connection.execute(guests).scalars()]


def keep_name(person: str, name: str, folded: str, time: int) -> Write:
    return Write(ACCOUNT, (folded, time, person, name))


def rename_account(person: str, name: str, folded: str) -> list[Write]:
    return [Write(FOLDED, (folded, person)), Write(NAME, (name, person))]


def set_code(person: str, code: bytes | None, time: int) -> Write:
    return Write(CODE, (code, None if code is None else time, person))


def add_passkey(passkey: Passkey) -> Write:
    name, person, *others = structs.astuple(passkey)
    return Write(PASSKEY, (name, *others, person))


def note_passkey(name: str, uses: int, used: int) -> Write:
    return Write(PASSKEY_USED, (uses, used, name))


def drop_passkey(person: str, name: str) -> Write:
    return Write(NO_PASSKEY, (name, person))


def offer_ticket(ticket: Ticket, time: int) -> list[Write]:
    offered = Write(TICKET, (ticket.id, ticket.purpose, ticket.person, ticket.ends))
    return [Write(OLD_TICKETS, (time,)), offered]


def use_ticket(name: str, purpose: str, mark: str, time: int) -> Write:
    return Write(TAKEN, (mark, name, purpose, time))


def add_program(program: str, name: str, folded: str, owner: str, most: int, time: int) -> list[Write]:
    account = Write(PROGRAM, (program, folded, time, owner, owner, most))
    return [account, Write(PROGRAM_NAME, (name, program))]


def merge(guest: str, account: str) -> list[Write]:
    """The first one stops the others if this may not be."""
    moved = [Write(statement, (account, guest)) for statement in (RESULTS, DEVICES)]
    return [Write(MERGED, (guest, account, guest)), *moved, Write(NO_GUEST, (guest,))]


def forget(person: str) -> list[Write]:
    return [Write(statement, (person,)) for statement in NOTHING_LEFT]
