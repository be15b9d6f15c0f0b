"""Bring a database up to this release, and tell which form it has: every form has a revision."""

from functools import cache
from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

HEAD = "head"


def upgrade(connection: sql.Connection, revision: str = HEAD) -> None:
    """Run the migrations that a database has not seen yet, all of them or up to a revision."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revision_of(connection: sql.Connection) -> str | None:
    """Return the revision of a database, or None if there is nothing of ours in it."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def revisions() -> tuple[str, ...]:
    """List the revisions that this release knows, the newest first."""
    return tuple(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config
