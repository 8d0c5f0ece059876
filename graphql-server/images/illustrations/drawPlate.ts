import { ellipse, mix } from './svg';

/** A plate and its shadow. `feet` is the y coordinate of the plate's base. `width` is the width of the dish on it. */
export function drawPlate(
  x: number,
  feet: number,
  width: number,
  colour: string,
  shade: string,
  light: 1 | -1,
): string {
  const rx = width * 0.72;
  const ry = rx * 0.2;
  return `${ellipse(x + light * 22, feet + 14, rx * 1.02, ry, shade, 'opacity=".42" filter="url(#contact)"')}
    ${ellipse(x, feet + 3, rx, ry, mix(colour, shade, 0.28))}${ellipse(x, feet - 3, rx, ry, colour)}
    ${ellipse(x, feet - 4, rx * 0.76, ry * 0.7, mix(colour, shade, 0.1))}${ellipse(x, feet - 1, rx * 0.74, ry * 0.67, mix(colour, '#ffffff', 0.35))}`;
}
