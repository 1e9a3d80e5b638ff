"""The seat in which a person played a recorded match."""

import sqlalchemy as sa
from alembic import op

revision = "0002"
down_revision = "0001"


def upgrade() -> None:
    op.add_column("record_person", sa.Column("seat", sa.Integer))
