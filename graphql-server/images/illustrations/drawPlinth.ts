import type { Stage } from './Look';
import { ellipse, mix, n, path } from './svg';

/**
 * A plinth (a round block under a dish) and its shadow. `feet` is the y coordinate of the plinth's base. `width` is the
 * width of the dish.
 */
export function drawPlinth(
  x: number,
  feet: number,
  width: number,
  height: number,
  { top, side, sideDark }: NonNullable<Stage['plinth']>,
  shade: string,
  light: 1 | -1,
): string {
  const rx = width * 0.62;
  const ry = rx * 0.15;
  const id = `p${Math.round(x)}`;
  const y = feet - height;
  return `<defs><linearGradient id="${id}" x1="${light > 0 ? 0 : 1}" x2="${light > 0 ? 1 : 0}"><stop offset="0" stop-color="${side}"/><stop offset=".35" stop-color="${mix(side, top, 0.5)}"/><stop offset="1" stop-color="${sideDark}"/></linearGradient></defs>
    ${ellipse(x + light * rx * 0.3, feet + 6, rx * 1.12, ry * 1.35, shade, 'opacity=".32" filter="url(#contact)"')}
    ${path(`M${n(x - rx)} ${n(y)}V${n(feet)}A${n(rx)} ${n(ry)} 0 0 0 ${n(x + rx)} ${n(feet)}V${n(y)}Z`, `url(#${id})`)}
    ${ellipse(x, y, rx, ry, top)}`;
}
