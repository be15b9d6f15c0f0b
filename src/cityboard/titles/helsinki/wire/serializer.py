"""How Helsinki is shown on the wire."""

from cityboard.protocol.serializer import Serializer
from cityboard.titles.helsinki import rules
from cityboard.titles.helsinki.rules.moves import MOVES
from cityboard.titles.helsinki.wire.board import HelsinkiBoard, board
from cityboard.titles.helsinki.wire.hand import HelsinkiHand, hand
from cityboard.titles.helsinki.wire.picture import picture

SERIALIZER = Serializer(HelsinkiBoard, HelsinkiHand, board, hand, MOVES, rules, picture=picture)
