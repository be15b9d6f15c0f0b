// When a key is not meant for the board: its keys work anywhere, unless the user is busy with something else.

// A radio button or a slider belongs to the board: nobody types text there.
const WRITING = "input:not([type=radio], [type=range]), textarea, select, dialog";

const isWithin = ({ target }: Event, selector: string): boolean => (target as Element).closest(selector) !== null;

// The user is typing, or has a dialog open.
export const isWriting = (event: Event): boolean => isWithin(event, WRITING);

// The user is typing, or reading beside the board.
export const isElsewhere = (event: Event): boolean => isWithin(event, `${WRITING}, .drawer`);
