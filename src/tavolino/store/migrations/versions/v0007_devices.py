"""The devices of each person. Tokens from before name none, so each person gets one device for all of them."""

import sqlalchemy as sa
from alembic import op

revision = "0007"
down_revision = "0006"


def upgrade() -> None:
    op.create_table(
        "device",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("id", sa.Text, primary_key=True),
        sa.Column("since", sa.Integer, nullable=False),
        sa.Column("seen", sa.Integer, nullable=False),
        sa.Column("browser", sa.Text, nullable=False, server_default=""),
        sa.Column("system", sa.Text, nullable=False, server_default=""),
        sa.Column("name", sa.Text, nullable=False, server_default=""),
        sa.Column("scope", sa.Text, nullable=False, server_default="play"),
        sa.Column("ends", sa.Integer),
        sqlite_with_rowid=False,
    )
    op.execute(
        "INSERT INTO device (person_id, id, since, seen)"
        " SELECT id, 'first', since / 3600 * 3600, since / 3600 * 3600 FROM person"
    )
