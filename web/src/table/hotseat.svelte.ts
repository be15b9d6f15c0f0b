// Several players share a device: what only one of them may know is hidden until the device has been passed on.

import type { Position } from "../protocol";
import type { Presenter } from "../turn/presenter.svelte";
import type { Room } from "./room.svelte";

export class HotSeat {
    #room: Room;
    #presenter: Presenter;
    // The last viewer: until someone else's turn comes, the device need not be passed on.
    #last: number | null = $state(null);

    constructor(room: Room, presenter: Presenter) {
        this.#room = room;
        this.#presenter = presenter;
    }

    // The seat that should take the device now, if any: nothing is shown or accepted before.
    awaited: number | null = $derived.by(() => {
        const { turn, isBehind } = this.#presenter;
        if (!turn || isBehind || !this.#isAsking(turn.scene.position)) return null;
        const due = turn.scene.position.turn;
        return due === this.#last ? null : due;
    });

    // A position has arrived: whoever holds the device sees what they may know.
    arrive(position: Position): void {
        if (this.#isAsking(position) && position.turn === this.#last) this.#room.table.show(position.turn);
    }

    show(seat: number): void {
        this.#last = seat;
        this.#room.table.show(seat);
    }

    #isAsking({ seat, turn }: Position): boolean {
        const { seats, table } = this.#room;
        return seats.length > 1 && table.info?.status === "running" && seat === null && seats.includes(turn);
    }
}
