// Arrow keys move through a group of which only one element is in the tab order.

// The place an arrow leads to in rows of a given length, or null for another key.
export function arrowTo(key: string, place: number, count: number, columns = count): number | null {
    const steps: Record<string, number> = {
        ArrowLeft: -1,
        ArrowRight: 1,
        ArrowUp: columns < count ? -columns : 0,
        ArrowDown: columns < count ? columns : 0,
        Home: -place,
        End: count - 1 - place,
    };
    const step = steps[key];
    if (step === undefined) return null;
    const next = place + step;
    return next >= 0 && next < count ? next : place;
}
