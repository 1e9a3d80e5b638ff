"""What a server has to know of a table before it reads the log, and how long servers have used the database."""

import sqlalchemy as sa
from alembic import op

revision = "0005"
down_revision = "0004"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("stage", sa.Text))
    op.add_column("game_table", sa.Column("rules", sa.Text, nullable=False, server_default=""))
    op.add_column("game_table", sa.Column("awake", sa.Boolean, nullable=False, server_default="0"))
    op.add_column("game_table", sa.Column("seen", sa.Integer, nullable=False, server_default="0"))
    op.add_column("game_table", sa.Column("acted", sa.Integer))
    op.add_column("owner", sa.Column("uptime", sa.Integer, nullable=False, server_default="0"))
