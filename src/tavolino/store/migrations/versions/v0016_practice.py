"""The mistakes in judged matches, and how people do when they try these positions again."""

import sqlalchemy as sa
from alembic import op

revision = "0016"
down_revision = "0015"


def upgrade() -> None:
    op.create_table(
        "judged_mistake",
        sa.Column("record_id", sa.Text, primary_key=True),
        sa.Column("step", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.BigInteger, nullable=False),
        sa.Column("kind", sa.Text, nullable=False),
        sa.Column("verdict", sa.Text, nullable=False),
    )
    op.create_table(
        "practice",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("record_id", sa.Text, primary_key=True, index=True),
        sa.Column("step", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("in_a_row", sa.BigInteger, nullable=False),
        sa.Column("due", sa.BigInteger, nullable=False),
    )
