import { say } from "../../language/speech.svelte";

export const tabsOf = <Name extends string>(names: readonly Name[]): { name: Name; label: string }[] =>
    names.map((name) => ({ name, label: say(`web-helsinki-${name}`) }));
