// The boxes that a table can be played with: those that come with the title, one's own, and one that somebody has shared.

import type { EditionInfo, Title } from "../protocol";
import { DEFAULT, edition as editionOf, ownEditions, shippedEditions } from "../server/editions";
import { Refusal } from "../server/http";

export interface BoxChoice {
    // What a table is opened with: a name, or the hash of a box that is somebody's own.
    edition: string;
    name: string;
    isOwn: boolean;
}

export interface Boxes {
    all: BoxChoice[];
    chosen: string;
    // Whether nobody keeps the one that the address asks for.
    isMissing: boolean;
}

export const USUAL: Boxes = {
    all: [{ edition: DEFAULT, name: DEFAULT, isOwn: false }],
    chosen: DEFAULT,
    isMissing: false,
};

// `wanted` is the hash in the address, if there is one.
export async function boxesOf(title: Title, wanted: string | null): Promise<Boxes> {
    const [shipped, own] = await Promise.all([shippedEditions(title), ownEditions(title)]);
    const all: BoxChoice[] = [
        ...shipped.map(({ name }) => ({ edition: name, name, isOwn: false })),
        ...own.map(({ name, hash }) => ({ edition: hash, name, isOwn: true })),
    ];
    if (wanted === null) return { all, chosen: DEFAULT, isMissing: false };
    const known = shipped.find(({ hash }) => hash === wanted)?.name ?? wanted;
    if (all.some(({ edition }) => edition === known)) return { all, chosen: known, isMissing: false };
    const shared = await sharedEdition(title, wanted);
    if (!shared) return { all, chosen: DEFAULT, isMissing: true };
    return { all: [...all, { edition: wanted, name: shared.name, isOwn: true }], chosen: wanted, isMissing: false };
}

async function sharedEdition(title: Title, hash: string): Promise<EditionInfo | null> {
    try {
        return await editionOf(title, hash);
    } catch (error) {
        if (error instanceof Refusal && error.reason.code === "edition-not-kept") return null;
        throw error;
    }
}
