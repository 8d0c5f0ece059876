import type { Palette } from './palettes';

/**
 * The input of a look (a function that draws a background): the colors, a random function with a fixed seed, and the
 * side that the light comes from.
 */
export interface Scene {
  palette: Palette;
  random: () => number;
  /** 1: light from the left, shadows to the right; -1: the reverse. */
  light: 1 | -1;
}

/** The background that a look draws, on a canvas of 1200 x 800. */
export interface Stage {
  /** SVG behind the dishes. */
  back: string;
  /** SVG in front of the dishes, such as light. */
  front?: string;
  /** The y coordinate of the line that the dishes stand on. */
  floor: number;
  /** How strong the shadows of the dishes are, 0 to 1. */
  shadow: number;
  /** If set, the first and the second dish stand on plinths in these colors. */
  plinth?: { top: string; side: string; sideDark: string };
  /** Whether dishes with the role 'food' lie on plates. */
  plate?: boolean;
}

/** A function that draws one kind of background. */
export type Look = (scene: Scene) => Stage;
