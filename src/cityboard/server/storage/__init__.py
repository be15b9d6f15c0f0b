"""The database: schema, migrations, queries, backups and their integrity."""
