"""Migrations from every earlier release to this one."""
