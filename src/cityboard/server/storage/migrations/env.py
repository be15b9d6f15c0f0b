"""Alembic runs this: the migrations use the given connection."""

from alembic import context

from cityboard.server.storage.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
