export default import.meta.glob<string>(["$locales/de/*.ftl", "!$locales/*/{analysis,arena,operations,terminal}.ftl"], {
    query: "?raw",
    import: "default",
});
