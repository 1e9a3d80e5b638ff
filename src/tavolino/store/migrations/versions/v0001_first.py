"""The first tables."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None


def upgrade() -> None:
    op.create_table(
        "person",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("name", sa.Text, nullable=False),
        sa.Column("since", sa.Integer, nullable=False),
    )
    op.create_table(
        "game_table",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("opened", sa.Integer, nullable=False),
        sa.Column("closed", sa.Integer),
    )
    op.create_index("ix_game_table_closed", "game_table", ["closed"])
    op.create_table(
        "entry",
        sa.Column("id", sa.Integer, primary_key=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("number", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
        sa.UniqueConstraint("table_id", "number", name="entry_once"),
    )
    op.create_table(
        "record",
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.Integer, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_index("ix_record_ended", "record", ["ended"])
    op.create_table(
        "record_person",
        sa.Column("record_id", sa.Text, sa.ForeignKey("record.id"), primary_key=True),
        sa.Column("person_id", sa.Text, primary_key=True),
    )
    op.create_index("ix_record_person_person_id", "record_person", ["person_id"])
    op.create_table(
        "secret",
        sa.Column("name", sa.Text, primary_key=True),
        sa.Column("value", sa.LargeBinary, nullable=False),
    )
