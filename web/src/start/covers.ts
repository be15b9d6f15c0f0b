// The pictures of the posters, drawn beside their boards.

import type { Component } from "svelte";
import HelsinkiCover from "../titles/helsinki/Cover.svelte";
import MetroCover from "../titles/metro/Cover.svelte";
import type { Title } from "../protocol";

export const COVERS: Record<Title, Component> = { metro: MetroCover, helsinki: HelsinkiCover };
