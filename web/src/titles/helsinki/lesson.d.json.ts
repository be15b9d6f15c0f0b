import type { Story } from "../story";

// A film of what the server sends (web/lessons), too long for the compiler to read.
declare const story: Story;
export default story;
