import type { Box } from './drawMotif';

/** The maximum number of places in a row: `few` if there is one row, `many` if there are two, `most` if three. */
const widestRow = { few: 3, many: 6, most: 8 };

/** Returns a box for each of `count` places, but at most 24 boxes. The boxes fill the area in rows without a gap. */
export function mosaicOf(count: number, { x, y, width, height }: Box): Box[] {
  const shown = Math.min(count, 3 * widestRow.most);
  const rows = shown <= widestRow.few ? 1 : shown <= 2 * widestRow.many ? 2 : 3;
  const boxes: Box[] = [];
  for (let row = 0; row < rows; row++) {
    const left = shown - boxes.length;
    const inRow = Math.floor(left / (rows - row));
    const top = y + (row * height) / rows;
    for (let column = 0; column < inRow; column++) {
      boxes.push({ x: x + (column * width) / inRow, y: top, width: width / inRow, height: height / rows });
    }
  }
  return boxes;
}
