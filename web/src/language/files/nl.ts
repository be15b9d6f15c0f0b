export default import.meta.glob<string>(["$locales/nl/*.ftl", "!$locales/*/{analysis,arena,operations,terminal}.ftl"], {
    query: "?raw",
    import: "default",
});
