// How parts look while they are pointed at or have the focus, without a pointer or a focus: within [data-state=hover] and
// [data-state=focus], the page's own rules for :hover and :focus-visible always apply.

const STATES = [
    [":focus-visible", ":is([data-state=focus] :is(button, a, input, select, summary))"],
    [":hover", ":is([data-state=hover] *)"],
] as const;

export function showStates(): () => void {
    const shown = new CSSStyleSheet();
    for (const { cssRules } of document.styleSheets)
        for (const rule of cssRules)
            for (const [state, instead] of STATES)
                if (rule instanceof CSSStyleRule && rule.selectorText.includes(state))
                    shown.insertRule(
                        `${rule.selectorText.replaceAll(state, instead)} { ${rule.style.cssText} }`,
                        shown.cssRules.length,
                    );
    document.adoptedStyleSheets.push(shown);
    return () => {
        document.adoptedStyleSheets = document.adoptedStyleSheets.filter((sheet) => sheet !== shown);
    };
}
