import { readFileSync } from "node:fs";
import { fileURLToPath } from "node:url";
import { svelte } from "@sveltejs/vite-plugin-svelte";
import type { Plugin, Rolldown } from "vite";
import { defineConfig } from "vitest/config";
import { patternOf, PLACES, to } from "./src/addresses.ts";

const at = (path: string): string => fileURLToPath(new URL(path, import.meta.url));

// The service worker is not bundled: it only learns the addresses of the pages.
const serviceWorker: Plugin = {
    name: "service-worker",
    apply: "build",
    generateBundle() {
        const source = readFileSync(at("service-worker.js"), "utf8")
            .replace("PAGE_PATTERNS", () => JSON.stringify(PLACES.map(patternOf)))
            .replace("TABLE_ADDRESS", () => JSON.stringify(to("table", { table_id: "" })));
        this.emitFile({ type: "asset", fileName: "service-worker.js", source });
    },
};

// Comments in the files of words are for translators: the page gets only the messages.
const messages: Plugin = {
    name: "messages",
    apply: "build",
    enforce: "pre",
    load(id) {
        const [path, query] = id.split("?");
        if (query !== "raw" || !path?.endsWith(".ftl")) return null;
        return `export default ${JSON.stringify(readFileSync(path, "utf8").replaceAll(/^#.*\n/gm, ""))}`;
    },
};

// Many small files are larger than one, so whatever the first page imports is one file: every other page needs most of
// it too. Another one is what the page of a table and the boards share. The words that every page needs are one file
// per language.
const MAIN = at("src/main.ts");
const WORDS = /locales\/(\w+)\/(?:core|server|web)\.ftl|language\/files\/(\w+)\.ts/;
const BOARD = /app\/TablePage\.svelte$|titles\/\w+\/Play\.svelte$/;

// The modules that import this one, directly or not, and are loaded by themselves.
function rootsOf(id: string, context: Rolldown.ChunkingContext): string[] {
    const importers = new Set([id]);
    for (const module of importers)
        for (const importer of context.getModuleInfo(module)?.importers ?? []) importers.add(importer);
    return [...importers].filter((module) => module === MAIN || context.getModuleInfo(module)?.dynamicImporters.length);
}

function firstFile(id: string, context: Rolldown.ChunkingContext): string | null {
    const words = WORDS.exec(id);
    if (words) return `words-${words[1] ?? words[2]}`;
    return id !== MAIN && rootsOf(id, context).includes(MAIN) ? "first" : null;
}

function boardFile(id: string, context: Rolldown.ChunkingContext): string | null {
    return rootsOf(id, context).filter((root) => BOARD.test(root)).length > 1 ? "boards" : null;
}

const groups = [
    { name: firstFile, priority: 2, debugName: "first" },
    { name: boardFile, priority: 1, debugName: "boards" },
];

// The server sends the page for every address of its own, and its files, all in one folder, from /page/.
export default defineConfig(({ command }) => ({
    base: command === "build" ? "/page/" : "/",
    plugins: [svelte(), messages, serviceWorker],
    resolve: {
        alias: { $locales: at("../src/cityboard/locales"), $web: at("src") },
        ...(process.env.VITEST ? { conditions: ["browser"] } : {}),
    },
    build: {
        outDir: at("../src/cityboard/server/page"),
        emptyOutDir: true,
        assetsDir: "",
        target: "es2022",
        modulePreload: { polyfill: false },
        assetsInlineLimit: 0,
        rolldownOptions: { output: { codeSplitting: { groups } } },
    },
    server: {
        fs: { allow: [at(".."), at(".")] },
        proxy: { "/api": { target: `http://127.0.0.1:${process.env.CITYBOARD_PORT ?? 8080}`, ws: true } },
    },
    // Tests stand beside what they test. They run in Node, but with the Svelte of a browser, whose state is reactive.
    test: {
        include: ["src/**/*.test.ts"],
        setupFiles: ["src/testing/page.ts"],
        server: { deps: { inline: [/^svelte/] } },
        coverage: {
            include: ["src/**/*.ts"],
            exclude: ["src/protocol/generated.ts", "src/testing/**", "src/**/*.test.ts"],
            reporter: ["text-summary"],
            reportsDirectory: at("node_modules/.coverage"),
        },
    },
}));
