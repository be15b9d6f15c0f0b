// The filmed lessons as positions for tests: the server's own answers, without a server.

import { vi } from "vitest";
import { Lesson } from "../learn/lesson.svelte";
import type { Story } from "../titles/story";
import type { Scene } from "../turn/scene";
import { type Addition, type Begin, Turn } from "../turn/turn.svelte";

// The turn at a step of a lesson, with what its title adds to it.
export function turnAt<Part extends Addition, Of extends Scene>(
    story: Story,
    index: number,
    isOwn: (scene: Scene) => scene is Of,
    begin: Begin<Part, Of>,
    before: Turn<Part, Of> | null = null,
): { turn: Turn<Part, Of>; lesson: Lesson } {
    const lesson = new Lesson(story);
    while (lesson.number < index) lesson.next();
    lesson.arrive();
    vi.spyOn(lesson, "play");
    const scene = lesson.scene(() => ["You", "Ada"]);
    if (!isOwn(scene)) throw new TypeError("this lesson is of another title");
    return { turn: new Turn(scene, lesson, before, begin), lesson };
}
