// Dragging with a mouse, a finger or a pen: something is taken up, carried over the page and let go.
//
// A press that stays where it is remains a click. What can be dragged needs `touch-action: none`, or a finger would scroll
// the page instead; everything else scrolls as ever.

import type { Attachment } from "svelte/attachments";
import { on } from "svelte/events";
import { stack } from "./keys";

// What is on its way, and what it means where it is.
export interface Carried {
    // It follows the pointer, no larger than the place under it; without a picture, that place shows what is carried.
    picture?: Drawn | null;
    // Where it can be let go, as a selector.
    places: string;
    over?(place: Drawn | null, at: PointerEvent): void;
    // Return whether it stays there; otherwise it goes back.
    drop(place: Drawn | null, at: PointerEvent): boolean;
    // It was let go nowhere.
    back?(): void;
}

// Any element of the page or of a drawing.
export type Drawn = HTMLElement | SVGElement;

// How far a pointer must go to drag, not to click.
const FAR = 8;

// Let an element be dragged, or something in it; `take` says what is taken up there, if anything.
export const draggable =
    (take: (element: Drawn, event: PointerEvent) => Carried | null): Attachment<Drawn> =>
    (element) =>
        on(element, "pointerdown", (event) => {
            if (!(event instanceof PointerEvent) || event.button !== 0 || !event.isPrimary) return;
            const carried = take(element, event);
            if (carried) new Drag(carried, event);
        });

class Drag {
    #carried: Carried;
    #start: PointerEvent;
    #picture: Drawn | null = null;
    // Where the picture was taken up.
    #box = new DOMRect();
    #place: Drawn | null = null;
    #isUnderWay = false;
    #stops: (() => void)[];

    constructor(carried: Carried, start: PointerEvent) {
        this.#carried = carried;
        this.#start = start;
        this.#stops = [
            on(window, "pointermove", (event) => this.#isMine(event) && this.#move(event)),
            on(window, "pointerup", (event) => this.#isMine(event) && this.#release(event)),
            on(window, "pointercancel", (event) => this.#isMine(event) && this.#stop(false)),
        ];
    }

    #isMine({ pointerId }: PointerEvent): boolean {
        return pointerId === this.#start.pointerId;
    }

    #move(event: PointerEvent): void {
        const [x, y] = [event.clientX - this.#start.clientX, event.clientY - this.#start.clientY];
        if (!this.#isUnderWay && Math.hypot(x, y) <= FAR) return;
        if (!this.#isUnderWay) this.#takeUp();
        this.#lieOver(placeAt(event, this.#carried.places));
        if (this.#picture) this.#follow(this.#picture, x, y, event);
        this.#carried.over?.(this.#place, event);
    }

    // Over a place smaller than itself, the picture shrinks to its size under the pointer, and what is there shines through.
    #follow(picture: Drawn, x: number, y: number, { clientX, clientY }: PointerEvent): void {
        const { left, top, width, height } = this.#box;
        const room = this.#place?.getBoundingClientRect() ?? this.#box;
        const scale = Math.min(1, room.width / width, room.height / height);
        const [right, down] = scale < 1 ? [clientX - left - width / 2, clientY - top - height / 2] : [x, y];
        picture.style.transform = `translate(${right}px, ${down}px) scale(${scale})`;
        picture.style.opacity = scale < 1 ? "0.6" : "1";
    }

    #takeUp(): void {
        this.#isUnderWay = true;
        this.#stops.push(
            stack.add({
                level: "drag",
                shortcuts: () => [{ keys: ["Escape"], act: () => this.#stop(false) }],
            }),
        );
        const { picture } = this.#carried;
        if (!picture) return;
        this.#box = picture.getBoundingClientRect();
        this.#picture = copied(picture, this.#box);
        picture.setAttribute("data-carried", "");
        this.#stops.push(() => picture.removeAttribute("data-carried"));
    }

    #lieOver(place: Drawn | null): void {
        if (place === this.#place) return;
        this.#place?.removeAttribute("data-over");
        place?.setAttribute("data-over", "");
        this.#place = place;
    }

    #release(event: PointerEvent): void {
        if (!this.#isUnderWay) return this.#end();
        ignoreNextClick();
        // The next key is for what has been chosen, not for what was taken up.
        if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
        this.#stop(this.#carried.drop(placeAt(event, this.#carried.places), event));
    }

    #stop(isDropped: boolean): void {
        this.#end();
        if (!this.#isUnderWay) return;
        if (isDropped) this.#picture?.remove();
        else {
            if (this.#picture) flyBack(this.#picture);
            this.#carried.back?.();
        }
    }

    #end(): void {
        this.#lieOver(null);
        this.#stops.forEach((stop) => stop());
    }
}

function placeAt({ clientX, clientY }: PointerEvent, places: string): Drawn | null {
    const below = document.elementsFromPoint(clientX, clientY);
    for (const one of below) {
        const place = one.closest<Drawn>(places);
        if (place) return place;
    }
    return null;
}

// A copy over the whole page, where the original is. A part of a drawing becomes a drawing.
function copied(original: Drawn, { left, top, width, height }: DOMRect): Drawn {
    const copy = isPart(original) ? framed(original) : document.importNode(original, true);
    Object.assign(copy.style, {
        position: "fixed",
        inset: `${top}px auto auto ${left}px`,
        width: `${width}px`,
        height: `${height}px`,
        margin: "0",
        zIndex: "var(--layer-menu)",
        pointerEvents: "none",
        transition: "none",
    });
    copy.setAttribute("data-dragged", "");
    copy.setAttribute("aria-hidden", "true");
    copy.setAttribute("inert", "");
    document.body.append(copy);
    return copy;
}

const isPart = (original: Drawn): original is SVGGraphicsElement =>
    original instanceof SVGGraphicsElement && original.ownerSVGElement !== null;

function framed(part: SVGGraphicsElement): SVGSVGElement {
    const { x, y, width, height } = part.getBBox();
    const frame = document.createElementNS("http://www.w3.org/2000/svg", "svg");
    frame.setAttribute("viewBox", `${x} ${y} ${width} ${height}`);
    const copy = document.importNode(part, true);
    copy.removeAttribute("transform");
    copy.style.transform = "none";
    frame.append(copy);
    return frame;
}

function flyBack(picture: Drawn): void {
    picture.style.transition = "transform var(--quick)";
    picture.style.transform = "none";
    picture.style.opacity = "1";
    const flights = picture.getAnimations().map(({ finished }) => finished);
    void Promise.allSettled(flights).then(() => picture.remove());
}

// The browser may make a click of the press that has dragged something.
function ignoreNextClick(): void {
    const stop = on(window, "click", (event) => event.stopPropagation(), { capture: true });
    setTimeout(stop);
}
