"""What Helsinki provides for the terminal."""

from cityboard.presentation.presentation import Counting, Terminal
from cityboard.titles.helsinki.terminal.box import draw_value
from cityboard.titles.helsinki.terminal.counting import count, count_sheet
from cityboard.titles.helsinki.terminal.presentation import HelsinkiPresentation

TERMINAL = Terminal(HelsinkiPresentation, Counting(count, count_sheet), draw_value)
