import type { Box } from './drawMotif';

/** The most places in a row: `few` if the mosaic has one row, `many` if it has two rows, `most` if it has three. */
const widestRow = { few: 3, many: 6, most: 8 };

/** Boxes for this many places, at most 24. The boxes fill the area without a gap, row by row. */
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
