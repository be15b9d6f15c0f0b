// What this browser keeps for the next visit. Where nothing may be kept, everything works for this visit.

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
        // A private window, or no room left.
    }
}
