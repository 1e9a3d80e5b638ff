"""What the coach found out about matches, and what it is still to look at."""

import sqlalchemy as sa
from alembic import op

revision = "0015"
down_revision = "0014"


def upgrade() -> None:
    op.create_table(
        "judgement",
        sa.Column("record_id", sa.Text, primary_key=True),
        sa.Column("method", sa.BigInteger, nullable=False),
        sa.Column("effort_rank", sa.BigInteger, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "judged_seat",
        sa.Column("record_id", sa.Text, primary_key=True),
        sa.Column("seat", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("body", sa.LargeBinary, nullable=False),
    )
    op.create_table(
        "judging_job",
        sa.Column("record_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("effort_rank", sa.BigInteger, nullable=False),
        sa.Column("asked", sa.BigInteger, nullable=False, index=True),
        sa.Column("holder", sa.Text),
        sa.Column("until", sa.BigInteger, nullable=False),
        sa.Column("done", sa.BigInteger, nullable=False),
        sa.Column("total", sa.BigInteger, nullable=False),
        sa.Column("found", sa.LargeBinary, nullable=False),
    )
