"""Alembic runs this; the connection comes from `tavolino.store.sqlite.migrate`."""

from alembic import context

from tavolino.store.sql.schema import metadata

context.configure(
    connection=context.config.attributes["connection"],
    target_metadata=metadata,
    render_as_batch=True,  # to change a table, SQLite needs a new one
    transaction_per_migration=True,
)
with context.begin_transaction():
    context.run_migrations()
