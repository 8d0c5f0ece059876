import { readColours } from '../../../device/readColours';
import type { YearFacts } from './useYearFacts';

const width = 1080;
const height = 1350;
const margin = 96;
const serif = '"Fraunces", serif';
const sans = '"Figtree", sans-serif';

/** Draws the year like the card, in the current theme, as a PNG. @throws Error when the device cannot draw */
export async function drawYear({ year, title, counts, cuisinesTitle, cuisines, lines }: YearFacts): Promise<Blob> {
  await Promise.all([`600 100px ${serif}`, `400 30px ${sans}`].map((font) => document.fonts.load(font)));
  const canvas = document.createElement('canvas');
  Object.assign(canvas, { width, height });
  const brush = canvas.getContext('2d');
  if (!brush) throw new Error('This device draws no pictures.');
  const { surface, ink, soft, accent, saffron } = readColours();
  const write = (text: string, font: string, colour: string, x: number, y: number, room = width - margin - x) => {
    brush.font = font;
    brush.fillStyle = colour;
    brush.fillText(fitted(brush, text, room), x, y);
  };
  brush.fillStyle = surface;
  brush.fillRect(0, 0, width, height);
  brush.fillStyle = accent;
  brush.fillRect(0, 0, width, 20);
  write(title, `560 44px ${serif}`, soft, margin, 136);
  write(year, `600 250px ${serif}`, accent, margin - 8, 350);
  counts.forEach(({ value, label }, at) => {
    const x = margin + at * 300;
    write(String(value), `560 84px ${serif}`, ink, x, 470, 280);
    write(label, `400 32px ${sans}`, soft, x, 516, 280);
  });
  if (cuisines.length > 0) write(cuisinesTitle, `560 36px ${serif}`, ink, margin, 608);
  cuisines.forEach(({ label, part }, at) => {
    const y = 660 + at * 62;
    write(label, `400 28px ${sans}`, ink, margin, y);
    brush.fillStyle = saffron;
    brush.fillRect(margin, y + 10, (width - 2 * margin) * part, 12);
  });
  lines.forEach(({ label, text }, at) => {
    const y = 1010 + at * 80;
    write(label, `600 24px ${sans}`, soft, margin, y);
    write(text, `560 36px ${serif}`, ink, margin, y + 40);
  });
  write('Fuud', `600 36px ${serif}`, accent, width - margin - 84, 136, margin + 84);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('This device makes no PNG.'))), 'image/png');
  });
}

/** The text, cut with an ellipsis if it does not fit. */
function fitted(brush: CanvasRenderingContext2D, text: string, room: number): string {
  if (brush.measureText(text).width <= room) return text;
  const letters = [...text];
  while (letters.length > 0 && brush.measureText(`${letters.join('')}…`).width > room) letters.pop();
  return `${letters.join('')}…`;
}
