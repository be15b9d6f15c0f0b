"""The strength report: `make strength` plays its rows and writes docs/strength.md and docs/strength.json."""
