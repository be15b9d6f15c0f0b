// The wheel over something that it turns.

// A notch of a wheel moves at least so far; the small movements of a touchpad add up to it.
const NOTCH = 50; // pixels
const PAUSE = 250; // milliseconds after which a new movement begins

// What a movement comes to: steps forwards or backwards.
export class Wheel {
    #sum = 0;
    #last = 0;

    steps({ deltaY, deltaMode, timeStamp }: Pick<WheelEvent, "deltaY" | "deltaMode" | "timeStamp">): -1 | 0 | 1 {
        if (timeStamp - this.#last > PAUSE || this.#sum * deltaY < 0) this.#sum = 0;
        this.#last = timeStamp;
        this.#sum += deltaY;
        // Some browsers count lines instead of pixels: then every event is a notch.
        if (deltaY === 0 || (deltaMode === 0 && Math.abs(this.#sum) < NOTCH)) return 0;
        this.#sum = 0;
        return deltaY > 0 ? 1 : -1;
    }
}

// Let the wheel turn something where that is possible; elsewhere the page scrolls.
export function wheeled(turn: (step: -1 | 1) => void, canTurn: () => boolean = () => true) {
    return (element: Element): (() => void) => {
        const wheel = new Wheel();
        const listen = (event: Event): void => {
            if (!canTurn() || !(event instanceof WheelEvent)) return;
            event.preventDefault();
            const step = wheel.steps(event);
            if (step) turn(step);
        };
        element.addEventListener("wheel", listen, { passive: false });
        return () => element.removeEventListener("wheel", listen);
    };
}
