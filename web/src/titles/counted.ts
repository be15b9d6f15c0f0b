// A real table as a scene: the boards draw it, but nobody sits there, and nothing happens.

import type { CountedSheet, Position, TableInfo } from "../protocol";
import { type Scene, sceneOf } from "../turn/scene";

type Board = CountedSheet["board"];

const positionWith = (board: Board): Position => ({
    type: "position",
    seq: 0,
    number: 0,
    turn: 0,
    board,
    hands: [],
    scores: null,
    clock: { now: 0, since: 0, deadline: null, banks: null },
    news_from: 0,
    news: [],
    seat: null,
    legal: null,
    undo: null,
    result: null,
    state: null,
});

const tableOf = ({ title }: Board): TableInfo => ({
    type: "table",
    id: "",
    title,
    rules: "",
    options: {},
    edition: "",
    edition_hash: "",
    status: "",
    listed: false,
    spectators: false,
    take_back: false,
    pace: { seconds_per_turn: null, seconds_in_all: null, increment: 0, days_per_turn: null, absent: "wait" },
    seats: [],
    owner: "",
    seed_commitment: "",
    created_at: 0,
    seq: 0,
    question: null,
    rematch: null,
    renewals: [],
    own_edition: false,
    recorded: 0,
    news: [],
    former: [],
});

export const countedScene = (board: Board, names: string[]): Scene =>
    sceneOf(positionWith(board), [], { info: tableOf(board), names }, "counted");
