"""Migrates a database to this release, and reads its revision."""

from functools import cache
from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config
from alembic.runtime.migration import MigrationContext
from alembic.script import ScriptDirectory

from cityboard.core.reason import RefusedError
from cityboard.server.storage.reasons import DATABASE_NEWER, DATABASE_OLDER

HEAD = "head"


def upgrade(connection: sql.Connection, revision: str = HEAD) -> None:
    """Run the pending migrations of a database, all of them or up to a revision."""
    config = _config()
    config.attributes["connection"] = connection
    command.upgrade(config, revision)


def revision_of(connection: sql.Connection) -> str | None:
    """Return the revision of a database, or None if it has none of our tables."""
    return MigrationContext.configure(connection).get_current_revision()


@cache
def revisions() -> tuple[str, ...]:
    """List the revisions that this release knows, the newest first."""
    return tuple(script.revision for script in ScriptDirectory.from_config(_config()).walk_revisions())


def check_revision(revision: str) -> None:
    """Refuse a database with another revision than this release."""
    newest, *older = revisions()
    if revision in older:
        raise RefusedError(DATABASE_OLDER("", revision=revision, wanted=newest))
    if revision != newest:
        raise RefusedError(DATABASE_NEWER("", error=revision))


def _config() -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    return config
