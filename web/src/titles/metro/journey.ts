// A train's run along a line as animation frames: the browser plays it by itself, off the main thread if it can.

import type { Point } from "./geometry";

// How far the train is out of its station when it begins to run.
const BEGINNING = 30;

// The places of something that follows the front of the train at this distance, at equal times, as many as the course
// has points; turned as the line runs there.
export function journey(course: Point[], behind: number): (Point & { angle: number })[] {
    const gone = distances(course);
    const length = gone.at(-1)!;
    let angle = 0;
    return course.map((_, index) => {
        const front = BEGINNING + (index / (course.length - 1)) * (length - BEGINNING);
        const distance = Math.max(0, front - behind);
        const next = Math.max(
            1,
            gone.findIndex((reached) => reached >= distance),
        );
        const [from, to] = [course[next - 1]!, course[next]!];
        const part = (distance - gone[next - 1]!) / (gone[next]! - gone[next - 1]! || 1);
        angle = nearest((Math.atan2(to.y - from.y, to.x - from.x) * 180) / Math.PI + 90, angle);
        return { x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part, angle };
    });
}

// The same direction, as the angle closest to another one, so that nothing turns the long way round.
const nearest = (angle: number, other: number): number => angle + 360 * Math.round((other - angle) / 360);

// How far every point lies along the course.
function distances(course: Point[]): number[] {
    let sum = 0;
    return course.map((point, index) => {
        const before = course[index - 1] ?? point;
        sum += Math.hypot(point.x - before.x, point.y - before.y);
        return sum;
    });
}
