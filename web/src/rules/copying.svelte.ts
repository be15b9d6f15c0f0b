// Copying something, and saying for a moment that it is copied.

const LONG_ENOUGH = 1600;

export class Copying {
    // What was copied just now.
    done: string | null = $state(null);

    async copy(name: string, text: string): Promise<void> {
        try {
            await navigator.clipboard.writeText(text);
        } catch {
            // Without leave to write there, the address bar still has it.
            return;
        }
        this.done = name;
        setTimeout(() => {
            if (this.done === name) this.done = null;
        }, LONG_ENOUGH);
    }
}
