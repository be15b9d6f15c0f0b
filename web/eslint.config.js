import { readdirSync } from "node:fs";
import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";

// The folders of src, from the lowest: a file imports from its own folder and from those before it.
const LAYERS = [
    "protocol",
    "look",
    "language",
    "server",
    "parts",
    "rules",
    "turn",
    "box",
    "count",
    "titles",
    "me",
    "start",
    "open",
    "after",
    "learn",
    "table",
    "app",
    // What tests have in common.
    "testing",
];
const TITLES = readdirSync("src/titles", { withFileTypes: true }).flatMap((one) =>
    one.isDirectory() ? [one.name] : [],
);
const MANIFEST = "Only titles/registry.ts imports from the folder of a title.";

// One configuration for each folder: rules of several ones would replace each other.
const restricted = (files, ...patterns) => ({
    files,
    ignores: ["**/*.test.ts"],
    rules: { "no-restricted-imports": ["error", { patterns: patterns.filter(({ regex }) => !regex.includes("()")) }] },
});
const layered = (number) => [
    { regex: `^(\\.\\./)+(${LAYERS.slice(number + 1).join("|")})/`, message: "This folder is above: see LAYERS." },
    { regex: `titles/(${TITLES.join("|")})/`, message: MANIFEST },
];
const IMPORTS = [
    ...LAYERS.map((folder, number) => restricted([`src/${folder}/**`], ...layered(number))),
    ...TITLES.map((title) =>
        restricted(
            [`src/titles/${title}/**`],
            ...layered(LAYERS.indexOf("titles")),
            { regex: `^(\\.\\./)+(${TITLES.filter((other) => other !== title).join("|")})/`, message: MANIFEST },
            { regex: "/registry$", message: "A title does not know of others." },
        ),
    ),
];

export default typescript.config(
    { ignores: ["src/protocol/generated.ts"] },
    js.configs.recommended,
    typescript.configs.strict,
    svelte.configs.recommended,
    {
        languageOptions: { globals: { ...globals.browser, ...globals.node } },
        rules: {
            // Maps that nobody draws need not be watched.
            "svelte/prefer-svelte-reactivity": "off",
            "@typescript-eslint/no-non-null-assertion": "off",
            "svelte/no-navigation-without-resolve": "off",
        },
    },
    {
        files: ["**/*.svelte", "**/*.svelte.ts"],
        languageOptions: { parserOptions: { parser: typescript.parser } },
    },
    {
        files: ["src/**/*.ts", "src/**/*.svelte"],
        languageOptions: { parserOptions: { projectService: true, extraFileExtensions: [".svelte"] } },
        rules: {
            "@typescript-eslint/await-thenable": "error",
            "@typescript-eslint/no-floating-promises": "error",
            // A handler may return a promise: whatever it does shows its own errors.
            "@typescript-eslint/no-misused-promises": ["error", { checksVoidReturn: { attributes: false } }],
        },
    },
    ...IMPORTS,
    {
        files: ["src/**/*.ts", "src/**/*.svelte"],
        ignores: ["**/*.test.ts"],
        rules: {
            // A type is found out or declared, never claimed; `as const` is no claim.
            "@typescript-eslint/consistent-type-assertions": ["error", { assertionStyle: "never" }],
        },
    },
    // The types say what is defined.
    { rules: { "no-undef": "off" } },
);
