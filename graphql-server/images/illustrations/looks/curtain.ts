import type { Look } from '../Look';
import { ellipse, linear, mix, n, radial, rect } from '../svg';

/** A room in the evening, with a velvet curtain, one circle of light and a round table. */
export const curtain: Look = ({ palette, random, light }) => {
  const { deep, accent, glow, shade, tableDeep, table } = palette;
  const cloth = mix(deep, shade, 0.42);
  const folds = Array.from({ length: 17 }, (_, index) => {
    const x = index * 76 - 40 + (random() - 0.5) * 26;
    return rect(x, 0, 84, 800, 'url(#f)', `opacity="${n(0.55 + random() * 0.45)}"`);
  }).join('');
  return {
    floor: 660,
    shadow: 0.66,
    back: `<defs>${linear(
      'f',
      [
        [0, shade, 0.55],
        [0.35, cloth, 0.2],
        [0.6, mix(cloth, glow, 0.28), 0.75],
        [1, shade, 0.5],
      ],
      true,
    )}
      ${radial('g', light > 0 ? 0.42 : 0.58, 0.5, 0.62, [
        [0, glow, 0.62],
        [0.45, mix(glow, accent, 0.35), 0.22],
        [1, shade, 0.55],
      ])}
      ${radial('t', 0.5, 0.35, 0.6, [
        [0, mix(table, glow, 0.3)],
        [1, mix(tableDeep, shade, 0.35)],
      ])}</defs>
      ${rect(0, 0, 1200, 800, cloth)}${folds}${rect(0, 0, 1200, 800, 'url(#g)')}
      ${ellipse(600, 742, 720, 172, mix(tableDeep, shade, 0.62))}${ellipse(600, 724, 720, 168, 'url(#t)')}`,
    front: rect(0, 0, 1200, 800, 'url(#v)'),
  };
};
