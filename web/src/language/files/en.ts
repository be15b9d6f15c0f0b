export default import.meta.glob<string>(["$locales/en/*.ftl", "!$locales/*/{analysis,arena,operations,terminal}.ftl"], {
    query: "?raw",
    import: "default",
});
