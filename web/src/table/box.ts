// The box that a table is played with: its name, and the page that shows what is in it.

import { to } from "../addresses";
import { say } from "../language/speech.svelte";
import type { TableInfo } from "../protocol";

export const boxOf = ({ title, own_edition, edition_hash }: TableInfo): string =>
    own_edition ? to("edition", { title, edition: edition_hash }) : to("box", { title });

export const boxWords = ({ own_edition, edition }: TableInfo): string =>
    own_edition ? say("web-table-box", { edition }) : say("web-table-box-default");
