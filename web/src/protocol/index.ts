// What goes over the wire: the types are the server's own (generated.ts), with names for what a board is made of.
export type * from "./generated";

export type Move = (string | number)[];
export type Title = "metro" | "helsinki";
export type MetroColour = "yellow" | "blue" | "orange" | "grey" | "red" | "brown" | "green" | "purple";
export type HelsinkiColour = "purple" | "green" | "red" | "blue" | "yellow";
