"""Bring a database up to this release."""

from pathlib import Path

import sqlalchemy as sql
from alembic import command
from alembic.config import Config


def upgrade(connection: sql.Connection) -> None:
    """Run the migrations that a database has not seen yet."""
    command.upgrade(_config(connection), "head")


def _config(connection: sql.Connection) -> Config:
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.attributes["connection"] = connection
    return config
