"""Deals that are fixed in advance for many tables, and the deal of the day."""

import sqlalchemy as sa
from alembic import op

revision = "0011"
down_revision = "0008"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("event", sa.Text, nullable=False, server_default=""))
    op.create_table(
        "house_key",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "event_deal",
        sa.Column("event", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("commitment", sa.Text, nullable=False),
        sa.Column("secret", sa.Text, nullable=False),
        sa.Column("fixed", sa.BigInteger, nullable=False),
        sa.Column("fixed_by", sa.Text, nullable=False),
        sa.Column("revealed", sa.BigInteger),
        sa.Column("revealed_by", sa.Text),
    )
    op.create_table(
        "lease",
        sa.Column("work", sa.Text, primary_key=True),
        sa.Column("holder", sa.Text, nullable=False),
        sa.Column("until", sa.BigInteger, nullable=False),
    )
    add_daily()


def add_daily() -> None:
    op.create_table(
        "daily_day",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("course", sa.Text, primary_key=True),
        sa.Column("event", sa.Text, nullable=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("options", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "daily_try",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("course", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("closes", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("counted", sa.Integer, nullable=False, server_default="0"),
        sa.Column("score", sa.Integer),
        sa.Column("place", sa.Integer),
        sa.Column("record_id", sa.Text),
        sa.Column("signs", sa.Text, nullable=False, server_default=""),
    )
    op.create_index("ix_daily_try_table_id", "daily_try", ["table_id"])
    op.create_index("daily_try_by_course", "daily_try", ["day", "course", "score"])
    op.create_table(
        "daily_count",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("course", sa.Text, primary_key=True),
        sa.Column("score", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("number", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "daily_bar",
        sa.Column("day", sa.Text, primary_key=True),
        sa.Column("course", sa.Text, primary_key=True),
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("level", sa.Text, nullable=False),
        sa.Column("score", sa.Integer, nullable=False),
        sa.Column("record_id", sa.Text, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
