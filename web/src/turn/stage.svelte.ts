// How the board plays what has just happened; a replay paces it, and waits for it.

interface Stage {
    // Whether something still runs or flies.
    isBusy: boolean;
    // How many times faster than usual.
    speed: number;
}

export const stage: Stage = $state({ isBusy: false, speed: 1 });
