"""What Metro provides for the terminal."""

from cityboard.presentation.presentation import Counting, Terminal
from cityboard.titles.metro.terminal.box import draw_value
from cityboard.titles.metro.terminal.counting import count, count_sheet
from cityboard.titles.metro.terminal.presentation import MetroPresentation

TERMINAL = Terminal(MetroPresentation, Counting(count, count_sheet), draw_value)
