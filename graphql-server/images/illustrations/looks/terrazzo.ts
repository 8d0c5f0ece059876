import type { Look } from '../Look';
import { linear, mix, n, path, radial, rect } from '../svg';

/** A terrazzo counter in front of a plain wall. A lamp lights the wall. */
export const terrazzo: Look = ({ palette, random, light }) => {
  const { wall, deep, table, accent, glow, shade } = palette;
  const colours = [accent, deep, mix(table, shade, 0.35), mix(accent, glow, 0.5), mix(wall, shade, 0.2)];
  const chips = Array.from({ length: 130 }, (_, index) => {
    const y = 572 + random() * 225;
    const size = (7 + random() * 17) * (0.55 + (y - 560) / 330);
    const corners = Array.from({ length: 5 }, (_, corner) => {
      const angle = (corner / 5) * Math.PI * 2 + random() * 0.9;
      const reach = size * (0.55 + random() * 0.5);
      return `${n(Math.cos(angle) * reach)} ${n(Math.sin(angle) * reach * 0.5)}`;
    });
    return `<path transform="translate(${n(random() * 1200)} ${n(y)})" d="M${corners.join('L')}Z" fill="${colours[index % colours.length]}"/>`;
  }).join('');
  return {
    floor: 660,
    shadow: 0.5,
    back: `<defs>${linear('w', [
      [0, mix(wall, deep, 0.5)],
      [1, wall],
    ])}${radial('g', light > 0 ? 0.3 : 0.7, 0.3, 0.6, [
      [0, glow, 0.85],
      [1, glow, 0],
    ])}
      ${linear('t', [
        [0, mix(table, shade, 0.1)],
        [0.5, mix(table, '#ffffff', 0.25)],
        [1, table],
      ])}</defs>
      ${rect(0, 0, 1200, 800, 'url(#w)')}${rect(0, 0, 1200, 700, 'url(#g)')}
      ${rect(0, 565, 1200, 235, 'url(#t)')}<g opacity=".62">${chips}</g>
      ${rect(0, 565, 1200, 4, '#ffffff', 'opacity=".55"')}${path('M0 565H1200V553H0Z', shade, 'opacity=".1"')}`,
  };
};
