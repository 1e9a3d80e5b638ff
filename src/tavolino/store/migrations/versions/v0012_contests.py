"""Contests in which everybody plays the same deals."""

import sqlalchemy as sa
from alembic import op

revision = "0012"
down_revision = "0011"


def upgrade() -> None:
    op.create_table(
        "contest",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("host", sa.Text, nullable=False, index=True),
        sa.Column("listed", sa.Boolean, nullable=False),
        sa.Column("plan", sa.LargeBinary, nullable=False),
        sa.Column("opened", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger),
        sa.Column("revealed", sa.BigInteger, index=True),
        sa.Column("rotation", sa.LargeBinary),
        sa.Column("round", sa.Integer, nullable=False),
        sa.Column("version", sa.Integer, nullable=False),
    )
    op.create_table(
        "contest_person",
        sa.Column("contest_id", sa.Text, primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True, index=True),
        sa.Column("key", sa.Text, nullable=False),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("joined", sa.BigInteger, nullable=False),
        sa.Column("absence", sa.Text, nullable=False),
    )
    op.create_table(
        "contest_play",
        sa.Column("contest_id", sa.Text, primary_key=True),
        sa.Column("deal", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("place", sa.Text, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False, index=True),
        sa.Column("begun", sa.BigInteger, nullable=False),
        sa.Column("ended", sa.BigInteger, index=True),
        sa.Column("record_id", sa.Text, nullable=False),
        sa.Column("scores", sa.LargeBinary, nullable=False),
    )
