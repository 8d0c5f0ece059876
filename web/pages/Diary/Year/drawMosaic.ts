import { cuisineKind } from '../../../components/restaurant/picture/cuisineKind';
import { cuisineLook } from '../../../components/restaurant/picture/cuisineLook';
import { initialOf } from '../../../components/restaurant/picture/initialOf';
import { toneColours } from '../../../components/restaurant/picture/pictureTones';
import { type Box, drawMotif } from './drawMotif';
import { fitted } from './fitted';
import { mosaicOf } from './mosaicOf';
import type { YearPlace } from './useYearFacts';

const serif = '"Fraunces", serif';
/** Narrower covers show no name. */
const roomForName = 170;

/** Draws the covers of the places side by side: the pattern of the cuisine, the first letter, the name. */
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
  const isNamed = width >= roomForName;
  const radius = Math.min(width, height) * (isNamed ? 0.22 : 0.28);
  const [centre, middle] = [x + width / 2, y + height / 2 - (isNamed ? 26 : 0)];
  brush.fillStyle = ground;
  brush.beginPath();
  brush.arc(centre, middle, radius, 0, 2 * Math.PI);
  brush.fill();
  brush.fillStyle = ink;
  brush.font = `600 ${Math.round(radius * 1.1)}px ${serif}`;
  brush.fillText(initialOf(name), centre, middle + radius * 0.38);
  if (!isNamed) return;
  brush.font = `560 28px ${serif}`;
  const words = fitted(brush, name, width - 56);
  const plate = brush.measureText(words).width + 32;
  brush.fillStyle = ground;
  brush.beginPath();
  brush.roundRect(centre - plate / 2, middle + radius + 14, plate, 46, 12);
  brush.fill();
  brush.fillStyle = ink;
  brush.fillText(words, centre, middle + radius + 46);
}
