// Moves at a table of the server are judged and made there.

import type { Hint, Move, Previewed } from "../protocol";
import { ask } from "../server/http";
import { settings } from "../turn/settings.svelte";
import type { Referee } from "../turn/turn.svelte";
import type { Room } from "./room.svelte";

export class TableReferee implements Referee {
    #room: Room;

    constructor(room: Room) {
        this.#room = room;
    }

    get canDecide(): boolean {
        return this.#room.table.info?.status === "running" && this.#room.seats.length > 0;
    }

    get isOneTap(): boolean {
        return settings.oneTap;
    }

    preview(seat: number, move: Move): Promise<Previewed> {
        return this.#room.table.preview(seat, move);
    }

    play(seat: number, move: Move, seq: number): Promise<object> {
        return this.#room.table.play(seat, move, seq);
    }

    hint(seat: number): Promise<Hint | null> {
        const { table } = this.#room;
        return this.#room.attempt(
            ask("POST", "/api/tables/{table_id}/hint", { path: { table_id: table.id }, body: { seat } }),
        );
    }

    takeBack(): Promise<void> {
        return this.#room.undo();
    }
}
