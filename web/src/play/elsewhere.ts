// Whom a key is not meant for: the keys of the board work anywhere, but not for whoever is busy with something else.

// A radio button or a slider belongs to the board: nothing is written there.
const WRITING = "input:not([type=radio], [type=range]), textarea, select, dialog";

const isWithin = ({ target }: Event, selector: string): boolean => (target as Element).closest(selector) !== null;

// Who writes, or has a dialog open.
export const isWriting = (event: Event): boolean => isWithin(event, WRITING);

// Who writes, or reads beside the board.
export const isElsewhere = (event: Event): boolean => isWithin(event, `${WRITING}, .drawer`);
