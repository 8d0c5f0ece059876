import { join } from 'node:path';
import { projectFile } from '../../projectFile';
import { loadSharp } from '../loadSharp';

/** A dish as PNG, without the empty space around it. */
export interface DishPicture {
  png: Buffer;
  width: number;
  height: number;
  /** The part that touches the table: its middle and its width, as shares of the whole width. */
  foot: { middle: number; width: number };
}

interface Outline {
  left: number;
  top: number;
  width: number;
  height: number;
  foot: DishPicture['foot'];
}

const outlines = new Map<string, Outline>();

/**
 * Loads the picture for a key of dishes.ts, without the empty space around it.
 * @param side the longer side in pixels
 */
export async function loadDish(key: string, side: number): Promise<DishPicture> {
  const sharp = await loadSharp();
  const file = join(findFolder(), `${key}.webp`);
  const outline = outlines.get(key) ?? (await measure(file));
  outlines.set(key, outline);
  const { foot, ...box } = outline;
  const { data, info } = await sharp(file)
    .extract(box)
    .resize({ width: Math.round(side), height: Math.round(side), fit: 'inside' })
    .modulate({ saturation: 0.94 })
    .png({ compressionLevel: 1, adaptiveFiltering: false })
    .toBuffer({ resolveWithObject: true });
  return { png: data, width: info.width, height: info.height, foot };
}

/** Measures the visible part of the picture, and the lowest twentieth of that part (the foot). */
async function measure(file: string): Promise<Outline> {
  const sharp = await loadSharp();
  const { data, info } = await sharp(file).extractChannel('alpha').raw().toBuffer({ resolveWithObject: true });
  const isVisible = (x: number, y: number) => (data[y * info.width + x] ?? 0) > 24;
  const rows = Array.from({ length: info.height }, (_, y) => y);
  const columns = Array.from({ length: info.width }, (_, x) => x);
  const inRow = (y: number) => columns.filter((x) => isVisible(x, y));
  const filledRows = rows.filter((y) => inRow(y).length > 0);
  const filledColumns = columns.filter((x) => rows.some((y) => isVisible(x, y)));
  const [top = 0, bottom = info.height - 1] = [filledRows[0], filledRows.at(-1)];
  const [left = 0, right = info.width - 1] = [filledColumns[0], filledColumns.at(-1)];
  const [width, height] = [right - left + 1, bottom - top + 1];
  const lowest = filledRows.filter((y) => y > bottom - height * 0.05).flatMap(inRow);
  const [from, to] = [Math.min(...lowest), Math.max(...lowest)];
  return {
    left,
    top,
    width,
    height,
    foot: { middle: ((from + to) / 2 - left) / width, width: (to - from + 1) / width },
  };
}

let found: string | null = null;

function findFolder(): string {
  found ??= projectFile('graphql-server', 'images', 'illustrations', 'dishes');
  if (!found) throw new Error('The folder graphql-server/images/illustrations/dishes is missing.');
  return found;
}
