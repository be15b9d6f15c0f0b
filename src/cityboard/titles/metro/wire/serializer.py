"""How Metro is shown on the wire."""

from cityboard.protocol.serializer import Serializer
from cityboard.titles.metro import rules
from cityboard.titles.metro.rules.catalogue import MOVES
from cityboard.titles.metro.wire.board import MetroBoard, board
from cityboard.titles.metro.wire.hand import MetroHand, hand, hidden_scores
from cityboard.titles.metro.wire.picture import picture

SERIALIZER = Serializer(MetroBoard, MetroHand, board, hand, MOVES, rules, hidden_scores, picture=picture)
