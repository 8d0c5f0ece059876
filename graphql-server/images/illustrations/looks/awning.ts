import type { Look } from '../Look';
import { linear, mix, n, path, radial, rect } from '../svg';

/** A table under the striped awning of a shop window. */
export const awning: Look = ({ palette, random, light }) => {
  const { wall, deep, table, tableDeep, accent, glow, shade } = palette;
  const stripe = 100;
  const white = mix(glow, '#ffffff', 0.5);
  const bottom = 150 + random() * 20;
  const scallops = Array.from({ length: 13 }, (_, index) => {
    const x = index * stripe - 50;
    const colour = index % 2 ? accent : white;
    return path(`M${n(x)} -10H${n(x + stripe)}V${n(bottom)}a50 44 0 0 1 -100 0Z`, colour);
  }).join('');
  return {
    floor: 664,
    shadow: 0.5,
    back: `<defs>${linear('w', [
      [0, mix(wall, shade, 0.2)],
      [0.45, wall],
      [1, mix(wall, glow, 0.4)],
    ])}${radial('g', light > 0 ? 0.3 : 0.7, 0.55, 0.6, [
      [0, glow, 0.8],
      [1, glow, 0],
    ])}
      ${linear('a', [
        [0, shade, 0.3],
        [0.7, shade, 0],
        [1, shade, 0.16],
      ])}${linear('t', [
        [0, tableDeep],
        [0.2, table],
        [1, mix(table, '#ffffff', 0.3)],
      ])}
      <filter id="s" x="0" y="0" width="100%" height="135%"><feDropShadow dx="${light * 14}" dy="22" stdDeviation="14" flood-color="${shade}" flood-opacity=".35"/></filter></defs>
      ${rect(0, 0, 1200, 800, 'url(#w)')}${rect(0, 0, 1200, 640, 'url(#g)')}
      <g filter="url(#s)">${scallops}</g>${rect(0, 0, 1200, bottom + 44, 'url(#a)')}
      ${rect(0, 582, 1200, 218, 'url(#t)')}${rect(0, 700, 1200, 100, mix(deep, shade, 0.1))}${rect(0, 696, 1200, 10, mix(table, '#ffffff', 0.6))}
      ${Array.from({ length: 9 }, (_, index) => rect(index * 150 - 60, 722, 118, 100, mix(deep, glow, 0.12), 'rx="6"')).join('')}`,
  };
};
