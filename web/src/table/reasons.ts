// Which of a bot's reasons add something to what is already shown.

import type { Fact } from "../protocol";

const OF_LEAD = new Set(["bot-ahead", "bot-behind", "bot-metro-alone"]);

// Reasons that only repeat the lead are left out if the lead itself is shown.
export const besidesLead = (facts: Fact[]): Fact[] => facts.filter(({ code }) => !OF_LEAD.has(code));
