// What is pointed at: an entry of the log (its squares light up on the board), or a line by its station.

import type { LogEntry } from "../protocol";

export const highlight: { entry: LogEntry | null; station: number | null } = $state({ entry: null, station: null });
