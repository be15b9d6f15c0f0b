// What this browser stores for the next visit. If it cannot store anything, everything still works for this visit.

export function kept(key: string): string | null {
    try {
        return localStorage.getItem(key);
    } catch {
        return null;
    }
}

export function keep(key: string, value: string): void {
    try {
        localStorage.setItem(key, value);
    } catch {
        // A private window, or no space left.
    }
}
