"""A sheet of characters with styles, written on by row and column."""

from rich.text import Text


class Canvas:
    """A rectangle of characters."""

    def __init__(self, rows: int, columns: int) -> None:
        """Start empty."""
        self._characters = [[" "] * columns for _ in range(rows)]
        self._styles = [[""] * columns for _ in range(rows)]

    def put(self, row: int, column: int, text: str, style: str = "") -> None:
        """Write a text starting at a place."""
        for offset, character in enumerate(text):
            self._characters[row][column + offset] = character
            self._styles[row][column + offset] = style

    def text(self) -> Text:
        """Return what is written."""
        written = Text(no_wrap=True)
        for number, (characters, styles) in enumerate(zip(self._characters, self._styles, strict=True)):
            if number:
                written.append("\n")
            for character, style in zip(characters, styles, strict=True):
                written.append(character, style)
        return written
