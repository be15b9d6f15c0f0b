// A track, and a tile with its four tracks, as the strokes they are drawn with, one over the other.

import { PATTERNS } from "./geometry";
import { byRank, colourIn, stateOf, type Look } from "./lines";
import { between, EDGES, trackOf, type Track } from "./tracks";

// Transparency is in the stroke: with `opacity`, the browser would paint each track as a separate layer.
export interface Stroke {
    path: string;
    colour: string;
    width: number;
    opacity?: number;
    dashes?: string;
    cap?: "round";
}

const WIDTHS = { bare: 0, scored: 4.4, open: 7.6, traced: 12 };
const LINES = { bare: 1, scored: 0.75, open: 1, traced: 1 };
const RAILS = { bare: 0.72, scored: 0.5, open: 1, traced: 0 };
const SLEEPERS = "2.2 4.6";

// The sleepers that show on both sides of a track.
export const bedOf = (path: string): Stroke => ({
    path,
    colour: "var(--metro-sleeper)",
    width: 14.5,
    dashes: SLEEPERS,
});

const DRAWN = new WeakMap<Track, Map<string, Stroke[]>>();

// The ground under the track hides the tracks that it crosses. The same look gives the same strokes.
export function strokesOf(track: Track, look: Look = "bare", ground = "var(--metro-tunnel)"): Stroke[] {
    const known = DRAWN.get(track) ?? new Map<string, Stroke[]>();
    DRAWN.set(track, known);
    const name = `${look} ${ground}`;
    const strokes = known.get(name) ?? drawn(track, look, ground);
    known.set(name, strokes);
    return strokes;
}

// All strokes of a tile, from the looks of its tracks by the edge of entrance, in the board's coordinates if it is on a
// square. The browser's work depends on how many strokes there are: tracks that do not touch each other share theirs.
export function strokesOfTile(tile: string, looks: string, square: number): Stroke[] {
    const bed = bedOf(EDGES.map((edge) => trackOf(tile, edge, square).centre).join(""));
    const tracks = looks
        .split(" ")
        .map((look, edge) => ({ look, edge, strokes: strokesOf(trackOf(tile, edge, square), look) }))
        .sort((one, other) => byRank(one.look, other.look));
    const layers: (typeof tracks)[] = [];
    for (const track of tracks) {
        const below = layers.findLastIndex((layer) =>
            layer.some(
                (other) =>
                    between(tile, track.edge, other.edge) < (track.strokes[0]!.width + other.strokes[0]!.width) / 2,
            ),
        );
        (layers[below + 1] ??= []).push(track);
    }
    return [bed, ...layers.flatMap((layer) => shared(layer.map(({ strokes }) => strokes)))];
}

const isAlike = (one: Stroke, other: Stroke): boolean =>
    one.colour === other.colour &&
    one.width === other.width &&
    one.opacity === other.opacity &&
    one.dashes === other.dashes;

// The strokes of several tracks, with alike ones as one; those of each track stay in their order.
function shared(tracks: Stroke[][]): Stroke[] {
    const strokes: Stroke[] = [];
    for (const track of tracks) {
        let above = 0;
        for (const stroke of track) {
            const alike = strokes.findIndex((other, index) => index >= above && isAlike(stroke, other));
            const place = alike < 0 ? strokes.length : alike;
            strokes[place] = { ...stroke, path: (strokes[place]?.path ?? "") + stroke.path };
            above = place + 1;
        }
    }
    return strokes;
}

function drawn({ centre, rails }: Track, look: Look, ground: string): Stroke[] {
    const state = stateOf(look);
    if (state === "traced")
        return [
            { path: centre, colour: "var(--metro-shade)", width: 21 },
            { path: centre, colour: "var(--metro-glow)", width: 18 },
            ...ribbon(centre, look),
        ];
    const sleepers = { path: centre, colour: "var(--metro-sleeper)", width: 8, dashes: SLEEPERS };
    return [
        { path: centre, colour: ground, width: 12 },
        ...(state === "bare" ? [sleepers] : ribbon(centre, look)),
        { path: rails, colour: "var(--metro-rail)", width: 1.7, opacity: RAILS[state] },
    ];
}

function ribbon(path: string, look: Look): Stroke[] {
    const state = stateOf(look);
    const colour = colourIn(look);
    if (!colour) return [];
    const [width, opacity] = [WIDTHS[state], LINES[state]];
    const band = { path, colour: `var(--${colour})`, width, opacity };
    const pattern = PATTERNS[colour];
    if (!pattern) return [band];
    const dashes: Stroke = {
        path,
        colour: `var(--on-${colour})`,
        width: Math.min(width, (pattern.width * width) / 10),
        opacity,
        dashes: pattern.dashes,
    };
    return [band, pattern.isRound ? { ...dashes, cap: "round" } : dashes];
}
