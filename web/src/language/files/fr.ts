export default import.meta.glob<string>(["$locales/fr/*.ftl", "!$locales/*/{analysis,arena,operations,terminal}.ftl"], {
    query: "?raw",
    import: "default",
});
