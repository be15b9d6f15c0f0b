"""Alembic runs this: the migrations go over the connection that it was given."""

from alembic import context

from cityboard.server.schema import metadata

context.configure(connection=context.config.attributes["connection"], target_metadata=metadata, render_as_batch=True)
context.run_migrations()
