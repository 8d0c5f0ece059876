import type { Look } from '../Look';
import { linear, mix, n, path, radial, rect } from '../svg';

const LEAF = 'M0 0C40-70 130-96 220-70C250-60 282-30 300 0C262 34 196 62 122 58C66 54 24 30 0 0Z';

/** Big paper leaves at the edges, as on a shady terrace. */
export const garden: Look = ({ palette, random, light }) => {
  const { wall, deep, table, tableDeep, glow, shade } = palette;
  const greens = [mix('#6f8345', deep, 0.25), mix('#91a05b', wall, 0.2), mix('#465a34', shade, 0.15)];
  const leaf = (x: number, y: number, angle: number, size: number, index: number) => {
    const colour = greens[index % 3] ?? deep;
    return `<g transform="translate(${n(x)} ${n(y)}) rotate(${n(angle)}) scale(${n(size)})">${path(LEAF, colour)}<path d="M8 0C110-14 210-12 292 0" stroke="${mix(colour, glow, 0.45)}" stroke-width="4" fill="none"/></g>`;
  };
  const leaves = [
    ...[20, 58, 96, -8].map((angle, index) =>
      leaf(-30 + index * 26, -20 + index * 18, angle + random() * 14, 0.95 + random() * 0.5, index),
    ),
    ...[160, 122, 86, 192].map((angle, index) =>
      leaf(1230 - index * 24, -20 + index * 20, angle + random() * 14, 0.95 + random() * 0.5, index + 1),
    ),
    leaf(-40, 430, -28 + random() * 20, 0.9, 1),
    leaf(1240, 420, 200 + random() * 20, 0.95, 2),
  ];
  // Each of the two layers of leaves has one shadow. Drawing one shadow for each leaf would take three times as long.
  const layers = [1, 0].map(
    (part) => `<g filter="url(#s)">${leaves.filter((_, index) => index % 2 === part).join('')}</g>`,
  );
  return {
    floor: 664,
    shadow: 0.48,
    plinth: { top: mix(table, '#ffffff', 0.4), side: table, sideDark: tableDeep },
    back: `<defs>${linear('w', [
      [0, mix(wall, glow, 0.55)],
      [1, wall],
    ])}${radial('g', 0.5, 0.45, 0.55, [
      [0, glow, 0.85],
      [1, glow, 0],
    ])}${linear('t', [
      [0, mix(tableDeep, table, 0.4)],
      [1, table],
    ])}
      <filter id="s" x="-2%" y="-4%" width="104%" height="114%"><feDropShadow dx="${light * 8}" dy="12" stdDeviation="9" flood-color="${shade}" flood-opacity=".32"/></filter></defs>
      ${rect(0, 0, 1200, 800, 'url(#w)')}${rect(0, 0, 1200, 800, 'url(#g)')}${layers.join('')}
      ${rect(0, 588, 1200, 212, 'url(#t)')}${rect(0, 588, 1200, 5, shade, 'opacity=".16"')}`,
  };
};
