"""Migrations: the way of a database from every earlier release to this one."""
