// The rules of a title in their sections.

import { untrack } from "svelte";
import { language, learn, rule, ruleIds } from "../language/speech.svelte";
import type { Title } from "../protocol";

export interface Section {
    id: string;
    heading: string;
    // The rules below the heading; a section that is a single rule has itself.
    rules: string[];
}

const LEAD = /^[^:.]+/;

export class Rulebook {
    sections: Section[] = $state.raw([]);

    // Read the rules of a title now, and again whenever the language changes.
    constructor(title: () => Title) {
        $effect(() => {
            language();
            const wanted = title();
            untrack(() => void this.#read(wanted));
        });
    }

    async #read(title: Title): Promise<void> {
        await learn(`${title}-rules`);
        const sections: Section[] = [];
        const ids = await ruleIds(title);
        // What else has an id of its own, with another letter, belongs to the section before it.
        const isHeading = (id: string): boolean => !id.includes(".") && id[0] === ids[0]?.[0];
        for (const id of ids) {
            if (isHeading(id)) sections.push({ id, heading: rule(id), rules: [] });
            else sections.at(-1)!.rules.push(id);
        }
        this.sections = sections.map(alone);
    }
}

// A rule without parts has no heading, so it is named by its first words.
function alone(section: Section): Section {
    if (section.rules.length) return section;
    return { ...section, heading: LEAD.exec(section.heading)![0], rules: [section.id] };
}
