"""Run a command the way its users do."""

from typer.testing import CliRunner, Result

from cityboard.cli import app


def run(*words: str, typed: str = "") -> Result:
    """Run the command with some words and what is typed."""
    return CliRunner(env={"COLUMNS": "100"}).invoke(app, list(words), input=typed)


def in_words(result: Result) -> str:
    """Return the output without its line breaks."""
    return " ".join(result.output.split())
