import { beforeEach, describe, expect, test, vi } from "vitest";

// Node has no page: an element is known here by the selectors that find it, and by what is around it.
const { FakeElement } = vi.hoisted(() => {
    class FakeElement {
        constructor(
            readonly name: string,
            readonly inside: FakeElement | null = null,
        ) {}
        closest(selector: string): FakeElement | null {
            return selector.split(", ").includes(this.name) ? this : (this.inside?.closest(selector) ?? null);
        }
        contains(other: FakeElement | null): boolean {
            return other === this || (other?.inside ? this.contains(other.inside) : false);
        }
    }
    class FakeSearch extends FakeElement {
        readonly type = "search";
        constructor(readonly value: string) {
            super("textarea");
        }
    }
    vi.stubGlobal("Element", FakeElement);
    vi.stubGlobal("HTMLInputElement", FakeSearch);
    return { FakeElement };
});

const { isOnControl, KeyStack } = await import("./keys");
type Level = import("./keys").Level;

const body = new FakeElement("body");
let stack: InstanceType<typeof KeyStack>;
let heard: string[];

beforeEach(() => {
    stack = new KeyStack();
    heard = [];
});

function add(level: Level, keys: string[], more: { element?: unknown; isOpen?: () => boolean; name?: string } = {}) {
    const { element, isOpen, name } = more;
    return stack.add({
        level,
        shortcuts: () => [{ keys, act: ({ key }) => heard.push(`${level} ${key}`), ...(name ? { name } : {}) }],
        ...(element ? { element: () => element as Element } : {}),
        ...(isOpen ? { isOpen } : {}),
    });
}

function press(key: string, more: object = {}): { defaultPrevented: boolean } {
    const event = {
        key,
        target: body,
        defaultPrevented: false,
        preventDefault: () => (event.defaultPrevented = true),
        ...more,
    };
    stack.press(event as unknown as KeyboardEvent);
    return event;
}

describe("a key", () => {
    test("is heard by the topmost layer that wants it, and by no other", () => {
        add("panel", ["Escape"]);
        add("page", ["Escape", "m"]);
        add("board", ["Escape", "r"]);
        for (const key of ["Escape", "r", "m"]) expect(press(key).defaultPrevented).toBe(true);
        expect(heard).toEqual(["panel Escape", "board r", "page m"]);
    });

    test("that nobody wants keeps what the browser does with it", () => {
        add("page", ["m"]);
        expect(press("x").defaultPrevented).toBe(false);
    });

    test("goes on when its shortcut is not meant now", () => {
        add("page", ["Escape"]);
        stack.add({
            level: "board",
            shortcuts: () => [{ keys: ["Escape"], isMeant: () => false, act: () => heard.push("board") }],
        });
        press("Escape");
        expect(heard).toEqual(["page Escape"]);
    });

    test("goes to the layer opened last on the same level, and to the one before when that is gone", () => {
        stack.add({ level: "panel", shortcuts: () => [{ keys: ["Escape"], act: () => heard.push("first") }] });
        const remove = stack.add({
            level: "panel",
            shortcuts: () => [{ keys: ["Escape"], act: () => heard.push("second") }],
        });
        press("Escape");
        remove();
        press("Escape");
        expect(heard).toEqual(["second", "first"]);
    });

    test("with a modifier, in a composed word or handled elsewhere is not a shortcut", () => {
        add("page", ["m"]);
        const others = ["altKey", "ctrlKey", "metaKey", "isComposing", "defaultPrevented"];
        for (const other of others) press("m", { [other]: true });
        expect(heard).toEqual([]);
    });

    test("is the same letter with Shift", () => {
        add("board", ["r"]);
        press("R", { shiftKey: true });
        expect(heard).toEqual(["board R"]);
    });
});

describe("a dialog", () => {
    test("lets nothing through, wherever the focus is", () => {
        add("page", ["m"]);
        add("board", ["r"]);
        add("dialog", ["Escape"]);
        for (const key of ["m", "r", "Escape"]) press(key);
        expect(heard).toEqual(["dialog Escape"]);
    });

    test("that the browser has already closed is not in the way", () => {
        add("page", ["m"]);
        add("dialog", ["Escape"], { isOpen: () => false });
        press("m");
        expect(heard).toEqual(["page m"]);
        expect(stack.isUnderDialog).toBe(false);
    });
});

describe("a tooltip", () => {
    test("is put away before anything else, and lets every other key through", () => {
        add("board", ["r", "Escape"]);
        let isShown = true;
        add("tooltip", ["Escape"], { isOpen: () => isShown });
        for (const key of ["r", "Escape"]) press(key);
        isShown = false;
        press("Escape");
        expect(heard).toEqual(["board r", "tooltip Escape", "board Escape"]);
    });

    test("in a dialog opens no way to what is below the dialog", () => {
        add("board", ["r"]);
        add("dialog", ["Escape"]);
        add("tooltip", ["Escape"], { isOpen: () => true });
        for (const key of ["r", "Escape"]) press(key);
        expect(heard).toEqual(["tooltip Escape"]);
        expect(stack.isUnderDialog).toBe(true);
    });
});

describe("a panel", () => {
    test("keeps keys from the board while the focus is in it, but not from the page", () => {
        const drawer = new FakeElement("drawer");
        add("board", ["r", "Escape"]);
        add("page", ["m"]);
        add("panel", ["Escape"], { element: drawer });
        const target = new FakeElement("button", drawer);
        for (const key of ["r", "m", "Escape"]) press(key, { target });
        press("r");
        expect(heard).toEqual(["page m", "panel Escape", "board r"]);
    });
});

describe("in a text", () => {
    test("all keys are typed, and only Esc leaves it", () => {
        add("page", ["m", " ", "ArrowLeft"]);
        add("panel", ["Escape"]);
        const target = new FakeElement("textarea");
        for (const key of ["m", " ", "ArrowLeft", "Escape"]) press(key, { target });
        expect(heard).toEqual(["panel Escape"]);
    });

    test("Esc clears a search first", () => {
        add("dialog", ["Escape"]);
        const Search = HTMLInputElement as unknown as new (value: string) => Element;
        expect(press("Escape", { target: new Search("A1") }).defaultPrevented).toBe(false);
        press("Escape", { target: new Search("") });
        expect(heard).toEqual(["dialog Escape"]);
    });
});

describe("without letters", () => {
    test("only named keys and Space are shortcuts, and only those are listed", () => {
        add("page", ["m"], { name: "menu" });
        add("page", ["?"], { name: "help" });
        add("board", ["Enter", " "], { name: "confirm" });
        expect(stack.names).toEqual(["confirm", "help", "menu"]);
        stack.hasLetters = false;
        for (const key of ["m", "?", " ", "Enter"]) press(key);
        expect(heard).toEqual(["board  ", "board Enter"]);
        expect(stack.names).toEqual(["confirm"]);
    });
});

test("a name is listed once, from the top to the bottom", () => {
    add("page", ["m"], { name: "menu" });
    add("board", ["Escape"], { name: "cancel" });
    add("dialog", ["Escape"], { name: "cancel" });
    expect(stack.names).toEqual(["cancel", "menu"]);
});

test("Enter and Space belong to the control that has the focus", () => {
    const button = new FakeElement("button");
    expect(isOnControl({ target: new FakeElement("span", button) } as unknown as Event)).toBe(true);
    expect(isOnControl({ target: body } as unknown as Event)).toBe(false);
});
