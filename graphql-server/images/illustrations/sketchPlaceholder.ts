import { encode } from 'blurhash';
import { arrange } from './arrange';
import colours from './colours.json';
import { type Dish, dishes } from './dishes';
import type { Stage } from './Look';
import type { Illustration } from './readIllustration';
import { setStage } from './setStage';
import { CANVAS } from './svg';

const WIDTH = 12;
const HEIGHT = 8;
const COLUMNS = 6;
const ROWS = 4;
const UNIT = CANVAS.width / WIDTH;

/**
 * The BlurHash of an illustration, computed from a few colors instead of the finished picture. The computation takes
 * about a millisecond, so the placeholders of all illustrations in the sample catalogue are computed when the catalogue
 * is loaded.
 */
export function sketchPlaceholder({ dishes: keys, look, seed }: Illustration): string {
  const grids = colours.scenes[look];
  const grid = grids[seed % grids.length] ?? [];
  const pixels = new Uint8ClampedArray(WIDTH * HEIGHT * 4).fill(255);
  const paint = (x: number, y: number, colour: string) =>
    pixels.set(Buffer.from(colour.slice(1), 'hex'), (y * WIDTH + x) * 4);

  for (let y = 0; y < HEIGHT; y++) {
    for (let x = 0; x < WIDTH; x++) {
      paint(x, y, grid[Math.floor((y * ROWS) / HEIGHT) * COLUMNS + Math.floor((x * COLUMNS) / WIDTH)] ?? '#ffffff');
    }
  }
  const stage = stageOf(look);
  const places = arrange(
    keys.map((key) => dishes[key] as Dish),
    {
      floor: stage.floor,
      hasPlinths: Boolean(stage.plinth),
      seed,
    },
  );
  for (const [index, place] of places.entries()) {
    const { colour, proportion } = colours.dishes[(keys[index] ?? '') as keyof typeof colours.dishes];
    const [width, height] =
      proportion > 1 ? [place.side, place.side / proportion] : [place.side * proportion, place.side];
    const middle = place.feet - place.plinth - height / 2;
    for (let y = 0; y < HEIGHT; y++) {
      for (let x = 0; x < WIDTH; x++) {
        const across = ((x + 0.5) * UNIT - place.x) / (width / 2);
        const down = ((y + 0.5) * UNIT - middle) / (height / 2);
        if (across ** 2 + down ** 2 < 1) paint(x, y, colour);
      }
    }
  }
  return encode(pixels, WIDTH, HEIGHT, 4, 3);
}

const stages = new Map<string, Stage>();

/**
 * The stage of a look (the background that the look draws) with the seed 0. The seed changes neither the floor nor
 * whether there are plinths.
 */
function stageOf(look: Illustration['look']): Stage {
  const stage = stages.get(look) ?? setStage({ look, seed: 0 }).stage;
  stages.set(look, stage);
  return stage;
}
