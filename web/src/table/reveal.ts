import { painted } from "../turn/paint";

// Scrolls what is shown on request into view once it is there, since on a phone it may lie below the board. It comes at once and
// not in motion.
export function reveal(part: Element): void {
    void painted().then(() => part.closest(".explained")?.scrollIntoView({ block: "nearest" }));
}
