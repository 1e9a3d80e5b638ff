"""The verbs about accounts, as all SQL databases have them."""

import asyncio
import secrets
import time
from collections.abc import Callable, Sequence
from typing import Concatenate, ParamSpec, Protocol, TypeVar

from sqlalchemy import Connection

from tavolino.store.accounts import sql
from tavolino.store.accounts.contract import Account, Card, Passkey, Purpose, Ticket
from tavolino.store.sql.statements import Write

P = ParamSpec("P")
T = TypeVar("T")
MARK_BYTES = 16


class AccountReads(Protocol):
    async def read(self, query: Callable[Concatenate[Connection, P], T], *given: P.args, **named: P.kwargs) -> T: ...

    async def card(self, person: str) -> Card | None:
        return await self.read(sql.read_card, person)

    async def account(self, person: str) -> Account | None:
        return await self.read(sql.read_account, person)

    async def account_named(self, folded: str) -> Account | None:
        return await self.read(sql.read_account_named, folded)

    async def passkey(self, name: str) -> Passkey | None:
        return await self.read(sql.read_passkey, name)

    async def passkeys_of(self, person: str) -> list[Passkey]:
        return await self.read(sql.read_passkeys_of, person)

    async def programs_of(self, owner: str) -> list[Account]:
        return await self.read(sql.read_programs_of, owner)

    async def programs_among(self, people: Sequence[str]) -> set[str]:
        return await self.read(sql.read_programs_among, people)

    async def count_matches(self, person: str) -> int:
        return await self.read(sql.count_matches, person)

    async def merged_into(self, guest: str) -> str | None:
        return await self.read(sql.read_merged_into, guest)

    async def belongings(self, person: str) -> list[str]:
        return await self.read(sql.read_belongings, person)


class AccountWrites(AccountReads, Protocol):
    def write(self, *writes: Write) -> "asyncio.Future[None]": ...

    def merge_topics(self, guest: str, account: str) -> list[Write]: ...

    async def keep_name(self, person: str, name: str, folded: str) -> bool:
        await self.write(sql.keep_name(person, name, folded, now()))
        return await self.account(person) is not None

    async def rename_account(self, person: str, name: str, folded: str) -> None:
        await self.write(*sql.rename_account(person, name, folded))

    async def set_code(self, person: str, code: bytes | None) -> None:
        await self.write(sql.set_code(person, code, now()))

    async def add_passkey(self, passkey: Passkey) -> None:
        await self.write(sql.add_passkey(passkey))

    async def note_passkey(self, name: str, uses: int, used: int) -> None:
        await self.write(sql.note_passkey(name, uses, used))

    async def drop_passkey(self, person: str, name: str) -> None:
        await self.write(sql.drop_passkey(person, name))

    async def offer_ticket(self, ticket: Ticket) -> None:
        await self.write(*sql.offer_ticket(ticket, now()))

    async def use_ticket(self, name: str, purpose: Purpose) -> Ticket | None:
        mark = secrets.token_hex(MARK_BYTES)  # only one of several servers can have written its own
        await self.write(sql.use_ticket(name, purpose, mark, now()))
        return await self.read(sql.read_used_ticket, name, mark)

    async def add_program(self, program: str, name: str, folded: str, owner: str, most: int) -> bool:
        await self.write(*sql.add_program(program, name, folded, owner, most, now()))
        return await self.account(program) is not None

    async def merge(self, guest: str, account: str) -> None:
        await self.write(*sql.merge(guest, account), *self.merge_topics(guest, account))


def now() -> int:
    return int(time.time())
