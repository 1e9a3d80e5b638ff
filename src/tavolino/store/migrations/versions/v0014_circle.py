"""The people whom somebody knows, invitations, and who looks for somebody to play with."""

import sqlalchemy as sa
from alembic import op

revision = "0014"
down_revision = "0013"


def upgrade() -> None:
    op.create_table(
        "tie",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("other_id", sa.Text, primary_key=True, index=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("since", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "invitation",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("guest_id", sa.Text, primary_key=True, index=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("made", sa.BigInteger, nullable=False),
        sa.Column("ends", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "visibility",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("invites", sa.Text, nullable=False),
        sa.Column("invisible", sa.Boolean, nullable=False),
    )
    op.create_table(
        "seeker",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("seats", sa.BigInteger, nullable=False),
        sa.Column("clock", sa.Text, nullable=False),
        sa.Column("rated", sa.Boolean, nullable=False),
        sa.Column("fill", sa.BigInteger),
        sa.Column("since", sa.BigInteger, nullable=False),
        sa.Column("seen", sa.BigInteger, nullable=False),
        sa.Column("rating", sa.BigInteger),
        sa.Column("party", sa.Text, index=True),
        sa.Column("table_id", sa.Text, nullable=False),
        sa.Column("called", sa.BigInteger),
        sa.Column("came", sa.Boolean, nullable=False),
    )
    op.create_table(
        "pairing_turn",
        sa.Column("id", sa.BigInteger, primary_key=True, autoincrement=False),
        sa.Column("mark", sa.Text, nullable=False),
    )
