"""Alembic's way in: migrations run on the connection the server hands over."""

from alembic import context

from catanica.server.store.tables import METADATA

context.configure(connection=context.config.attributes["connection"], target_metadata=METADATA)
with context.begin_transaction():
    context.run_migrations()
