import type { Palette } from './palettes';

/** What a look is given: the colours, chance that is the same each time, and which side the light comes from. */
export interface Scene {
  palette: Palette;
  random: () => number;
  /** 1: from the left, so that shadows fall to the right; -1: the other way round. */
  light: 1 | -1;
}

/** Where things stand in a look, on a canvas of 1200 x 800. */
export interface Stage {
  /** SVG behind the dishes. */
  back: string;
  /** SVG over them, such as light. */
  front?: string;
  /** The line on which the dishes' feet stand. */
  floor: number;
  /** How strong their shadows are, 0 to 1. */
  shadow: number;
  /** Dishes stand on plinths of this colour. */
  plinth?: { top: string; side: string; sideDark: string };
  /** Dishes lie on plates. */
  plate?: boolean;
}

/** One way to set a scene. */
export type Look = (scene: Scene) => Stage;
