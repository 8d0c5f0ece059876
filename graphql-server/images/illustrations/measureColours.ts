import { loadSharp } from '../loadSharp';
import { dishes } from './dishes';
import { loadDish } from './loadDish';
import { looks } from './looks';
import { palettes } from './palettes';
import { setStage } from './setStage';
import { CANVAS } from './svg';

/** The numbers of columns and rows in the grid of colors that describes a scene. */
const COLUMNS = 6;
const ROWS = 4;

/**
 * The colors for placeholders. `scenes` has a grid of hex colors, row by row, for each look (kind of background) and
 * palette. `dishes` has for each dish one color, and the width of the dish divided by its height.
 */
export interface Colours {
  scenes: Record<string, string[][]>;
  dishes: Record<string, { colour: string; proportion: number }>;
}

/** Draws each wanted look in all palettes, and draws each wanted dish. Returns the colors of these pictures. */
export async function measureColours(
  wanted = { looks: Object.keys(looks) as (keyof typeof looks)[], dishes: Object.keys(dishes) },
): Promise<Colours> {
  const sharp = await loadSharp();
  const colours: Colours = { scenes: {}, dishes: {} };
  for (const look of wanted.looks) {
    const grids: string[][] = [];
    for (const seed of palettes.keys()) {
      const { stage } = setStage({ look, seed });
      const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" width="150" height="100">${stage.back}</svg>`;
      const full = await sharp(Buffer.from(svg)).removeAlpha().png().toBuffer();
      const data = await sharp(full).resize(COLUMNS, ROWS, { kernel: 'cubic' }).raw().toBuffer();
      grids.push(Array.from({ length: COLUMNS * ROWS }, (_, at) => hex(data.subarray(at * 3))));
    }
    colours.scenes[look] = grids;
  }
  for (const key of wanted.dishes) {
    const { png, width, height } = await loadDish(key, 64);
    const data = await sharp(png).resize(1, 1, { fit: 'fill' }).raw().toBuffer();
    colours.dishes[key] = { colour: hex(data), proportion: Math.round((width / height) * 100) / 100 };
  }
  return colours;
}

const hex = (rgb: Uint8Array) => `#${Buffer.from(rgb.subarray(0, 3)).toString('hex')}`;
