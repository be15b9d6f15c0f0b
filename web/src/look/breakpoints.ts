// The widths at which pages change. Media queries in CSS repeat them: a custom property cannot stand in a condition.
export const PHONE = "max-width: 560px";
export const NARROW = "max-width: 720px";
export const MEDIUM = "max-width: 820px";
export const WIDE = "max-width: 1000px";
// A phone whose browser shows its bars.
export const SHORT = "max-height: 740px";
// A phone on its side, or a page that is zoomed in.
export const LOW = "max-height: 600px";
// Of those on their side, what is high enough for something to read below the decision, such as 1280 × 800 zoomed in to 150 %.
export const ROOMY = "(min-height: 500px) and (orientation: landscape)";
