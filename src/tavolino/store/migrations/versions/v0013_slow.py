"""Slow matches, and the notices that people want."""

import sqlalchemy as sa
from alembic import op

revision = "0013"
down_revision = "0012"


def upgrade() -> None:
    op.create_table(
        "slow_seat",
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("person_id", sa.Text, index=True),
        sa.Column("bot", sa.Text),
        sa.Column("turn", sa.BigInteger),
        sa.Column("due", sa.BigInteger, index=True),
    )
    op.create_table(
        "channel",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, nullable=False, index=True),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("address", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("stop", sa.Text, nullable=False, unique=True),
        sa.Column("language", sa.Text, nullable=False),
        sa.Column("device", sa.Text, nullable=False),
        sa.Column("site", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("full_at", sa.BigInteger, nullable=False),
        sa.Column("failures", sa.Integer, nullable=False),
    )
    op.create_table(
        "notice_wish",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "notice",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, primary_key=True),
        sa.Column("what", sa.Text, primary_key=True),
        sa.Column("turn", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ready", sa.BigInteger, nullable=False, index=True),
        sa.Column("sent", sa.BigInteger),
        sa.Column("taken", sa.BigInteger),
        sa.Column("taker", sa.Text),
    )
    op.create_table(
        "push_key",
        sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
