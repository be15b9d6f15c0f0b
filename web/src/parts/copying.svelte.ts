// Copies a text, and briefly confirms it.

const LONG_ENOUGH = 2500;

export class Copying {
    // What was copied just now.
    done: string | null = $state(null);

    // Returns whether it worked: a browser can forbid it.
    async copy(name: string, text: string): Promise<boolean> {
        if (!(await write(text))) return false;
        this.done = name;
        setTimeout(() => {
            if (this.done === name) this.done = null;
        }, LONG_ENOUGH);
        return true;
    }
}

async function write(text: string): Promise<boolean> {
    try {
        await navigator.clipboard.writeText(text);
        return true;
    } catch {
        return writeOldWay(text);
    }
}

// Over plain http, as in a home network, only the old API works.
function writeOldWay(text: string): boolean {
    const give = (event: ClipboardEvent): void => {
        event.clipboardData?.setData("text/plain", text);
        event.preventDefault();
    };
    document.addEventListener("copy", give);
    const isDone = document.execCommand("copy");
    document.removeEventListener("copy", give);
    return isDone;
}
