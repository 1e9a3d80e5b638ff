"""Accounts: names that last, passkeys, recovery codes, programs, and guests who are part of an account."""

import sqlalchemy as sa
from alembic import op

revision = "0009"
down_revision = "0008"


def upgrade() -> None:
    op.create_table(
        "account",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("folded", sa.Text, nullable=False, unique=True),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("owner", sa.Text, index=True),
        sa.Column("code", sa.LargeBinary),
        sa.Column("code_since", sa.BigInteger),
    )
    op.create_table(
        "passkey",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, nullable=False, index=True),
        sa.Column("place", sa.Text, nullable=False),
        sa.Column("key", sa.LargeBinary, nullable=False),
        sa.Column("uses", sa.BigInteger, nullable=False),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("used", sa.BigInteger, nullable=False),
        sa.Column("browser", sa.Text, nullable=False),
        sa.Column("system", sa.Text, nullable=False),
    )
    op.create_table(
        "ticket",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("purpose", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text),
        sa.Column("ends", sa.BigInteger, nullable=False),
        sa.Column("used", sa.Text),
    )
    op.create_table(
        "merged_person",
        sa.Column("guest_id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, nullable=False, index=True),
    )
