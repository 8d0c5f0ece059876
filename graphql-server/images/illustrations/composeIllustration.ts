import { arrange, type Place } from './arrange';
import { dishes as allDishes, type Dish } from './dishes';
import { drawPlate } from './drawPlate';
import { drawPlinth } from './drawPlinth';
import type { Stage } from './Look';
import { type DishPicture, loadDish } from './loadDish';
import type { Illustration } from './readIllustration';
import { setStage } from './setStage';
import { blur, CANVAS, ellipse, mix, n, radial, rect } from './svg';

/**
 * Draws an illustration as SVG, in the proportion 3:2. The same input always gives the same drawing.
 * @param height in pixels
 */
export async function composeIllustration(illustration: Illustration, height: number): Promise<Buffer> {
  const scale = height / CANVAS.height;
  const { dishes } = illustration;
  const { palette, light, stage } = setStage(illustration);
  const kinds = dishes.map((key) => allDishes[key] as Dish);
  const places = arrange(kinds, { floor: stage.floor, hasPlinths: Boolean(stage.plinth), seed: illustration.seed });
  const pictures = await Promise.all(places.map(({ side }, index) => loadDish(dishes[index] ?? '', side * scale)));

  const order = places.map((_, index) => index).sort((a, b) => (places[a]?.feet ?? 0) - (places[b]?.feet ?? 0));
  const drawn = order.map((index) =>
    drawDish({
      stage,
      light,
      scale,
      shade: palette.shade,
      plateColour: mix(palette.glow, '#ffffff', 0.6),
      kind: kinds[index] as Dish,
      place: places[index] as Place,
      picture: pictures[index] as DishPicture,
    }),
  );
  const { glow, shade } = palette;
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" viewBox="0 0 ${CANVAS.width} ${CANVAS.height}" width="${Math.round(CANVAS.width * scale)}" height="${height}">
    <defs>${radial('v', light > 0 ? 0.36 : 0.64, 0.34, 0.85, [
      [0, glow, 0.14],
      [0.45, glow, 0],
      [1, shade, 0.34],
    ])}
    ${blur('contact', 9)}<filter id="cast" x="-40%" y="-40%" width="180%" height="180%"><feColorMatrix values="${shadowOf(shade)}"/><feGaussianBlur stdDeviation="13"/></filter></defs>
    ${stage.back}${drawn.join('')}${stage.front ?? ''}${rect(0, 0, CANVAS.width, CANVAS.height, 'url(#v)')}</svg>`;
  return Buffer.from(svg);
}

interface Drawing {
  stage: Stage;
  light: 1 | -1;
  scale: number;
  shade: string;
  plateColour: string;
  kind: Dish;
  place: Place;
  picture: DishPicture;
}

/** Draws a dish with a dark shadow under it and a soft shadow next to it, and the dish's plinth or plate, if any. */
function drawDish({ stage, light, scale, shade, plateColour, kind, place, picture }: Drawing): string {
  const [width, height] = [picture.width / scale, picture.height / scale];
  const { x } = place;
  const under = x + (picture.foot.middle - 0.5) * width; // the x coordinate of the middle of the dish's foot
  const touch = Math.max(width * picture.foot.width * 0.62, width * 0.16);
  const { plinth: block } = stage;
  const raised = block ? place.plinth : 0;
  const onPlate = stage.plate && kind.role === 'food';
  const feet = place.feet - raised - (onPlate ? 10 : 0);
  const image = `href="data:image/png;base64,${picture.png.toString('base64')}" width="${n(width)}" height="${n(height)}"`;
  const castLength = raised ? 0.3 : 0.9;
  return `${block && raised ? drawPlinth(x, place.feet, width, raised, block, shade, light) : ''}
    ${onPlate ? drawPlate(x, place.feet, width, plateColour, shade, light) : ''}
    <g transform="matrix(1 0 ${-light * castLength} ${raised ? 0.14 : 0.28} ${n(x - width / 2)} ${n(feet - 5)})" opacity="${n(stage.shadow * (raised || onPlate ? 0.6 : 0.8))}"><image filter="url(#cast)" y="${n(-height)}" ${image}/></g>
    ${ellipse(under + light * touch * 0.12, feet - 4, touch, Math.max(9, touch * 0.16), shade, `opacity="${stage.shadow}" filter="url(#contact)"`)}
    <image x="${n(x - width / 2)}" y="${n(feet - height)}" ${image}/>`;
}

/** The matrix that turns a picture into a silhouette of one color. */
function shadowOf(hex: string): string {
  const [red, green, blue] = [1, 3, 5].map((at) => n(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return `0 0 0 0 ${red} 0 0 0 0 ${green} 0 0 0 0 ${blue} 0 0 0 1 0`;
}
