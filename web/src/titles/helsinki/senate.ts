// Where things are on the senate board, drawn on 340 × 340, and which move leads to a space.

import { say } from "../../language/speech.svelte";
import type { Carried, Drawn } from "../../parts/dragging";
import type { HelsinkiScene } from "./scene";
import type { HelsinkiTurn } from "./plan.svelte";
import type { HelsinkiBoard, Move } from "../../protocol";
import { SIDES } from "./pieces";

export const LENGTH = 340;
export const BAND = 37;
export const SPACES = 8;
export const CARD_WIDTH = 42;
export const CARD_HEIGHT = CARD_WIDTH * 1.38;

export interface Place {
    x: number;
    y: number;
    width: number;
    height: number;
}

const OUTWARD = 34;
const FIRST = BAND + 3;
const LAST = LENGTH - FIRST;
const COLUMNS = [FIRST, LENGTH / 2 - CARD_WIDTH / 2, LAST - CARD_WIDTH] as const;
const ROWS = [FIRST, LENGTH / 2 - CARD_HEIGHT / 2, LAST - CARD_HEIGHT] as const;

// Clockwise from the north-west corner; a space lies between a slot and the next one.
export const SLOT_PLACES: readonly Place[] = (
    [
        [0, 0],
        [1, 0],
        [2, 0],
        [2, 1],
        [2, 2],
        [1, 2],
        [0, 2],
        [0, 1],
    ] as const
).map(([column, row]) => ({ x: COLUMNS[column], y: ROWS[row], width: CARD_WIDTH, height: CARD_HEIGHT }));

export const SPACE_PLACES: readonly Place[] = SLOT_PLACES.map((slot, index) => {
    const next = SLOT_PLACES[(index + 1) % SPACES]!;
    const isAlong = slot.y === next.y;
    const [width, height] = isAlong ? [48, 50] : [CARD_WIDTH + OUTWARD, 42];
    // A space between cards that lie above each other is low: it reaches out to the building.
    const outward = isAlong ? 0 : slot.x < LENGTH / 2 ? -OUTWARD / 2 : OUTWARD / 2;
    return {
        x: (slot.x + next.x + CARD_WIDTH) / 2 - width / 2 + outward,
        y: (slot.y + next.y + CARD_HEIGHT) / 2 - height / 2,
        width,
        height,
    };
});

type Senate = Pick<HelsinkiBoard, "senate">;

// The two slots that a space touches.
export function slotsBeside({ senate }: Senate, space: number): number[] {
    const [, ...slots] = senate[space]!;
    return slots;
}

export const placed = ({ x, y, width, height }: Place): string =>
    [
        `left: ${(x / LENGTH) * 100}%`,
        `top: ${(y / LENGTH) * 100}%`,
        `width: ${(width / LENGTH) * 100}%`,
        `height: ${(height / LENGTH) * 100}%`,
    ].join("; ");

// A space has its name from where it is drawn: two on each side.
export const nameOf = (space: number): string =>
    say("web-senate-name", { side: SIDES[Math.floor(space / 2)], place: (space % 2) + 1 });

// What is written on a space: its name, and the letter of its side if that is another one in this box.
export function spaceName({ senate }: Senate, space: number): string {
    const [side] = senate[space]!;
    const isUsual = side === SIDES[Math.floor(space / 2)];
    return isUsual ? nameOf(space) : `${nameOf(space)} ▸ ${say("web-senate-name", { side, place: "" })}`;
}

export const cardsBeside = (scene: HelsinkiScene, space: number): string[] =>
    slotsBeside(scene.board, space).flatMap((slot) => scene.board.slots[slot] ?? []);

// The pawn that moves: the viewer's own, or else that of the player whose turn it is.
export const ownSeat = (scene: HelsinkiScene): number => scene.position.seat ?? scene.board.mover;

// Which space each legal walk or first space leads to.
export function reachable(scene: HelsinkiScene, turn: HelsinkiTurn | null): ReadonlyMap<number, Move> {
    const pawn = scene.board.pawns?.[ownSeat(scene)] ?? 0;
    return new Map<number, Move>([
        ...(turn?.matching("space") ?? []).map((move) => [move[1], move] as const),
        ...(turn?.matching("walk") ?? []).map((move) => [(pawn + move[1] + SPACES) % SPACES, move] as const),
    ]);
}

// The space that a seat's move leads to, if it leads to one.
export function leadsTo(scene: HelsinkiScene, seat: number, move: Move): number | null {
    if (move[0] === "space") return move[1];
    const pawn = scene.board.pawns?.[seat];
    return move[0] === "walk" && pawn !== undefined ? (pawn + move[1] + SPACES) % SPACES : null;
}

// The move that a click on a space means, even if it is not possible.
export function moveTo(scene: HelsinkiScene, space: number): Move {
    const pawn = scene.board.pawns?.[ownSeat(scene)];
    return pawn === undefined ? ["space", space] : ["walk", (space - pawn + SPACES) % SPACES];
}

// Take up the viewer's own pawn: it walks to the space where it is let go.
export function takePawn(scene: HelsinkiScene, turn: HelsinkiTurn | null, picture: Drawn | null): Carried | null {
    const ways = reachable(scene, turn);
    if (!turn || ways.size === 0) return null;
    return {
        picture,
        places: "[data-space]",
        drop: (place) => {
            const space = Number(place?.getAttribute("data-space") ?? NaN);
            const move = ways.get(space);
            if (move) void turn.bring(move);
            else if (space >= 0) void turn.insist(moveTo(scene, space));
            return move !== undefined;
        },
    };
}

// Take up the cards beside the pawn: in the hand they are drawn, once that is confirmed.
export function takeCards(turn: HelsinkiTurn | null, picture: Drawn): Carried | null {
    const draw = turn?.part.ready;
    if (draw?.[0] !== "draw") return null;
    return {
        picture,
        places: "[data-hand]",
        drop: (place) => {
            if (place) void turn?.bring(draw);
            return place !== null;
        },
    };
}

// The full description of a space: its side, its cards, the pawns there and what a click does.
export function spaceLabel(scene: HelsinkiScene, space: number, move: Move | undefined): string {
    const cards = cardsBeside(scene, space);
    const players = scene.names.filter((_, seat) => scene.board.pawns?.[seat] === space);
    return [
        say("web-senate-space", {
            name: nameOf(space),
            building: say("web-senate-building", { side: scene.board.senate[space]![0] }),
            cards: cards.length > 0 ? cards : say("web-senate-no-cards"),
        }),
        ...(players.length > 0 ? [say("web-senate-here", { who: players.join(", ") })] : []),
        ...(move?.[0] === "walk" ? [say("web-senate-step", { steps: move[1] })] : []),
        ...(move?.[0] === "space" ? [say("web-senate-put")] : []),
    ].join(" ");
}
