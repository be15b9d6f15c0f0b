// What is pointed at: an entry of the log (its squares light up on the board), or a line of Metro by its station.

import type { Entry } from "../protocol";

export const highlight: { entry: Entry | null; station: number | null } = $state({ entry: null, station: null });
