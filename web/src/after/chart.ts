// The parts of a chart of scores.

// Points of a line: the number of the move and the score there. Where nothing changes, no points are needed.
export type Curve = [number: number, score: number][];

export function curve(scores: number[]): Curve {
    return scores.flatMap((score, number): Curve => {
        const isEdge = number === 0 || number === scores.length - 1;
        const hasChanged = score !== scores[number - 1];
        if (isEdge && !hasChanged) return [[number, score]];
        if (number === 0) return [[0, score]];
        return hasChanged
            ? [
                  [number - 1, scores[number - 1]!],
                  [number, score],
              ]
            : [];
    });
}

const STEPS = [1, 2, 5, 10, 20, 50, 100];
const MOST = 6;

// Round numbers for the scale.
export function marks(lowest: number, highest: number): number[] {
    const step = STEPS.find((one) => (highest - lowest) / one <= MOST) ?? STEPS.at(-1)!;
    const first = Math.ceil(lowest / step) * step;
    return Array.from({ length: Math.floor((highest - first) / step) + 1 }, (_, index) => first + index * step);
}
