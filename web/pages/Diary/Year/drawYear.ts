import { readColours } from '../../../device/readColours';
import { drawMosaic } from './drawMosaic';
import { fitted, inLines } from './fitted';
import type { YearFacts } from './useYearFacts';

const width = 1080;
const height = 1350;
const margin = 76;
const mosaic = { x: 0, y: 0, width, height: 500 };
const columns = { top: 985, left: margin, right: 580, bottom: height - 40 };
const serif = '"Fraunces", serif';
const sans = '"Figtree", sans-serif';

/**
 * Draws the year as a PNG similar to YearCard, in the current theme. If there is no space for one of `facts.lines`
 * below the earlier lines, this line and all later lines are left out.
 * @throws Error if the device cannot draw or cannot create a PNG
 */
export async function drawYear(facts: YearFacts): Promise<Blob> {
  const { year, title, counts, cuisinesTitle, cuisines, lines, places } = facts;
  await Promise.all([`600 100px ${serif}`, `400 30px ${sans}`].map((font) => document.fonts.load(font)));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This device cannot draw pictures.');
  const { surface, ink, soft, accent, saffron } = readColours();
  const write = (text: string, font: string, colour: string, x: number, y: number, room = width - margin - x) => {
    brush.font = font;
    brush.fillStyle = colour;
    brush.fillText(fitted(brush, text, room), x, y);
  };
  brush.fillStyle = surface;
  brush.fillRect(0, 0, width, height);
  drawMosaic(brush, places, mosaic);
  write(title, `560 44px ${serif}`, soft, margin, 580, 760);
  write('Fuud', `600 40px ${serif}`, accent, width - margin - 92, 580, margin + 92);
  write(year, `600 220px ${serif}`, accent, margin - 8, 770);
  counts.forEach(({ value, label }, at) => {
    const x = margin + at * 310;
    write(String(value), `560 72px ${serif}`, ink, x, 866, 290);
    write(label, `400 32px ${sans}`, soft, x, 908, 290);
  });
  const hasCuisines = cuisines.length > 0;
  const roomLeft = columns.right - columns.left - 56;
  if (hasCuisines) write(cuisinesTitle, `600 24px ${sans}`, soft, columns.left, columns.top, roomLeft);
  cuisines.forEach(({ label, part }, at) => {
    const y = columns.top + 42 + at * 58;
    write(label, `560 28px ${serif}`, ink, columns.left, y, roomLeft);
    brush.fillStyle = saffron;
    brush.beginPath();
    brush.roundRect(columns.left, y + 12, roomLeft * part, 12, 6);
    brush.fill();
  });
  const x = hasCuisines ? columns.right : columns.left;
  let y = columns.top;
  for (const { label, text } of lines) {
    brush.font = `560 32px ${serif}`;
    const rows = inLines(brush, text, width - margin - x, 2);
    if (y + 38 * rows.length > columns.bottom) break;
    write(label, `600 24px ${sans}`, soft, x, y);
    for (const row of rows) {
      y += 38;
      write(row, `560 32px ${serif}`, ink, x, y);
    }
    y += 46;
  }
  return new Promise((resolve, reject) => {
    canvas.toBlob(
      (blob) => (blob ? resolve(blob) : reject(new Error('This device cannot create a PNG file.'))),
      'image/png',
    );
  });
}
