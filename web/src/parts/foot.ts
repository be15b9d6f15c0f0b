// What a drawer beside a wide game leaves in sight: it ends above the foot, where the viewer decides, and opens over the
// shelf, where there is only something to read.

// Keep these properties of the page, in pixels, as they are whenever an element or the window changes.
function keep(element: HTMLElement, measured: (box: DOMRect) => Record<string, number>): () => void {
    const { style } = document.documentElement;
    const measure = (): [string, number][] => Object.entries(measured(element.getBoundingClientRect()));
    const observer = new ResizeObserver(() => {
        for (const [name, pixels] of measure()) style.setProperty(name, `${Math.max(0, pixels)}px`);
    });
    observer.observe(element);
    observer.observe(document.documentElement);
    return () => {
        observer.disconnect();
        measure().forEach(([name]) => style.removeProperty(name));
    };
}

export const foot = (element: HTMLElement): (() => void) =>
    keep(element, ({ top }) => ({ "--foot": innerHeight - top }));

export const shelf = (element: HTMLElement): (() => void) =>
    keep(element, ({ left, top }) => ({ "--shelf-left": left, "--shelf-top": top }));
