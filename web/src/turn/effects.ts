// What the titles say of their effects, by code; every title adds its own (titles/registry.ts).

// What is dealt face down, or only fills a gap, can be seen on the board and goes without saying.
export const QUIET = new Set<string>();

// What only leads to something else is left out where a whole turn is described in one line.
export const LEADING = new Set<string>();

// Effects that bring points are worth a longer look.
export const SCORING = new Set<string>();
