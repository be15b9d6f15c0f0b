// Which of a bot's reasons are worth telling beside what else is shown.

import type { Fact } from "../protocol";

const OF_LEAD = new Set(["bot-ahead", "bot-behind", "bot-metro-alone"]);

// What only repeats the lead is left out where that is shown itself.
export const besidesLead = (facts: Fact[]): Fact[] => facts.filter(({ code }) => !OF_LEAD.has(code));
