"""The tables of the database; the migrations lead here from every earlier release."""

import sqlalchemy as sql

metadata = sql.MetaData(
    naming_convention={
        "pk": "pk_%(table_name)s",
        "uq": "uq_%(table_name)s_%(column_0_name)s",
        "ix": "ix_%(table_name)s_%(column_0_name)s",
        "fk": "fk_%(table_name)s_%(column_0_name)s",
    }
)


def _checksum() -> sql.Column[str]:
    """Return the checksum column of the rows outside the events (server/storage/checksums.py)."""
    return sql.Column("checksum", sql.String(32), nullable=False, server_default="")


# Times are milliseconds since 1970. `events` contain everything that happens; the other columns are for lookups.
people = sql.Table(
    "people",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("nickname", sql.String(24), nullable=False),
    sql.Column("login", sql.String(64), unique=True),
    sql.Column("password", sql.String(200)),
    sql.Column("generation", sql.Integer, nullable=False),  # older tokens than this are invalid
    sql.Column("created_at", sql.BigInteger, nullable=False),
    sql.Column("deleted", sql.Boolean, nullable=False),
    _checksum(),
)

# The names that people had before, each until some time.
past_names = sql.Table(
    "past_names",
    metadata,
    sql.Column("person", sql.String(32), primary_key=True),
    sql.Column("until", sql.BigInteger, primary_key=True),
    sql.Column("nickname", sql.String(24), nullable=False),
)

tables = sql.Table(
    "tables",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("title", sql.String(32), nullable=False),
    sql.Column("owner", sql.String(32), nullable=False, index=True),
    sql.Column("status", sql.String(16), nullable=False),
    sql.Column("listed", sql.Boolean, nullable=False),
    sql.Column("seed", sql.LargeBinary(32), nullable=False),
    sql.Column("invitation", sql.Integer, nullable=False),  # which invitation is valid
    sql.Column("created_at", sql.BigInteger, nullable=False),
    sql.Column("changed_at", sql.BigInteger, nullable=False),
    sql.Column("wake_at", sql.BigInteger, index=True),  # when something is due
    sql.Column("rematch_of", sql.String(32), unique=True),
    sql.Column("key", sql.String(100), unique=True),  # of the message that opened it
    _checksum(),
    sql.Index("ix_tables_lobby", "status", "listed", "changed_at"),
)

events = sql.Table(
    "events",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seq", sql.Integer, primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("data", sql.LargeBinary, nullable=False),
    sql.Column("chain", sql.String(64), nullable=False),
    sql.Column("key", sql.String(100)),
    sql.UniqueConstraint("table_id", "key"),
)

chairs = sql.Table(
    "chairs",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("seat", sql.Integer, primary_key=True),
    sql.Column("person", sql.String(32), index=True),
    sql.Column("name", sql.String(24)),
    sql.Column("link", sql.Integer, nullable=False),
    _checksum(),
)

chat = sql.Table(
    "chat",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("table_id", sql.String(32), nullable=False, index=True),
    sql.Column("person", sql.String(32), nullable=False, index=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("text", sql.String(500), nullable=False),
    sql.Column("key", sql.String(100), nullable=False),
    sql.Column("audience", sql.String(16)),  # whom the line is for; None means everyone
    _checksum(),
    sql.UniqueConstraint("table_id", "person", "key"),
    sqlite_autoincrement=True,  # never the same number twice, not even that of a deleted line
)

# Who asks the owner of a table for a seat, and the answer.
knocks = sql.Table(
    "knocks",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("table_id", sql.String(32), nullable=False),
    sql.Column("person", sql.String(32), nullable=False, index=True),
    sql.Column("at", sql.BigInteger, nullable=False),
    sql.Column("answer", sql.String(16)),  # None until the owner has answered; `at` is when they did
    sql.UniqueConstraint("table_id", "person"),
    sqlite_autoincrement=True,  # never the same number twice: an answer must not be for somebody else
)

channels = sql.Table(
    "channels",
    metadata,
    sql.Column("id", sql.String(32), primary_key=True),
    sql.Column("person", sql.String(32), nullable=False, index=True),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("address", sql.Text, nullable=False),
    sql.Column("created_at", sql.BigInteger, nullable=False),
    _checksum(),
)

outbox = sql.Table(
    "outbox",
    metadata,
    sql.Column("id", sql.Integer, primary_key=True, autoincrement=True),
    sql.Column("person", sql.String(32), nullable=False, index=True),
    sql.Column("table_id", sql.String(32), nullable=False),
    sql.Column("seq", sql.Integer, nullable=False),
    sql.Column("kind", sql.String(16), nullable=False),
    sql.Column("due_at", sql.BigInteger, index=True),  # None once it was delivered or given up
    sql.Column("attempts", sql.Integer, nullable=False),
    sql.Column("outcome", sql.String(16)),
    sql.UniqueConstraint("person", "table_id", "seq", "kind"),
)

secrets = sql.Table(
    "secrets",
    metadata,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("value", sql.Text, nullable=False),
    _checksum(),
)

# One row for each process, which writes it again and again to check that writing works.
probes = sql.Table(
    "probes",
    metadata,
    sql.Column("name", sql.String(32), primary_key=True),
    sql.Column("writes", sql.BigInteger, nullable=False),
)

# Rate limits shared by all processes; `name` contains ids and pseudonyms of addresses.
rate_limits = sql.Table(
    "rate_limits",
    metadata,
    sql.Column("name", sql.String(100), primary_key=True),
    sql.Column("tokens", sql.Double, nullable=False),
    sql.Column("at", sql.BigInteger, nullable=False, index=True),
)

# Where the tables in the lobby were opened from, by pseudonym; deleted after a day.
table_origins = sql.Table(
    "table_origins",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("origin", sql.String(32), nullable=False, index=True),
    sql.Column("at", sql.BigInteger, nullable=False, index=True),
)

# Compressed JSON. An analysis can be made again at any time, so no game depends on it.
analyses = sql.Table(
    "analyses",
    metadata,
    sql.Column("table_id", sql.String(32), primary_key=True),
    sql.Column("data", sql.LargeBinary, nullable=False),
)

# Jobs that one of several processes does. It leases them for a short time, again and again, so that another process can
# take over if it dies; a job that is done is deleted.
jobs = sql.Table(
    "jobs",
    metadata,
    sql.Column("kind", sql.String(16), primary_key=True),
    sql.Column("key", sql.String(64), primary_key=True),  # what it is about: for an analysis, the table
    sql.Column("holder", sql.String(32), nullable=False),  # the process that has leased it
    sql.Column("until", sql.BigInteger, nullable=False, index=True),
    sql.Column("failures", sql.Integer, nullable=False),
)

# The editions of their own that people keep; `data` are the values as JSON. Tables have their own copy, in the events.
editions = sql.Table(
    "editions",
    metadata,
    sql.Column("person", sql.String(32), primary_key=True),
    sql.Column("hash", sql.String(64), primary_key=True, index=True),
    sql.Column("title", sql.String(32), nullable=False),
    sql.Column("name", sql.String(40), nullable=False),
    sql.Column("data", sql.LargeBinary, nullable=False),
    sql.Column("changed_at", sql.BigInteger, nullable=False),
    _checksum(),
)

# Ids of people, and ranges of addresses, that an operator has banned.
bans = sql.Table(
    "bans",
    metadata,
    sql.Column("name", sql.String(64), primary_key=True),
    sql.Column("at", sql.BigInteger, nullable=False),
)
