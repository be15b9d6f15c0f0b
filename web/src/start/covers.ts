// The pictures of the posters, drawn beside their boards.

import type { Component } from "svelte";
import type { Title } from "../protocol";
import Sketch from "./Sketch.svelte";

const DRAWN = import.meta.glob<Component>("../{metro,helsinki}/Cover.svelte", { eager: true, import: "default" });

export const COVERS: Record<Title, Component> = {
    metro: DRAWN["../metro/Cover.svelte"] ?? Sketch,
    helsinki: DRAWN["../helsinki/Cover.svelte"] ?? Sketch,
};
