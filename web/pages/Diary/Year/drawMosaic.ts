import { cuisineKind } from '../../../components/restaurant/picture/cuisineKind';
import { cuisineLook } from '../../../components/restaurant/picture/cuisineLook';
import { initialOf } from '../../../components/restaurant/picture/initialOf';
import { toneColours } from '../../../components/restaurant/picture/pictureTones';
import { readColours } from '../../../device/readColours';
import { type Box, drawMotif } from './drawMotif';
import { inLines } from './fitted';
import { mosaicOf } from './mosaicOf';
import type { YearPlace } from './useYearFacts';

const serif = '"Fraunces", serif';
const nameFont = `560 24px ${serif}`;
const lineHeight = 28;
/** A cover shows the place's name if the cover is at least this wide, in canvas pixels. */
const roomForName = 170;

/**
 * Draws the covers of up to 24 places in up to three rows. A cover has the pattern of the cuisine and the first letter
 * of the name. A wide cover also has the name.
 */
export function drawMosaic(brush: CanvasRenderingContext2D, places: readonly YearPlace[], area: Box): void {
  const boxes = mosaicOf(places.length, area);
  brush.textAlign = 'center';
  for (const [at, box] of boxes.entries()) {
    const place = places[at];
    if (place) drawCover(brush, place, box);
  }
  brush.textAlign = 'left';
}

function drawCover(brush: CanvasRenderingContext2D, { name, cuisine }: YearPlace, box: Box): void {
  const { tone, motif } = cuisineLook(cuisineKind(cuisine, name), name);
  const { ground, figure, ink } = toneColours(tone);
  const { x, y, width, height } = box;
  brush.fillStyle = ground;
  brush.fillRect(x, y, width, height);
  brush.globalAlpha = 0.7;
  brush.fillStyle = figure;
  brush.strokeStyle = figure;
  drawMotif(brush, motif, box);
  brush.globalAlpha = 1;
  const lines = width >= roomForName ? nameLines(brush, name, width - 48) : [];
  const radius = Math.min(width, height) * (lines.length > 0 ? 0.22 : 0.28);
  const plateHeight = lines.length > 0 ? lines.length * lineHeight + 18 : 0;
  const [centre, top] = [x + width / 2, y + (height - 2 * radius - plateHeight - (lines.length > 0 ? 12 : 0)) / 2];
  brush.fillStyle = readColours().surface;
  brush.beginPath();
  brush.arc(centre, top + radius, radius, 0, 2 * Math.PI);
  brush.fill();
  brush.fillStyle = ink;
  brush.font = `600 ${Math.round(radius * 1.1)}px ${serif}`;
  brush.fillText(initialOf(name), centre, top + radius * 1.38);
  if (lines.length > 0) drawName(brush, lines, { centre, top: top + 2 * radius + 12, ink });
}

function nameLines(brush: CanvasRenderingContext2D, name: string, room: number): string[] {
  brush.font = nameFont;
  return inLines(brush, name, room, 2);
}

function drawName(
  brush: CanvasRenderingContext2D,
  lines: readonly string[],
  { centre, top, ink }: { centre: number; top: number; ink: string },
): void {
  brush.font = nameFont;
  const width = Math.max(...lines.map((line) => brush.measureText(line).width)) + 28;
  brush.fillStyle = readColours().surface;
  brush.beginPath();
  brush.roundRect(centre - width / 2, top, width, lines.length * lineHeight + 18, 12);
  brush.fill();
  brush.fillStyle = ink;
  for (const [at, line] of lines.entries()) brush.fillText(line, centre, top + 31 + at * lineHeight);
}
