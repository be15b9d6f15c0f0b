// The rule that is being read beside the game, if any.

const reading: { rule: string | null } = $state({ rule: null });

export const openedRule = (): string | null => reading.rule;

export function openRule(rule: string | null): void {
    reading.rule = rule;
}
