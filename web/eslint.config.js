import js from "@eslint/js";
import svelte from "eslint-plugin-svelte";
import globals from "globals";
import typescript from "typescript-eslint";

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
    // The types say what is defined.
    { rules: { "no-undef": "off" } },
);
