"""The log without an index, which cost more than the entries. A table knows where its entries begin."""

import sqlalchemy as sa
from alembic import op

revision = "0003"
down_revision = "0002"


def upgrade() -> None:
    op.add_column("game_table", sa.Column("first_entry", sa.Integer, nullable=False, server_default="0"))
    op.execute(
        "UPDATE game_table SET first_entry = "
        "coalesce((SELECT min(entry.id) FROM entry WHERE entry.table_id = game_table.id), 0)"
    )
    with op.batch_alter_table("entry") as entry:
        entry.drop_constraint("entry_once", type_="unique")
