// What the modules and cities add to a board, and short descriptions of their moves.

import { say } from "../../../language/speech.svelte";
import type { MetroBoard, Move, MoveOf } from "../../../protocol";
import type { MetroColour, MetroScene } from "../scene";
import type { Owner } from "../geometry";

export const colourName = (colour: MetroColour): string => say(`colour-${colour}`);

// A player by name, a company by its colour.
export const ownerName = (owner: Owner, names: string[]): string =>
    typeof owner === "number" ? (names[owner] ?? say("web-player", { number: owner + 1 })) : colourName(owner);

// The tourists on the squares, whichever city they are in. At the stations, there is one each.
export function touristsOn(board: MetroBoard): Map<number, MetroColour[]> {
    const tourists = new Map<number, MetroColour[]>();
    for (const part of Object.values(board))
        for (const [square, colours] of Object.entries(standingIn(part)))
            if (Array.isArray(colours)) tourists.set(Number(square), colours);
    for (const { colour, square } of board.st_petersburg?.colours ?? [])
        if (square !== null) tourists.set(square, [colour]);
    return tourists;
}

function standingIn(part: MetroBoard[keyof MetroBoard]): Record<string, MetroColour | MetroColour[]> {
    if (!part || typeof part !== "object" || Array.isArray(part) || !("tourists" in part)) return {};
    return typeof part.tourists === "number" ? {} : part.tourists;
}

// What is on a square besides its tile, for screen readers.
export function onSquare(board: MetroBoard, square: number): string[] {
    const card = board.st_petersburg?.cards.find((one) => one.lies && one.square === square);
    const colours = touristsOn(board).get(square) ?? [];
    return [...(card ? [card.name] : []), ...colours.map((colour) => say("web-cities-figure", { colour }))];
}

// A short description of a module's move; null for the moves that every game has.
export function moveWords(move: Move, scene: MetroScene): string | null {
    switch (move[0]) {
        case "exchange":
            return exchangeWords(move, scene);
        case "station":
            return stationWords(move, scene);
        case "tourist":
            return touristWords(move, scene);
        case "arrange":
            return arrangeWords(move, scene);
        case "keep":
            return say("web-cities-told-keep");
        case "return":
            return say("web-cities-told-return");
        case "drive":
            return say("web-cities-told-drive");
        case "stay":
            return say("web-cities-told-stay");
        default:
            return null;
    }
}

function exchangeWords([, percent, from]: MoveOf<"exchange">, { board }: MetroScene): string {
    const open = board.companies?.piles.find((pile) => pile.percent === percent)?.open;
    if (from === "pile" || !open) return say("web-cities-told-exchange-pile", { percent });
    return say("web-cities-told-exchange-open", { percent, company: open });
}

function stationWords([, place, percent]: MoveOf<"station">, { hand }: MetroScene): string {
    const share = hand?.shares?.own.find((own) => own.percent === percent);
    if (!share) return say("web-cities-told-station", { place });
    return say("web-cities-told-station-share", { place, percent, company: share.company });
}

function touristWords(move: MoveOf<"tourist">, scene: MetroScene): string {
    if (move.length === 2)
        return say("web-cities-told-tourist", { colour: move[1], square: scene.board.st_petersburg?.choosing });
    const [, colour, goal, number] = move;
    if (goal === "space") return say("web-cities-told-space", { colour, ...spaceOf(number, scene) });
    if (goal === "square") return say("web-cities-told-square", { colour, square: number });
    return say("web-cities-told-away", { colour });
}

// The card for the next place of the mover's row.
function arrangeWords([, card]: MoveOf<"arrange">, { board }: MetroScene): string {
    const monument = board.paris?.rows[board.mover]?.find((one) => one.card === card)?.name ?? "";
    return say("web-cities-told-arrange", { monument, place: board.paris?.arranging ?? 0 });
}

// A space of a row of Paris by its card and its number there, from 0.
function spaceOf(number: number, { board, position }: MetroScene): { monument: string; space: number } {
    const row = board.paris?.rows[position.seat ?? board.mover] ?? [];
    let left = number;
    for (const card of row) {
        if (left < card.spaces.length) return { monument: card.name, space: left };
        left -= card.spaces.length;
    }
    return { monument: "", space: left };
}

// What a city or module asks now, beyond laying a tile; null if it asks nothing.
export function asked({ board }: MetroScene, legal: Move[]): string | null {
    const [kind, colour, goal] = legal[0] ?? [];
    if (kind === "keep") return say("ask-keep");
    if (kind === "drive") return say("web-cities-ask-taxi");
    if (kind === "arrange") return say("ask-arrange", { place: board.paris?.arranging });
    if (kind !== "tourist") return null;
    if (goal === undefined) return say("ask-tourist", { square: board.st_petersburg?.choosing });
    const isOne = legal.every((move) => move[1] === colour);
    return isOne ? say(`ask-to-${goal}`, { colour }) : say("ask-tourists", { square: board.paris?.leading });
}
