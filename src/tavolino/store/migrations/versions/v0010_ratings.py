"""Ratings, profiles, and counts of matches."""

import sqlalchemy as sa
from alembic import op

revision = "0010"
down_revision = "0009"


def upgrade() -> None:
    make_ratings()
    make_counts()


def make_ratings() -> None:
    op.create_table(
        "unrated",
        sa.Column("record_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "rated_match",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("record_id", sa.Text, nullable=False, unique=True),
        sa.Column("game", sa.Text, nullable=False),
        sa.Column("ended", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "rated_seat",
        sa.Column("number", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("person_id", sa.Text, index=True),
        sa.Column("bot", sa.Text),
        sa.Column("place", sa.Integer, nullable=False),
        sa.Column("before_value", sa.Double, nullable=False),
        sa.Column("before_deviation", sa.Double, nullable=False),
        sa.Column("after_value", sa.Double, nullable=False),
        sa.Column("after_deviation", sa.Double, nullable=False),
    )
    op.create_table(
        "rating",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("value", sa.Double, nullable=False),
        sa.Column("deviation", sa.Double, nullable=False),
        sa.Column("bound", sa.Double, nullable=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
    op.create_index("ix_rating_game_bound", "rating", ["game", "bound"])
    op.create_table(
        "profile",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("public", sa.Text, nullable=False, unique=True),
        sa.Column("hidden", sa.Boolean, nullable=False, server_default=sa.false()),
    )


def make_counts() -> None:
    op.create_table(
        "tally",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("game", sa.Text, primary_key=True),
        sa.Column("kind", sa.Text, primary_key=True),
        sa.Column("against", sa.Text, primary_key=True, index=True),
        sa.Column("seats", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("matches", sa.Integer, nullable=False),
        sa.Column("wins", sa.Integer, nullable=False),
        sa.Column("losses", sa.Integer, nullable=False),
        sa.Column("recent", sa.Integer, nullable=False),
        sa.Column("best", sa.Integer),
        sa.Column("best_at", sa.BigInteger),
        sa.Column("best_record", sa.Text),
        sa.Column("first_won", sa.BigInteger),
        sa.Column("last", sa.BigInteger, nullable=False),
    )
    op.create_table(
        "day_played",
        sa.Column("person_id", sa.Text, primary_key=True),
        sa.Column("day", sa.Integer, primary_key=True, autoincrement=False),
        sa.Column("matches", sa.Integer, nullable=False),
    )
